/** A text for people: one for every language, or one by language. */
export type LocalizedText = string | { readonly [language: string]: string };

/** A dashboard in a list. */
export interface ListedDashboard {
  readonly publicId: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText | null;
  /** Declared beside the model and read-only, or made by a user of the embed tenant. */
  readonly origin: "declared" | "tenant";
  /** Of those that users have made: whose it is, `null` once its owner has gone. */
  readonly owner?: DashboardOwner | null | undefined;
  /** Of those that users have made: who reads it. */
  readonly visibility?: Visibility | undefined;
  /** ISO 8601, in UTC. */
  readonly updatedAt: string;
}

/** Whose a dashboard is. */
export interface DashboardOwner {
  readonly externalId: string;
  readonly displayName: string | null;
  /** Whether it belongs to the user who asks. */
  readonly isYou: boolean;
}

/** Its owner alone, or every session of the embed tenant. */
export type Visibility = "private" | "tenant";

/** A dashboard as its viewer may read it. */
export interface Dashboard extends ListedDashboard {
  readonly definition: DashboardDefinition;
  /** The types of the members that its filters are over, by the names of the filters. */
  readonly filterTypes?: Readonly<Record<string, FilteredType>> | undefined;
  /** The entity tag, in its quotes; it changes when the dashboard does. */
  readonly etag: string;
  /** What can be done with tiles of one that users have made, for a user who may change it. */
  readonly offers?: readonly TileOffer[] | undefined;
}

/** What a filter is over; of a `time` its value is a range of days. */
export type FilteredType = "string" | "number" | "boolean" | "time";

/** `repair`: a tile asks for what is not there for this user. `filterable`: a statement can be a query. */
export type OfferKind = "repair" | "filterable";

/** A tile that can be repaired, or made filterable. */
export interface TileOffer {
  readonly tile: string;
  readonly offer: OfferKind;
}

/** Filters, and rows of tiles. */
export interface DashboardDefinition {
  /** `viewer` or an IANA name; left out, the session's zone. */
  readonly time_zone?: string | undefined;
  readonly filters: readonly DashboardFilter[];
  readonly rows: readonly {
    /** In pixels. */
    readonly height?: number | undefined;
    readonly tiles: readonly (Tile | UnavailableTile)[];
  }[];
}

/** How times are cut. */
export type Grain = "hour" | "day" | "week" | "month" | "quarter" | "year";

type Scalar = string | number | boolean;

/** A filter over a member, or the choice of a grain. */
export interface DashboardFilter {
  readonly name: string;
  readonly title?: LocalizedText | undefined;
  readonly type?: "granularity" | undefined;
  readonly member?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly options?: readonly Grain[] | undefined;
  readonly default?: Scalar | readonly Scalar[] | undefined;
}

/** A tile that asks for what its viewer may not see, or what is not there. */
export interface UnavailableTile {
  readonly id: string;
  readonly width?: number | undefined;
  readonly unavailable: true;
}

/** The kinds of charts. */
export type ChartType = "line" | "area" | "bar" | "column" | "pie" | "scatter" | "heatmap";

/** Operators of a tile's own filters. */
export type TileFilterOperator =
  | ("equals" | "notEquals" | "contains" | "notContains" | "startsWith" | "notStartsWith")
  | ("endsWith" | "notEndsWith" | "gt" | "gte" | "lt" | "lte" | "set" | "notSet")
  | ("inDateRange" | "notInDateRange" | "beforeDate" | "beforeOrOnDate" | "afterDate")
  | "afterOrOnDate";

