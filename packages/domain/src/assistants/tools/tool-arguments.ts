import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type * as Schema from "effect/Schema";
import { decoder, invalidRequest } from "../../shared/decode.js";

/**
 * Reads the arguments of a tool, which a language model wrote. An argument that the tool does not have
 * is refused, with the one that was meant: passed over, it would be believed in.
 */
export const toolArguments = <A, I>(schema: Schema.Codec<A, I>) => {
  const decode = decoder(schema, { unknownKeys: "error", suggestsKeys: true });
  return (given: unknown) =>
    Effect.fromResult(
      Result.mapError(decode(given ?? {}), (problems) => invalidRequest(problems, "The input")),
    );
};
