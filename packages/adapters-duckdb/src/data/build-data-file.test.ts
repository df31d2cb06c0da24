import { afterEach, describe, expect, it } from "@jest/globals";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { loadModel } from "../model/load-model.js";
import { temporaryFolder, writeFiles } from "../model/shop.fixture.js";
import { buildDataFile, removeUnusedCopies } from "./build-data-file.js";
import { runCheck } from "../engine/binding/run-check.js";

// Each load starts processes, and a busy machine starts them slowly.

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const folderWith = async (
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> => {
  const folder = await temporaryFolder();
  folders.push(folder);
  await mkdir(join(folder, "data"));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, "data", name), content);
  }
  return folder;
};

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Runs statements in a process of its own, as all of the engine does here. */
const inDuckdb = async (...statements: string[]): Promise<unknown> => {
  const program = `import { DuckDBInstance } from "@duckdb/node-api";
    const connection = await (await DuckDBInstance.create(":memory:")).connect();
    let rows;
    for (const sql of JSON.parse(process.argv[1])) rows = (await connection.runAndReadAll(sql)).getRowsJson();
    console.log(JSON.stringify(rows));`;
  const args = ["--input-type=module", "-e", program, JSON.stringify(statements)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: packageFolder });
  return JSON.parse(stdout);
};

const columnsOf = (dataFile: string | undefined, table: string): Promise<unknown> =>
  inDuckdb(
    `ATTACH '${dataFile}' AS built (READ_ONLY)`,
    `SELECT column_name, column_type FROM (DESCRIBE built."${table}")`,
  );

