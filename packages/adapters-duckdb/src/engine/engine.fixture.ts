import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  QueryStopped,
  type Cell,
  type Column,
  type DataAccess,
  type Query,
  type QueryOutcome,
  type ResultPart,
} from "@embedded-analytics/domain";
import { KeptAnswers } from "./answers/kept-answers.js";
import type { HeldModel, ModelStore } from "./model-store.js";
import type { WorkerPoolOptions } from "./pool/options.js";
import { workerPool } from "./pool/worker-pool.js";
import { duckdbExplain } from "./explain-query.js";
import { duckdbQueryRunner } from "./query-runner.js";

const dist = new URL("../../dist/engine/", import.meta.url).href;
const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/**
 * A worker without a guard: whatever a hostile statement does, it does here. Errors keep their texts. The answer
 * of a statement that has LASTS in it is taken for one that never changes.
 */
const passThrough = [
  "--input-type=module",
  "-e",
  `import { startWorker } from "${dist}worker/start-worker.js";
   startWorker({
     makeGuard: (model, serializer) => async ({ sql }) => {
       const extracts = [];
       sql = sql.replace(/^EXTRACT (\\S+) AS (.*?); /, (_, name, visible) => {
         extracts.push({ name, sql: visible, lasts: "always" });
         return "";
       });
       if (sql.startsWith("SERIALIZE ")) {
         const tree = await serializer.serialize(sql.slice(10));
         sql = await serializer.deserialize(tree);
       }
       sql = sql.replace("OURS", '"~x:3"');
       const wait = /^WAIT (\\d+)$/.exec(sql);
       if (wait !== null) {
         await new Promise((resolve) => setTimeout(resolve, Number(wait[1])));
         sql = "SELECT 42";
       }
       if (sql === "DIE") process.kill(process.pid, "SIGKILL");
       if (sql === "ENVIRONMENT") sql = "SELECT '" + JSON.stringify(process.env) + "'";
       const lasts = sql.includes("LASTS") ? "always" : "once";
       return { kind: "allowed", sql, uses: { of: [model.version] }, asksForTime: false, lasts, hasUncheckedNames: false, extracts, scans: [] };
     },
     sentenceOfEngineError: (error) => ({ kind: "failed", sentence: String(error.message) }),
   });`,
];

/** A folder with a data file: `numbers(n, word)` of a million rows, and `shop.duckdb` beside it. */
export interface TestData {
  readonly folder: string;
  readonly dataFile: string;
  readonly shopFile: string;
  remove(): void;
}

