import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { decoder, invalidRequest, textRule } from "../../shared/decode.js";
import { utf8Length } from "../../shared/text/text-rules.js";

/** Reads what a model wrote as a tool's input: of unknown origin like any request (T9). */
export const toolInput = <A, I>(schema: Schema.Codec<A, I>) => {
  const decode = decoder(schema);
  return (input: unknown) =>
    Effect.fromResult(
      Result.mapError(decode(input), (problems) => invalidRequest(problems, "The input")),
    );
};

/** A text that may be left out, also by `null`, as models do it. */
export const optionalText = (bytesMax: number) =>
  Schema.optional(Schema.NullOr(shortText(bytesMax)));

/** A text that is not endless. */
export const shortText = (bytesMax: number) =>
  Schema.String.check(
    textRule((text) =>
      utf8Length(text) > bytesMax ? `must be at most ${bytesMax} bytes long` : undefined,
    ),
  );