describe("the data file", () => {
  it("E5: has each file as a table of its name, with types of all rows", async () => {
    const numbers = Array.from({ length: 30_000 }, (_, index) => `${index}`).join("\n");
    const folder = await folderWith({
      "late.csv": `n\n${numbers}\nword\n`,
      "Odd name.csv": '\uFEFFid,"a ""b"", c"\r\n1,"two\nlines"\r\n',
      "zoned.csv": "at,day\n2026-01-01T00:30:00+02:00,2026-01-01\n",
      "none.csv": "id,name\n",
      ".hidden.csv": "x\n",
      "readme.md": "nothing",
    });
    const { files, diagnostics } = await buildDataFile(folder, join(folder, "cache"));
    expect(diagnostics).toEqual([]);
    expect(await columnsOf(files.dataFile, "late")).toEqual([["n", "VARCHAR"]]);
    expect(await columnsOf(files.dataFile, "Odd name")).toEqual([
      ["id", "BIGINT"],
      ['a "b", c', "VARCHAR"],
    ]);
    expect(await columnsOf(files.dataFile, "none")).toHaveLength(2);
    const attach = `ATTACH '${files.dataFile}' AS built (READ_ONLY)`;
    const zoned = await inDuckdb(
      attach,
      'SELECT "at"::VARCHAR, typeof("at"), typeof(day) FROM built.zoned',
    );
    expect(zoned).toEqual([["2025-12-31 22:30:00", "TIMESTAMP", "DATE"]]);
    expect(await inDuckdb(attach, "SELECT count(*) FROM built.late")).toEqual([["30001"]]);
    const tables = await inDuckdb(attach, "SELECT count(*) FROM duckdb_tables()");
    expect(tables).toEqual([["4"]]);
  });

  it("E5: reads Parquet, and attaches DuckDB files as they are", async () => {
    const folder = await folderWith({});
    const data = join(folder, "data");
    await inDuckdb(
      `COPY (SELECT 1::DECIMAL(18,3) AS price, TIMESTAMPTZ '2026-01-01 00:00:00+00' AS at) TO '${data}/items.parquet'`,
      `ATTACH '${data}/shop.duckdb' AS shop`,
      "CREATE TABLE shop.orders AS SELECT 7 AS id",
    );
    const { files, diagnostics } = await buildDataFile(folder, join(folder, "cache"));
    expect(diagnostics).toEqual([]);
    expect(await columnsOf(files.dataFile, "items")).toEqual([
      ["price", "DECIMAL(18,3)"],
      ["at", "TIMESTAMP"],
    ]);
    expect(files.attachments).toEqual({ shop: join(data, "shop.duckdb") });
    const loaded = loadModel([
      {
        path: "m.yml",
        text: `cubes:
  - name: orders
    sql_table: shop.orders
    dimensions: [{ name: id, sql: id, type: number }]
    measures: [{ name: last, sql: id, type: max }]
  - name: items
    sql_table: items
    dimensions: [{ name: at, sql: at, type: time }]
`,
      },
    ]);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
    const { types, problems } = await runCheck({ kind: "check", files, model: loaded.compiled });
    expect(problems).toEqual([]);
    expect(types["orders"]).toMatchObject({ id: "INTEGER", last: "INTEGER" });
    expect(types["items"]).toMatchObject({ at: "TIMESTAMP" });
  });

  it.each<[string, string | Uint8Array, number, string]>([
    ["empty.csv", "", 1, "the first line names the columns, and is empty"],
    ["values.csv", "1,2\n3,4\n", 1, "the first line names the columns, and 1 is no name"],
    ["semicolons.csv", "id;name\n1;a\n", 1, "columns are separated by commas"],
    ["twice.csv", "id,ID\n1,2\n", 1, "column ID is there twice"],
    ["nameless.csv", "id,,x\n1,2,3\n", 1, "column 2 has no name"],
    ["ragged.csv", "id,name\n1,a\n2,b,c\n3,d\n", 3, "has 3 columns, not 2"],
    ["short.csv", "id,name\n1,a\n2\n", 3, "has 1 columns, not 2"],
    ["latin.csv", Uint8Array.of(105, 100, 10, 49, 10, 233, 10), 3, "Invalid unicode"],
    ["no.parquet", "nothing", 1, "too small to be a Parquet file"],
    ["main.duckdb", "", 1, "main cannot stand before table names"],
    ["a-b.duckdb", "", 1, "a-b cannot stand before table names"],
  ])("E5: %s is refused with file and line", async (name, content, line, sentence) => {
    const folder = await folderWith({ [name]: content });
    const { diagnostics } = await buildDataFile(folder, join(folder, "cache"));
    expect(diagnostics).toEqual([
      {
        file: `data/${name}`,
        line,
        column: 1,
        message: expect.stringContaining(sentence) as unknown as string,
      },
    ]);
    const made = await readdir(join(folder, "cache"), { recursive: true }).catch(() => []);
    expect(made.filter((file) => /duckdb/.test(file))).toEqual([]);
  });

  it("E5: a model needs no data, and data that are no folder are a mistake", async () => {
    const folder = await folderWith({});
    await rm(join(folder, "data"), { recursive: true });
    expect((await buildDataFile(folder, join(folder, "cache"))).diagnostics).toEqual([]);
    await writeFile(join(folder, "data"), "");
    const { diagnostics } = await buildDataFile(folder, join(folder, "cache"));
    expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      "data: cannot be read: ENOTDIR",
    ]);
  });

  it("E5: two files of one name are refused", async () => {
    const folder = await folderWith({ "a.csv": "id\n1\n", "A.parquet": "" });
    const { diagnostics } = await buildDataFile(folder, join(folder, "cache"));
    expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      "data/a.csv: has the name of data/A.parquet: SQL could not tell them apart",
    ]);
  });

  it("E5: is made once by processes that race, also over what a dead one left", async () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => `${index},x`).join("\n");
    const folder = await folderWith({ "t.csv": `id,name\n${rows}\n` });
    const first = await buildDataFile(folder, join(folder, "cache"));
    const target = first.files.dataFile ?? "";
    await rm(target);
    await writeFiles(dirname(target), { [`${target.split("/").at(-1)}.building`]: "half" });
    const built = await Promise.all(
      Array.from({ length: 4 }, () => buildDataFile(folder, join(folder, "cache"))),
    );
    expect(built.map(({ files, diagnostics }) => [files.dataFile, diagnostics])).toEqual(
      Array.from({ length: 4 }, () => [target, []]),
    );
    const attach = `ATTACH '${target}' AS built (READ_ONLY)`;
    expect(await inDuckdb(attach, "SELECT count(*) FROM built.t")).toEqual([["50000"]]);
    expect(await readdir(dirname(target))).toEqual([target.split("/").at(-1)]);
  });

  it("E5: is not made again while its files stay as they are", async () => {
    const folder = await folderWith({ "t.csv": "id\n1\n" });
    const first = await buildDataFile(folder, join(folder, "cache"));
    await writeFile(join(folder, "data", "notes.txt"), "no data");
    expect(await buildDataFile(folder, join(folder, "cache"))).toEqual(first);
    await writeFile(join(folder, "data", "t.csv"), "id\n2\n3\n");
    const second = await buildDataFile(folder, join(folder, "cache"));
    expect(second.files.dataFile).not.toBe(first.files.dataFile);
    expect(second.fingerprint).not.toBe(first.fingerprint);
    expect(existsSync(first.files.dataFile ?? "")).toBe(true);
  });

  it("E7: a data process leaves it to the process that started it what signals to their group mean", async () => {
    const rows = Array.from({ length: 300_000 }, (_, index) => `${index},x`).join("\n");
    const folder = await folderWith({ "t.csv": `id,name\n${rows}\n` });
    const target = join(folder, "made", "t.duckdb");
    const tables = [
      { name: "t", path: join(folder, "data", "t.csv"), file: "data/t.csv", format: "csv" },
    ];
    const program = fileURLToPath(new URL("../../dist/data/build-process.js", import.meta.url));
    const child = spawn(process.execPath, [program], { stdio: ["pipe", "ignore", "inherit"] });
    const ended = once(child, "exit");
    child.stdin.write(`${JSON.stringify({ kind: "build", tables, target })}\n`);
    // Its folder tells that it is at work.
    while (!existsSync(dirname(target))) await new Promise((resolve) => setImmediate(resolve));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(existsSync(target)).toBe(true);
  });

  it("T17: copies that nobody has used for 30 days go, and nothing else", async () => {
    const folder = await folderWith({ "t.csv": "id\n1\n" });
    const cache = join(folder, "cache");
    const used = dirname((await buildDataFile(folder, cache)).files.dataFile ?? "");
    const unused = join(cache, "0123456789abcdef");
    const queries = join(cache, "queries");
    await writeFiles(unused, { "copy.duckdb": "values" });
    await mkdir(queries);
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    for (const path of [used, unused, queries]) await utimes(path, longAgo, longAgo);
    await buildDataFile(folder, cache);
    await removeUnusedCopies(cache);
    expect([used, unused, queries].map((path) => existsSync(path))).toEqual([true, false, true]);
    await removeUnusedCopies(join(cache, "nowhere"));
  });

  it("E7: a data process ends when the process that started it has ended", async () => {
    const program = fileURLToPath(new URL("../../dist/data/build-process.js", import.meta.url));
    const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "pipe"], env: {} });
    child.stdin.end();
    expect(await once(child, "exit")).toEqual([1, null]);
  });
});
