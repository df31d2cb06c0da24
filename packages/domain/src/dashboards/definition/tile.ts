import * as Schema from "effect/Schema";
import { filterOperators } from "../../analytics/policies/access-policy.js";
import { comparisons, rangeProblem } from "../../shared/dates/date-range.js";
import { textRule } from "../../shared/decode.js";
import { nameProblem, utf8Length } from "../../shared/text/text-rules.js";
import type { Grain, TileInput } from "./dashboard.js";
import { Description, localizedText, Title } from "./localized-text.js";
import { ColumnText, MemberPathText, parseMemberPath } from "./member-path.js";

/** How times are cut, the finest first. */
export const grains = [
  "hour",
  "day",
  "week",
  "month",
  "quarter",
  "year",
] as const satisfies readonly Grain[];

/** The kinds of charts; `vega` of a tile holds any other. */
const chartTypes = ["line", "area", "bar", "column", "pie", "scatter", "heatmap"] as const;

/** The longest statement of a tile, in bytes, before filters are put into it. */
export const sqlBytesMax = 16_384;

/** The longest text of a tile, in bytes of each language. */
export const textBytesMax = 8000;

/** The columns that the tiles of a row share: the most tiles that it has. */
export const columnsPerRow = 12;

/** The most rows that a query may limit itself to. */
export const queryLimitMax = 50_000;

/** Tiles are found by these, in operations and addresses. */
export const TileId = Schema.String.check(
  textRule((text) =>
    /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(text)
      ? undefined
      : "must be 1 to 64 of A-Z, a-z, 0-9, _ and -, beginning with a letter or a digit",
  ),
);

const filterNameForm = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** Names of filters. */
export const FilterName = Schema.String.check(
  textRule((text) =>
    filterNameForm.test(text)
      ? undefined
      : "must be 1 to 64 of A-Z, a-z, 0-9 and _, beginning with a letter",
  ),
);

/** The schema of a range of days. */
const RangeText = Schema.String.check(textRule(rangeProblem));

/** `EUR` (a currency of ISO 4217), `percent`, `compact`, or as many decimals as `0.00` has. */
const Format = Schema.String.check(
  textRule((text) =>
    /^([A-Z]{3}|percent|compact|0(\.0{1,6})?)$/.test(text)
      ? undefined
      : "must be a currency such as EUR, percent, compact, or decimals such as 0.0",
  ),
);

/** The time of a query: what it is cut by, and the days that it is limited to. */
const Grain = Schema.String.check(
  textRule((text) =>
    grainFilterOf(text) !== undefined || (grains as readonly string[]).includes(text)
      ? undefined
      : `must be one of ${grains.join(", ")}, or "{ filters.name }"`,
  ),
);

const Time = Schema.Struct({
  member: MemberPathText,
  grain: Schema.optional(Grain),
  range: Schema.optional(RangeText),
});

const wholeNumber = (from: number, to: number) =>
  Schema.Int.check(
    Schema.makeFilter<number>((number) =>
      number >= from && number <= to ? undefined : `must be a whole number from ${from} to ${to}`,
    ),
  );

const QueryFilter = Schema.Struct({
  member: MemberPathText,
  operator: Schema.Literals(filterOperators),
  values: Schema.optional(
    Schema.Array(Schema.Union([Schema.String, Schema.Finite, Schema.Boolean])),
  ),
});

const Members = Schema.Array(MemberPathText);

const Query = Schema.Struct({
  measures: Schema.optional(Members),
  dimensions: Schema.optional(Members),
  segments: Schema.optional(Members),
  time: Schema.optional(Time),
  filters: Schema.optional(Schema.Array(QueryFilter)),
  order: Schema.optional(Schema.Record(Schema.String, Schema.Literals(["asc", "desc"]))),
  limit: Schema.optional(wholeNumber(1, queryLimitMax)),
});

const ChartType = Schema.Literals(chartTypes);

