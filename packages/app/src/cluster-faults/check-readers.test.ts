import { describe, expect, test } from "@jest/globals";
import { problemsOf } from "./check-readers.fixture.js";
import { inputOf } from "./paced-agent.js";
import type { Reading } from "./reader.fixture.js";

const input = inputOf({ words: 2, everyMs: 1, toolEvery: 9 });
const line = (fields: object): string => JSON.stringify(fields);
const said = (sort: number, content: string): string =>
  line({ id: "t.answer", role: "assistant", content, isDelta: true, sort });
const whole = "word-1 word-2 ";
const lines = [
  line({ id: "__cutoff__", sort: 0, state: { chatId: "c", isStreaming: true } }),
  line({ id: "m", role: "user", content: input, sort: 1 }),
  said(2, ""),
  said(3, "word-1 "),
  said(4, "word-2 "),
  line({ id: "t.answer", role: "assistant", content: whole, isDelta: false, sort: 5 }),
  line({ id: "t.final", role: "assistant", content: whole, graphPath: ["final"], sort: 6 }),
  line({ id: "__state__", role: "assistant", sort: 7 }),
  line({ id: "__usage__", type: "usage" }),
];
const reading = (texts: readonly string[], closed = true): Reading => ({
  instance: "instance-1",
  status: 200,
  code: undefined,
  askedAtMs: 0,
  answeredMs: 0,
  lines: texts,
  lastAtMs: 0,
  closed,
});
const check = (...readers: readonly (readonly Reading[])[]): readonly string[] =>
  problemsOf({ input, readers, mayLoseDeltas: false });
const without = (at: number): readonly string[] => lines.toSpliced(at, 1);

describe("the checker of what readers received", () => {
  test("finds nothing in what is right, cut and read again elsewhere", () => {
    expect(check([reading(lines)], [reading(lines.slice(0, 4), false), reading(lines)])).toEqual(
      [],
    );
  });

  test.each([
    ["a gap", without(3)],
    ["a line twice", lines.toSpliced(3, 0, said(3, "word-1 "))],
    ["numbers that do not rise", lines.with(4, said(3, "word-2 "))],
    ["another word", lines.with(4, said(4, "word-3 "))],
    ["no end", lines.slice(0, -1)],
    ["two ends", [...lines, ...lines.slice(-1)]],
    ["something behind the end", [...lines, said(8, "word-3 ")]],
    ["a closing message that is not what was said", without(4)],
    ["no closing sequence", lines.slice(0, 5)],
  ])("D3: finds %s", (_, texts) => {
    expect(check([reading(texts)])).not.toEqual([]);
  });

  test("D5: finds bytes that differ between readers", () => {
    const other = lines.with(7, line({ role: "assistant", id: "__state__", sort: 7 }));
    expect(check([reading(lines)], [reading(other)])).not.toEqual([]);
  });

  test("finds a run that does not come behind the one before, and a reader without an end", () => {
    const again = lines.map((text) => text.replace("t.answer", "u.answer"));
    expect(check([reading(lines.slice(0, 4), false), reading(again)])).not.toEqual([]);
    expect(check([reading(lines, false)])).not.toEqual([]);
  });

  test("where the log was lost for good, lets deltas be missing, and nothing else", () => {
    const received = { input, mayLoseDeltas: true };
    expect(problemsOf({ ...received, readers: [[reading(without(4))]] })).toEqual([]);
    expect(problemsOf({ ...received, readers: [[reading(without(8))]] })).not.toEqual([]);
  });
});
