import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { Failure } from "../shared/failure/failure.js";
import type { Position } from "../shared/port/page.js";
import { Secrets } from "../shared/services.js";

const Sealed = Schema.fromJsonString(Schema.Tuple([Schema.Int, Schema.Int]));
const decode = Schema.decodeUnknownResult(Sealed);

/** A position in a list as an opaque text, good only for that list (C1, T24). */
export const sealCursor = ({ createdAtMs, id }: Position, list: string) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    return yield* secrets.seal(JSON.stringify([createdAtMs, id]), list);
  });

/** The position that a cursor stands for; one that was altered or is of another list is refused. */
export const openCursor = (cursor: string, list: string) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const position = decode(yield* secrets.open(cursor, list));
    if (Result.isFailure(position)) {
      return yield* Effect.fail(
        new Failure("invalid_cursor", "The cursor is not one of this list."),
      );
    }
    const [createdAtMs, id] = position.success;
    return { createdAtMs, id } satisfies Position;
  });
