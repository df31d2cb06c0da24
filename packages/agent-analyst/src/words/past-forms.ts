import { stemOf } from "./stem.js";
import type { Token } from "./token.js";

/**
 * `how many files did we open` asks for those that were opened: a verb behind `did we` is put as the model writes it, so that
 * it is no state (`open`) and no noun (`bill`). Only where the model has that form, or where the word as it is would be a state.
 */
export const pastForms = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] =>
  besideObjects(tokens).map((token, at, all) => {
    const isVerb =
      !token.isQuoted && isDoing(all, at - 1 - Number(compared.test(all[at - 1]?.word ?? "")));
    const past = isVerb
      ? (pastOf(token.word).find((word) => isKnown(word)) ?? begun.get(token.word))
      : undefined;
    return past === undefined ? token : { ...token, word: past, stem: stemOf(past) };
  });

/** Verbs that are states as well, of those to which it has not been done yet: what we open is not all that is still open. */
const begun: ReadonlyMap<string, string> = new Map([["open", "opened"]]);

const compared = /^(more|fewer|less)$/;

/** Whether `did we` ends at a place. */
const isDoing = (tokens: readonly Token[], at: number): boolean =>
  /^(we|they|you|i)$/.test(tokens[at]?.word ?? "") && /^(did|do)$/.test(tokens[at - 1]?.word ?? "");

/** `did we refuse more requests` as `did we more refuse requests`: the verb stands beside what it is done to, as in a name. */
const besideObjects = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isParted = (verb: number): boolean =>
      compared.test(tokens[verb + 1]?.word ?? "") &&
      /\p{L}s$/u.test(tokens[verb + 2]?.word ?? "") &&
      isDoing(tokens, verb - 1);
    if (isParted(at)) return next ?? token;
    return isParted(at - 1) ? (before ?? token) : token;
  });

/** How a regular verb may be written in the past: `opened`, `closed`, `planned`, `carried`. */
export const pastOf = (word: string): readonly string[] =>
  word.length < 3
    ? []
    : [
        ...(word.endsWith("e") ? [`${word}d`] : [`${word}ed`]),
        `${word}${word.at(-1) ?? ""}ed`,
        ...(word.endsWith("y") ? [`${word.slice(0, -1)}ied`] : []),
        ...(irregular.get(word) ?? []),
      ];

/** Whether a word may be a verb in the past: `closed`, `won`. */
export const isPastForm = (word: string): boolean =>
  /^\p{L}{3,}ed$/u.test(word) || [...irregular.values()].some((past) => past.includes(word));

const irregular = new Map<string, readonly string[]>(
  "do done, send sent, give given, lose lost, sell sold, win won, pay paid, spend spent, lend lent, take taken, make made, hold held, buy bought, build built, write written, hire hired, leave left, lease leased, see seen, feed fed, teach taught, catch caught, keep kept, serve served, drive driven, bring brought, meet met, show shown, lay laid, grow grown"
    .split(", ")
    .map((pair) => pair.split(" "))
    .map(([verb = "", past = ""]) => [verb, [past]]),
);
