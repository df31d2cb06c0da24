import type { Cube, Member } from "@embedded-analytics/domain";
import { originOf } from "../../things/home-of-names.js";
import { keysCalledAlike } from "../../things/keys-of-persons.js";

/** A column of a cube, and the one of another cube that holds the same. */
export interface Link {
  readonly link: Member;
  readonly otherLink: Member;
}

/**
 * The same link by the key of those who are named, where both cubes show it: who is there by name may be there by the name of
 * another, so that `patients without an order` are those whose number none of the orders has.
 */
export const linkByKeys = (own: Cube, other: Cube, { link, otherLink }: Link): Link | undefined => {
  const theirs = keysCalledAlike(other, otherLink);
  for (const key of keysCalledAlike(own, link)) {
    const same = theirs.find((each) => areSame([own, key], [other, each]));
    if (same !== undefined) return { link: key, otherLink: same };
  }
  return undefined;
};

/** Whether two keys are the same one: of one column, or called the same and of one type. */
const areSame = (one: readonly [Cube, Member], two: readonly [Cube, Member]): boolean => {
  const [[, key], [, each]] = [one, two];
  const isCalledSame = key.title !== "" && key.title.toLowerCase() === each.title.toLowerCase();
  return originOf(...one) === originOf(...two) || (isCalledSame && key.type === each.type);
};
