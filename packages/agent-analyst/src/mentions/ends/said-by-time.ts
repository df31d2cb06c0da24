import { isOppositeOf } from "../names/opposite-times.js";
import type { Mention } from "../mentions.js";
import type { Token } from "../../words/token.js";

/**
 * Whether a word says by itself that a time is empty: `unpaid` of a time called `Paid`. A value that is only like it, such as
 * the state `open`, is none of it then: what is disputed has not been paid either.
 */
export const isSaidByTime = (
  tokens: readonly Token[],
  { at, length }: Pick<Mention, "at" | "length">,
  found: readonly Mention[],
): boolean =>
  found.some(
    (mention) =>
      mention.at < at + length &&
      mention.at + mention.length > at &&
      mention.namings.some(({ member }) => isOppositeOf(tokens[mention.at], member)),
  );
