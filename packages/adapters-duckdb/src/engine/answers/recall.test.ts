import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { DataAccess } from "@embedded-analytics/domain";
import { collect, makeTestData, testEngine, until } from "../engine.fixture.js";

const data = makeTestData();
afterAll(() => data.remove());

// A statement whose answer is another one with each run, and says that it is not: so that a kept one shows.
const chance = "SELECT random() AS x /* LASTS */";
const others: DataAccess = { numbers: [{ members: ["n"], rows: { kind: "all" } }] };

describe("K5: a statement that was answered before", () => {
  let engine: ReturnType<typeof testEngine>;
  beforeAll(() => {
    engine = testEngine(data, { concurrency: 1, seconds: 20, cacheMb: 1 });
  });
  afterAll(() => engine.pool.close());
  const answer = async (sql: string, asked: Parameters<typeof engine.run>[1] = {}) =>
    collect(engine.run(sql, asked));

  it("has the same answer for another user of the same rights, without a slot", async () => {
    const first = await answer(chance, { user: "ann" });
    expect(first).toMatchObject({ kind: "rows", totalRows: 1, columns: [{ name: "x" }] });
    const leaving = new AbortController();
    const busy = engine.run("WAIT 15000", { signal: leaving.signal });
    const departed = expect(busy).rejects.toThrow("left");
    expect(await answer(chance, { user: "bob" })).toEqual(first);
    leaving.abort(new Error("left"));
    await departed;
  });

  it("is run for other rights, zones, branches, states of the data, and numbers of rows", async () => {
    const seen = new Set([(await answer(chance)).rows[0]?.[0]]);
    const asked = [
      { access: others },
      { timezone: "Asia/Tokyo" },
      { branch: "next" },
      { version: "v2" },
      { rowsTake: 1 },
      { account: 2 },
    ];
    for (const one of asked) seen.add((await answer(chance, one)).rows[0]?.[0]);
    expect(seen.size).toBe(asked.length + 1);
  });

  it("is run each time where its answer changes, fails, or is long", async () => {
    for (const sql of [
      "SELECT random() AS x",
      "SELECT random() AS x FROM range(9000) /* LASTS */",
    ]) {
      expect((await answer(sql)).rows[0]).not.toEqual((await answer(sql)).rows[0]);
    }
    for (const _ of [1, 2]) {
      expect(await answer("SELECT 'x'::INTEGER /* LASTS */")).toMatchObject({ kind: "failed" });
    }
  });

  it("counts what it leaves out, as before", async () => {
    const sql = "SELECT n FROM numbers ORDER BY n /* LASTS */";
    const first = await answer(sql, { rowsTake: 2 });
    expect(first).toMatchObject({ rows: [[0], [1]], totalRows: 1_000_000 });
    expect(await answer(sql, { rowsTake: 2 })).toEqual(first);
  });

  it("is answered once for all who wait for it", async () => {
    const sql =
      "SELECT count(*), random() AS x FROM numbers a JOIN numbers b USING (n) /* LASTS */";
    const all = await Promise.all([1, 2, 3, 4].map((at) => answer(sql, { user: `u${at}` })));
    for (const one of all) expect(one).toEqual(all[0]);
  });

  it("is explained: how long it lasts, and whether it is kept for these rights", async () => {
    const sql = "SELECT count(*) FROM numbers /* LASTS, explained */";
    const cacheOf = async (text: string, asked: Parameters<typeof engine.explain>[1] = {}) => {
      const explained = await engine.explain(text, asked);
      return explained.kind === "explained" ? explained.cache : explained;
    };
    expect(await cacheOf(sql)).toEqual({ lasts: "always", kept: false });
    await answer(sql, { user: "ann" });
    expect(await cacheOf(sql, { user: "bob", rowsTake: 1 })).toEqual({
      lasts: "always",
      kept: true,
    });
    expect(await cacheOf(sql, { access: others })).toEqual({ lasts: "always", kept: false });
    await answer("SELECT random()");
    expect(await cacheOf("SELECT random()")).toEqual({ lasts: "once", kept: false });
  });

  it("is stale with its model", async () => {
    const first = await answer(chance, { version: "shop-old" });
    expect(await answer(chance, { version: "shop-old" })).toEqual(first);
    engine.stale.add("shop-old");
    expect(await answer(chance, { version: "shop-old" })).toMatchObject({ kind: "stale_model" });
  });

  it("is not answered to one who has left, and holds no model", async () => {
    await expect(
      engine.run(chance, { signal: AbortSignal.abort(new Error("left")) }),
    ).rejects.toThrow("left");
    await until(() => engine.held.now === 0);
  });

  it("E7: is not answered to one who leaves at once, nor to its end to one who leaves then", async () => {
    const sql = "SELECT n, random() AS x FROM numbers LIMIT 2000 /* LASTS */";
    await answer(sql);
    const [atOnce, midway] = [new AbortController(), new AbortController()];
    const asked = engine.run(sql, { signal: atOnce.signal });
    atOnce.abort(new Error("left"));
    await expect(asked).rejects.toThrow("left");
    const outcome = await engine.run(sql, { signal: midway.signal });
    if (outcome.kind !== "rows") throw new Error(outcome.kind);
    const parts = outcome.parts[Symbol.asyncIterator]();
    expect(await parts.next()).toMatchObject({ value: { rows: expect.any(Array) } });
    midway.abort(new Error("left"));
    await expect(parts.next()).rejects.toThrow("left");
    expect(await parts.next()).toEqual({ done: true, value: undefined });
    expect(await answer(sql)).toMatchObject({ totalRows: 2000 });
  });

  it("is kept where it came in one piece: 2,048 rows or 256 KiB", async () => {
    const texts = (bytes: number) => `SELECT random() || repeat('x', ${bytes}) AS x FROM range(4)`;
    const ofRows = (count: number) => `SELECT n, random() AS x FROM numbers LIMIT ${count}`;
    const cases: readonly [sql: string, isKept: boolean, rowsTake?: number][] = [
      [ofRows(0), true],
      [ofRows(2048), true],
      [ofRows(2049), false],
      [ofRows(9000), true, 2048],
      [ofRows(9000), false, 2049],
      [texts(65_000), true],
      [texts(130_000), false],
    ];
    for (const [text, isKept, rowsTake] of cases) {
      const sql = `${text} /* LASTS ${rowsTake} */`;
      const asked = rowsTake === undefined ? {} : { rowsTake };
      const [first, second] = [await answer(sql, asked), await answer(sql, asked)];
      const isSame = JSON.stringify(first) === JSON.stringify(second);
      expect({ sql, isSame }).toEqual({ sql, isSame: isKept || first.rows.length === 0 });
    }
  });

  it("can be read again by many at once, and left in the midst", async () => {
    const outcome = await engine.run(chance);
    if (outcome.kind !== "rows") throw new Error(outcome.kind);
    for await (const part of outcome.parts) {
      expect(part).toHaveProperty("rows");
      break;
    }
    expect(await answer(chance)).toEqual(await answer(chance));
  });
});
