import type { Cube } from "@embedded-analytics/domain";
import { numberOf } from "../words/number-word.js";
import { wordsOfName } from "../words/token.js";
import type { Mentions } from "../mentions/mentions.js";
import type { LogicalForm } from "./logical-form.js";
import type { Utterance } from "../words/cues/utterance.js";
import { isNegation } from "../mentions/roles.js";

/** Words that would make another figure of it, and that a logical form has no part for, as they were written. */
export const leftOut = (
  utterance: Utterance,
  mentions: Mentions,
  form: LogicalForm,
  cube: Cube,
): readonly string[] => {
  const asked: Asked = { utterance, form, cube };
  return utterance.tokens.flatMap(({ word, text, isQuoted }, at) => {
    if (isQuoted || utterance.taken.has(at) || isNamed(mentions, at)) return [];
    return rules.some((isLeft) => isLeft(word, at, asked)) ? [text] : [];
  });
};

interface Asked {
  readonly utterance: Utterance;
  readonly form: LogicalForm;
  readonly cube: Cube;
}

/** A row for each kind of word that a logical form may have no part for. */
const rules: readonly ((word: string, at: number, asked: Asked) => boolean)[] = [
  (word, _at, { form, cube }) => averaging.has(word) && !isAverage(form, cube),
  (word) => beyond.has(word),
  (word, _at, { form, utterance }) => extremes.has(word) && !isExtreme(form, utterance),
  (_word, at, { form, cube, utterance }) =>
    utterance.share?.at === at && !form.isShare && !isRate(form, cube),
  (word, at, { utterance }) =>
    /^(second|third|fourth|2nd|3rd|4th)$/.test(word) && utterance.ranking?.at === at + 1,
  (word, at, { utterance }) => word === "%" && isRankCount(utterance, at - 1),
  (word, _at, { form }) => isNegation(word) && !isNegative(form),
  // `how many different patients in May` counts those of May, and not those that were new then.
  (word, _at, { form, cube }) =>
    /^(different|distinct|unique)$/.test(word) &&
    form.time?.range !== undefined &&
    !isDistinct(form, cube),
  (word, at, { utterance, form }) =>
    numberOf(word) !== undefined && /^\d/.test(word) && !isUsed(word, at, utterance, form),
];

const isDistinct = ({ measures, groupBy }: LogicalForm, { members }: Cube): boolean =>
  groupBy.length > 0 ||
  measures.some(
    (measure) =>
      measure.kind === "distinct" ||
      (measure.kind === "measure" &&
        members.find(({ name }) => name === measure.member)?.aggregate === "count_distinct"),
  );

const averaging = new Set("average avg mean averaged".split(" "));

const beyond = new Set(
  "cumulative cumulated accumulated running rolling moving weighted".split(" "),
);
const extremes = new Set("median min max minimum maximum".split(" "));

const isExtreme = ({ measures }: LogicalForm, { ranking }: Utterance): boolean =>
  ranking !== undefined ||
  measures.some(({ kind }) => ["median", "min", "max", "percentile"].includes(kind));

const isRate = ({ measures }: LogicalForm, cube: Cube): boolean =>
  measures.some(
    (measure) =>
      measure.kind === "per" ||
      (measure.kind === "measure" &&
        cube.members.find(({ name }) => name === measure.member)?.aggregate === "number"),
  );

const isRankCount = ({ ranking }: Utterance, at: number): boolean =>
  ranking?.meaning.count !== undefined && at >= ranking.at && at < ranking.at + ranking.length;

const isNamed = ({ found }: Mentions, at: number): boolean =>
  found.some((mention) => at >= mention.at && at < mention.at + mention.length);

/** Whether any figure of it is no plain sum or count. */
const isAverage = ({ measures }: LogicalForm, cube: Cube): boolean =>
  measures.some((measure) => {
    if (measure.kind !== "measure")
      return ["avg", "median", "per", "percentile", "between"].includes(measure.kind);
    const member = cube.members.find(({ name }) => name === measure.member);
    return (
      member?.aggregate === "avg" ||
      member?.aggregate === "number" ||
      wordsOfName(`${member?.name ?? ""} ${member?.title ?? ""}`).some((word) =>
        averaging.has(word),
      )
    );
  });

const isNegative = ({ filters, conditions, thresholds, display }: LogicalForm): boolean =>
  filters.some(({ isNot, match }) => isNot || match === "empty") ||
  conditions.some(({ holds }) => !holds) ||
  thresholds.length > 0 ||
  display === "none";

const isUsed = (word: string, at: number, { ranking }: Utterance, form: LogicalForm): boolean =>
  (ranking !== undefined && at >= ranking.at && at < ranking.at + ranking.length) ||
  form.filters.some(({ values }) => values.some((value) => value.includes(word))) ||
  form.ranking?.count === numberOf(word) ||
  form.thresholds.some(({ number }) => number === numberOf(word));
