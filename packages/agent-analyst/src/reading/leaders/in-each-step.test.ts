import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { bakery, bakeryValues } from "../../fixtures/bakery.fixture.js";

const script = { model: bakery, values: bakeryValues, rows: [["2025-01-01", "Rye", 2]] };
const sqlOf = statementsWith(script);

describe("D14: the best of each step", () => {
  it.each([
    "best bread of each month by revenue in 2025",
    "best selling bread in each month by revenue in 2025",
    "top bread per month by revenue in 2025",
    "which bread has the most revenue each month in 2025",
  ])("%s: one of each, and no list of all", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toMatch(/QUALIFY row_number\(\) OVER \(PARTITION BY date_trunc\('month', \w+\)/);
    expect(sql).toContain("<= 1 ORDER BY 1");
    expect(sql).toContain("bread IS NOT NULL");
  });

  it("its title says so", async () => {
    const { content } = await ask("best bread of each month by revenue in 2025", script);
    expect(content).toContain("Revenue by Bread in each month");
  });

  it("of each group as well", async () => {
    expect(await sqlOf("best bread of each town by month by revenue in 2025")).toMatch(
      /PARTITION BY town, date_trunc\('month', \w+\)/,
    );
  });

  it("the highest figures of a series are none of those", async () => {
    expect(await sqlOf("revenue by bread each month in 2025, highest first")).not.toContain(
      "QUALIFY",
    );
  });

  it("steps are ranked in each group", async () => {
    const question = "best month of each town by revenue in 2025";
    expect(await sqlOf(question)).toMatch(
      /PARTITION BY town ORDER BY MEASURE\(revenue\) DESC NULLS LAST, date_trunc\('month', \w+\)\) <= 1/,
    );
    const { content } = await ask(question, script);
    expect(content).toContain("Revenue by month in each Town");
  });
});

describe("D14: the first of each, compared with another time", () => {
  it("are the first of the later one, and counted in both", async () => {
    const sql = await sqlOf("top 2 breads of each town by revenue in 2025 compared with 2024");
    const [present = "", former = ""] = sql.split("former AS");
    expect(present).toContain("PARTITION BY town ORDER BY MEASURE(revenue)");
    expect(present).toContain("2025-01-01");
    expect(former).not.toContain("PARTITION");
    expect(former).toContain("FROM present LEFT JOIN former");
    expect(sql).not.toContain("LIMIT");
  });

  it("those that grew are the first by what changed", async () => {
    const sql = await sqlOf("which bread of each town grew the most in 2025 compared with 2024");
    expect(sql).toContain("FULL JOIN");
    expect(sql).toMatch(/PARTITION BY .*ORDER BY .* - .* DESC/);
    expect(sql).not.toContain("LIMIT");
  });
});

describe("D14: what follows the first of each is of each as well", () => {
  const then = async (first: string, second: string): Promise<string> => {
    const { history } = await ask(first, script);
    const { queries } = await ask(second, { ...script, history });
    return queries.at(-1)?.sqlQuery ?? "";
  };

  it.each(["and in 2024?", "the top 3", "by kilos sold", "and the worst?"])("%s", async (next) => {
    const sql = await then("top 2 breads of each town by revenue in 2025", next);
    expect(sql).toContain("PARTITION BY town");
    expect(sql).not.toContain("LIMIT");
  });

  it.each(["and in 2024?", "the top 3"])("of each month: %s", async (next) => {
    const sql = await then("best bread of each month by revenue in 2025", next);
    expect(sql).toMatch(/PARTITION BY date_trunc\('month', \w+\)/);
  });

  it("by another group it is not", async () => {
    const sql = await then("top 2 breads of each town by revenue in 2025", "by month");
    expect(sql).toContain("date_trunc('month'");
    expect(sql).not.toContain("PARTITION");
  });

  it.each(["by town", "compared with 2024"])(
    "of each month, and then %s: over the whole time, which is said",
    async (next) => {
      const { history } = await ask("best bread of each month by revenue in 2025", script);
      const { queries, content } = await ask(next, { ...script, rows: [["Rye", 2]], history });
      expect(queries.at(-1)?.sqlQuery).not.toContain("PARTITION");
      expect(content).toContain("I rank them over the whole time");
      expect(content).not.toContain("in each month");
    },
  );
});
