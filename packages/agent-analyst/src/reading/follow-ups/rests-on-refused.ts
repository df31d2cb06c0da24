import { isOfAssumed } from "../context/assumed-figure.js";
import type { Read, Understanding } from "../context/understanding.js";
import { followsUp } from "./follows-up.js";

/**
 * `without pickup` after a question that was refused: it narrows a figure that was not given, and names none. Any other one would be
 * made up, and so would be all that the refused question said beside its time.
 */
export const restsOnRefused = (
  { utterance, candidates }: Read,
  understood: Understanding | undefined,
): boolean =>
  understood !== undefined &&
  !understood.isFollowUp &&
  understood.notes.some(isOfAssumed) &&
  followsUp(
    utterance,
    candidates.map(({ mentions }) => mentions),
  );
