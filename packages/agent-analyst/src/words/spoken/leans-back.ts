import type { Token } from "../token.js";

const openings =
  /^(and|but|or|also|then|now|only|just|same|instead|what about|how about|what if|as|without|not|except|plus|again|make it|show (it|that|this|them|me that|as|the same)|the same|(split|broken down|break down|breakdown) by|do the same|ok and|okay and|by|per|in|for|compared|compare (it|that|this|with|to))\b/;

/** `which machine had the most?` ranks what was spoken of, and names no figure of its own. */
const endsInRank = /^(and )?(which|who|what|where)\b.*\b(the )?(most|least|fewest|highest|lowest)$/;

/** `revenue there`, and neither `how many are there` nor `hello there`. */
const takesUpPlace =
  /\w (?<!\b(?:is|are|was|were|be|many|hello|hi|hey|out|over|up) )there(?= (?:in|last|this|since|by|per)\b|$)/;

/** Whether a message takes up what was said before, by its first words or by words for what was spoken of. */
export const leansBack = (tokens: readonly Token[]): boolean => {
  const words = tokens.map(({ word }) => word).join(" ");
  return (
    openings.test(words) ||
    endsInRank.test(words) ||
    /\b(it|that|those|them|she|he|her|him|his|the same|instead|of these)\b/.test(words) ||
    takesUpPlace.test(words)
  );
};
