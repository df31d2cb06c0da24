// The service's own ports beside a bare engine in this process, over the same files.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { duckdbPorts } from "@embedded-analytics/adapters-duckdb";
import { accessOf } from "@embedded-analytics/domain";

export const accountId = 1;
const never = () => new AbortController().signal;

/** A user with these groups and values, as policies see one. */
export const userWith = (groups, userAttributes = {}) => ({
  lane: "tenant_wide",
  embedTenantName: undefined,
  groupScope: "demo",
  groups,
  userAttributes,
  securityContext: {},
});

/** The ports over a model folder, and a way to ask them. */
export const openPorts = async (
  modelFolder,
  cacheDirectory,
  concurrency,
  seconds = 60,
  { sources = [], environment } = {},
) => {
  const ports = duckdbPorts({
    folderOf: (folder) => folder,
    cacheDirectory,
    query: { seconds, rowsMax: 1_000_000, concurrency, memoryMb: 2048 },
    environment,
    log: { info: () => undefined, warn: console.warn, error: console.error },
  });
  const deployment = { id: 1, modelFolder, requirePolicies: false, timezone: "UTC", sources };
  const found = await ports.semanticCatalog.load(accountId, deployment, undefined);
  if (found.kind !== "found") throw new Error(`The model cannot be used: ${found.kind}`);
  const queryOf = (sql, user) => ({
    deployment,
    branchName: undefined,
    modelVersion: found.model.version,
    sql,
    access: accessOf(found.model, user, false),
    timezone: "UTC",
    rowsTake: undefined,
  });
  return {
    model: found.model,
    queryOf,
    run: async (query, account = accountId, signal = never()) => {
      const outcome = await ports.queryRunner.run(account, query, signal);
      if (outcome.kind !== "rows") throw new Error(`${query.sql}: ${outcome.sentence}`);
      const rows = [];
      for await (const part of outcome.parts) if ("rows" in part) rows.push(...part.rows);
      return rows;
    },
    explain: async (query) => (await explain(ports, query, false)).sql,
    /** What databases are asked for, with the rows that came. */
    scansOf: async (query) => (await explain(ports, query, true)).scans,
    close: () => ports.close(),
  };
};

const explain = async ({ queryExplainer }, query, runScans) => {
  const explained = await queryExplainer.explain(accountId, query, { runScans }, never());
  if (explained.kind !== "explained") throw new Error(`${query.sql}: ${explained.sentence}`);
  return explained;
};

/** The same data in an engine of this process; a connection for each caller. */
export const openBare = async (cacheDirectory, attached = {}) => {
  const instance = await DuckDBInstance.create(":memory:");
  const first = await instance.connect();
  const built = (await readdir(cacheDirectory, { recursive: true })).find((name) =>
    name.endsWith(".duckdb"),
  );
  const files = {
    ...attached,
    ...(built === undefined ? {} : { data: join(cacheDirectory, built) }),
  };
  for (const [name, file] of Object.entries(files)) {
    await first.run(`ATTACH '${file}' AS ${name} (READ_ONLY)`);
  }
  const connect = async () => {
    const connection = await instance.connect();
    if (built !== undefined) await connection.run("USE data");
    return async (sql) => (await connection.runAndReadAll(sql)).getRowsJson();
  };
  return { connect, close: () => instance.closeSync() };
};
