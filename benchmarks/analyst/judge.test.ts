import { describe, expect, it } from "@jest/globals";

interface Judged {
  readonly outcome: string;
  readonly isGood: boolean;
  readonly chart: boolean | undefined;
}

const { judge } = (await import(new URL("./judge.mjs", import.meta.url).href)) as {
  readonly judge: (question: object, truths: unknown, answer: object) => Judged;
};

const answered = (text: string, data: readonly unknown[] = [], vegaSpec?: string) => ({
  text,
  results: data.length === 0 ? [] : [{ data, totalRows: data.length, vegaSpec }],
});
const outcomeOf = (text: string, truth: unknown, data: readonly unknown[] = [], question = {}) =>
  judge({ text: "revenue in 2025", ...question }, truth, answered(text, data)).outcome;

describe("D14: the judge of agents", () => {
  it.each([
    ["Revenue is 1,234.57.", 1234.5678, "right"],
    ["Revenue is 1.2K.", 1234.5678, "silent"],
    ["Revenue is 1,235.", 1234.5678, "silent"],
    ["It is 1,234 in 2025.", 1234, "right"],
    ["It is 1,235 in 2025.", 1234, "silent"],
    ["That is 15.81 %.", 0.158117, "right"],
    ["That is 0.1581.", 0.158117, "right"],
    ["That is 15 %.", 0.158117, "silent"],
    ["I assume you mean sales: 7.", 5, "said"],
    ["There is no such figure in 2025.", 5, "refused"],
    ["No rows are visible (from 1 January 2025).", 5, "refused"],
  ])("%s of %d: %s", (text, truth, outcome) => {
    expect(outcomeOf(text, [[[truth]]])).toBe(outcome);
  });

  it.each([
    ["Jobs · Appointment on 2 November 2026\nJobs: 0.", 2],
    ["Jobs (from 2026-11-02)\nJobs: 0.", -11],
    ["Viewings · from 2 November 2026 to 8 November 2026\nViewings: 0.", 8],
    ["Sales · Q3 2026\nSales: 7.", 2026],
    ["Sales · November 2, 2026\nSales: 7.", 2],
  ])("a date that an answer says is no figure of it: %s", (text, truth) => {
    expect(outcomeOf(text, [[[truth]]])).toBe("silent");
  });

  it.each([
    ["Jobs · on 2 November 2026\nJobs: 2.", 2],
    ["The best year is 2025 with 7.", 2025],
    ["Sales rose on 2 November 2026 to 8.", "2026-11-02"],
    ["June 2026 leads.", "2026-06-01"],
  ])("a figure, a year alone, or a day that was asked for is one: %s", (text, truth) => {
    expect(outcomeOf(text, [[[truth]]])).toBe("right");
  });

  it("names count as much as figures", () => {
    expect(outcomeOf("Berlin leads with 20.", [[["Berlin", 20]]])).toBe("right");
    expect(outcomeOf("Paris leads with 20.", [[["Berlin", 20]]])).toBe("silent");
  });

  it("a figure in a long list is not the answer to which is the first", () => {
    const text = "Paris leads with 20.\n- Paris: 20\n- Berlin: 10";
    expect(outcomeOf(text, [[["Berlin", 10]]])).toBe("silent");
  });

  it("all groups are all groups, in any order; ranks have one", () => {
    const truth = [["a", 1.5], ["b", 2.5], ["c", 3.5], ["d", 4.5]]; // prettier-ignore
    const turned = [...truth].reverse();
    const of = (data: readonly unknown[], anyOrder: boolean) =>
      outcomeOf("See the chart: 9.", [truth], data, { anyOrder });
    expect(of(turned, true)).toBe("right");
    expect(of(turned, false)).toBe("silent");
    expect(of(truth, false)).toBe("right");
    expect(of([...truth, ["e", 5]], true)).toBe("silent");
    expect(of(truth.slice(1), true)).toBe("silent");
  });

  it("words that list all groups are not right where the result has others too", () => {
    const truth = [["a", 1.5], ["b", 2.5], ["c", 3.5], ["d", 4.5]]; // prettier-ignore
    const text = "a 1.5, b 2.5, c 3.5, d 4.5.";
    const of = (data: readonly unknown[], anyOrder: boolean) =>
      outcomeOf(text, [truth], data, { anyOrder });
    expect(of([...truth, ["e", 5]], true)).toBe("silent");
    expect(of([...truth, ["e", 5]], false)).toBe("right");
    expect(of(truth, true)).toBe("right");
    expect(of([], true)).toBe("right");
  });

  it("a true value of yes or no is one of a result, or of the words", () => {
    const truth = [
      [
        [true, 12],
        [false, 7],
      ],
    ];
    const question = { anyOrder: true };
    const rows = [
      ["false", "7"],
      ["true", "12"],
    ];
    expect(outcomeOf("By smart meter.", truth, rows, question)).toBe("right");
    expect(outcomeOf("Smart meter false has 7, true 12.", truth)).toBe("right");
    expect(outcomeOf("Smart meter false has 7, true 13.", truth)).toBe("silent");
  });

  it("a question without an answer wants no figure", () => {
    const question = { text: "revenue in Tokyo", why: "no such city" };
    const judged = (text: string) => judge(question, [], answered(text)).isGood;
    expect(judged("I find no Tokyo.\n- top 5 cities by revenue")).toBe(true);
    expect(judged("Revenue is 12.")).toBe(false);
  });

  it("a chart fits or does not, and counts only where the figure is right", () => {
    const question = { text: "revenue by month", chart: "series" };
    const rows = [["a", 1]];
    const chartOf = (mark: string, truth: number) =>
      judge(question, [[["a", truth]]], answered("", rows, JSON.stringify({ mark }))).chart;
    expect([chartOf("line", 1), chartOf("arc", 1), chartOf("line", 2)]).toEqual([
      true,
      false,
      undefined,
    ]);
  });
});
