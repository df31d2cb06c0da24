import { stemOf } from "./stem.js";
import { oppositesOf } from "./opposites.js";
import type { Token } from "./token.js";

/** Verbs that undo something, and do not say that it never was done. */
const undoing =
  /^un(?:install|subscrib|lock|load|pack|follow|link|block|plug|friend|mount|fold|wrap|register|enrol|hook|tie|wound|did|done)/;

/** Whether a word is the name of an act that undoes another: who `uninstalled` something had it. */
export const isUndoing = (word: string): boolean => undoing.test(word);

/** `unpaid` says `not paid` where the model has a condition `Paid`, and no name `unpaid`. */
export const opposedTokens = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  isCondition: (word: string) => boolean,
): readonly Token[] =>
  tokens.flatMap((token) => {
    const isOther = token.isQuoted || isUndoing(token.word) || isKnown(token.word);
    const opposed = isOther ? undefined : oppositesOf(token.word).find((word) => isCondition(word));
    if (opposed === undefined) return [token];
    return ["not", opposed].map((word) => ({ ...token, word, stem: stemOf(word) }));
  });

const between = /^(yet|been|being|ever|so|far)$/;
/** What may follow a verb that stands alone; behind `on time` and the like something else is denied. */
const closing =
  /^(by|per|each|and|or|at|yet|so|still|as|please|have|has|had|is|are|was|were|never|but|without)$/;

/** `faults not mended yet` are `unmended`, where the model has a time at which they were, and says no more of it. */
export const undoneTokens = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  isDone: (word: string) => boolean,
): readonly Token[] => {
  const plain: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const undone = undoneAt(tokens, at, isKnown, isDone);
    const token = undone?.token ?? tokens[at];
    if (token !== undefined) plain.push(token);
    at += undone?.length ?? 1;
  }
  return plain;
};

/** What stands behind a verb; the last word of `not replied to` is of what stands in front. */
const behindVerb = (tokens: readonly Token[], verb: number): string | undefined => {
  const next = tokens[verb + 1]?.word;
  return verb + 2 === tokens.length && /^(to|for|on)$/.test(next ?? "") ? undefined : next;
};

/** What a denial and its verb at this place say in one word. */
const undoneAt = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
  isDone: (word: string) => boolean,
): { readonly token: Token; readonly length: number } | undefined => {
  const denial = tokens[at];
  if (denial?.word !== "not" || denial.isQuoted) return undefined;
  let verb = at + 1;
  while (between.test(tokens[verb]?.word ?? "")) verb++;
  const done = tokens[verb];
  const next = behindVerb(tokens, verb);
  if (done === undefined || done.isQuoted || !isDone(done.word)) return undefined;
  const word = `un${done.word}`;
  if (isKnown(word) || !(next === undefined || closing.test(next))) return undefined;
  const text = `${denial.text} ${done.text}`;
  return { token: { ...done, text, word, stem: stemOf(word) }, length: verb + 1 - at };
};
