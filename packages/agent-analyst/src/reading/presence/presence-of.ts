import type { Cube, Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import { saysEnd } from "../states/ended-too.js";

/** Words of what there is now, whatever that is: each may stand for the others. */
const now = /^(active|live|current|currently|running|valid|ongoing)$/;
/** Words of figures that leave out what is over; `open` and its like say more than that it is there. */
const present =
  /^(active|live|current|currently|running|valid|ongoing|open|pending|outstanding|unresolved)$/;

/** What distinguishes rows that are there now: a condition, or an end that is empty until then. */
export type Presence =
  | { readonly kind: "condition"; readonly member: Member }
  | { readonly kind: "empty"; readonly member: Member };

/** The word of a count that leaves out what is over: `current` of `Current employees`. */
export const presentWordOf = ({ aggregate, title, kind }: Member): string | undefined =>
  kind === "measure" && aggregate === "count"
    ? wordsOfName(title).find((word) => present.test(word))
    : undefined;

/** The cube whose rows a member is of. */
export const homeOfMember = ({ source }: Member, { name }: Cube): string => source?.cube ?? name;

/** What runs until an end that was agreed on is there while it has one: `Last day of the pass; empty for …`. */
const isPlannedEnd = ({ title, name, description = "" }: Member): boolean =>
  /\b(last day|planned|expected|agreed)\b/i.test(description) ||
  wordsOfName(title || name).includes("until");

const emptyUntil = /\bempty (while|for|until|till|as long as|before)\b/i;

/** What tells the rows of a home that are there now, or open, or whatever this word says; undefined where nothing does. */
export const presenceOf = (cube: Cube, home: string, word: string): Presence | undefined => {
  const own = cube.members.filter((each) => each.public && homeOfMember(each, cube) === home);
  const isSo = (each: string): boolean => each === word || (now.test(word) && now.test(each));
  const condition = own.find(
    ({ kind, type, title, name }) =>
      (kind === "segment" || (kind === "dimension" && type === "boolean")) &&
      wordsOfName(title || name).some(isSo),
  );
  if (condition !== undefined) return { kind: "condition", member: condition };
  const ends = own.filter(
    (each) =>
      each.type === "time" &&
      saysEnd(each) &&
      emptyUntil.test(each.description ?? "") &&
      !isPlannedEnd(each),
  );
  const [end, ...others] = ends;
  const called = ends.find(({ description = "" }) => wordsOfName(description).includes(word));
  const member = called ?? (others.length === 0 && now.test(word) ? end : undefined);
  return member && { kind: "empty", member };
};
