import { closing } from "../phrases/phrase.js";
import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

/** The words of the count that a verb is of; undefined where nothing, or more than one thing, is. */
type CountOf = (verb: string) => readonly string[] | undefined;

const most = /^(most|least)$/;
const passive = /^(is|are|was|were|been|be|get|gets|got|getting)$/;
const doing = /^(do|does|did)$/;
/** Those who do it, of whom nothing is said by that. */
const anybody = /^(people|folks|we|they|you|everybody|everyone)$/;

/** Where the rank ends that stands right behind a verb and has no noun: `the most`, `most often`; undefined where none does. */
const rankBehind = (tokens: readonly Token[], at: number) => {
  const rank = tokens[at]?.word === "the" ? at + 1 : at;
  const said = tokens[rank]?.word ?? "";
  if (!most.test(said)) return undefined;
  const end = /^(often|frequently)$/.test(tokens[rank + 1]?.word ?? "") ? rank + 2 : rank + 1;
  const next = tokens[end]?.word;
  return next === undefined || closing.test(next) ? { said, end } : undefined;
};

/** Where it begins to be said that something is done: `gets booked`, `do people book`. */
const beginningOf = (tokens: readonly Token[], verb: number): number => {
  const before = tokens[verb - 1]?.word ?? "";
  const isAsked = anybody.test(before) && doing.test(tokens[verb - 2]?.word ?? "");
  if (isAsked) return verb - 2;
  return passive.test(before) ? verb - 1 : verb;
};

/**
 * `which room gets booked the most` as `which room has the most bookings`, and `who borrows the most` as `who has the most
 * borrowings`: what is done the most is what there is most of, where the model counts what the verb is of.
 */
export const deedsCounted = (tokens: readonly Token[], countOf: CountOf): readonly Token[] => {
  if (!/^(which|who|what|where)$/.test(tokens[0]?.word ?? "")) return tokens;
  const verb = tokens.findIndex(
    (token, at) => at > 0 && !token.isQuoted && rankBehind(tokens, at + 1) !== undefined,
  );
  const said = tokens[verb];
  const rank = rankBehind(tokens, verb + 1);
  const count = said && rank && countOf(said.word);
  const from = beginningOf(tokens, verb);
  if (said === undefined || rank === undefined || count === undefined || from < 1) return tokens;
  const text = tokens.slice(from, rank.end).map((token) => token.text).join(" "); // prettier-ignore
  const words = ["has", "the", rank.said, ...count];
  return tokens.toSpliced(
    from,
    rank.end - from,
    ...words.map((word) => ({ ...said, text, word, stem: stemOf(word) })),
  );
};
