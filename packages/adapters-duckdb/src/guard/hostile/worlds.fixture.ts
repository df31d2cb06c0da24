import { DuckDBInstance } from "@duckdb/node-api";
import {
  accessOf,
  type DataAccess,
  type DataSource,
  type DataUser,
  type Query,
} from "@embedded-analytics/domain";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collect, type Collected } from "../../engine/engine.fixture.js";
import { duckdbPorts } from "../../ports.js";
import { worldTables, type Hidden } from "./world-data.fixture.js";
import { userCity, worldModel } from "./world.fixture.js";

/** Asks one world as the analyst. */
export type Ask = (sql: string) => Promise<Collected>;

/** The worlds, each behind the very ports that a service uses, workers and all. */
export interface Worlds {
  readonly ask: Readonly<Record<Hidden, Ask>>;
  close(): Promise<void>;
}

/** Limits that giants meet soon; and a worker for each world, which then stays. */
const query = { seconds: 2, rowsMax: 100_000, concurrency: 3, memoryMb: 512 };

/** Where the tables of worlds lie. */
export interface WorldPlace {
  /** Writes the model's folder, and makes the tables. */
  write(folder: string, hidden: Hidden): Promise<void>;
  /** The databases of a world (K1); none where the tables are files. */
  sourcesOf(hidden: Hidden): readonly DataSource[];
  readonly environment: (name: string) => string | undefined;
  close(): Promise<void>;
}

const inFiles: WorldPlace = {
  write: writeWorld,
  sourcesOf: () => [],
  environment: () => undefined,
  close: async () => undefined,
};

/** Writes the worlds' folders and opens them. */
export async function openWorlds(
  kinds: readonly Hidden[],
  place: WorldPlace = inFiles,
  limits: Partial<typeof query> = {},
): Promise<Worlds> {
  const folder = mkdtempSync(join(tmpdir(), "hostile-"));
  const problems: string[] = [];
  const ports = duckdbPorts({
    folderOf: (name) => join(folder, name),
    cacheDirectory: join(folder, "cache"),
    query: { ...query, ...limits },
    environment: place.environment,
    log: { warn: () => undefined, error: (line) => problems.push(line) },
  });
  const asks: Partial<Record<Hidden, Ask>> = {};
  for (const [index, hidden] of kinds.entries()) {
    await place.write(join(folder, hidden), hidden);
    const deployment = {
      id: index + 1,
      name: hidden,
      modelFolder: hidden,
      sources: place.sourcesOf(hidden),
    } as unknown as Query["deployment"];
    const found = await ports.semanticCatalog.load(1, deployment, undefined);
    if (found.kind !== "found") throw new Error(`${found.kind}: ${problems.join()}`);
    const access = accessOf(found.model, analyst, false);
    const modelVersion = found.model.version;
    const run = (sql: string) =>
      ports.queryRunner.run(1, queryOf({ deployment, modelVersion, sql, access }), never);
    asks[hidden] = (sql) => stubbornly(async () => collect(await run(sql)));
  }
  return {
    ask: asks as Record<Hidden, Ask>,
    close: async () => {
      await ports.close();
      await place.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A busy machine may not have a worker ready in time, for which no statement is to blame. */
const stubbornly = async (ask: () => Promise<Collected>): Promise<Collected> => {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    const wasNotBegun = answer.sentence?.startsWith("Too many queries are running") === true;
    if (!wasNotBegun || tries === 10) return answer;
  }
};

const analyst: DataUser = {
  lane: "tenant_wide",
  embedTenantName: undefined,
  groupScope: "demo",
  groups: ["analysts"],
  userAttributes: { city: userCity },
  securityContext: {},
};

const never = new AbortController().signal;

const queryOf = (asked: {
  deployment: Query["deployment"];
  modelVersion: string;
  sql: string;
  access: DataAccess;
}): Query => ({ ...asked, branchName: undefined, timezone: "UTC", rowsTake: undefined });

/** As Parquet, so that columns have the same types in every world. */
export async function writeWorld(folder: string, hidden: Hidden): Promise<void> {
  mkdirSync(join(folder, "model"), { recursive: true });
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "model", "world.yml"), worldModel);
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  for (const [name, { columns, csv }] of Object.entries(worldTables(hidden))) {
    const file = join(folder, `${name}.csv`);
    writeFileSync(file, csv);
    const types = Object.entries(columns).map(([column, type]) => `'${column}': '${type}'`);
    const read = `read_csv('${file}', header = true, columns = {${types.join(", ")}})`;
    await connection.run(`COPY (FROM ${read}) TO '${join(folder, "data", `${name}.parquet`)}'`);
  }
  connection.closeSync();
  instance.closeSync();
}
