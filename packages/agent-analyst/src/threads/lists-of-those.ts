import { candidatesOf } from "../mentions/roles.js";
import type { Candidate, Read, Valued } from "../reading/context/understanding.js";
import { lackingAt } from "../reading/absence.js";
import { homeOf } from "../reading/absences/others.js";
import { hasSoughtWords } from "./look-ups/steps.js";

/** So many lists are looked into, beside what explains the question. */
const listsMax = 2;

/**
 * The lists of those that miss something: `diesel cars not inspected this year` is answered by inspections, which know nothing of
 * the fuel of a car, and the cars do. No list explains such a question by itself.
 */
export const listsOfThose = (
  { candidates, utterance }: Read,
  valued: readonly Valued[],
): readonly Candidate[] => {
  const at = lackingAt(utterance);
  if (at < 1) return [];
  return candidates
    .filter(
      (candidate) =>
        !valued.some(({ vocabulary }) => vocabulary === candidate.vocabulary) &&
        candidate.former === undefined &&
        hasSoughtWords(candidate) &&
        namesOwnRows(candidate, at),
    )
    .slice(0, listsMax);
};

/** Whether the rows of a cube are named before a place. */
const namesOwnRows = (
  { vocabulary: { cube }, mentions: { found, cubeAt } }: Candidate,
  end: number,
): boolean =>
  cubeAt.some((at) => at < end) ||
  found.some((mention) => {
    const count = mention.at < end ? candidatesOf(mention).measure?.member : undefined;
    return count?.aggregate === "count" && (count.source?.cube ?? cube.name) === homeOf(cube);
  });
