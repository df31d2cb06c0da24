import { join } from "node:path";
import type { Ports } from "@embedded-analytics/domain";
import { folderDashboards } from "./dashboards/folder-dashboards.js";
import { duckdbExplain } from "./engine/explain-query.js";
import { KeptAnswers } from "./engine/answers/kept-answers.js";
import type { ModelStore } from "./engine/model-store.js";
import { workerPool } from "./engine/pool/worker-pool.js";
import { duckdbQueryRunner } from "./engine/query-runner.js";
import { folderModels } from "./catalog/model-store.js";
import { dataSources } from "./sources/data-sources.js";
import type { ModelLog } from "./catalog/slot-reports.js";

/** Where data lie, and what queries may use. */
export interface DuckdbOptions {
  /** The absolute folder that a declaration means by these words (C5). */
  readonly folderOf: (modelFolder: string) => string;
  /** For copies of data, and for what queries cannot hold in memory; it belongs to one service. */
  readonly cacheDirectory: string;
  readonly query: QueryBudgets;
  /** Values of the variables in which declarations say that databases are (K1); the process's own. */
  readonly environment?: ((name: string) => string | undefined) | undefined;
  /** What the scans of one statement may bring from databases; a million rows each, 256 MiB together. */
  readonly scans?: { readonly rowsMax: number; readonly bytesMax: number } | undefined;
  /** For operators; a logger of the host fits as it is. */
  readonly log: ModelLog;
}

/** E7: what queries may use. */
export interface QueryBudgets {
  /** How long one may wait, and how long it may run in all of its turns, its reader's pauses included. */
  readonly seconds: number;
  /** How many rows one may deliver; beyond `rowsTake`, rows are only counted. */
  readonly rowsMax: number;
  /** How many run at one time, in a process each; with one, a long one goes on beside (E10). */
  readonly concurrency: number;
  /** What each process may hold, 256 at least; and those together that rest beyond the slots. */
  readonly memoryMb: number;
  /** How much one may deliver, as JSON. */
  readonly bytesMax?: number | undefined;
  /** How much memory of this process answers may take that are kept for equal rights (K5); 0: none are. */
  readonly cacheMb?: number | undefined;
}

/** The ports of data over DuckDB, and what belongs to them. */
export interface DuckdbPorts {
  readonly semanticCatalog: Ports["semanticCatalog"];
  readonly queryExplainer: Ports["queryExplainer"];
  readonly queryRunner: Ports["queryRunner"];
  readonly declaredDashboards: Ports["declaredDashboards"];
  /** Ends all queries and their processes; may be called more than once. */
  close(): Promise<void>;
}

const scansByDefault = { rowsMax: 1_000_000, bytesMax: 256 * 1024 * 1024 };

/** Models from folders, and queries in processes of their own. The engine never runs in this one. */
export function duckdbPorts(options: DuckdbOptions): DuckdbPorts {
  const { folderOf, cacheDirectory, log } = options;
  const { seconds, rowsMax, concurrency, memoryMb, bytesMax = 256 * 1024 * 1024 } = options.query;
  const answers = new KeptAnswers((options.query.cacheMb ?? 64) * 1024 * 1024);
  const sources = dataSources(options.environment ?? ((name) => process.env[name]));
  const models: ModelStore = folderModels({ folderOf, cacheDirectory, sources, log });
  const pool = workerPool({
    concurrency,
    memoryMb,
    seconds,
    cacheDirectory: join(cacheDirectory, "queries"),
    log: (line) => log.warn(line),
  });
  const limits = { rowsMax, bytesMax };
  const scans = options.scans ?? scansByDefault;
  const access = { sources, limits: scans, log: (line: string) => log.warn(line) };
  let closing: Promise<void> | undefined;
  return {
    semanticCatalog: { load: models.load, hasBranch: models.hasBranch },
    declaredDashboards: folderDashboards({ folderOf, log }),
    queryExplainer: duckdbExplain(models, pool, limits, access, answers),
    queryRunner: duckdbQueryRunner(models, pool, limits, access, answers),
    close: () => {
      answers.clear();
      const ends = [models.close(), pool.close(), sources.close()];
      return (closing ??= Promise.all(ends).then(() => undefined));
    },
  };
}
