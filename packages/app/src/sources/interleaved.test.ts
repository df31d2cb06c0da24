import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { DataAccess } from "@embedded-analytics/domain";
import { openDesk, type Answer, type Desk } from "./desk.fixture.js";
import { until } from "./slow-desk.fixture.js";

// Of a thousand statements the test takes a share; `INTERLEAVED=1000` runs them all.
const statements = Number(process.env["INTERLEAVED"] ?? 240);
const users = 20;
const rowsOfUser = (user: number): number => 40 + user;

/** Rows of twenty readers in one table, and a figure by which each row is theirs. */
const tables = `
  CREATE SCHEMA desk;
  CREATE TABLE desk.calls (id int PRIMARY KEY, reader int NOT NULL, at timestamptz NOT NULL, secret text);
  INSERT INTO desk.calls
    SELECT reader * 1000 + n, reader, timestamptz '2026-03-28 23:30+00' + n * interval '7 hours',
      'of reader ' || reader
    FROM generate_series(0, ${users - 1}) reader, generate_series(1, 40 + reader) n;`;

const model = `
cubes:
  - name: calls
    data_source: desk
    sql_table: desk.calls
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: reader, sql: reader, type: number }
      - { name: at, sql: at, type: time }
      - { name: secret, sql: secret, type: string }
    measures:
      - { name: count, type: count }
`;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({
    tables,
    model,
    source: { poolMax: 2 },
    engine: { query: { seconds: 60, rowsMax: 1000, concurrency: 8, memoryMb: 2048 } },
  });
});
afterAll(() => desk.close());

const accessOf = (reader: number): DataAccess => ({
  calls: [
    {
      members: ["id", "reader", "at", "secret", "count"],
      rows: { kind: "compare", member: "reader", operator: "equals", values: [String(reader)] },
    },
  ],
});

/** A statement of each kind: a grouped scan, a row scan, one that fails on a value, one that is aborted. */
const kinds = ["grouped", "rows", "fails", "aborted"] as const;

const ask = async (kind: (typeof kinds)[number], reader: number): Promise<Answer | "aborted"> => {
  const access = accessOf(reader);
  const timezone = reader % 2 === 0 ? "UTC" : "Asia/Kathmandu";
  if (kind === "grouped") {
    return desk.ask("SELECT secret, MEASURE(count) FROM calls GROUP BY 1", { access, timezone });
  }
  if (kind === "rows") {
    return desk.ask("SELECT sum(id - reader * 1000), min(secret), max(secret) FROM calls", {
      access,
      timezone,
    });
  }
  if (kind === "fails") {
    return desk.ask("SELECT CAST(secret AS INTEGER) FROM calls", { access, timezone });
  }
  const abort = new AbortController();
  setTimeout(() => abort.abort(), reader);
  return desk
    .ask("SELECT id, secret FROM calls", { access, timezone, signal: abort.signal })
    .catch(() => "aborted" as const);
};

it(`T51 E1: ${statements} statements of ${users} readers over two connections leave nothing to each other`, async () => {
  const asked = Array.from({ length: statements }, (_, at) => {
    const reader = (at * 7) % users;
    return { reader, kind: kinds[(at * 13 + Math.floor(at / users)) % kinds.length] ?? "rows" };
  });
  const answers = await Promise.all(
    asked.map(async ({ reader, kind }) => ({ reader, kind, answer: await ask(kind, reader) })),
  );
  for (const { reader, kind, answer } of answers) {
    const count = rowsOfUser(reader);
    if (answer === "aborted") continue;
    if (kind === "grouped") expect(answer.rows).toEqual([[`of reader ${reader}`, count]]);
    if (kind === "rows") {
      const own = `of reader ${reader}`;
      expect(answer.rows).toEqual([[(count * (count + 1)) / 2, own, own]]);
    }
    if (kind === "fails") {
      expect(answer.kind).toBe("failed");
      expect(JSON.stringify(answer)).not.toMatch(/of reader (?!X)/);
    }
    // Rows that came before an abort are the reader's own.
    for (const [, secret] of kind === "aborted" ? answer.rows : []) {
      expect(secret).toBe(`of reader ${reader}`);
    }
  }
  const kindsAnswered = new Set(
    answers.filter(({ answer }) => answer !== "aborted").map(({ kind }) => kind),
  );
  expect(
    kindsAnswered.has("grouped") && kindsAnswered.has("rows") && kindsAnswered.has("fails"),
  ).toBe(true);
  expect(answers.some(({ answer }) => answer === "aborted")).toBe(true);

  const sessions = async () => {
    const [found] = await desk.sql(
      `SELECT count(*)::int AS open, count(*) FILTER (WHERE state <> 'idle')::int AS busy
        FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'embedded-analytics'`,
    );
    return { open: Number(found?.["open"]), busy: Number(found?.["busy"]) };
  };
  // Readers that abort do not wait for the database, which ends their statements a moment later.
  await until(async () => (await sessions()).busy === 0, 10_000);
  expect((await sessions()).open).toBeLessThanOrEqual(2);
});
