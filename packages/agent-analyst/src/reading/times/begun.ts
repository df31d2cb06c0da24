import type { Cube, Member } from "@embedded-analytics/domain";
import { isOppositeOf } from "../../mentions/names/opposite-times.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";

/** How models call the time at which something came to be. */
const ofBegin =
  /^(created|opened|reported|raised|received|began|begun|started|submitted|requested|logged|added|entered|filed|registered|issued|placed|booked|ordered|arrived|creation|start)$/;
/** Times of a plan, which are none at which anything began. */
const ofPlan =
  /^(due|planned|expected|scheduled|deadline|target|promised|next|last|expires?|until)$/;

/** The time of the same table at which rows begin, which have an end at another one. */
export const beginOf = ({ members }: Cube, end: Member): Member | undefined => {
  const wordsIn = ({ name, title }: Member): readonly string[] => wordsOfName(`${name} ${title}`);
  return members.find(
    (each) =>
      each !== end &&
      each.kind === "dimension" &&
      each.type === "time" &&
      each.public &&
      each.source?.cube === end.source?.cube &&
      wordsIn(each).some((word) => ofBegin.test(word)) &&
      !wordsIn(each).some((word) => ofPlan.test(word)),
  );
};

/**
 * `open deals older than 180 days`, where deals count by the day on which they closed: what is still open has no such day, so
 * that the time at which it began is meant. Undefined where the time is none that is empty until then.
 */
export const begunInstead = (
  { tokens }: Pick<Utterance, "tokens">,
  cube: Cube,
  dimension: string,
): { readonly begin: Member; readonly end: Member } | undefined => {
  const end = cube.members.find(({ name }) => name === dimension);
  const isOpen = end !== undefined && tokens.some((token) => isOppositeOf(token, end));
  const begin = isOpen ? beginOf(cube, end) : undefined;
  return begin === undefined || end === undefined ? undefined : { begin, end };
};
