import * as Effect from "effect/Effect";
import { invalidRequest } from "../shared/decode.js";
import type { Failure } from "../shared/failure/failure.js";

const firstDefault = 50;
const firstMax = 500;

/** How many items a page of a list has, by its `first` as it was given (C1). */
export const pageSizeOf = (
  given: string | number | undefined,
): Effect.Effect<number, Failure<"invalid_request">> => {
  if (given === undefined) return Effect.succeed(firstDefault);
  const first = /^\d{1,9}$/.test(String(given)) ? Number(given) : 0;
  return first >= 1 && first <= firstMax
    ? Effect.succeed(first)
    : Effect.fail(
        invalidRequest([
          { pointer: "/first", message: `must be a whole number from 1 to ${firstMax}` },
        ]),
      );
};
