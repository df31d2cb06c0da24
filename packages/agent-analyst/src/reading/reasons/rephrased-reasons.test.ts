import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { crew, crewValues } from "../../fixtures/crew.fixture.js";
import { grants } from "../../fixtures/grants.fixture.js";

const onBoard = { model: crew, values: crewValues, rows: [["Resignation", 3]] } as const;
const sqlOf = statementsWith(onBoard);
const sqlOfGrants = statementsWith({ model: grants, rows: [["Too late", 3]] });

describe("D14: why something was done is answered by the reasons that were recorded for it", () => {
  it.each(["why are people leaving us?", "Why do crew quit", "why did they leave"])(
    "%s",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toMatch(/^SELECT reason, MEASURE\(leavers\).*GROUP BY 1/);
    },
  );

  it("keeps the time and the place that are said", async () => {
    const sql = await sqlOf("why did people leave in October on the Engine deck");
    expect(sql).toContain("MEASURE(leavers)");
    expect(sql).toContain("left_on >= DATE '2026-10-01'");
    expect(sql).toContain("deck = 'Engine'");
  });

  it("says that it tells no causes", async () => {
    const { content } = await ask("why are people leaving", onBoard);
    expect(content).toContain("I do not tell why something happens");
    expect(content).toContain("Leavers by Reason for leaving");
  });

  it.each([
    "most common reasons why people left in 2026",
    "the main reasons that people left in 2026",
    "what are the top 2 reasons why people left so far in 2026",
    "reasons why people left in 2026, top 2",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(/^SELECT reason, MEASURE\(leavers\).*GROUP BY 1/);
    if (question.includes("top 2")) expect(sql).toContain("LIMIT 2");
  });

  it.each(["why were requests refused in 2025", "why did we turn down requests in 2025"])(
    "%s",
    async (question) => {
      const sql = await sqlOfGrants(question);
      expect(sql).toMatch(/^SELECT refusal_reason, MEASURE\(refused_count\)/);
      expect(sql).toContain("DATE '2025-01-01'");
    },
  );
});

describe("D14: why a figure is what it is has no answer", () => {
  it.each([
    "why do so many people leave",
    "why did fewer people leave in October",
    "why did people not leave",
    "why did leavers increase this year",
    "why is the Engine deck losing crew",
    "why do people leave the Galley",
    "why did wages fall",
    "why are watches cancelled",
    "how come people stop sailing with us",
    "why?",
  ])("%s", async (question) => {
    const { content, queries } = await ask(question, onBoard);
    expect(queries).toEqual([]);
    expect(content).toContain("do not tell why");
  });

  it("takes applications that decline for a change, and no refusal", async () => {
    expect(await sqlOfGrants("why do requests decline")).toBe("");
  });
});

describe("D11: a bare why asks for the reasons of what was counted before", () => {
  it.each([
    ["leavers in October on the Engine deck", "and why?"],
    ["how many crew left in October on the Engine deck", "why did they leave?"],
  ])("%s: %s", async (first, then) => {
    const { history } = await ask(first, onBoard);
    const { queries } = await ask(then, { ...onBoard, history });
    const sql = queries[0]?.sqlQuery ?? "";
    expect(sql).toMatch(/^SELECT reason, MEASURE\(leavers\)/);
    expect(sql).toContain("left_on >= DATE '2026-10-01'");
    expect(sql).toContain("deck = 'Engine'");
  });

  it.each(["average wage by deck", "watches in October", "current crew"])(
    "%s have no reasons",
    async (first) => {
      const { history } = await ask(first, onBoard);
      expect((await ask("why?", { ...onBoard, history })).queries).toEqual([]);
    },
  );
});
