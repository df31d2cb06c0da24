import { isPastForm } from "../../words/past-forms.js";
import type { MentionContext } from "../context/mention-context.js";
import { absorb } from "../parts.js";

/** `how many guests hired equipment`: what all of them did it to makes no groups of them. */
export const takesObject = ({
  parts,
  utterance: { tokens },
  mention,
  dimension,
  measure,
  position,
}: MentionContext): boolean => {
  const counts = tokens[0]?.word === "how" && tokens[1]?.word === "many";
  const verb = tokens[mention.at - 1]?.word ?? "";
  const isObject =
    counts &&
    mention.at > 3 &&
    position === "plain" &&
    measure === undefined &&
    dimension?.member.type === "string" &&
    isPastForm(verb);
  if (isObject) absorb(parts, mention);
  return isObject;
};
