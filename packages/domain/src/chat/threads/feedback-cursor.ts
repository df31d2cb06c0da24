import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { Failure } from "../../shared/failure/failure.js";
import { Secrets } from "../../shared/services.js";
import type { FeedbackPosition } from "../ports/feedback.js";

const Sealed = Schema.fromJsonString(Schema.Tuple([Schema.Int, Schema.String, Schema.String]));
const decode = Schema.decodeUnknownResult(Sealed);

/** A position in a list of feedback as an opaque text, good only for that list (C1, T24). */
export const sealFeedbackCursor = (
  { updatedAtMs, threadId, messageId }: FeedbackPosition,
  list: string,
) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    return yield* secrets.seal(JSON.stringify([updatedAtMs, threadId, messageId]), list);
  });

/** The position that a cursor stands for; one that was altered or is of another list is refused. */
export const openFeedbackCursor = (cursor: string, list: string) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const position = decode(yield* secrets.open(cursor, list));
    if (Result.isFailure(position)) {
      return yield* Effect.fail(
        new Failure("invalid_cursor", "The cursor is not one of this list."),
      );
    }
    const [updatedAtMs, threadId, messageId] = position.success;
    return { updatedAtMs, threadId, messageId } satisfies FeedbackPosition;
  });
