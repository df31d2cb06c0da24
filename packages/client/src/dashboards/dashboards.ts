import { jsonOf } from "../http/transport.js";
import type { CallOptions, Sender, ServiceCalls } from "../service-calls.js";
import type { OfUser } from "../session/session-settings.js";
import type { ListPage, PageOf } from "../threads/threads.js";
import type {
  Dashboard,
  DashboardDefinition,
  DashboardOperation,
  ListedDashboard,
  LocalizedText,
  NewDashboard,
  OfferKind,
  Tile,
  UnavailableTile,
} from "./dashboard.js";
import type { TileProposal } from "./tile-proposal.js";
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

/** A value of a dimension below which a viewer looks; `null` stands for rows that have none. */
export interface DrillStep {
  readonly member: string;
  readonly value: Value;
}

/** What a tile is asked for. */
export interface TileQuery extends DashboardOf {
  readonly tileId: string;
  /** By the name of a filter, or by a member; what is not named has its default, `null` is none. */
  readonly filters?: Readonly<Record<string, Value | readonly Value[]>> | undefined;
  /**
   * The values below which the tile is asked, from the outermost: of a tile whose `click` is a drill,
   * each a value of a dimension that the tile shows there.
   */
  readonly drill?: readonly DrillStep[] | undefined;
  /** What the tile shows, or the line beside a number. */
  readonly part?: "value" | "spark" | undefined;
  readonly showSql?: boolean | undefined;
  readonly timezone?: string | undefined;
}

/** Changes of a dashboard, by the version that they are made on. */
export interface DashboardChange extends DashboardOf {
  /** The `etag` that was read, or `*` for any. */
  readonly etag: string;
  readonly operations: readonly DashboardOperation[];
}

/** Names a tile, and what is wanted of it: one of the dashboard's `offers`. */
export interface ProposalOf extends DashboardOf {
  readonly tileId: string;
  readonly offer: OfferKind;
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
  /** Makes one of the user's own; `creator_mode_required` without creator mode. */
  create(request: NewDashboard & OfDeployment & Caller, options?: CallOptions): Promise<Dashboard>;
  /**
   * Changes one by tiles and fields, all operations or none, if it still has that `etag`;
   * `version_conflict` otherwise: read it, and apply them again.
   */
  patch(request: DashboardChange & Caller, options?: CallOptions): Promise<Dashboard>;
  /** Deletes one of the user's own. */
  remove(request: DashboardOf & Caller, options?: CallOptions): Promise<void>;
  /** Makes a private copy of any that the user may read, without the tiles that the user may not see. */
  duplicate(
    request: DashboardOf & { readonly title?: LocalizedText | undefined } & Caller,
    options?: CallOptions,
  ): Promise<Dashboard>;
  /**
   * Proposes another form of a tile, and says what it shows; it writes nothing. `invalid_request` where
   * there is none.
   */
  propose(request: ProposalOf & Caller, options?: CallOptions): Promise<TileProposal>;
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
  const get: Dashboards<OfUser>["get"] = async (
    { deploymentId, publicId, branchName, sessionSettings },
    options = {},
  ) => {
    const call = { method: "GET", query: { branchName }, sessionSettings, ...options } as const;
    const response = await calls.ofUser(pathOf(deploymentId, publicId), call);
    return dashboardOf(response, options);
  };
  const create: Dashboards<OfUser>["create"] = async ({ deploymentId, ...body }, options = {}) =>
    dashboardOf(await calls.send(pathOf(deploymentId), { body, ...options }), options);
  return {
    get,
    create,
    list: async ({ deploymentId, branchName, first, after, sessionSettings }, options = {}) => {
      const query = { first, after, branchName };
      const call = { method: "GET", query, sessionSettings, ...options } as const;
      const response = await calls.ofUser(pathOf(deploymentId), call);
      const page: unknown = await jsonOf(response, options.signal);
      return page as ListPage<ListedDashboard>;
    },
    patch: async ({ deploymentId, publicId, etag, ...body }, options = {}) => {
      const call = { method: "PATCH", body, headers: { "If-Match": etag }, ...options } as const;
      const response = await calls.send(pathOf(deploymentId, publicId), call);
      return dashboardOf(response, options);
    },
    remove: async ({ deploymentId, publicId, branchName, sessionSettings }, options = {}) => {
      const call = {
        method: "DELETE",
        query: { branchName },
        sessionSettings,
        ...options,
      } as const;
      await calls.ofUser(pathOf(deploymentId, publicId), call);
    },
    duplicate: async ({ title, publicId, ...of }, options = {}) => {
      const { definition, description, ...read } = await get({ publicId, ...of }, options);
      const copy = {
        title: title ?? read.title,
        description: description ?? undefined,
        definition: copyOf(definition),
      };
      return create({ ...copy, ...of }, options);
    },
    propose: async ({ deploymentId, publicId, tileId, ...body }, options = {}) => {
      const path = pathOf(deploymentId, publicId, "tiles", tileId, "proposal");
      const response = await calls.send(path, { body, ...options });
      const proposal: unknown = await jsonOf(response, options.signal);
      return proposal as TileProposal;
    },
    queryTile: ({ deploymentId, publicId, tileId, ...body }, { signal } = {}) => {
      const path = pathOf(deploymentId, publicId, "tiles", tileId, "query");
      return new TileRows((either) => calls.send(path, { body, signal: either }), signal);
    },
  };
};

const dashboardOf = async (response: Response, { signal }: CallOptions): Promise<Dashboard> => {
  const etag = response.headers.get("etag") ?? "";
  const dashboard: unknown = await jsonOf(response, signal);
  return { ...(dashboard as Omit<Dashboard, "etag">), etag };
};

/** A definition as its reader may write it: without what the reader does not see. */
const copyOf = ({ rows, ...rest }: DashboardDefinition): NewDashboard["definition"] => ({
  ...rest,
  rows: rows
    .map((row) => ({ ...row, tiles: row.tiles.flatMap((tile) => (isSeen(tile) ? [tile] : [])) }))
    .filter(({ tiles }) => tiles.length > 0),
});

const isSeen = (tile: Tile | UnavailableTile): tile is Tile => !("unavailable" in tile);

const pathOf =
  (deploymentId: number | undefined, ...rest: readonly string[]) =>
  (sender: Sender): readonly string[] => {
    const id = deploymentId ?? sender.deploymentId;
    if (id === undefined) throw new TypeError("Dashboards need a deploymentId.");
    return ["api", "v1", "deployments", String(id), "dashboards", ...rest];
  };
