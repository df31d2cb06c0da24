import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../fixtures/asking.fixture.js";

const view = (name: string, letters: string): string => `
view ${name} | ${name}
${[...letters].map((letter) => `  dimension string ${name}_${letter} | ${name} ${letter}${letter}`).join("\n")}
  measure count ${name}_count | Number of ${name}
`;
const names = ["barges", "tugs", "punts", "skiffs", "sloops", "cutters", "ketches", "yawls"];
const model = modelOf(names.map((name) => view(name, "uvwxyz")).join(""));
const question =
  "how many barges and tugs and punts of zorbix, quandle, fremwick, jastrop and wexford";

/** Asks with a data service that refuses what `isRefused` says, and counts the look-ups. */
const lookUpsOf = async (isRefused: (sql: string) => boolean): Promise<number> => {
  let calls = 0;
  await ask(question, {
    model,
    callTool: (tool, input) => {
      if (tool === "svcMeta") return Promise.resolve(JSON.stringify({ model: "" }));
      calls += 1;
      const { sqlQuery = "" } = input as { readonly sqlQuery?: string };
      return Promise.resolve(
        JSON.stringify(isRefused(sqlQuery) ? { error: "not allowed" } : { schema: [], data: [] }),
      );
    },
  });
  return calls;
};

describe("D14: values that are looked up in one turn", () => {
  it("are so few that the answer has room", async () => {
    expect(await lookUpsOf(() => false)).toBeLessThanOrEqual(15);
  });

  it("are so few as well where columns have to be asked one by one", async () => {
    expect(await lookUpsOf((sql) => sql.includes("UNION"))).toBeLessThanOrEqual(15);
  });
});
