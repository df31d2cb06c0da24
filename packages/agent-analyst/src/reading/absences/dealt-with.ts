import type { Cube } from "@embedded-analytics/domain";
import { wordsOfName, type Token } from "../../words/token.js";
import { dealing } from "./denials.js";
import { timeOfVerb } from "./done.js";
import { countedIn, linkOf, soleOf } from "./others.js";

/** What people do beside buying, booking and the like, by the names of its figures. */
const besides =
  /^(visits?|views?|clicks?|traffic|reviews?|ratings?|feedback|complaints?|faults?|messages?|calls?|tickets?)$/;
const visiting = /^(visit|visited|use|used)$/;

/**
 * What is done to things that one other cube alone names: its first figure says whether it was done. None where the things
 * have a time of their own for it, or where that figure is of something else that is done with them.
 */
export const dealtWith = (own: Cube, object: readonly Token[], cubes: readonly Cube[]) => {
  const [verb, ...things] = object;
  if (verb === undefined || things.length > 0 || !dealing.test(verb.word)) return undefined;
  if (timeOfVerb(own, verb) !== undefined) return undefined;
  const found = soleOf(
    cubes.flatMap((other) => {
      const [measure] = other !== own && other.public ? countedIn(other) : [];
      const link = measure && linkOf(own, other);
      return measure === undefined || link === undefined ? [] : [{ ...link, other, measure }];
    }),
  );
  const isOther = wordsOfName(found?.measure.title ?? "").some((word) => besides.test(word));
  return isOther && !visiting.test(verb.word) ? undefined : found;
};
