import { isFiller } from "../filler.js";
import { isOtherLanguage } from "../other-languages.js";
import { unitOf } from "../times/time-words.js";
import type { Token } from "../token.js";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const forecasting = wordSet(
  "forecast forecasts forecasting predict predicts prediction predictions projected projection extrapolate",
);
/** Verbs that nobody uses of data but to have something done. */
const changing = wordSet(
  "delete remove drop update insert truncate alter modify overwrite rename send buy refund cancel reschedule reopen approve reject notify invite assign create edit publish unblock reset resend restart acknowledge dismiss escalate restore remind",
);
/** Verbs that are also names of things: they are orders only where their object follows. */
const acting = wordSet(
  "clear acknowledge dismiss mute snooze mark tag remind escalate resolve merge restore refresh email mail cancel pause stop start book schedule reschedule close open reopen pay approve reject assign move transfer ship order call invite notify create add edit set change archive publish invoice bill charge block unblock reset resend restart launch hire fire",
);
const objects = wordSet("the a an my our all every this that these those it them him her me us");
const polite = wordSet("please can could you would hey hi just now then and");
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
  { fits: isAction, sentence: "I only read data: I change nothing, and send nothing." },
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

function isAction(tokens: readonly Token[], isKnown: (word: string) => boolean): boolean {
  const words = tokens.map(({ word }) => word);
  const first = words.findIndex((word) => !polite.has(word));
  const doing = words[first] ?? "";
  if (isBareVerb(words, first, isKnown)) return true;
  if ((changing.has(doing) || acting.has(doing)) && isOneOf(words, first + 1, isKnown)) return true;
  // `refund rate by product` asks for a rate.
  if (changing.has(doing) && figures.has(words[first + 1] ?? "")) return false;
  if (changing.has(doing)) return !isKnown(doing) || objects.has(words[first + 1] ?? "");
  return acting.has(doing) && objects.has(words[first + 1] ?? "");
}

/** `T10109`, and no plain number, which may be a limit or a year. */
const identifier = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{4,}$/u;
const ofKeys = /^(number|numbers|no|nr|id|ids|ref|reference|status|code|codes)$/;

/** `close ticket T10109`: a thing of the model in the singular and its key, or the key alone, to which a verb does something. */
function isOneOf(
  words: readonly string[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean {
  const [noun = "", key = ""] = words.slice(at);
  if (identifier.test(noun)) return true;
  const isThing = /[^s]$|ss$/.test(noun) && isKnown(noun) && !ofKeys.test(noun);
  return isThing && identifier.test(key);
}

/** What makes a noun of the verb before it. */
const figures = wordSet(
  "rate rates ratio share amount amounts count counts volume value values total totals percentage trend by per cost costs",
);

/** Times that data know beforehand. */
const planned =
  /^(arriv|depart|check|due|expir|renew|reserv|interview|schedul|plan|appointment|deadline|matur|upcoming|ends?$|ending|ended|booked$|reserved$)/;

/** Verbs of asking that an object follows as well. */
const asking = wordSet(
  "compare rank sort plot chart draw graph sum total average group split filter",
);

/** `return the order of Anna`: a word, an article and a name the model has; a figure needs no article behind it. */
function isBareVerb(
  words: readonly string[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean {
  const [doing = "", article = "", object = ""] = words.slice(at);
  return (
    /^(the|a|an|my|our)$/.test(article) &&
    isKnown(object) &&
    unitOf(object) === undefined &&
    !isFiller(doing) &&
    !asking.has(doing)
  );
}

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
        ? word !== "because" || at === 0
        : word === "come" && tokens[at - 1]?.word === "how" && at === 1),
  );
}
