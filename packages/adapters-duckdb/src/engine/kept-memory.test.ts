import { afterAll, describe, expect, it } from "@jest/globals";
import { collect, makeTestData, testEngine } from "./engine.fixture.js";

const data = makeTestData();
const { run, pool } = testEngine(data, { concurrency: 1, memoryMb: 512, temporaryMb: 200 });
afterAll(async () => {
  await pool.close();
  data.remove();
});

const statements = {
  "the rows of a materialized subquery": (at: number) =>
    `WITH o AS MATERIALIZED (SELECT n, repeat(word, 20) AS w FROM numbers LIMIT 400000)
     SELECT max(a.w), min(b.w) FROM o a, (SELECT * FROM o WHERE n = ${at}) b`,
  "the first rows of a sorted list": (at: number) =>
    `SELECT n, repeat(word, 20) AS w FROM numbers ORDER BY hash(n + ${at}) LIMIT 100000`,
};

describe("E7, T11: many statements, one after another, hold no more than one", () => {
  // Each holds some 30 MB, and all that the engine may have in memory and on disk is 456 MB.
  it.each(Object.entries(statements))("%s", async (_, statement) => {
    for (let at = 0; at < 25; at++) {
      const { kind, sentence } = await collect(run(statement(at)));
      expect({ at, kind, sentence }).toEqual({ at, kind: "rows", sentence: undefined });
    }
  });
});

describe("E7, T11: what others have run before", () => {
  it("takes no memory from a statement that fits an empty worker", async () => {
    const own = (at: number) =>
      `SELECT n, repeat(word, 160) AS w FROM numbers ORDER BY hash(n + ${at}) LIMIT 10000`;
    const others = (at: number) =>
      `SELECT count(*) FROM (SELECT repeat(n::VARCHAR, 4) FROM numbers WHERE n <> ${at}
         UNION SELECT repeat(n::VARCHAR, 4) || 'x' FROM numbers)`;
    const kinds: string[] = [];
    for (let round = 0; round < 4; round++) {
      for (let at = 0; at < 4; at++) kinds.push((await collect(run(others(round * 4 + at)))).kind);
      const answer = await collect(run(own(round)));
      kinds.push(`${answer.kind} ${answer.rows.length}`);
    }
    expect(kinds).toEqual(
      Array.from({ length: 4 }, () => [..."rows rows rows rows".split(" "), "rows 10000"]).flat(),
    );
  });
});
