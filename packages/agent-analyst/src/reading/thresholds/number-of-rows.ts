import type { Cube, Member } from "@embedded-analytics/domain";
import type { Cue } from "../../words/cues/cue.js";
import type { Limit } from "../../words/cues/limits.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { homeOfMember } from "../spans/times-of-table.js";

/**
 * `customers with more than 3 orders`, where customers are counted by a key of the orders: the number is one of orders, and
 * none of what they came to. The count of those rows that is called so, also by half its name (`Orders placed`).
 */
export const countLimited = (
  { tokens }: Pick<Utterance, "tokens">,
  cube: Cube,
  counted: Member,
  { at, length, meaning: { unit } }: Cue<Limit>,
): Member | undefined => {
  const noun = tokens[at + length];
  if (unit !== undefined || noun === undefined || !/[^s]s$/.test(noun.word)) return undefined;
  const home = homeOfMember(cube, counted);
  return cube.members.find(
    (member) =>
      member.aggregate === "count" &&
      member.public &&
      homeOfMember(cube, member) === home &&
      wordsOfName(member.title).map(stemOf).includes(noun.stem),
  );
};
