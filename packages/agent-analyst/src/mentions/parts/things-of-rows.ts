import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

/**
 * Whether a word of a condition's name says only of what rows it is: `rides` are all rides, and not those alone of which a
 * column `Airport ride` is true.
 */
export const isThingOfRows = (
  { kind, type, source }: Member,
  stem: string,
  cube: Cube,
  byName: ReadonlyMap<string, Cube>,
): boolean => {
  if (kind !== "segment" && (kind !== "dimension" || type !== "boolean")) return false;
  const home = source === undefined ? cube : byName.get(source.cube);
  return (
    home !== undefined &&
    [home.name, home.title, ...home.synonyms].some((text) => {
      const words = wordsOfName(text);
      return words.length > 0 && stemOf(words.at(-1) ?? "") === stem;
    })
  );
};
