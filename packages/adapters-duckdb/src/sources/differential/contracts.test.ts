import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll } from "@jest/globals";
import type { DataDeployment, Query } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { portContracts, type ModelFolder, type Tester } from "@embedded-analytics/testkit";
import pg from "pg";
import { duckdbPorts } from "../../ports.js";
import { loadCsv } from "./load-csv.fixture.js";
import { urlOfServer } from "./run-statement.fixture.js";

const folder = mkdtempSync(join(tmpdir(), "database-contracts-"));
const suffix = randomBytes(6).toString("hex");
const client = new pg.Client({ connectionString: urlOfServer() });
beforeAll(() => client.connect());

// Nothing of a case is stored here, so that all of them may share the processes.
const data = duckdbPorts({
  folderOf: (name) => join(folder, name),
  cacheDirectory: join(folder, "cache"),
  query: { seconds: 20, rowsMax: 100_000, concurrency: 2, memoryMb: 512 },
  environment: urlOfServer,
  log: { warn: () => undefined, error: () => undefined },
});

/** A model folder's schema, as far as a case has asked for it. */
const schemas = new Map<string, string>();
afterAll(async () => {
  await data.close();
  for (const schema of schemas.values()) await client.query(`DROP SCHEMA "${schema}" CASCADE`);
  await client.end();
  rmSync(folder, { recursive: true, force: true });
});

const columns = {
  ...{ city: "VARCHAR", amount: "DOUBLE", ordered_at: "TIMESTAMP", paid: "BOOLEAN" },
  ...{ margin: "DOUBLE", internal_note: "VARCHAR", label: "VARCHAR" },
};

/** Files of data become tables of a schema, everything else is written as it is. */
const write = async (name: string, { files }: ModelFolder): Promise<void> => {
  if (schemas.has(name)) return;
  const schema = `${name}_${suffix}`;
  schemas.set(name, schema);
  await client.query(`CREATE SCHEMA "${schema}"`);
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(".csv")) {
      await loadCsv(client, schema, basename(path, ".csv"), columns, text);
      continue;
    }
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/** The deployment of a case, with a database for the cubes that name none. */
const inDatabase = <Asked extends Pick<DataDeployment, "modelFolder">>(
  deployment: Asked,
): Asked => {
  const schema = schemas.get(deployment.modelFolder ?? "");
  const source = { name: "default", kind: "postgres", urlFromEnv: "URL" } as const;
  return schema === undefined ? deployment : { ...deployment, sources: [{ ...source, schema }] };
};

const asked = (query: Query): Query => ({ ...query, deployment: inDatabase(query.deployment) });

const { semanticCatalog: catalog, queryRunner, queryExplainer } = data;
const databaseTester: Tester = {
  name: "PostgreSQL as a source",
  open: async (options) => {
    for (const [name, model] of Object.entries(options.modelFolders)) await write(name, model);
    return {
      ports: {
        ...inMemoryPorts(options),
        semanticCatalog: {
          load: (accountId, deployment, branch) =>
            catalog.load(accountId, inDatabase(deployment), branch),
          hasBranch: (accountId, deployment, branch) =>
            catalog.hasBranch(accountId, inDatabase(deployment), branch),
        },
        queryRunner: {
          run: (accountId, query, signal) => queryRunner.run(accountId, asked(query), signal),
        },
        queryExplainer: {
          explain: (accountId, query, how, signal) =>
            queryExplainer.explain(accountId, asked(query), how, signal),
        },
      },
      answersLast: "once",
      advanceMs: () => Promise.resolve(),
      dump: () => Promise.resolve(""),
      close: () => Promise.resolve(),
    };
  },
};

portContracts(databaseTester, ["semanticCatalog", "queryRunner", "queryExplainer"]);
