import type { Cube, Member } from "@embedded-analytics/domain";
import { homeOfMember } from "../../reading/spans/times-of-table.js";
import { areOfSame, homeOfNames, listOfNames, namesThings, originOf } from "../../reading/things/home-of-names.js"; // prettier-ignore
import { keysOfPersons } from "../../reading/things/keys-of-persons.js";
import { quotedName } from "../names.js";
import type { GoneBy } from "./gone-by.js";

/** What shows how many there are of each name: their list, or rows that show a key of theirs. */
export interface Holder {
  readonly cube: Cube;
  readonly column: string;
  readonly count: string;
}

/** A name of a cube or view, and the key that tells apart those of the name there. */
interface Named {
  readonly cube: Cube;
  readonly name: Member;
  readonly key: string | undefined;
}

/**
 * Where it shows which names several have. Their own list comes first, then the rows of the question with a key, then another
 * cube with the same column and a key; of one who was named, also a list of the same persons that the model does not relate to it.
 */
export const holderOf = (
  named: Named,
  goneBy: GoneBy,
  cubes: readonly Cube[],
): Holder | undefined => {
  const { cube, name } = named;
  const listed = listedIn(homeOfNames(cube, name.name, cubes));
  if (listed !== undefined) return listed;
  const called = listedIn(listOfNames(cube, name, cubes));
  const keyed = keyedIn(named) ?? keyedElsewhere(named, cubes);
  return goneBy === "values" ? (called ?? keyed) : (keyed ?? called);
};

const listedIn = (home: ReturnType<typeof homeOfNames>): Holder | undefined =>
  home && {
    cube: home.cube,
    column: quotedName(home.name.name),
    count: `MEASURE(${quotedName(home.count.name)})`,
  };

const keyedIn = ({ cube, name, key }: Named): Holder | undefined => {
  const keyed = cube.members.find((each) => each.name === key);
  const isTheirs = namesThings(name, homeOfMember(cube, name)) || areOfSame(name, keyed);
  return key !== undefined && isTheirs
    ? { cube, column: quotedName(name.name), count: `COUNT(DISTINCT ${quotedName(key)})` }
    : undefined;
};

/** `Customer` of jobs, whose account numbers the sites show alone. */
const keyedElsewhere = ({ cube, name }: Named, cubes: readonly Cube[]): Holder | undefined => {
  for (const other of cubes) {
    const same = other.members.find(
      (each) => each.public && originOf(other, each) === originOf(cube, name),
    );
    if (!other.public || other === cube || same === undefined) continue;
    const [key] = keysOfPersons(other, same);
    const found = keyedIn({ cube: other, name: same, key: key?.name });
    if (found !== undefined) return found;
  }
  return undefined;
};
