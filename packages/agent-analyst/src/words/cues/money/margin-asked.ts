import type { Token } from "../../token.js";

const margin = /^(margins?|profits?|markups?)$/;
const percent = /^(%|percent|percentage)$/;

/**
 * Where a margin is asked for in percent: `what % margin`, `margin %`, `margin on tyres in percent`. It is a part of what was
 * sold; `percentage of margin by brand` asks for parts of the margin itself.
 */
export const percentOfMarginAt = (tokens: readonly Token[]): number | undefined => {
  const word = (at: number): string => (tokens[at]?.isQuoted === false ? tokens[at].word : "");
  const isNamed = tokens.some((_, at) => margin.test(word(at)));
  const at = tokens.findIndex(
    (_, index) =>
      percent.test(word(index)) &&
      word(index + 1) !== "of" &&
      (margin.test(word(index + 1)) ||
        margin.test(word(index - 1)) ||
        (isNamed && /^(in|as|a)$/.test(word(index - 1)))),
  );
  return at < 0 ? undefined : at;
};

/** Whether a name is that of a margin. */
export const saysMargin = (words: readonly string[]): boolean =>
  words.some((word) => margin.test(word));
