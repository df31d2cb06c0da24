import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ask } from "../fixtures/asking.fixture.js";
import { removals, removalsWithHidden, removalValues } from "../fixtures/removals.fixture.js";

/** Words of hidden names, of what describes them, and slips and parts of them. */
const hidden =
  "wage bill wages wage_bill wagebill wb payroll salaries salary blacklisted blacklist blaklisted bc debtors debtor debts bribes bribe bribs kickbacks kickback customer crews".split(
    " ",
  );
const open =
  "takings moves by in per for last month 2025 depot crew rakings papers profit average how many top 5 of the without and yes second Leeds Northgate insured".split(
    " ",
  );
const question = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...hidden) },
      { weight: 3, arbitrary: fc.constantFrom(...open) },
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((words) => words.join(" "));

describe("E1: what a user may not see", () => {
  it("changes no refusal and no proposal, whatever is asked", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 2 }), async (questions) => {
        const answersOf = async (model: typeof removals): Promise<readonly string[]> => {
          const contents: string[] = [];
          let history: Awaited<ReturnType<typeof ask>>["history"] = [];
          for (const each of questions) {
            const asked = await ask(each, { model, values: removalValues, history, rows: [[5]] });
            history = asked.history;
            contents.push(asked.content);
          }
          return contents;
        };
        expect(await answersOf(removalsWithHidden)).toEqual(await answersOf(removals));
      }),
      { numRuns: 60 },
    );
  });

  it.each(["wage bil", "payrol by crew", "wb by depot", "debtors", "bribe by town", "kickbacks"])(
    "%s: no hidden name is proposed",
    async (asked) => {
      const { content } = await ask(asked, { model: removalsWithHidden, values: removalValues });
      expect(content).not.toMatch(/wage bill|blacklisted|bribes/i);
    },
  );

  it("no value is proposed that no look-up gave", async () => {
    const { content } = await ask("takings in Leeth", { model: removals, values: [] });
    expect(content).toContain("No rows are visible for “Leeth”");
    expect(content).not.toContain("Leeds");
  });
});
