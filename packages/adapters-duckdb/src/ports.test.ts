import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Container } from "inversify";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  portKey,
  StoreUnavailable,
  type DataAccess,
  type Ports,
  type Query,
} from "@embedded-analytics/domain";
import { collect } from "./engine/engine.fixture.js";
import { duckdbModule } from "./inversify.js";
import { duckdbPorts, type DuckdbOptions } from "./ports.js";

const folder = mkdtempSync(join(tmpdir(), "duckdb-ports-"));
const options: DuckdbOptions = {
  folderOf: (name) => join(folder, name),
  cacheDirectory: join(folder, "cache"),
  query: { seconds: 60, rowsMax: 1000, concurrency: 4, memoryMb: 512 },
  log: { warn: () => undefined, error: (line) => lines.push(line) },
};
const lines: string[] = [];
const ports = duckdbPorts(options);
const deployment = { id: 1, name: "shop", modelFolder: "shop" } as unknown as Query["deployment"];
const signal = new AbortController().signal;
let modelVersion = "";

beforeAll(async () => {
  mkdirSync(join(folder, "shop", "model"), { recursive: true });
  mkdirSync(join(folder, "shop", "data"));
  const rows = Array.from(
    { length: 500 },
    (_, index) => `${index},${cities[index % 20]!},${index}`,
  );
  writeFileSync(join(folder, "shop", "data", "sales.csv"), `id,city,amount\n${rows.join("\n")}\n`);
  writeFileSync(
    join(folder, "shop", "model", "sales.yml"),
    `cubes:
  - name: sales
    sql_table: sales
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: city, sql: city, type: string }
      - { name: amount, sql: amount, type: number }
    measures:
      - { name: count, type: count }
      - { name: revenue, sql: amount, type: sum }
`,
  );
  const found = await ports.semanticCatalog.load(1, deployment, undefined);
  if (found.kind !== "found") throw new Error(`${found.kind}: ${lines.join()}`);
  modelVersion = found.model.version;
});
afterAll(async () => {
  await ports.close();
  rmSync(folder, { recursive: true, force: true });
});

const cities = Array.from({ length: 20 }, (_, index) => `city-${index}`);

const accessOf = (city: string): DataAccess => ({
  sales: [
    {
      members: ["city", "count", "revenue"],
      rows: { kind: "compare", member: "city", operator: "equals", values: [city] },
    },
  ],
});

const queryOf = (sql: string, city: string): Query => ({
  deployment,
  branchName: undefined,
  modelVersion,
  sql,
  access: accessOf(city),
  timezone: "UTC",
  rowsTake: undefined,
});

const ask = async (sql: string, city: string) =>
  collect(await ports.queryRunner.run(1, queryOf(sql, city), new AbortController().signal));

describe("duckdbPorts", () => {
  it("E1: the same statement under two rights is two results", async () => {
    const sql = "SELECT city, MEASURE(count) AS n, MEASURE(revenue) AS r FROM sales GROUP BY 1";
    expect((await ask(sql, "city-3")).rows).toEqual([["city-3", 25, 6075]]);
    expect((await ask(sql, "city-4")).rows).toEqual([["city-4", 25, 6100]]);
  });

  it("T14: 1,000 interleaved queries of 20 users on 4 workers: no row of another", async () => {
    const sql = "SELECT DISTINCT city, MEASURE(count) AS n FROM sales GROUP BY 1";
    const answers = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const city = cities[(index * 7) % 20]!;
        return { city, result: await ask(sql, city) };
      }),
    );
    for (const { city, result } of answers) expect(result.rows).toEqual([[city, 25]]);
  });

  it("E2: what the model or the rights do not have is refused in public words", async () => {
    expect((await ask("SELECT id FROM sales", "city-1")).kind).toBe("refused");
    expect((await ask("SELECT * FROM secrets", "city-1")).kind).toBe("refused");
    expect((await ask("DROP TABLE sales", "city-1")).kind).toBe("refused");
    expect((await ask("SELECT cast(city AS int) FROM sales", "city-1")).sentence).toBe(
      "A value could not be read as the type that the statement asks for.",
    );
  });

  it("E7: a statement past its budget tells so, and the next one is answered", async () => {
    const cross = Array.from({ length: 6 }, (_, index) => `sales AS s${index}`).join(", ");
    const outcome = await ask(`SELECT s0.city FROM ${cross}`, "city-1");
    expect(outcome).toMatchObject({
      kind: "budget",
      sentence: "The result has more than 1000 rows.",
    });
    expect((await ask("SELECT DISTINCT city FROM sales", "city-1")).rows).toEqual([["city-1"]]);
  });

  it("explains what would run", async () => {
    const query = queryOf("SELECT city FROM sales", "city-1");
    const explain = (asked: Query) =>
      ports.queryExplainer.explain(1, asked, { runScans: false }, signal);
    const explained = await explain(query);
    expect(explained).toMatchObject({ kind: "explained", uses: { sales: ["city"] } });
    expect(explained).toHaveProperty("sql", expect.stringContaining("'city-1'"));
    expect(await explain(queryOf("SELECT 1 FROM x", "city-1"))).toMatchObject({ kind: "refused" });
  });

  it("E5: another version of the model is stale", async () => {
    const query = { ...queryOf("SELECT city FROM sales", "city-1"), modelVersion: "older" };
    expect(await ports.queryRunner.run(1, query, signal)).toEqual({ kind: "stale_model" });
  });
});

describe("duckdbModule", () => {
  it("binds both ports, and closes them when they are unbound", async () => {
    const container = new Container();
    container.load(duckdbModule({ ...options, cacheDirectory: join(folder, "other") }));
    const runner = container.get<Ports["queryRunner"]>(portKey("queryRunner"));
    container.get(portKey("semanticCatalog"));
    const query = queryOf("SELECT DISTINCT city FROM sales", "city-2");
    const result = await collect(await runner.run(1, query, signal));
    expect(result.rows).toEqual([["city-2"]]);
    await container.unbindAllAsync();
    await expect(runner.run(1, query, signal)).rejects.toThrow(StoreUnavailable);
  });
});
