import type { Understanding } from "../reading/context/understanding.js";
import { sureQuestion } from "./draft.js";
import { examplesMax, examplesNear } from "./examples.js";
import type { Refused } from "./refused.js";
import { sureReading } from "./sure-reading.js";

/**
 * The readings that are nearest to a question with a word too many, as questions: without that word, then more broadly.
 * Empty where the question cannot be said without it.
 */
export const nearestQuestions = (
  understood: Understanding,
  { utterance, model, grasps: [grasp], ground }: Refused,
): readonly string[] => {
  const isSaid =
    grasp?.isWhole === true && grasp.rest.every((word) => understood.unaccounted.includes(word));
  const plain = isSaid ? sureQuestion(grasp, ground) : undefined;
  const nearest = plain ?? cutQuestion(understood, { utterance, ground });
  if (nearest === undefined) return [];
  return [...new Set([nearest, ...examplesNear(grasp, model, ground)])].slice(0, examplesMax);
};

/** The question without the words that have no part in its reading, where it then is read in the same way. */
const cutQuestion = (
  { form, unaccounted }: Understanding,
  { utterance, ground }: Pick<Refused, "utterance" | "ground">,
): string | undefined => {
  const left = new Set(unaccounted);
  const kept = utterance.tokens.filter((token) => !left.has(token.text));
  const first = kept.findIndex(({ word }) => !joining.test(word));
  const last = kept.findLastIndex(({ word }) => !joining.test(word));
  const rest = kept
    .slice(Math.max(0, first), last + 1)
    .map(({ text: word, isQuoted, isBehindComma }, at) => [
      isBehindComma && at > 0 ? "," : "",
      isQuoted ? `"${word}"` : word,
    ])
    .reduce((before, [comma = "", word = ""]) => `${before}${comma} ${word}`, "")
    .trim();
  const cut = sureReading(rest, ground);
  return JSON.stringify(cut?.form) === JSON.stringify(form)
    ? `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
    : undefined;
};

/** Words with which no question begins or ends. */
const joining = /^(with|by|of|in|for|and|or|per|from|to|that|who|on|at|than)$/;
