import type { Cube, Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import type { Fragment } from "../fragment.js";
import type { ValueFilter } from "../logical-form.js";

/** `cats over 15` are alive: those alone that have no day of death count, and that is said. */
export const stillThere = (
  { filters, timeDimension, ofTime }: Fragment,
  cube: Cube,
  notes: string[],
): readonly ValueFilter[] => {
  const left = ofTime.age === undefined ? undefined : deathIn(cube, ofTime.age.dimension);
  if (left === undefined || timeDimension === left.name) return [];
  if (filters.some(({ member }) => member === left.name)) return [];
  notes.push(`I take those alone that have no time in ${left.title || left.name}.`);
  return [{ member: left.name, match: "empty", values: [], isNot: false }];
};

const dying = /^(died|deceased|death|dead)$/;

/** `cats over 15` are alive: nobody is of an age any more behind the day of their death. */
const deathIn = ({ members }: Cube, birth: string): Member | undefined => {
  const home = members.find(({ name }) => name === birth)?.source?.cube;
  return members.find(
    ({ kind, type, title, name, source, public: isPublic }) =>
      kind === "dimension" &&
      type === "time" &&
      isPublic &&
      source?.cube === home &&
      wordsOfName(`${name} ${title}`).some((word) => dying.test(word)),
  );
};
