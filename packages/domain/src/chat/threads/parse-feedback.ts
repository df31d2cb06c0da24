import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { parsedCall, type ParsedCall } from "../../sessions/parse/parsed-call.js";
import { decoder, textRule } from "../../shared/decode.js";
import { withoutNulls } from "../../shared/json/null-fields.js";
import { optionalFields, withoutSpaces } from "../claim/parse-chat.js";
import type { Feedback } from "../ports/feedback.js";

/** The longest comment, in characters: code points of Unicode. */
const commentLengthMax = 1000;

const Comment = Schema.String.check(
  textRule((text) => {
    const isLong = text.length > 2 * commentLengthMax || [...text].length > commentLengthMax;
    return isLong ? `must be at most ${commentLengthMax} characters long` : undefined;
  }),
);

/** What a user thinks of an answer, beside `sessionSettings`. */
export const FeedbackBody = Schema.Struct({
  rating: Schema.Literals(["up", "down"]),
  comment: Schema.optional(Comment),
});
const decodeFeedback = decoder(FeedbackBody);

/** Parses what a user thinks of an answer, collecting every problem (B1); a blank comment is none. */
export const parseFeedback = (given: unknown): ParsedCall<Feedback> => {
  const body = withoutNulls(given, optionalFields);
  const decoded = Result.map(decodeFeedback(body), ({ rating, comment = "" }) => ({
    rating,
    comment: comment.trim() === "" ? undefined : comment,
  }));
  return withoutSpaces(parsedCall(decoded, body), body);
};
