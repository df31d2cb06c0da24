import type { Token } from "../../words/token.js";
import { phraseKey, phraseWordsMax, type Naming, type Vocabulary } from "../vocabulary.js";

/** Words that name members. */
interface Named {
  readonly at: number;
  readonly length: number;
  readonly namings: readonly Naming[];
}

const grouping = /^(by|per|each|every|which|what|and|or)$/;

/**
 * Names of one word that are only half of what the cube itself is called: in `what does a mechanic visit cost`, where
 * the cube is `Mechanic visits`, nobody asks for each mechanic.
 */
const compoundsIn = <Each extends Named>(
  tokens: readonly Token[],
  found: readonly Each[],
  { cubePhrases }: Vocabulary,
): readonly Each[] =>
  found.filter(({ at, length, namings }) => {
    const [own, next] = [tokens[at]?.stem ?? "", tokens[at + 1]?.stem ?? ""];
    return (
      length === 1 &&
      namings.every(({ member }) => member.kind === "dimension" && member.type === "string") &&
      !grouping.test(tokens[at - 1]?.word ?? "") &&
      cubePhrases.has(phraseKey([own, next]))
    );
  });

const isVerb = (tokens: readonly Token[], at: number): boolean =>
  /^(we|they|you|i)$/.test(tokens[at - 1]?.word ?? "") &&
  /^(did|do)$/.test(tokens[at - 2]?.word ?? "");

/** Takes those names away, and answers their tokens. */
export const takeCompounds = <Each extends Named>(
  tokens: readonly Token[],
  found: Each[],
  vocabulary: Vocabulary,
): readonly number[] => {
  const compounds = compoundsIn(tokens, found, vocabulary);
  for (const mention of compounds) found.splice(found.indexOf(mention), 1);
  return compounds.map(({ at }) => at);
};

/** Tokens that name the cube itself, in one word or in several side by side: `order lines`. */
export const cubeTokens = (
  tokens: readonly Token[],
  open: readonly number[],
  { cubePhrases, parts }: Vocabulary,
): readonly number[] => {
  // `did we produce` is what was done, and no name of the cube `Production`, where a figure has that word.
  const free = open.filter((at) => !isVerb(tokens, at) || !parts.has(tokens[at]?.stem ?? ""));
  const found = new Set<number>();
  for (const at of free) {
    for (let length = phraseWordsMax; length > 0; length--) {
      const run = Array.from({ length }, (_, offset) => at + offset);
      const stems = run.map((each) => tokens[each]?.stem ?? "");
      if (!run.every((each) => free.includes(each)) || !cubePhrases.has(phraseKey(stems))) continue;
      for (const each of run) found.add(each);
      break;
    }
  }
  return [...found];
};
