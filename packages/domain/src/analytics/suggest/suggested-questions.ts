import type { Cube, DataModel, Member } from "../model/data-model.js";
import { isGroupingDimension } from "./grouping-dimension.js";

/** How many questions are suggested at most. */
const questionsMax = 4;

/**
 * Questions with which a user may begin, by the words of what the user may see: a measure over time, and
 * a measure by a dimension, of one cube each, so that a statement answers them. Each cube has its turn.
 * A model with nothing to count has none. Pure, and the same for the same model.
 */
export const suggestedQuestions = (visible: DataModel): readonly string[] => {
  const ofCubes = visible.cubes.filter((cube) => cube.public).map(questionsOf);
  const rounds = Math.max(0, ...ofCubes.map((questions) => questions.length));
  const inTurns = Array.from({ length: rounds }, (_, at) => at).flatMap((at) =>
    ofCubes.flatMap((questions) => questions.slice(at, at + 1)),
  );
  return [...new Map(inTurns.map((text) => [text.toLowerCase(), text])).values()].slice(
    0,
    questionsMax,
  );
};

const questionsOf = ({ members }: Cube): readonly string[] => {
  const open = members.filter((member) => member.public);
  const measures = open.filter(isCounted).sort((a, b) => rankOf(a) - rankOf(b));
  const dimensions = open.filter(isGroupingDimension);
  const hasTime = open.some(({ kind, type }) => kind === "dimension" && type === "time");
  return measures.flatMap((measure, at) => {
    const title = capitalized(phraseOf(measure));
    const dimension = dimensions[at % Math.max(1, dimensions.length)];
    return [
      ...(hasTime && !saysTime.test(title) ? [`${title} by month`] : []),
      ...(dimension === undefined ? [] : [`${title} by ${phraseOf(dimension)}`]),
    ];
  });
};

/**
 * A title as it stands within a sentence. One that was made of the member's name has a capital at each
 * word, which a sentence does not; one that somebody wrote stays, since its capitals mean something.
 */
const phraseOf = ({ name, title }: Member): string => {
  const words = name.replaceAll("_", " ").toLowerCase();
  return title.toLowerCase() === words ? words : title;
};

const capitalized = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** A measure that is named by a time, such as "Monthly revenue": by another one it would say two. */
const saysTime = /\b(da(y|ily)|week|month|quarter|year|annual)/i;

const isCounted = ({ kind, type }: Member): boolean => kind === "measure" && type === "number";

/** What is summed says more than what is counted. */
const rankOf = ({ aggregate }: Member): number =>
  ({ sum: 0, number: 1, avg: 1, count_distinct: 2, count: 3, min: 4, max: 4 })[
    aggregate ?? "count"
  ];
