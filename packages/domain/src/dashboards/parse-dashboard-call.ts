import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { SessionRequest } from "../analytics/access/data-session.js";
import { Name } from "../sessions/parse/generate-session-schema.js";
import { parsedCall, type ParsedCall } from "../sessions/parse/parsed-call.js";
import { optionalSettings } from "../sessions/parse/session-settings.js";
import { decoder } from "../shared/decode.js";
import { withoutNulls } from "../shared/json/null-fields.js";
import type { FilterInput } from "./compile/active-filters.js";
import type { TilePart } from "./compile/compiled-tile.js";
import type { DrillStep } from "./compile/drill-tile.js";

/** What the query of a tile says. */
export interface TileRequest extends SessionRequest {
  readonly filters: Readonly<Record<string, FilterInput>>;
  /** The values below which the tile is asked, from the outermost; undefined for none. */
  readonly drill?: readonly DrillStep[] | undefined;
  readonly part: TilePart;
  /** Whether the answer says the statement that it is of. */
  readonly showSql: boolean;
}

const sessionFields = {
  timezone: Schema.optional(Schema.Unknown),
  branchName: Schema.optional(Name),
};

const Value = Schema.NullOr(Schema.Union([Schema.String, Schema.Finite, Schema.Boolean]));

/** The query of a tile, beside `sessionSettings`. */
export const TileBody = Schema.Struct({
  ...sessionFields,
  filters: Schema.optional(
    Schema.Record(Schema.String, Schema.Union([Value, Schema.Array(Value)])),
  ),
  drill: Schema.optional(Schema.Array(Schema.Struct({ member: Schema.String, value: Value }))),
  part: Schema.optional(Schema.Literals(["value", "spark"])),
  showSql: Schema.optional(Schema.Boolean),
});

/** The names of all that the query of a tile may have. */
export const tileQueryFields: ReadonlySet<string> = new Set([
  ...Object.keys(TileBody.fields),
  "sessionSettings",
]);

const decodeSession = decoder(Schema.Struct(sessionFields));
const decodeTile = decoder(TileBody);
const nulls = { within: { sessionSettings: optionalSettings } };

/** Parses what a call says that asks for dashboards and sends no more than its session. */
export const parseSessionCall = (given: unknown): ParsedCall<SessionRequest> => {
  const body = withoutNulls(given, nulls);
  return parsedCall(
    Result.map(decodeSession(body), ({ timezone, branchName }) => ({ timezone, branchName })),
    body,
  );
};

/** Parses the body of a tile's query, collecting every problem (B1). */
export const parseTileQuery = (given: unknown): ParsedCall<TileRequest> => {
  const body = withoutNulls(given, nulls);
  return parsedCall(
    Result.map(decodeTile(body), ({ timezone, branchName, filters, drill, part, showSql }) => ({
      timezone,
      branchName,
      filters: filters ?? {},
      drill,
      part: part ?? "value",
      showSql: showSql ?? false,
    })),
    body,
  );
};
