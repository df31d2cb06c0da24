import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName, type Token } from "../../../words/token.js";
import { isCalled, isCounting, namesOf } from "../others.js";

const stemsOf = ({ name, title }: Cube): ReadonlySet<string> =>
  new Set([name, title].flatMap(wordsOfName).map(stemOf));

/**
 * `no yard job` in the view Yard, which counts Jobs, and `no orders` in the view Wholesale, which counts Wholesale orders: the
 * word of the view stands in the question or in the name of its figure, and says no more there.
 */
export const isCountedIn = (cube: Cube, object: readonly Token[], measure: Member): boolean => {
  const own = stemsOf(cube);
  const rest = object.filter(({ stem }) => !own.has(stem));
  const names = namesOf(measure).map((name) =>
    wordsOfName(name)
      .filter((word) => !own.has(stemOf(word)))
      .join(" "),
  );
  return (
    (rest.length > 0 && rest.length < object.length && isCounting(rest, measure)) ||
    (measure.aggregate === "count" && isCalled(object, names))
  );
};

/** `never baked`, where a view is called Baking: it is what they do there. */
export const isDoneThere = ({ name, title, synonyms }: Cube, object: readonly Token[]): boolean => {
  const [verb, ...others] = object;
  if (verb === undefined || others.length > 0) return false;
  return [name, title, ...synonyms].some((text) => {
    const [word = "", ...more] = wordsOfName(text);
    const root = /^(\p{L}{3,})ing$/u.exec(word)?.[1];
    return more.length === 0 && root !== undefined && [root, `${root}e`].includes(verb.stem);
  });
};
