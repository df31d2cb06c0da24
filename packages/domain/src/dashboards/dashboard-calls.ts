import type { DataCaller } from "../access/data-caller.js";
import type { ExplainedUser } from "../analytics/access/explained-access.js";
import type { Connection, ListQuery } from "../catalog/connection.js";
import type { TileResult, TriedTile } from "./tile-result.js";
import type { DashboardItem, OpenedDashboard } from "./view/dashboard-item.js";

/** The calls of the service about dashboards; they reject as all of its calls do. */
export interface DashboardCalls {
  /**
   * The dashboards that whoever asks may open, newest first (H2). `given` is `{branchName?,
   * sessionSettings?}`; an API key needs the latter.
   */
  listDashboards(
    caller: DataCaller,
    deploymentId: number,
    given: unknown,
    query?: ListQuery,
  ): Promise<Connection<DashboardItem>>;
  /** One dashboard with what whoever asks may read of its definition (H1, H2); `given` as above. */
  getDashboard(
    caller: DataCaller,
    deploymentId: number,
    publicId: string,
    given: unknown,
  ): Promise<OpenedDashboard>;
  /**
   * Runs a tile with `{filters?, part?, showSql?, timezone?, branchName?, sessionSettings?}` under the
   * rights of whoever asks (H1); ended by the signal like `runQuery`.
   */
  queryTile(
    caller: DataCaller,
    deploymentId: number,
    publicId: string,
    tileId: string,
    body: unknown,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<TileResult>;
  /**
   * Runs every tile of the declared dashboards that a user may open, with the defaults of their filters
   * (H1). For those who own the service, like `explainAccess`.
   */
  tryDashboards(about: ExplainedUser): Promise<readonly TriedTile[]>;
}
