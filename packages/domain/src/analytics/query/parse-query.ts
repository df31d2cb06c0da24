import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { Name } from "../../sessions/parse/generate-session-schema.js";
import { parsedCall, type ParsedCall } from "../../sessions/parse/parsed-call.js";
import { optionalSettings } from "../../sessions/parse/session-settings.js";
import { decoder, textRule } from "../../shared/decode.js";
import { withoutNulls } from "../../shared/json/null-fields.js";
import { utf8Length } from "../../shared/text/text-rules.js";

/** The longest statement. */
export const queryBytesMax = 32_768;

/** What the body asks for, for any caller (E8). */
export interface QueryRequest {
  readonly query: string;
  /** Of unknown worth: an unusable zone is passed over. */
  readonly timezone: unknown;
  readonly branchName: string | undefined;
  /** `true`: how the statement would run, instead of its rows; `analyze`: databases count rows for it. */
  readonly explain: true | "analyze" | undefined;
}

/** Parses the body of a query, collecting every problem (B1). */
export const parseQuery = (given: unknown): ParsedCall<QueryRequest> => {
  const body = withoutNulls(given, { within: { sessionSettings: optionalSettings } });
  return parsedCall(
    Result.map(decode(body), ({ query, timezone, branchName, explain }) => ({
      query,
      timezone,
      branchName,
      explain: explain === false ? undefined : explain,
    })),
    body,
  );
};

const queryProblem = (text: string): string | undefined => {
  const bytes = utf8Length(text);
  if (bytes === 0) return "must not be empty";
  return bytes > queryBytesMax ? `must be at most ${queryBytesMax} bytes long` : undefined;
};

/** The body of a query, beside `sessionSettings`. */
export const QueryBody = Schema.Struct({
  query: Schema.String.check(textRule(queryProblem)),
  timezone: Schema.optional(Schema.Unknown),
  branchName: Schema.optional(Name),
  explain: Schema.optional(Schema.Literals([true, false, "analyze"])),
});

/** What a query has beside `sessionSettings`, as it is sent. */
export type QueryBodyFields = typeof QueryBody.Encoded;

/** The names of all that a query may have. */
export const queryFields: ReadonlySet<string> = new Set([
  ...Object.keys(QueryBody.fields),
  "sessionSettings",
]);

const decode = decoder(QueryBody);
