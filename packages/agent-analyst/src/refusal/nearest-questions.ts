import type { Understanding } from "../reading/context/understanding.js";
import { sureQuestion } from "./draft.js";
import { examplesMax, examplesNear } from "./examples.js";
import type { Refused } from "./refused.js";

/**
 * The readings that are nearest to a question with a word too many, as questions: without that word, then more broadly.
 * Empty where no plain question says the rest of it.
 */
export const nearestQuestions = (
  understood: Understanding,
  { model, grasps: [grasp], ground }: Refused,
): readonly string[] => {
  const isSaid =
    grasp?.isWhole === true && grasp.rest.every((word) => understood.unaccounted.includes(word));
  const nearest = isSaid ? sureQuestion(grasp, ground) : undefined;
  if (nearest === undefined) return [];
  return [...new Set([nearest, ...examplesNear(grasp, model, ground)])].slice(0, examplesMax);
};
