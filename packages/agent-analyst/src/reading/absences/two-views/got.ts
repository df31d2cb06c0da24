import type { Cube } from "@embedded-analytics/domain";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName, type Token } from "../../../words/token.js";
import { countedIn, isCounting } from "../others.js";

/** Verbs of getting something, which those have then, whatever the model calls it. */
const getting = /^(take|taken|took|place|placed|make|made|request|requested|submit|submitted)$/;
const trading =
  /^(book|booked|buy|bought|rent|rented|hire|hired|order|ordered|file|filed|purchase|purchased|process|processed)$/;

/**
 * `never booked a lesson` as the lesson alone, where the cube that counts lessons says somewhere that they are booked; nothing
 * where no such verb stands before a thing.
 */
export const thingsGot = (
  [verb, ...things]: readonly Token[],
  cubes: readonly Cube[],
): readonly Token[] => {
  const word = verb?.word ?? "";
  const isTraded = (cube: Cube): boolean =>
    countedIn(cube).some((measure) => isCounting(things, measure)) &&
    [cube, ...cube.members].some(({ name, title, synonyms, description = "" }) =>
      wordsOfName(`${name} ${title} ${synonyms.join(" ")} ${description}`).some(
        (each) => stemOf(each) === verb?.stem,
      ),
    );
  const isGot = getting.test(word) || (trading.test(word) && cubes.some(isTraded));
  return isGot ? things : [];
};
