import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  duckdbPorts,
  type DuckdbOptions,
  type DuckdbPorts,
} from "@embedded-analytics/adapters-duckdb";
import { createDatabase } from "@embedded-analytics/adapters-prisma/testing";
import {
  QueryStopped,
  type Cell,
  type DataAccess,
  type DataSource,
  type ExplainedScan,
  type Query,
} from "@embedded-analytics/domain";
import pg from "pg";

/** A help desk in a database of its own, a model over it, and the engine that answers. */
export interface Desk {
  readonly databaseUrl: string;
  /** The engine, and the source that deployments of it declare. */
  readonly ports: DuckdbPorts;
  readonly source: DataSource;
  /** What operators were shown. */
  readonly lines: string[];
  /** Runs statements on the database itself. */
  sql(text: string): Promise<readonly Record<string, unknown>[]>;
  /** Writes the model anew, and loads it; answers the mistakes where it has any. */
  useModel(yaml: string): Promise<readonly string[]>;
  ask(sql: string, asked?: Asked): Promise<Answer>;
  /** What would be read of the database. */
  explain(sql: string, asked?: Asked): Promise<readonly ExplainedScan[]>;
  close(): Promise<void>;
}

/** How a statement is asked. */
export interface Asked {
  readonly access?: DataAccess;
  readonly timezone?: string;
  readonly account?: number;
  readonly user?: string;
  readonly signal?: AbortSignal;
  /** For `explain`: whether the database runs the scans, to count rows. */
  readonly runScans?: boolean;
}

/** A result in full, or why there is none. */
export interface Answer {
  readonly kind: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly sentence?: string | undefined;
}

/** What the fixture starts with. */
export interface DeskOptions {
  readonly tables: string;
  readonly model: string;
  /** Files of the model's folder beside it, by path. */
  readonly files?: Readonly<Record<string, string>>;
  readonly urlOf?: (databaseUrl: string) => string | Promise<string>;
  readonly source?: Partial<DataSource>;
  readonly engine?: Partial<DuckdbOptions>;
}

/** Makes the database, its tables and the engine. */
export const openDesk = async (options: DeskOptions): Promise<Desk> => {
  const database = await createDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(options.tables);
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  mkdirSync(join(folder, "model"), { recursive: true });
  for (const [path, text] of Object.entries(options.files ?? {})) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const url = (await options.urlOf?.(database.url)) ?? database.url;
  const ports = duckdbPorts({
    folderOf: () => folder,
    cacheDirectory: join(folder, "cache"),
    query: { seconds: 30, rowsMax: 1_000_000, concurrency: 2, memoryMb: 512 },
    environment: (name) => (name === "DESK_URL" ? url : undefined),
    log: { warn: log, error: log },
    ...options.engine,
  });
  const source: DataSource = {
    name: "desk",
    kind: "postgres",
    urlFromEnv: "DESK_URL",
    ...options.source,
  };
  const deployment = {
    id: 1,
    name: "desk",
    modelFolder: "desk",
    requirePolicies: false,
    timezone: "UTC",
    sources: [source],
  } as unknown as Query["deployment"];
  let open: DataAccess = {};
  let written = 0;
  const useModel = async (yaml: string): Promise<readonly string[]> => {
    lines.length = 0;
    // A model is looked at once a second: its text has to be another one for that to be seen.
    writeFileSync(join(folder, "model", "desk.yml"), `${yaml}\n# ${(written += 1)}\n`);
    await new Promise((resolve) => setTimeout(resolve, written === 1 ? 0 : 1100));
    const found = await ports.semanticCatalog.load(1, deployment, undefined);
    if (found.kind !== "found") return [...lines];
    open = Object.fromEntries(
      found.model.cubes.map(({ name, members }) => [
        name,
        [{ members: members.map((member) => member.name), rows: { kind: "all" } }],
      ]),
    );
    return [...lines];
  };
  await useModel(options.model);

  const queryOf = (
    sql: string,
    modelVersion: string,
    { access = open, timezone = "UTC", user = "ada" }: Asked,
  ): Query => ({
    deployment,
    branchName: undefined,
    modelVersion,
    sql,
    access,
    timezone,
    rowsTake: undefined,
    userKey: user,
  });
  const explain = async (sql: string, asked: Asked = {}): Promise<readonly ExplainedScan[]> => {
    const found = await ports.semanticCatalog.load(1, deployment, undefined);
    if (found.kind !== "found") throw new Error(lines.join("\n"));
    const query = queryOf(sql, found.model.version, asked);
    const { signal = new AbortController().signal, runScans = false } = asked;
    const explained = await ports.queryExplainer.explain(1, query, { runScans }, signal);
    if (explained.kind !== "explained") throw new Error(JSON.stringify(explained));
    return explained.scans;
  };
  const ask = async (sql: string, asked: Asked = {}): Promise<Answer> => {
    const { account = 1 } = asked;
    const found = await ports.semanticCatalog.load(account, deployment, undefined);
    if (found.kind !== "found") return { kind: found.kind, rows: [], sentence: lines.join("\n") };
    const query = queryOf(sql, found.model.version, asked);
    const { signal = new AbortController().signal } = asked;
    const outcome = await ports.queryRunner.run(account, query, signal);
    if (outcome.kind !== "rows") {
      return { rows: [], sentence: undefined, ...outcome };
    }
    const rows: (readonly Cell[])[] = [];
    try {
      for await (const part of outcome.parts) if ("rows" in part) rows.push(...part.rows);
    } catch (cause) {
      if (!(cause instanceof QueryStopped)) throw cause;
      return { kind: cause.kind, rows, sentence: cause.message };
    }
    return { kind: "rows", rows };
  };

  return {
    databaseUrl: database.url,
    ports,
    source,
    lines,
    sql: async (text) => {
      const { rows } = await client.query<Record<string, unknown>>(text);
      return rows;
    },
    useModel,
    ask,
    explain,
    close: async () => {
      await ports.close();
      await client.end();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