/** A tile: it has exactly one of `number`, `chart`, `vega`, `table` and `text`. */
export interface Tile {
  readonly id: string;
  /** Of 12 columns. */
  readonly width?: number | undefined;
  readonly title?: LocalizedText | undefined;
  readonly description?: LocalizedText | undefined;
  readonly number?: string | undefined;
  readonly chart?:
    | ChartType
    | {
        readonly type: ChartType;
        readonly x?: string | undefined;
        readonly y?: string | undefined;
        readonly color?: string | undefined;
        readonly size?: string | undefined;
        readonly stack?: boolean | undefined;
      }
    | undefined;
  readonly vega?: { readonly [key: string]: unknown } | undefined;
  readonly table?:
    | true
    | {
        readonly columns?:
          | {
              readonly [name: string]: {
                readonly title?: LocalizedText | undefined;
                readonly format?: string | undefined;
                readonly bar?: boolean | undefined;
              };
            }
          | undefined;
      }
    | undefined;
  readonly text?: LocalizedText | undefined;
  readonly query?:
    | {
        readonly measures?: readonly string[] | undefined;
        readonly dimensions?: readonly string[] | undefined;
        readonly segments?: readonly string[] | undefined;
        readonly time?:
          | {
              readonly member: string;
              readonly grain?: string | undefined;
              readonly range?: string | undefined;
            }
          | undefined;
        readonly filters?:
          | readonly {
              readonly member: string;
              readonly operator: TileFilterOperator;
              readonly values?: readonly Scalar[] | undefined;
            }[]
          | undefined;
        readonly order?: { readonly [member: string]: "asc" | "desc" } | undefined;
        readonly limit?: number | undefined;
      }
    | undefined;
  readonly sql?: string | undefined;
  readonly format?: string | undefined;
  readonly compare?: "previous period" | "previous year" | "none" | undefined;
  readonly spark?: boolean | undefined;
  readonly good?: "up" | "down" | undefined;
  readonly click?:
    | "filter"
    | "none"
    | { readonly dashboard: string; readonly with?: readonly string[] | undefined }
    | { readonly drill: readonly string[] }
    | undefined;
  readonly ignore?: readonly string[] | undefined;
  readonly listen?: readonly string[] | undefined;
  readonly source?: { readonly chatId: string; readonly messageId: string } | undefined;
}

/** A tile as users write it: its id may be left out. */
export type TileInput = Omit<Tile, "id"> & { readonly id?: string | undefined };

/**
 * Where a tile comes to stand: right behind the tile `after` in its row, or in a row of its own, which
 * becomes row `row`, counted from 0. With neither, in a row of its own at the end.
 */
export interface TilePlace {
  readonly after?: string | undefined;
  readonly row?: number | undefined;
}

/** One change of a dashboard: of a tile by its id, or of a field. */
export type DashboardOperation =
  | ({
      readonly op: "add";
      readonly tile?: string | undefined;
      readonly value: TileInput;
    } & TilePlace)
  | { readonly op: "replace"; readonly tile: string; readonly value: TileInput }
  /** As `replace`; what the tile was is kept by the service, unseen, until it is restored. */
  | { readonly op: "repair"; readonly tile: string; readonly value: TileInput }
  /** The tile is again what it was before its last repair. */
  | { readonly op: "restore"; readonly tile: string }
  | ({ readonly op: "move"; readonly tile: string } & TilePlace)
  | { readonly op: "remove"; readonly tile: string }
  /** Of the row in which the tile stands, in pixels; without a height it is as high as its tiles need. */
  | { readonly op: "resize"; readonly tile: string; readonly height?: number | undefined }
  | { readonly op: "set"; readonly field: "title"; readonly value: LocalizedText }
  | {
      readonly op: "set";
      readonly field: "description";
      readonly value?: LocalizedText | undefined;
    }
  | { readonly op: "set"; readonly field: "visibility"; readonly value: Visibility }
  | {
      readonly op: "set";
      readonly field: "filters";
      readonly value: readonly DashboardFilter[];
    };

/** A dashboard that a user makes. */
export interface NewDashboard {
  readonly title: LocalizedText;
  readonly description?: LocalizedText | undefined;
  /** `private` unless said otherwise. */
  readonly visibility?: Visibility | undefined;
  readonly definition: {
    readonly time_zone?: string | undefined;
    readonly filters?: readonly DashboardFilter[] | undefined;
    readonly rows: readonly {
      readonly height?: number | undefined;
      readonly tiles: readonly TileInput[];
    }[];
  };
}
