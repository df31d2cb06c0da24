import type { ExportedDashboard, ExportedPlace } from "./content/exported-dashboard.js";
import type { DataCaller } from "../access/data-caller.js";
import type { ExplainedUser } from "../analytics/access/explained-access.js";
import type { Connection, ListQuery } from "../catalog/connection.js";
import type { TileProposal } from "./offers/tile-proposal.js";
import type { TileResult, TriedTile } from "./tile-result.js";
import type { DeploymentId } from "../shared/text/branded.js";
import type { DashboardItem, OpenedDashboard } from "./view/dashboard-item.js";

/** The calls of the service about dashboards; they reject as all of its calls do. */
export interface DashboardCalls {
  /**
   * The dashboards that the caller may open, newest first (H2). `given` is `{branchName?,
   * sessionSettings?}`; an API key needs the latter.
   */
  listDashboards(
    caller: DataCaller,
    deploymentId: DeploymentId,
    given: unknown,
    query?: ListQuery,
  ): Promise<Connection<DashboardItem>>;
  /** One dashboard with what the caller may read of its definition (H1, H2); `given` as above. */
  getDashboard(
    caller: DataCaller,
    deploymentId: DeploymentId,
    publicId: string,
    given: unknown,
  ): Promise<OpenedDashboard>;
  /**
   * Makes a dashboard of an embed tenant's user in creator mode, with `{title, description?, visibility?,
   * definition, branchName?, sessionSettings?}` (H3). It is private unless `visibility` is `tenant`.
   */
  createDashboard(
    caller: DataCaller,
    deploymentId: DeploymentId,
    body: unknown,
  ): Promise<OpenedDashboard>;
  /**
   * Changes such a dashboard by `{operations, branchName?, sessionSettings?}`, all of them or none, if it
   * still is of one of `versions` (what `If-Match` lists; `*` is any). Without: `if_match_required`.
   */
  patchDashboard(
    caller: DataCaller,
    deploymentId: DeploymentId,
    publicId: string,
    versions: readonly string[] | undefined,
    body: unknown,
  ): Promise<OpenedDashboard>;
  /** Deletes a dashboard of the caller (H3); `given` as of `listDashboards`. */
  deleteDashboard(
    caller: DataCaller,
    deploymentId: DeploymentId,
    publicId: string,
    given: unknown,
  ): Promise<void>;
  /**
   * Runs a tile with `{filters?, drill?, part?, showSql?, timezone?, branchName?, sessionSettings?}` under
   * the rights of the caller (H1); ended by the signal like `runQuery`.
   */
  queryTile(
    caller: DataCaller,
    deploymentId: DeploymentId,
    publicId: string,
    tileId: string,
    body: unknown,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<TileResult>;
  /**
   * Proposes another form of a tile that its caller may change, by `{offer, timezone?, branchName?,
   * sessionSettings?}` (H3): one of the tile's `offers`. It writes nothing; ended by the signal.
   */
  proposeTile(
    caller: DataCaller,
    deploymentId: DeploymentId,
    publicId: string,
    tileId: string,
    body: unknown,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<TileProposal>;
  /**
   * Runs every tile of the declared dashboards that a user may open, with the defaults of their filters
   * (H1). For those who own the service, like `explainAccess`.
   */
  tryDashboards(about: ExplainedUser): Promise<readonly TriedTile[]>;
  /**
   * The shared dashboards of an embed tenant in the form of the files (H1, H3). For those who own the
   * service, like `explainAccess`.
   */
  exportDashboards(place: ExportedPlace): Promise<readonly ExportedDashboard[]>;
}
