import type { Cube, Member } from "@embedded-analytics/domain";
import { saysWhether } from "../../../mentions/weak-names.js";
import type { PlacedTime } from "../../../words/times/find-times.js";
import type { Token } from "../../../words/token.js";
import { absenceOf, duringOf, textCalled, type FoundAbsence } from "../asked/absence-form.js";
import { countOfDeed } from "../done.js";
import { countedIn, isCounting, soleOf } from "../others.js";

/**
 * `titles that nobody borrowed`, where no cube lists titles: those that another view names and the one of loans does
 * not. Only where one view alone has them, since another list of them would have other ones.
 */
export const amongValues = (
  subject: readonly Token[],
  object: readonly Token[],
  { time, isList }: { readonly time: PlacedTime | undefined; readonly isList: boolean },
  cubes: readonly Cube[],
): FoundAbsence | undefined => {
  const sides = sidesOf(subject, object, time !== undefined, cubes);
  if (sides === undefined) return undefined;
  const { own, other, measure } = sides;
  const found = { link: own.link, other: other.cube, otherLink: other.link, measure };
  const during = time && duringOf(found, object, time);
  if (time !== undefined && during === undefined) return undefined;
  // Of those that the same rows name, what they had at other times is shown.
  const listed = own.cube === other.cube ? { listed: measure } : {};
  const absence = absenceOf(own.cube, { ...found, ...listed }, isList ? own.link : undefined, during); // prettier-ignore
  const note = `${absence.note} They are those that ${own.cube.title || own.cube.name} names.`;
  return isList
    ? { ...absence, note }
    : {
        ...absence,
        note,
        form: { ...absence.form, measures: [{ kind: "distinct", member: own.link.name }] },
      };
};

/** What names those that are meant, and what counts what they have none of; both by the same column. */
const sidesOf = (
  subject: readonly Token[],
  object: readonly Token[],
  isTimed: boolean,
  cubes: readonly Cube[],
): { readonly own: NamedIn; readonly other: NamedIn; readonly measure: Member } | undefined => {
  const named = cubes.flatMap((cube) => {
    const link = cube.public ? textCalled(cube, subject) : undefined;
    return link === undefined ? [] : [{ cube, link }];
  });
  if (named.some(({ cube }) => saysWhether(cube, object))) return undefined;
  const counting = countingOf(named, subject, object);
  // The cube that they are rows of has them all.
  const other = soleOf(withoutTables(counting));
  const listing = named.filter(
    (each) =>
      !counting.includes(each) && (other === undefined || columnOf(each) === columnOf(other)),
  );
  // Not in a time: those that the same view names at any other one are enough to tell.
  const own = listingOf(listing, isTimed ? other : undefined, object);
  const measure = other && (countCalled(other.cube, object) ?? countOfDeed(other.cube, object));
  return own === undefined ||
    other === undefined ||
    measure === undefined ||
    columnOf(own) !== columnOf(other)
    ? undefined
    : { own, other, measure };
};

/** Where what they have none of is counted: by its name, or else by its verb. */
const countingOf = (
  named: readonly NamedIn[],
  subject: readonly Token[],
  object: readonly Token[],
): readonly NamedIn[] => {
  const called = named.filter(({ cube }) => countCalled(cube, object) !== undefined);
  return called.length > 0
    ? called
    : named.filter(({ cube }) => {
        const count = countOfDeed(cube, object);
        // Members who joined are counted by when they did: no other rows say it of them.
        return count !== undefined && !isCounting(subject, count);
      });
};

/** A view stands for the cube of its rows, where both name the same and count the same. */
const withoutTables = (named: readonly NamedIn[]): readonly NamedIn[] => {
  const views = named.filter(({ cube }) => cube.kind === "view");
  const isOfView = (table: NamedIn): boolean =>
    table.cube.kind === "cube" && views.some((view) => columnOf(view) === columnOf(table));
  const left = named.filter((each) => !isOfView(each));
  return left.length > 0 ? left : named;
};

/** The figure that words call, or whose deed they say. */
const countCalled = (cube: Cube, object: readonly Token[]): Member | undefined =>
  cube.members.find(
    (each) => each.public && /^(count|sum)/.test(each.aggregate ?? "") && isCounting(object, each),
  );

/** A cube or view, and what it names by the words of the question. */
interface NamedIn {
  readonly cube: Cube;
  readonly link: Member;
}

/** What names all of them: a cube, the rows that are counted themselves, the only other view, else what counts them. */
const listingOf = (
  listing: readonly NamedIn[],
  counting: NamedIn | undefined,
  object: readonly Token[],
): NamedIn | undefined => {
  const home = counting !== undefined && isAtHome(counting, object) ? counting : undefined;
  return listing.find(({ cube }) => cube.kind === "cube") ?? home ?? soleOf(listing) ?? counting;
};

/** Whether the names stand in the rows that are counted, and not in a table that they lead to. */
const isAtHome = ({ cube, link }: NamedIn, object: readonly Token[]): boolean =>
  countedIn(cube).some(
    (each) => isCounting(object, each) && each.source?.cube === link.source?.cube,
  );

/** The cube and the member that a member of a view comes from. */
const columnOf = ({ cube, link }: NamedIn): string =>
  link.source === undefined
    ? `${cube.name}.${link.name}`
    : `${link.source.cube}.${link.source.member}`;
