import type { Cube, Member } from "@embedded-analytics/domain";
import type { RowName } from "./described/names-of-rows.js";
import type { LentCodes } from "./vocabularies/lent-codes.js";
import type { Vocabulary } from "./vocabulary-types.js";

/** What a vocabulary was made of. */
interface Entry {
  readonly cube: Cube;
  /** The cubes that its members come from, where the user may see them. */
  readonly homes: readonly (Cube | undefined)[];
  readonly rows: readonly RowName[];
  readonly lent: LentCodes;
  readonly vocabulary: Vocabulary;
}

/** What a vocabulary is to be made of. */
interface Sources {
  readonly cube: Cube;
  readonly byName: ReadonlyMap<string, Cube>;
  /** What rows are called by figures of any cube that the user may see. */
  readonly rows: readonly RowName[];
  /** What other cubes that the user may see explain of its codes. */
  readonly lent: LentCodes;
}

/** So many users' rights to one cube have a vocabulary each before the oldest is dropped. */
const rightsMax = 8;

/**
 * Vocabularies by the first member of their cube. A model's members are the same objects in every question
 * until the model changes; with them, the garbage collector frees its vocabularies.
 */
const entries = new WeakMap<Member, Entry[]>();

/**
 * The vocabulary of a cube as one user sees it, made once: of a model with 1,000 members that takes longer
 * than the answer. One is shared only by users who see the very same members and titles.
 */
export const cachedVocabulary = (
  { cube, byName, rows, lent }: Sources,
  make: () => Vocabulary,
): Vocabulary => {
  const [first] = cube.members;
  if (first === undefined) return make();
  const homes = homesOf(cube, byName);
  const made = entries.get(first) ?? [];
  const same = made.find(
    (entry) =>
      isSameCube(entry.cube, cube) &&
      entry.homes.length === homes.length &&
      entry.homes.every((home, at) => isSameHome(home, homes[at])) &&
      entry.rows.length === rows.length &&
      entry.rows.every(({ count }, at) => count === rows[at]?.count) &&
      isSameLent(entry.lent, lent),
  );
  if (same !== undefined) return same.vocabulary;
  const vocabulary = make();
  entries.set(first, [...made, { cube, homes, rows, lent, vocabulary }].slice(-rightsMax));
  return vocabulary;
};

const homesOf = (cube: Cube, byName: ReadonlyMap<string, Cube>): readonly (Cube | undefined)[] => [
  ...new Map(
    cube.members.flatMap(({ source }) =>
      source === undefined ? [] : [[source.cube, byName.get(source.cube)] as const],
    ),
  ).values(),
];

const isSameLent = (left: LentCodes, right: LentCodes): boolean =>
  left.size === right.size && [...left].every(([name, codes]) => right.get(name) === codes);

const isSameHome = (left: Cube | undefined, right: Cube | undefined): boolean =>
  left?.name === right?.name && left?.title === right?.title && left?.synonyms === right?.synonyms;

/** Whether two users see the same of a cube: all fields are the same objects, and so are all members. */
const isSameCube = (left: Cube, right: Cube): boolean => {
  const fields = new Set([...Object.keys(left), ...Object.keys(right)]) as Set<keyof Cube>;
  fields.delete("members");
  return (
    left.members.length === right.members.length &&
    left.members.every((member, at) => member === right.members[at]) &&
    [...fields].every((field) => left[field] === right[field])
  );
};
