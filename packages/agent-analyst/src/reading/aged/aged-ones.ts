import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import { wordsOfName } from "../../words/token.js";
import { isBirth } from "./birth-words.js";

const isAge = /^ages?$/;

const says = ({ name, title }: Member, word: RegExp): boolean =>
  wordsOfName(`${name} ${title}`).some((each) => word.test(each));

/** Whether a cube's own rows have a day of birth, or an age. */
const hasAge = (cube: Cube, isBorn: boolean): boolean => {
  const count = countingMeasure(cube);
  return cube.members.some(
    (member) =>
      member.kind === "dimension" &&
      member.public &&
      (isBorn
        ? member.type === "time" && says(member, isBirth)
        : member.type === "number" && says(member, isAge)) &&
      (member.source?.cube ?? cube.name) === (count?.source?.cube ?? cube.name),
  );
};

/** What those are called whose age the model knows: the name of the first figure that counts them; undefined where there are several. */
const agedOnes = (cubes: readonly Cube[]): string | undefined => {
  const counted = cubes.filter((cube) => cube.public && countingMeasure(cube) !== undefined);
  const born = counted.filter((cube) => hasAge(cube, true));
  const aged = born.length > 0 ? born : counted.filter((cube) => hasAge(cube, false));
  const homes = new Set(aged.map((cube) => countingMeasure(cube)?.source?.cube ?? cube.name));
  const [first] = aged;
  return first === undefined || homes.size > 1
    ? undefined
    : countingMeasure(first)?.title.toLowerCase();
};

const several = /(?<![\p{L}\p{N}])(under|over)[ -]?(\d{1,2})['’]?s(?![\p{L}\p{N}])/giu;
/** So long a text is no question. */
const lengthMax = 1000;
const somebody = /^(?:do|did) (?:we|you) (?:have|get)|^have we (?:got )?|^(?:is|are) there/iu;
const aged = / ?(?:anyone|anybody|someone|somebody)(?: who(?: is|['’]s))? (under|over|above|below) (\d{1,2})(?= *[?.!]*$)/iu; // prettier-ignore

/**
 * `how many under 10s` and `do we have anyone over 65` as questions for those of whom the model has a day of birth or an age,
 * by the name of their number: `pupils under 10`. As it was written where it has an age of several, or of none.
 */
export const agedInFull = (text: string, cubes: readonly Cube[]): string => {
  if (text.length > lengthMax) return text;
  const isOfAny = somebody.test(text.trim()) && aged.test(text);
  const isOfSome = text.search(several) >= 0;
  const noun = isOfAny || isOfSome ? agedOnes(cubes) : undefined;
  if (noun === undefined) return text;
  const plain = text.replace(several, `${noun} $1 $2`);
  return isOfAny ? plain.replace(aged, ` ${noun} $1 $2`) : plain;
};
