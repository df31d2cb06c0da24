import type { Token } from "../token.js";
import { any, closing, phrase, type Phrase } from "../phrases/phrase.js";

const isEnd = (word: string | undefined): boolean => word === undefined || closing.test(word);

/** `how many kilometres did our vans cover`: what is asked for is a number, and the verb only says that it was. */
const isOfNumber =
  (words: number) =>
  (tokens: readonly Token[], at: number): boolean =>
    tokens[0]?.word === "how" &&
    /^(many|much)$/.test(tokens[1]?.word ?? "") &&
    tokens.slice(2, at).some(({ word }) => /^(do|does|did|have|has)$/.test(word)) &&
    isEnd(tokens[at + words]?.word);

/** Verbs of a distance, of hours and of loads; where the model has one of a row, that names something. */
const covered: readonly (readonly string[])[] = [
  ["cover", "covers", "covered"],
  ["travel", "travels", "travelled", "traveled"],
  ["clock up", "clocked up"],
  ["rack up", "racked up"],
  ["run up", "ran up"],
];

const distances = ["distance", "mileage", "kilometres", "km"];
const readings = ["odometer", "mileage"];

/** Plain speech for what a model has under another word, and words that say nothing more than what is asked already. */
export const spokenPhrases: readonly Phrase[] = [
  ...covered.flatMap((forms) =>
    forms.map((verb): Phrase => ({
      ...phrase(verb, [], isOfNumber(verb.split(" ").length)),
      unless: forms,
    })),
  ),
  // `who drove the furthest` has the highest distance, and `furthest on average` the highest average.
  ...[
    "the furthest|farthest on average",
    "furthest|farthest on average",
    "the furthest|farthest",
    "furthest|farthest",
  ].map((how): Phrase => {
    const said = `drive|drives|drove|driven|travel|travels|travelled|traveled|run|runs|ran|go|went|ride|rode|walk|walked|cycled ${how}`;
    const plain = ["had", "the", "highest", ...(how.endsWith("average") ? ["average"] : [])];
    return { said: any(said), plain, names: distances, hasNames: true };
  }),
  // `more than 150,000 km on the clock`.
  { said: any("on the clock"), plain: [], names: readings, hasNames: true },
  // `how much money did we earn`: money is what is asked for by `how much` anyway.
  {
    said: any("how much money"),
    plain: [0, 1],
    hasNames: true,
    fits: (tokens, at) =>
      /^(do|does|did|have|has|is|are|was|were|came|comes|in|we)$/.test(tokens[at + 3]?.word ?? ""),
  },
  { said: any("money outstanding|owed|owing"), plain: [1], hasNames: true },
  // `animals on the books`: all that there are.
  { said: any("on the|our|your books"), plain: [], hasNames: true, unless: ["books", "book"] },
  // `drivers have we got working for us`.
  {
    said: any("driving|working|teaching|selling|coaching|playing|writing for us"),
    plain: [],
    hasNames: true,
    fits: (tokens, at) => at > 1 && isEnd(tokens[at + 3]?.word),
  },
  phrase("counting only|just", ["only"]),
];
