import type { Cube } from "@embedded-analytics/domain";
import { isGeneric } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";
import type { Utterance } from "../../words/cues/utterance.js";

/** Of several times the one whose name a question has in passing: `resolved in May` are those resolved then. */
export const saidTimeDimension = (
  { tokens }: Utterance,
  cube: Cube,
  measures: readonly FormMeasure[],
): string | undefined => {
  // A rate has its name from what it is a rate of, and not from when.
  if (!measures.every((measure) => addsUp(cube, measure))) return undefined;
  const times = cube.members.filter(
    ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
  );
  if (times.length < 2) return undefined;
  const stems = new Set(tokens.map(({ stem }) => stem));
  const verbs = new Set(tokens.flatMap(({ word }) => (word.endsWith("ed") ? [word] : [])));
  const isSaidBy =
    (has: (word: string) => boolean) =>
    (text: string): boolean => {
      const words = wordsOfName(text).filter((word) => !ofTime.has(word) && !isGeneric(word));
      return words.length > 0 && words.every(has);
    };
  const timeOfWords = (has: (word: string) => boolean): string | undefined =>
    times.find(({ name, title, synonyms }) => [name, title, ...synonyms].some(isSaidBy(has)))?.name;
  // `how many customers ordered`: the verb says when, before the noun of `Customer since`.
  return timeOfWords((word) => verbs.has(word)) ?? timeOfWords((word) => stems.has(stemOf(word)));
};

const addsUp = (cube: Cube, measure: FormMeasure): boolean => {
  if (measure.kind !== "measure") return measure.kind === "rows";
  const member = cube.members.find(({ name }) => name === measure.member);
  return member?.aggregate !== "number" && member?.aggregate !== "avg";
};

const ofTime = new Set(
  "at on date time timestamp day week month quarter year utc when since".split(" "),
);
