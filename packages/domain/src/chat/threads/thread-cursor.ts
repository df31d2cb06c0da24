import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { Failure } from "../../shared/failure/failure.js";
import { Secrets } from "../../shared/services.js";
import type { ThreadPosition } from "../ports/thread-list.js";

const Sealed = Schema.fromJsonString(Schema.Tuple([Schema.Int, Schema.String]));
const decode = Schema.decodeUnknownResult(Sealed);

/** A position in a list of threads as an opaque text, good only for that list (C1, T24). */
export const sealThreadCursor = ({ updatedAtMs, id }: ThreadPosition, list: string) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    return yield* secrets.seal(JSON.stringify([updatedAtMs, id]), list);
  });

/** The position that a cursor stands for; one that was altered or is of another list is refused. */
export const openThreadCursor = (cursor: string, list: string) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const position = decode(yield* secrets.open(cursor, list));
    if (Result.isFailure(position)) {
      return yield* Effect.fail(
        new Failure("invalid_cursor", "The cursor is not one of this list."),
      );
    }
    const [updatedAtMs, id] = position.success;
    return { updatedAtMs, id } satisfies ThreadPosition;
  });
