import type { Mention } from "../../mentions/mentions.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { MentionContext } from "../context/mention-context.js";

/** `which room has the most bookings`, where a column is called `Booked by`: what there is most of is counted. */
export const isMostOf = ({
  utterance: { tokens },
  mention,
  measure,
  dimension,
}: MentionContext): boolean =>
  /^(most|fewest)$/.test(tokens[mention.at - 1]?.word ?? "") &&
  (measure?.quality ?? 0) > (dimension?.quality ?? 1);

/** `does Ida or Bob close more tours`: what they do with them makes them fewer, and is no aside. */
export const isVerbOfMore = ({ tokens }: Utterance, { at, length }: Mention): boolean =>
  /^(more|fewer|less)$/.test(tokens[at + length]?.word ?? "") &&
  !/^(than|)$/.test(tokens[at + length + 1]?.word ?? "");
