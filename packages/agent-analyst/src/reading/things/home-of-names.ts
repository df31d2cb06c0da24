import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { saysWho } from "../../words/verbs/who-words.js";

/** Where the things of a name have a row each, and the figure that counts these rows. */
export interface HomeOfNames {
  readonly cube: Cube;
  readonly name: Member;
  readonly count: Member;
}

/** Words of a column that say no more than that it has names or numbers. */
const ofNames =
  /^(full|first|last|name|nm|title|id|key|no|nr|number|num|code|ref|reference|of|the|a|an|s)$/;

/** What numbers things, and does not name them. */
const ofNumbers = /(^|[ _])(id|key|no|nr|number|num|code|ref|reference)$/i;

const isNumbered = ({ name, title }: Member): boolean =>
  [name, title].some((text) => ofNumbers.test(text));

const nounOf = (text: string): string =>
  wordsOfName(text)
    .filter((word) => !ofNames.test(word))
    .map(stemOf)
    .join(" ");

/** The column behind a member: of a view, that of its cube. */
export const originOf = (cube: Cube, { name, source }: Member): string =>
  source === undefined ? `${cube.name}.${name}` : `${source.cube}.${source.member}`;

/** Whether a name and a key are those of the same things, by what they are called: `attendee_name` and `attendee_id`. */
export const areOfSame = (name: Member, key: Member | undefined): boolean =>
  key !== undefined &&
  nounOf(name.title || name.name) !== "" &&
  [key.title, key.source?.member ?? key.name].some(
    (text) => nounOf(text) === nounOf(name.title || name.name),
  );

/** Whether a column says who or which one it is, and not of what kind: `riders.rider`, `units.unit_no`, `stud.full_nm`. */
export const namesThings = ({ kind, type, name, title, source }: Member, home: string): boolean =>
  kind === "dimension" &&
  type === "string" &&
  [title, source?.member ?? name].some(
    (text) => text !== "" && (nounOf(text) === nounOf(home) || /^(full )?(name|nm)$/.test(wordsOfName(text).join(" "))), // prettier-ignore
  );

/** The count of all rows of a table, whatever they hold. */
const countOf = ({ members, name: own }: Cube, home: string): Member | undefined =>
  members.find(
    ({ aggregate, public: isPublic, rows, source }) =>
      aggregate === "count" && isPublic && rows?.length === 0 && (source?.cube ?? own) === home,
  );

/**
 * Where it shows whether two things have one name: the list of the things, which has a row for each of them. Undefined for what
 * names nothing of its own, such as a kind, and where no list shows them.
 */
export const homeOfNames = (
  cube: Cube,
  name: string,
  cubes: readonly Cube[],
): HomeOfNames | undefined => {
  const named = cube.members.find((member) => member.name === name);
  const home = named?.source?.cube ?? cube.name;
  if (named === undefined || !namesThings(named, home)) return undefined;
  const lists = [...cubes].sort((left, right) => isList(right) - isList(left));
  for (const list of lists) {
    const there = list.members.find(
      (member) => member.public && originOf(list, member) === originOf(cube, named),
    );
    const count = countOf(list, home);
    if (list.public && there !== undefined && count !== undefined)
      return { cube: list, name: there, count };
  }
  return undefined;
};

/**
 * The list of the persons or firms that a column names by what they are called, where the model does not say that it has the names
 * from there: `Patient` of orders, whose names are those of `patients`. Undefined for a column of another table's own things.
 */
export const listOfNames = (
  cube: Cube,
  named: Member,
  cubes: readonly Cube[],
): HomeOfNames | undefined => {
  const noun = nounOf(named.title || named.name);
  if (noun === "" || !saysWho(named.title || named.name) || isNumbered(named)) return undefined;
  for (const list of cubes) {
    if (list === cube || list.kind !== "cube" || !list.public || nounOf(list.name) !== noun)
      continue;
    const name = list.members.find((each) => each.public && namesThings(each, list.name) && !isNumbered(each)); // prettier-ignore
    const count = countOf(list, list.name);
    if (name !== undefined && count !== undefined) return { cube: list, name, count };
  }
  return undefined;
};

/** A table before a view, which may leave some of its rows out. */
const isList = ({ kind }: Cube): number => (kind === "cube" ? 1 : 0);
