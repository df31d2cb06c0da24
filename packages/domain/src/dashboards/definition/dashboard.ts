import type { FilterOperator } from "../../analytics/policies/access-policy.js";

/** A text for people: one for every language, or one by language, such as `{ en: "Sales", de: "Verkauf" }`. */
export type LocalizedText = string | Readonly<Record<string, string>>;

/** How times are cut, the finest first. */
export type Grain = "hour" | "day" | "week" | "month" | "quarter" | "year";

/** The kinds of charts; `vega` of a tile holds any other. */
export type ChartType = "line" | "area" | "bar" | "column" | "pie" | "scatter" | "heatmap";

/** What a filter compares a member with. */
export type FilterValue = string | number | boolean;

/** A filter that a tile's own query has. */
export interface QueryFilter {
  readonly member: string;
  readonly operator: FilterOperator;
  readonly values?: readonly FilterValue[] | undefined;
}

/** What a tile asks for, by members such as `sales.revenue`. */
export interface TileQuery {
  readonly measures?: readonly string[] | undefined;
  readonly dimensions?: readonly string[] | undefined;
  readonly segments?: readonly string[] | undefined;
  readonly time?:
    | {
        readonly member: string;
        /** One of `Grain`, or `{ filters.name }` for the choice of a filter. */
        readonly grain?: string | undefined;
        readonly range?: string | undefined;
      }
    | undefined;
  readonly filters?: readonly QueryFilter[] | undefined;
  readonly order?: Readonly<Record<string, "asc" | "desc">> | undefined;
  readonly limit?: number | undefined;
}

/** A chart by its kind; columns that it does not name are inferred. */
export type TileChart =
  | ChartType
  | {
      readonly type: ChartType;
      readonly x?: string | undefined;
      readonly y?: string | undefined;
      readonly color?: string | undefined;
      readonly size?: string | undefined;
      readonly stack?: boolean | undefined;
    };

/** How a column of a table is shown. */
export interface TableColumn {
  readonly title?: LocalizedText | undefined;
  readonly format?: string | undefined;
  readonly bar?: boolean | undefined;
}

/** What a left click on a value does. */
export type TileClick =
  | "filter"
  | "none"
  | { readonly dashboard: string; readonly with?: readonly string[] | undefined }
  | { readonly drill: readonly string[] };

/** A tile as files and users write it, where its id may be left out. */
export interface TileInput {
  readonly id?: string | undefined;
  /** Of 12 columns; what a row has beyond is shared by the tiles that name none. */
  readonly width?: number | undefined;
  readonly title?: LocalizedText | undefined;
  readonly description?: LocalizedText | undefined;
  readonly number?: string | undefined;
  readonly chart?: TileChart | undefined;
  readonly vega?: Readonly<Record<string, unknown>> | undefined;
  readonly table?:
    true | { readonly columns?: Readonly<Record<string, TableColumn>> | undefined } | undefined;
  readonly text?: LocalizedText | undefined;
  readonly query?: TileQuery | undefined;
  readonly sql?: string | undefined;
  readonly format?: string | undefined;
  readonly compare?: "previous period" | "previous year" | "none" | undefined;
  readonly spark?: boolean | undefined;
  readonly good?: "up" | "down" | undefined;
  readonly click?: TileClick | undefined;
  /** Filters that do not reach this tile, or the only ones that do. */
  readonly ignore?: readonly string[] | undefined;
  readonly listen?: readonly string[] | undefined;
  /** Where a pinned chart comes from; rows are never kept (H3). */
  readonly source?: { readonly chatId: string; readonly messageId: string } | undefined;
}

/** A tile of a dashboard: exactly one of number, chart, vega, table and text. */
export interface Tile extends TileInput {
  readonly id: string;
}

/**
 * A filter of a dashboard: over a member, or, of type `granularity`, the choice of how times are cut.
 * A default may be of the viewer, such as `{ userAttributes.region }`.
 */
export interface DashboardFilter {
  readonly name: string;
  readonly title?: LocalizedText | undefined;
  readonly type?: "granularity" | undefined;
  readonly member?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly options?: readonly Grain[] | undefined;
  readonly default?: FilterValue | readonly FilterValue[] | undefined;
}

/** A row of tiles; the height is in pixels. */
export interface DashboardRow {
  readonly height?: number | undefined;
  readonly tiles: readonly Tile[];
}

/** A definition whose form is right: every tile has an id, and no two have the same. */
export interface DashboardDefinition {
  /** `viewer` (the session's zone) or an IANA name; left out, the session's. */
  readonly time_zone?: string | undefined;
  readonly filters: readonly DashboardFilter[];
  readonly rows: readonly DashboardRow[];
}

/** A dashboard of a file: its public id is its name (H1). */
export interface DeclaredDashboard {
  readonly publicId: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText | undefined;
  /** Groups of which one is enough, as in policies (H2); undefined: all who see one of its views. */
  readonly groups: readonly string[] | undefined;
  readonly definition: DashboardDefinition;
}
