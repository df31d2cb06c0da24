import { jsonOf } from "../http/transport.js";
import type { CallOptions, Sender, ServiceCalls } from "../service-calls.js";
import type { OfUser } from "../session/session-settings.js";
import type { ListPage, PageOf } from "../threads/threads.js";
import type { Dashboard, ListedDashboard } from "./dashboard.js";
import { TileRows } from "./tile-rows.js";

/** Names a deployment for a call; a page's is that of its session. */
export interface OfDeployment {
  readonly deploymentId?: number | undefined;
  /** A branch of the model; only a server chooses one. */
  readonly branchName?: string | undefined;
}

/** Names a dashboard for a call. */
export interface DashboardOf extends OfDeployment {
  readonly publicId: string;
}

type Value = string | number | boolean | null;

/** What a tile is asked for. */
export interface TileQuery extends DashboardOf {
  readonly tileId: string;
  /** By the name of a filter, or by a member; what is not named has its default, `null` is none. */
  readonly filters?: Readonly<Record<string, Value | readonly Value[]>> | undefined;
  /** What the tile shows, or the line beside a number. */
  readonly part?: "value" | "spark" | undefined;
  readonly showSql?: boolean | undefined;
  readonly timezone?: string | undefined;
}

/** A deployment's dashboards. `Caller` is what a server says of the user. */
export interface Dashboards<Caller = unknown> {
  /** Those that the user may open, newest first. */
  list(
    request: OfDeployment & PageOf & Caller,
    options?: CallOptions,
  ): Promise<ListPage<ListedDashboard>>;
  /** One as the user may read it; `dashboard_not_found` also where the user may not open it. */
  get(request: DashboardOf & Caller, options?: CallOptions): Promise<Dashboard>;
  /** Runs a tile under the user's rights; the rows come as they are iterated. */
  queryTile(request: TileQuery & Caller, options?: CallOptions): TileRows;
}

/** A client of either kind. */
export interface HasCalls {
  readonly calls: ServiceCalls;
}

/**
 * The dashboards of a client's service; apart from the client, so that a page without dashboards does
 * not load them. A server names the user with each call, a page's token has named its own.
 */
export const dashboardsOf = ({ calls }: HasCalls): Dashboards<OfUser> => {
  return {
    list: async ({ deploymentId, branchName, first, after, sessionSettings }, options = {}) => {
      const query = { first, after, branchName };
      const call = { method: "GET", query, sessionSettings, ...options } as const;
      const response = await calls.ofUser(pathOf(deploymentId), call);
      const page: unknown = await jsonOf(response, options.signal);
      return page as ListPage<ListedDashboard>;
    },
    get: async ({ deploymentId, publicId, branchName, sessionSettings }, options = {}) => {
      const call = { method: "GET", query: { branchName }, sessionSettings, ...options } as const;
      const response = await calls.ofUser(pathOf(deploymentId, publicId), call);
      const etag = response.headers.get("etag") ?? "";
      const dashboard: unknown = await jsonOf(response, options.signal);
      return { ...(dashboard as Omit<Dashboard, "etag">), etag };
    },
    queryTile: ({ deploymentId, publicId, tileId, ...body }, { signal } = {}) => {
      const path = pathOf(deploymentId, publicId, "tiles", tileId, "query");
      return new TileRows((either) => calls.send(path, { body, signal: either }), signal);
    },
  };
};

const pathOf =
  (deploymentId: number | undefined, ...rest: readonly string[]) =>
  (sender: Sender): readonly string[] => {
    const id = deploymentId ?? sender.deploymentId;
    if (id === undefined) throw new TypeError("Dashboards need a deploymentId.");
    return ["api", "v1", "deployments", String(id), "dashboards", ...rest];
  };
