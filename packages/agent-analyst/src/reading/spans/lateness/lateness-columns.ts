import type { Cube, Member } from "@embedded-analytics/domain";
import { isUnitOfTime } from "../../../words/units.js";
import { wordsOfName } from "../../../words/token.js";
import { homeOfMember } from "../times-of-table.js";

const lateness = /^(?:late|lateness|delay|delayed|overrun)$/;
/** Which end of a process a verb is of, as models call it. */
const ends: readonly (readonly [verbs: RegExp, names: RegExp])[] = [
  [/^(?:start|left|leave|depart|began|opened)/, /^(?:start|departure|begin|opening)/],
  [/^(?:arriv|came|ended|finished|deliver)/, /^(?:arrival|end|finish|delivery)/],
];

/** The unit of a column, by the model or by its own name: `Minutes late`. */
export const unitOf = ({ unit, title, name }: Member): string =>
  unit ?? wordsOfName(title || name).find(isUnitOfTime) ?? "";

/**
 * The column that says how late each row of a table was; of several, such as `Departure delay` and `Arrival delay`, the one of the
 * verb, or else of the noun that the rows are called by. Undefined where none, or several, say it.
 */
export const latenessIn = (
  cube: Cube,
  home: string,
  words: readonly string[],
): Member | undefined => {
  const columns = cube.members.filter(
    (member) =>
      member.kind === "dimension" &&
      member.type === "number" &&
      member.public &&
      homeOfMember(cube, member) === home &&
      wordsOfName(member.title || member.name).some((word) => lateness.test(word)) &&
      isUnitOfTime(unitOf(member)),
  );
  const asked = ends.find(([verbs]) => words.some((word) => verbs.test(word)))?.[1];
  const fitting = columns.filter(({ title, name }) =>
    wordsOfName(title || name).some((word) => asked?.test(word)),
  );
  const [only, ...others] = fitting.length > 0 ? fitting : columns;
  return others.length === 0 ? only : undefined;
};
