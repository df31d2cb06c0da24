import type { Cube, Member } from "../../analytics/model/data-model.js";
import { closest } from "../../shared/text/closest.js";

/** What a member is wanted for. */
export type Wanted = "measure" | "dimension" | "time";

/**
 * The member that stands nearest to a name which a cube or view does not have: the same name in other
 * letters, one with that title or synonym, one that was most likely meant by the letters, or the only one
 * whose name has all the words of it, or the other way round. Undefined where none, or more than one,
 * is as near.
 */
export const nearestMember = (
  cube: Cube,
  name: string,
  wanted: Wanted,
  taken: ReadonlySet<string> = new Set(),
): Member | undefined => {
  const fitting = cube.members.filter(
    (member) => member.public && fits(member, wanted) && !taken.has(member.name),
  );
  const same = fitting.filter((member) => member.name.toLowerCase() === name.toLowerCase());
  if (same.length > 0) return onlyOf(same);
  const words = wordsOf(name);
  const called = fitting.filter(({ title, synonyms }) =>
    [title, ...synonyms].some((text) => wordsOf(text).join(" ") === words.join(" ")),
  );
  if (called.length > 0) return onlyOf(called);
  const names = fitting.map((member) => member.name);
  const meant = closest(name, names);
  if (meant !== undefined) return fitting.find((member) => member.name === meant);
  const related = onlyOf(fitting.filter((member) => isRelated(words, wordsOf(member.name))));
  if (related !== undefined) return related;
  // A cube with one time has no other that could be meant.
  return wanted === "time" ? onlyOf(fitting) : undefined;
};

const onlyOf = <Thing>(things: readonly Thing[]): Thing | undefined =>
  things.length === 1 ? things[0] : undefined;

const fits = ({ kind, type }: Member, wanted: Wanted): boolean => {
  if (wanted === "measure") return kind === "measure";
  return kind === "dimension" && (type === "time") === (wanted === "time");
};

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const isRelated = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 &&
  other.length > 0 &&
  (one.every((word) => other.includes(word)) || other.every((word) => one.includes(word)));
