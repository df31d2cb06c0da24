import { afterEach, describe, expect, it } from "@jest/globals";

interface Answer {
  readonly text: string;
  readonly error: unknown;
  readonly results: readonly {
    readonly sql: string;
    readonly data: unknown;
    readonly totalRows: number;
  }[];
  readonly steps: number;
}
interface World {
  readonly ask: (question: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

const { openWorld } = (await import(new URL("./scale/open-world.mjs", import.meta.url).href)) as {
  readonly openWorld: (
    files: Readonly<Record<string, string>>,
    groups?: readonly string[],
  ) => Promise<World>;
};

const open: World[] = [];
const world = async (files: Readonly<Record<string, string>>, groups?: string[]) => {
  const opened = await openWorld(files, groups);
  open.push(opened);
  return opened;
};
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const cube = (name: string, members: string): string => `cubes:
  - name: ${name}
    sql_table: ${name}
${members}`;

const dimensions = `    dimensions:
      - { name: id, sql: "{CUBE}.id", type: number, primary_key: true }
      - { name: customer, sql: "{CUBE}.customer", type: string }
      - { name: town, sql: "{CUBE}.town", type: string }
`;
const measures = `    measures:
      - { name: revenue, sql: "{CUBE}.amount", type: sum }
`;
const policy = `    access_policy:
      - group: readers
        row_level: { filters: [{ member: town, operator: equals, values: [Berlin] }] }
`;
const rows = [
  "id,customer,town,amount",
  "1,Rapid Freight GmbH,Berlin,10",
  "2,Müller & Söhne,Berlin,20",
  "3,Revenue,Berlin,5",
];

describe("E1: values under the rights of the user who asks", () => {
  // The same visible rows, with and without others that the user may not see.
  it("an answer is the same with and without hidden rows of the name, to the statement", async () => {
    const model = { "model/sales.yml": cube("sales", dimensions + measures + policy) };
    const hidden = [
      "4,Secret Ventures,Hamburg,99",
      "5,Rapid Secrets,Hamburg,7",
      "6,Rapid Fright,Hamburg,3",
    ];
    const bare = await world({ ...model, "data/sales.csv": rows.join("\n") });
    const full = await world({ ...model, "data/sales.csv": [...rows, ...hidden].join("\n") });
    for (const question of [
      "revenue of Secret Ventures",
      "revenue of Secrte Ventures",
      "revenue of secret",
      "revenue of Rapid",
      "revenue of Rapdi",
      "revenue in Hamburg",
      "revenue of Rapid Fright",
      "revenue by customer",
    ]) {
      const [without, beside] = [await bare.ask(question), await full.ask(question)];
      expect([question, beside.text, beside.steps, beside.results]).toEqual([
        question,
        without.text,
        without.steps,
        without.results,
      ]);
      expect(beside.text).not.toMatch(/Ventures.* is \d|Rapid Secrets/);
    }
    expect((await full.ask("revenue of Rapid Freight")).text).toContain("Revenue is 10");
    expect((await full.ask("revenue of Rapdi Freight GmbH")).text).toContain("Revenue is 10");
    expect((await full.ask("revenue of muller")).text).toContain("Revenue is 20");
  }, 60_000);
});

describe("D14: odd models are answered or refused in words", () => {
  it("a value that is a member's name is a value where values stand", async () => {
    const { ask } = await world({
      "model/sales.yml": cube("sales", dimensions + measures),
      "data/sales.csv": rows.join("\n"),
    });
    expect((await ask('revenue of customer "Revenue"')).text).toContain("Revenue is 5");
    expect((await ask("revenue")).text).toContain("Revenue is 35");
  }, 60_000);

  it("a model without measures counts rows, and says so; without time it refuses times", async () => {
    const { ask } = await world({
      "model/sales.yml": cube("sales", dimensions),
      "data/sales.csv": rows.join("\n"),
    });
    expect((await ask("how many sales")).text).toMatch(/\b3\b/);
    for (const question of ["revenue", "sales last month", "revenue by month", "top 3 customers"]) {
      const { text, error } = await ask(question);
      expect([question, error]).toEqual([question, undefined]);
      expect(text.length).toBeGreaterThan(10);
    }
    expect((await ask("sales last month")).results).toEqual([]);
  }, 60_000);

  it("empty tables and columns that are all NULL give no figure, and no error", async () => {
    const head = "id,customer,town,amount,sold_on";
    const time = `      - { name: sold_on, sql: "CAST({CUBE}.sold_on AS TIMESTAMP)", type: time }\n`;
    const model = (name: string) =>
      cube(
        name,
        dimensions.replace('"{CUBE}.town"', '"CAST({CUBE}.town AS VARCHAR)"') +
          time +
          measures.replace('"{CUBE}.amount"', '"CAST({CUBE}.amount AS DOUBLE)"'),
      );
    const { ask } = await world({
      "model/empty.yml": model("empty"),
      "data/empty.csv": `${head}\n`,
      "model/hollow.yml": model("hollow").replace("revenue", "hollow_revenue"),
      "data/hollow.csv": `${head}\n1,Ada,,,\n2,Ben,,,\n`,
    });
    for (const question of [
      "empty revenue",
      "empty revenue by month",
      "empty revenue by customer last year",
      "hollow revenue by town",
      "hollow revenue growth month over month",
      "top 3 customers by hollow revenue",
      "median hollow revenue in Atlantis",
    ]) {
      const { text, error } = await ask(question);
      expect([question, error]).toEqual([question, undefined]);
      expect(text).not.toMatch(/undefined|NaN|Infinity|\[object|could not get/);
    }
  }, 60_000);

  it("of 300 views, the one that is named answers", async () => {
    const names = Array.from({ length: 300 }, (_, at) => `region${at}_sales`);
    const views = names
      .map(
        (name) =>
          `  - name: ${name}\n    cubes:\n      - { join_path: sales, includes: [customer, town, revenue] }`,
      )
      .join("\n");
    const { ask } = await world({
      "model/sales.yml": cube("sales", dimensions + measures),
      "model/views.yml": `views:\n${views}\n`,
      "data/sales.csv": rows.join("\n"),
    });
    const { text, results } = await ask("revenue of region217 sales by town");
    expect(text).toContain("Berlin");
    expect(results.at(-1)?.sql).toContain("FROM region217_sales");
  }, 60_000);

  it("two members of one name in two views are said to be two", async () => {
    const { ask } = await world({
      "model/sales.yml": cube("sales", dimensions + measures),
      "data/sales.csv": rows.join("\n"),
      "model/repairs.yml": cube("repairs", dimensions + measures),
      "data/repairs.csv": ["id,customer,town,amount", "1,Ada,Rome,7"].join("\n"),
    });
    expect((await ask("repairs revenue")).text).toContain("7");
    expect((await ask("sales revenue")).text).toContain("35");
    expect((await ask("revenue")).text).toMatch(/Sales|Repairs/);
  }, 60_000);
});
