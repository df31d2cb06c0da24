import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { parsedCall, type ParsedCall } from "../../sessions/parse/parsed-call.js";
import { decoder, textRule } from "../../shared/decode.js";
import { withoutNulls } from "../../shared/json/null-fields.js";
import { isBlank } from "../../shared/text/text-rules.js";
import { optionalFields, withoutSpaces } from "../claim/parse-chat.js";

/** What a rename says. */
export interface RenameRequest {
  readonly title: string;
}

/** The longest title, in characters: code points of Unicode. */
const titleLengthMax = 200;

const Title = Schema.String.check(
  textRule((text) => {
    if (isBlank(text)) return "must not be blank";
    // A code point has at most two units, so that a long text is not counted out.
    const isLong = text.length > 2 * titleLengthMax || [...text].length > titleLengthMax;
    return isLong ? `must be at most ${titleLengthMax} characters long` : undefined;
  }),
);

/** A new title, beside `sessionSettings`. */
export const RenameBody = Schema.Struct({ title: Title });
const decodeRename = decoder(RenameBody);
const decodeNothing = decoder(Schema.Struct({}));

/** Parses the body of a rename, collecting every problem (B1). */
export const parseRename = (given: unknown): ParsedCall<RenameRequest> => {
  const body = withoutNulls(given, optionalFields);
  return withoutSpaces(parsedCall(decodeRename(body), body), body);
};

/** Parses what a call says that has nothing but `sessionSettings` (D2). */
export const parseSettingsAlone = (given: unknown): ParsedCall<object> => {
  const body = withoutNulls(given, optionalFields);
  const decoded = Result.map(decodeNothing(body), () => ({}));
  return withoutSpaces(parsedCall(decoded, body), body);
};
