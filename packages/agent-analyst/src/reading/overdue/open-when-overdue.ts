import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mentions } from "../../mentions/mentions.js";
import type { ValueFilter } from "../logical-form.js";
import type { Parts } from "../parts.js";
import { withoutGivenUp, type Filtered } from "./given-up.js";

const open = /^(open|unpaid|outstanding|pending)$/;
const ofState = /^(status|state|stage)$/i;

/** The word for what is not done yet, in a description that is a list of all values: `paid, open or void`. */
const openIn = ({ kind, type, name, description = "", public: isPublic }: Member) => {
  if (kind !== "dimension" || type !== "string" || !isPublic || !ofState.test(name))
    return undefined;
  const words = description.replace(/\.$/, "").split(/, (?:or )?| or /);
  const isList = words.length > 2 && words.every((word) => /^\p{L}+$/u.test(word));
  const found = isList ? words.filter((word) => open.test(word.toLowerCase())) : [];
  return found.length === 1 ? found[0] : undefined;
};

/**
 * What is overdue has not been done, and is to be: where a column says which rows are open, as a list of its values in its
 * description, those that are void have no time at which they were paid either, and are none of them.
 */
const openWhenOverdue = (
  cube: Cube,
  { state }: Pick<Mentions, "state">,
  filters: readonly ValueFilter[],
): readonly Filtered[] => {
  if (state?.state.kind !== "overdue") return [];
  const { members } = cube;
  const home = members.find(({ name }) => name === state.state.done)?.source?.cube;
  const opened = members.flatMap((member): readonly Filtered[] => {
    const word = member.source?.cube === home ? openIn(member) : undefined;
    const isSaid = filters.some((filter) => filter.member === member.name);
    return word === undefined || isSaid
      ? []
      : [
          {
            member: member.name,
            match: "part",
            values: [word],
            isNot: false,
            note: `I take those alone whose ${member.title || member.name} is ${word}.`,
          },
        ];
  });
  return opened.length > 0 ? opened : withoutGivenUp(cube, home, filters);
};

/** The conditions of a question, and for what is overdue that it is open, which is said. */
export const withOpenOnes = (
  { notes }: Parts,
  cube: Cube,
  mentions: Mentions,
  filters: readonly ValueFilter[],
): readonly ValueFilter[] => {
  const open = openWhenOverdue(cube, mentions, filters);
  notes.push(...open.map(({ note }) => note));
  return [...filters, ...open.map(({ note: _, ...filter }) => filter)];
};
