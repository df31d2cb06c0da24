import { unitOf } from "../language/time-words.js";
import type { Token } from "../language/token.js";

const forecasting = new Set(
  "forecast forecasts forecasting predict predicts prediction predictions projected projection extrapolate".split(
    " ",
  ),
);
const changing = new Set(
  "delete remove drop update insert truncate alter modify overwrite rename email send buy refund".split(
    " ",
  ),
);
const polite = new Set("please can could you would hey hi just now then and".split(" "));

/**
 * What no data can answer, in a sentence: what is to come, and what is to be done. Words that the model
 * itself uses, such as a measure of forecasts, are questions like others.
 */
export const beyondData = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): string | undefined => {
  const words = tokens.map(({ word }) => word);
  const first = words.findIndex((word) => !polite.has(word));
  const doing = words[first];
  if (doing !== undefined && changing.has(doing) && !isKnown(doing))
    return "I only read data: I change nothing, and send nothing.";
  const isForecast = words.some((word) => forecasting.has(word) && !isKnown(word));
  const isNext = words.some(
    (word, at) =>
      word === "tomorrow" ||
      ((word === "next" || word === "coming") && unitOf(words[at + 1]) !== undefined),
  );
  const isToBe = words.some(
    (word, at) => word === "will" || (word === "going" && words[at + 1] === "to"),
  );
  return isForecast || isNext || isToBe
    ? "I only know what the data hold: I do not tell what is to come."
    : undefined;
};
