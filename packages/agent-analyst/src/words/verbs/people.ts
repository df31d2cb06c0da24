import { isFiller } from "../filler.js";
import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

const people = /^(people|persons|folks)$/;

/** Those for whom a business is there, as models call them; its own staff are seldom called people alone. */
const served =
  "customer client member patient guest student passenger subscriber donor tenant borrower visitor policyholder applicant candidate player learner pupil resident shopper attendee participant cardholder".split(
    " ",
  );

/** Several words for the same ones, as a model has them for synonyms. */
const buyers = /^(customer|client|subscriber|policyholder)$/;

/** Where people are what is counted or listed: in front, or behind `how many`. */
const isCounted = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.word === "many" && tokens[at - 2]?.word === "how") ||
  (tokens[at - 1]?.word === "of" && /^(number|count)$/.test(tokens[at - 2]?.word ?? "")) ||
  (tokens.slice(0, at).every(({ word }) => isFiller(word)) &&
    // `did more people cancel` counts what they did.
    !/^(more|fewer|less|most|many)$/.test(tokens[at - 1]?.word ?? ""));

/** `how many people did we place`: what was done to them is counted. */
const isDoneTo = (tokens: readonly Token[], at: number): boolean =>
  /^(did|do|have|had)$/.test(tokens[at + 1]?.word ?? "") &&
  /^(we|you|they|i)$/.test(tokens[at + 2]?.word ?? "");

/**
 * `ppl with fibre` asks for customers, where the model speaks of customers and of no others of those whom a business is there
 * for, or counts those alone by their name (`Number of patients`). Where it has several of them, or people of its own, nothing is put
 * in their place.
 */
export const peopleMeant = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  isName: (words: readonly string[]) => boolean,
): readonly Token[] => {
  const kinds = served.filter((word) => isKnown(word) || isKnown(`${word}s`));
  const counted = kinds.filter((word) => isName(["number", `${word}s`]));
  const [single, ...others] = counted.length === 1 ? counted : kinds;
  if (single === undefined || !others.every((word) => buyers.test(single) && buyers.test(word)))
    return tokens;
  // A model of employees has people of its own: those who take part in something are some of them.
  if (/^(participant|attendee|applicant|candidate|learner)$/.test(single) && isKnown("employees"))
    return tokens;
  const word = `${single}s`;
  return tokens.map((token, at) =>
    people.test(token.word) &&
    !token.isQuoted &&
    !isKnown(token.word) &&
    isCounted(tokens, at) &&
    !isDoneTo(tokens, at)
      ? { ...token, word, stem: stemOf(word) }
      : token,
  );
};
