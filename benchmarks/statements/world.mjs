// Two accounts over one model of a thousand sales, and what each of their users has to be answered.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const key = (id) => `sk-${id.padEnd(12, "0")}-${"0".repeat(43)}`;

/** The API keys of the accounts: worth nothing outside a database made for one run. */
export const accounts = { first: key("first"), second: key("second") };

/** Values of the variables that the declaration names. */
export const environment = { FIRST: accounts.first, SECOND: accounts.second };

/** Who sees what: a user sees the sales of one of so many cities. */
const cities = 10;
const rowsMax = 1000;
const sales = Array.from({ length: rowsMax }, (_, at) => ({
  id: at,
  city: `city-${at % cities}`,
  amount: (at * 37) % 101,
}));

const model = `cubes:
  - name: sales
    sql_table: sales
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true, public: true }
      - { name: city, sql: city, type: string }
      - { name: amount, sql: amount, type: number }
    measures:
      - { name: count, type: count }
      - { name: total, sql: amount, type: sum }
    access_policy:
      - group: "*"
        row_level:
          filters:
            - { member: city, operator: equals, values: ["{ userAttributes.city }"] }
`;

const unbounded = 1_000_000_000;

/** Limits that are counted and never reached, so that whatever is refused has another cause. */
const accountOf = (name) => ({
  name,
  keys: [{ name: "server", fromEnv: name.toUpperCase() }],
  limits: {
    externalUsers: unbounded,
    callsPerMinute: unbounded,
    keyCallsPerMinute: unbounded,
    userCallsPerMinute: unbounded,
    concurrentQueries: unbounded,
    userConcurrentQueries: unbounded,
  },
  deployments: [{ id: 1, name: "shop", default: true, model: "./shop" }],
  userAttributes: [{ name: "city", type: "string" }],
});

/** Writes the model, its data and the declaration; answers the declaration's file. */
export const writeWorld = async (folder) => {
  await mkdir(join(folder, "shop", "model"), { recursive: true });
  await mkdir(join(folder, "shop", "data"));
  await writeFile(join(folder, "shop", "model", "sales.yml"), model);
  const lines = sales.map(({ id, city, amount }) => `${id},${city},${amount}`);
  await writeFile(
    join(folder, "shop", "data", "sales.csv"),
    ["id,city,amount", ...lines, ""].join("\n"),
  );
  const file = join(folder, "accounts.yaml");
  const declaration = { accounts: Object.keys(accounts).map(accountOf) };
  await writeFile(file, JSON.stringify(declaration)); // which is YAML, too
  return file;
};

const cityOf = (user) => `city-${user % cities}`;

/** What the rows of a user's city give, by statements that each differ in a number. */
const statements = [
  {
    sql: (least) =>
      `SELECT MEASURE(count) AS n, MEASURE(total) AS t FROM sales WHERE amount >= ${least}`,
    rows: (mine) => [[mine.length, mine.length === 0 ? null : sum(mine)]],
  },
  {
    sql: (least) => `SELECT id FROM sales WHERE amount >= ${least} ORDER BY id`,
    rows: (mine) => mine.map(({ id }) => [id]),
  },
  {
    sql: (least) =>
      `SELECT city, MEASURE(total) AS t FROM sales WHERE amount >= ${least} GROUP BY ALL`,
    rows: (mine) => (mine.length === 0 ? [] : [[mine[0].city, sum(mine)]]),
  },
];

const sum = (rows) => rows.reduce((total, { amount }) => total + amount, 0);

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export const drawing = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A question of a user: its body, and whether an answer's text is the right one. */
export const questionOf = (user, draw) => {
  const { sql, rows } = statements[Math.floor(draw() * statements.length)];
  const least = Math.floor(draw() * 110);
  const mine = sales.filter(({ city, amount }) => city === cityOf(user) && amount >= least);
  const expected = JSON.stringify(rows(mine));
  return {
    body: JSON.stringify({
      query: sql(least),
      sessionSettings: {
        externalId: `user-${user}`,
        userAttributes: [{ name: "city", value: cityOf(user) }],
      },
    }),
    isRight: (text) => {
      const lines = text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      const found = lines.flatMap(({ data = [] }) => data);
      return JSON.stringify(found) === expected && lines.at(-1).totalRows === found.length;
    },
  };
};
