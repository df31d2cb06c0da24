import type { Dialect } from "./dialect.js";
import type {
  CompiledCube,
  CompiledModel,
  Relationship,
} from "../../model/compile/compiled-model.js";

/**
 * One cube's place in the FROM of a relation. Children hang on it by LEFT JOINs that the model
 * declares; a cube that is reached on two ways has two places, so that no alias is ambiguous.
 */
export interface Place {
  readonly cube: CompiledCube;
  readonly alias: string;
  /** How this cube's parent meets it; undefined for the root. */
  readonly relationship: Relationship | undefined;
  readonly children: Map<string, Place>;
  /** Columns that are computed where the cube is read, by alias: `~name` and its text. */
  readonly columns: Map<string, string>;
}

/** The places of one relation, grown as members ask for them. */
export interface JoinTree {
  readonly root: Place;
  /** In which its SQL is written. */
  readonly dialect: Dialect;
  /** Stands before the names of computed columns. */
  readonly columnPrefix: string;
  /** Whether the root is all there will be: then it is read directly, without a subselect. */
  readonly alone: boolean;
  /** The place of a cube that `from` joins; made when it is first asked for. */
  child(from: Place, cube: string): Place;
  places(): readonly Place[];
}

/** A tree with nothing but its root yet, or, where it is said to stay alone, for good. */
export const joinTree = (
  model: CompiledModel,
  rootCube: string,
  dialect: Dialect,
  alone = false,
  columnPrefix = "",
): JoinTree => {
  const aliases = new Set<string>();
  const place = (cube: string, relationship: Relationship | undefined): Place => {
    const compiled = model.cubes[cube];
    if (compiled === undefined) throw new Error(`The compiled model lacks a cube: ${cube}`);
    let alias = cube;
    for (let at = 2; aliases.has(alias); at += 1) alias = `${cube}~${at}`;
    aliases.add(alias);
    return { cube: compiled, alias, relationship, children: new Map(), columns: new Map() };
  };
  const root = place(rootCube, undefined);
  return {
    root,
    dialect,
    columnPrefix,
    alone,
    child: (from, cube) => {
      if (alone) throw new Error(`${rootCube} was said to need no other cube than itself`);
      const child = from.children.get(cube);
      if (child !== undefined) return child;
      const join = from.cube.joins.find(({ to }) => to === cube);
      if (join === undefined) {
        throw new Error(`The compiled model lacks a join: ${from.cube.name} to ${cube}`);
      }
      const made = place(cube, join.relationship);
      from.children.set(cube, made);
      return made;
    },
    places: () => placesBelow(root),
  };
};

const placesBelow = (place: Place): readonly Place[] => [
  place,
  ...[...place.children.values()].flatMap(placesBelow),
];

/**
 * Whether rows of that place can occur more than once in the joined rows: some join on the way away
 * from it finds many rows for one.
 */
export const isMultiplied = (tree: JoinTree, place: Place): boolean =>
  tree.places().some((edge) => {
    if (edge.relationship === undefined || edge.relationship === "one_to_one") return false;
    const below = placesBelow(edge).includes(place);
    return edge.relationship === (below ? "many_to_one" : "one_to_many");
  });