/** Makes the files, in a process of its own. */
export function makeTestData(): TestData {
  const folder = mkdtempSync(join(tmpdir(), "engine-test-"));
  const dataFile = join(folder, "data.duckdb");
  const shopFile = join(folder, "shop.duckdb");
  execFileSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { DuckDBInstance } from "@duckdb/node-api";
       const make = async (file, sql) => {
         const instance = await DuckDBInstance.create(file);
         const connection = await instance.connect();
         await connection.run(sql);
         connection.closeSync();
         instance.closeSync();
       };
       await make(process.argv[1], "CREATE TABLE numbers AS SELECT range AS n, 'w' || range % 7 AS word FROM range(1000000)");
       await make(process.argv[2], "CREATE TABLE orders AS SELECT 42 AS id");`,
      dataFile,
      shopFile,
    ],
    { cwd: packageFolder },
  );
  return {
    folder,
    dataFile,
    shopFile,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A runner over real workers without a guard, and what a test asks about it. */
export function testEngine(
  data: TestData,
  options: Partial<WorkerPoolOptions> & {
    rowsMax?: number;
    bytesMax?: number;
    cacheMb?: number;
  } = {},
) {
  const { rowsMax = 5_000_000, bytesMax = 256 * 1024 * 1024, cacheMb = 0, ...pooled } = options;
  const pool = workerPool({
    concurrency: 2,
    memoryMb: 512,
    seconds: 60,
    cacheDirectory: join(data.folder, "cache"),
    program: passThrough,
    ...pooled,
  });
  const held = { now: 0, most: 0 };
  const stale = new Set(["gone"]);
  const models: ModelStore = {
    load: () => ({ kind: "model_invalid" }),
    hasBranch: () => true,
    hold: async (_account, _deployment, _branch, version) => {
      if (stale.has(version)) return undefined;
      held.now += 1;
      held.most = Math.max(held.most, held.now);
      // Each other name for the same file makes other data of it, which need a worker of their own.
      const files = version.startsWith("shop") ? { [version]: data.shopFile } : {};
      const model: HeldModel = {
        compiled: { version, cubes: {}, views: {} },
        dataFile: data.dataFile,
        attachments: files,
        release: () => (held.now -= 1),
      };
      return model;
    },
    hasOther: async () => false,
    close: async () => undefined,
  };
  const limits = { rowsMax, bytesMax };
  const answers = new KeptAnswers(cacheMb * 1024 * 1024);
  const runner = duckdbQueryRunner(models, pool, limits, undefined, answers);
  const explainer = duckdbExplain(models, pool, limits, undefined, answers);
  return {
    pool,
    held,
    /** Versions of models that are not there any more. */
    stale,
    run: async (sql: string, asked: Asked = {}): Promise<QueryOutcome> =>
      runner.run(
        asked.account ?? 1,
        queryOf(sql, asked),
        asked.signal ?? new AbortController().signal,
      ),
    explain: (sql: string, asked: Asked = {}) =>
      explainer.explain(
        asked.account ?? 1,
        queryOf(sql, asked),
        { runScans: false },
        asked.signal ?? new AbortController().signal,
      ),
  };
}

/** What differs from one query of a test to the next. */
interface Asked {
  account?: number;
  user?: string;
  version?: string;
  rowsTake?: number;
  access?: DataAccess;
  timezone?: string;
  branch?: string;
  signal?: AbortSignal;
}

const queryOf = (sql: string, asked: Asked): Query => ({
  deployment: { id: 1, name: "test" } as never,
  branchName: asked.branch,
  modelVersion: asked.version ?? "v1",
  sql,
  access: asked.access ?? {},
  timezone: asked.timezone ?? "UTC",
  rowsTake: asked.rowsTake,
  userKey: asked.user,
});

/** A result in full. */
export interface Collected {
  kind: QueryOutcome["kind"];
  columns: readonly Column[];
  rows: (readonly Cell[])[];
  totalRows: number | undefined;
  sentence: string | undefined;
}

/** Reads an outcome to its end; a stop in the midst of it is what is answered then. */
export async function collect(pending: QueryOutcome | Promise<QueryOutcome>): Promise<Collected> {
  const outcome = await pending;
  const collected: Collected = {
    kind: outcome.kind,
    columns: [],
    rows: [],
    totalRows: undefined,
    sentence: "sentence" in outcome ? outcome.sentence : undefined,
  };
  if (outcome.kind !== "rows") return collected;
  collected.columns = outcome.columns;
  try {
    for await (const part of outcome.parts) take(collected, part);
  } catch (error) {
    if (!(error instanceof QueryStopped)) throw error;
    return { ...collected, kind: error.kind, sentence: error.sentence };
  }
  return collected;
}

const take = (collected: Collected, part: ResultPart): void => {
  if ("rows" in part) collected.rows.push(...part.rows);
  else collected.totalRows = part.totalRows;
};

/** Whether a process lives; one that has ended does not, even if nobody has asked how. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" && !existsSync("/proc/self");
  }
}

/** Waits until something is so, and fails loudly when it is not in time. */
export async function until(what: () => boolean, milliseconds = 10_000): Promise<void> {
  for (const end = Date.now() + milliseconds; !what();) {
    if (Date.now() > end) throw new Error(`Not within ${milliseconds} ms: ${what.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
