import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";

const people = /^(people|persons|person|pax|heads)$/;
const saysPeople =
  /\b(?:how many|number of) (?:people|persons|guests|participants)\b|\b(?:group|party) size\b/i;

/** What a limit on people holds for, and where they stand. */
export interface LimitedPeople {
  readonly at: number;
  readonly member: Member;
}

/** `lessons with more than 3 people`, where one column alone says for how many people something is: `Group size`. */
export const limitedPeople = (
  { tokens, limits, taken }: Utterance,
  { members }: Cube,
): LimitedPeople | undefined => {
  const at = limits
    .map((limit) => limit.at + limit.length)
    .find((place) => people.test(tokens[place]?.word ?? "") && !taken.has(place));
  const [member, ...others] = members.filter(
    ({ kind, type, public: isPublic, title, description = "" }) =>
      kind === "dimension" &&
      type === "number" &&
      isPublic &&
      saysPeople.test(`${title}. ${description}`),
  );
  return at === undefined || member === undefined || others.length > 0 ? undefined : { at, member };
};