const Chart = Schema.Union([
  ChartType,
  Schema.Struct({
    type: ChartType,
    x: Schema.optional(ColumnText),
    y: Schema.optional(ColumnText),
    color: Schema.optional(ColumnText),
    size: Schema.optional(ColumnText),
    stack: Schema.optional(Schema.Boolean),
  }),
]);

const TableColumn = Schema.Struct({
  title: Schema.optional(Title),
  format: Schema.optional(Format),
  bar: Schema.optional(Schema.Boolean),
});

const Table = Schema.Union([
  Schema.Literals([true]),
  Schema.Struct({ columns: Schema.optional(Schema.Record(Schema.String, TableColumn)) }),
]);

/** Of a declared dashboard, or of one that users have made; a page puts it into its address. */
const TargetId = Schema.String.check(
  textRule((text) =>
    /^[a-z0-9][a-z0-9_-]{0,63}$/.test(text)
      ? undefined
      : "must be the public id of a dashboard, such as sales",
  ),
);

const Click = Schema.Union([
  Schema.Literals(["filter", "none"]),
  Schema.Struct({ dashboard: TargetId, with: Schema.optional(Members) }),
  Schema.Struct({ drill: Members }),
]);

const shortText = Schema.String.check(textRule(nameProblem));

/** Where a pinned chart comes from; rows are never kept (H3). */
const Source = Schema.Struct({ chatId: shortText, messageId: shortText });

/** Filters by name; a member stands for what a click on a value of it filters by. */
const FilterNames = Schema.Array(
  Schema.String.check(
    textRule((text) =>
      parseMemberPath(text) !== undefined || filterNameForm.test(text)
        ? undefined
        : "must be the name of a filter, or a member such as sales.city",
    ),
  ),
);

const Sql = Schema.String.check(
  textRule((text) => {
    if (text.trim() === "") return "must not be empty";
    return utf8Length(text) > sqlBytesMax ? `must be at most ${sqlBytesMax} bytes long` : undefined;
  }),
);

/**
 * A tile as files and users write it. It has exactly one of `number`, `chart`, `vega`, `table` and
 * `text`; all but a text have `query` or `sql`, a number of a measure may have neither.
 */
export const Tile: Schema.Codec<TileInput> = Schema.Struct({
  id: Schema.optional(TileId),
  /** Of 12 columns; what a row has beyond is shared by the tiles that name none. */
  width: Schema.optional(wholeNumber(1, columnsPerRow)),
  title: Schema.optional(Title),
  description: Schema.optional(Description),
  number: Schema.optional(ColumnText),
  chart: Schema.optional(Chart),
  vega: Schema.optional(Schema.Record(Schema.String, Schema.Unknown)),
  table: Schema.optional(Table),
  text: Schema.optional(localizedText(textBytesMax)),
  query: Schema.optional(Query),
  sql: Schema.optional(Sql),
  format: Schema.optional(Format),
  compare: Schema.optional(Schema.Literals(comparisons)),
  spark: Schema.optional(Schema.Boolean),
  good: Schema.optional(Schema.Literals(["up", "down"])),
  click: Schema.optional(Click),
  /** Filters that do not reach this tile, or the only ones that do. */
  ignore: Schema.optional(FilterNames),
  listen: Schema.optional(FilterNames),
  source: Schema.optional(Source),
});

/** The ways in which a tile may show something. */
export const tileKinds = ["number", "chart", "vega", "table", "text"] as const;
export type TileKind = (typeof tileKinds)[number];

/** How a tile shows something; undefined where it says none of the ways, or several. */
export const kindOf = (tile: TileInput): TileKind | undefined => {
  const kinds = tileKinds.filter((kind) => tile[kind] !== undefined);
  return kinds.length === 1 ? kinds[0] : undefined;
};

/** The filter that `{ filters.grain }` names; undefined for any other text. */
export function grainFilterOf(text: string): string | undefined {
  return /^\{\s*filters\.([A-Za-z][A-Za-z0-9_]*)\s*\}$/.exec(text)?.[1];
}
