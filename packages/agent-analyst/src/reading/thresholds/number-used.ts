import { numberOf } from "../../words/number-word.js";
import type { LogicalForm } from "../logical-form.js";

/** A number that the reading holds, wherever it was found. */
export const isNumberUsed = (
  word: string,
  { ranking, thresholds, filters }: LogicalForm,
): boolean => {
  const number = numberOf(word);
  return (
    number !== undefined &&
    (ranking?.count === number ||
      thresholds.some((threshold) => (threshold.said ?? threshold.number) === number) ||
      filters.some(({ values }) => values.some((value) => value.includes(word))))
  );
};
