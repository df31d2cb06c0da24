import { isOtherLanguage } from "../other-languages.js";
import { unitOf } from "../times/time-words.js";
import type { Token } from "../token.js";
import { isOrder } from "./orders.js";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const forecasting = wordSet(
  "forecast forecasts forecasting predict predicts prediction predictions projected projection extrapolate",
);
const causing = wordSet(
  "why cause causes caused causing drives drivers driving explain explains explanation because",
);

/** What is said where nothing of a time to come is known. */
export const toComeSentence = "I only know what the data hold: I do not tell what is to come.";

/** Why no data can answer a question: a sentence for each kind, the first that fits. */
const reasons: readonly {
  readonly fits: (tokens: readonly Token[], isKnown: (word: string) => boolean) => boolean;
  readonly sentence: string;
}[] = [
  {
    fits: isOtherLanguage,
    sentence: "I understand questions in English alone, so please ask this one in English.",
  },
  { fits: isOrder, sentence: "I only read data: I change nothing, and send nothing." },
  { fits: isForecast, sentence: toComeSentence },
  {
    fits: isOfCause,
    sentence:
      "I only know what the data hold: I do not tell why something happens. I can compare two times, or show a figure by what it may depend on.",
  },
];

/**
 * What no data can answer, in a sentence: what is to come, what is to be done, and why. Words that the
 * model itself uses, such as a measure of forecasts, are questions like others.
 */
export const beyondData = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): string | undefined => reasons.find(({ fits }) => fits(tokens, isKnown))?.sentence;

/** Times that data know beforehand. */
const planned =
  /^(arriv|depart|check|due|expir|renew|reserv|interview|schedul|plan|appointment|deadline|matur|upcoming|ends?$|ending|ended|booked$|reserved$)/;

function isForecast(tokens: readonly Token[], isKnown: (word: string) => boolean): boolean {
  const words = tokens.map(({ word }) => word);
  if (words.some((word) => forecasting.has(word) && !isKnown(word))) return true;
  return (
    !isPlanned(tokens, isKnown) &&
    words.some((word, at) => word === "will" || (word === "going" && words[at + 1] === "to"))
  );
}

/** `arrivals tomorrow`: what is planned is in the data, by the time that the model has for it. */
const isPlanned = (tokens: readonly Token[], isKnown: (word: string) => boolean): boolean =>
  tokens.some(
    ({ word, stem }, at) =>
      planned.test(word) && (isKnown(word) || isKnown(stem) || isDueFor(tokens, at, isKnown)),
  );

/** `due for a survey`, where the model knows when that is. */
const isDueFor = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean =>
  tokens[at]?.word === "due" &&
  /^(for|an?)$/.test(tokens[at + 1]?.word ?? "") &&
  tokens.slice(at + 2, at + 4).some(({ word }) => isKnown(word));

/** Whether a time to come is named and nothing says that the data know it: what they hold of it is counted, and nothing is foretold. */
export const isToCome = (tokens: readonly Token[], isKnown: (word: string) => boolean): boolean =>
  !isPlanned(tokens, isKnown) &&
  tokens.some(
    ({ word }, at) =>
      word === "tomorrow" ||
      ((word === "next" || word === "coming") && unitOf(tokens[at + 1]?.word) !== undefined),
  );

function isOfCause(tokens: readonly Token[], isKnown: (word: string) => boolean): boolean {
  return tokens.some(
    ({ word, isQuoted }, at) =>
      !isQuoted &&
      !isKnown(word) &&
      // `the three causes` are values where the model has a cause.
      !isKnown(word.replace(/s$/, "")) &&
      (causing.has(word)
        ? isCauseAt(tokens, at)
        : word === "come" && tokens[at - 1]?.word === "how" && at === 1),
  );
}

/** `drivers of churn`, and not the drivers of `how many drivers`: they are persons, whom the model may lack. */
const isCauseAt = (tokens: readonly Token[], at: number): boolean => {
  const wordAt = (place: number): string => tokens[place]?.word ?? "";
  const word = wordAt(at);
  if (word === "because") return at === 0;
  if (!/^drivers?$/.test(word)) return true;
  return /^(of|behind)$/.test(wordAt(at + 1)) || /^(key|main|major|are)$/.test(wordAt(at - 1));
};
