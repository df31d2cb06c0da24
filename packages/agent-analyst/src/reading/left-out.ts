import type { Cube } from "@embedded-analytics/domain";
import { numberOf } from "../words/number-word.js";
import { wordsOfName } from "../words/token.js";
import type { Mentions } from "../mentions/mentions.js";
import type { Plan } from "./logical-form.js";
import type { Reading } from "../words/cues/utterance.js";
import { isNegation } from "../mentions/roles.js";

/** Words that would make another figure of it, and that a plan has no part for, as they were written. */
export const leftOut = (
  reading: Reading,
  mentions: Mentions,
  plan: Plan,
  cube: Cube,
): readonly string[] => {
  const asked: Asked = { reading, plan, cube };
  return reading.tokens.flatMap(({ word, text, isQuoted }, at) => {
    if (isQuoted || reading.taken.has(at) || isNamed(mentions, at)) return [];
    return rules.some((isLeft) => isLeft(word, at, asked)) ? [text] : [];
  });
};

interface Asked {
  readonly reading: Reading;
  readonly plan: Plan;
  readonly cube: Cube;
}

/** A row for each kind of word that a plan may have no part for. */
const rules: readonly ((word: string, at: number, asked: Asked) => boolean)[] = [
  (word, _at, { plan, cube }) => averaging.has(word) && !isAverage(plan, cube),
  (word) => beyond.has(word),
  (word, _at, { plan, reading }) => extremes.has(word) && !isExtreme(plan, reading),
  (_word, at, { plan, cube, reading }) =>
    reading.share?.at === at && !plan.isShare && !isRate(plan, cube),
  (word, at, { reading }) =>
    /^(second|third|fourth|2nd|3rd|4th)$/.test(word) && reading.ranking?.at === at + 1,
  (word, at, { reading }) => word === "%" && isRankCount(reading, at - 1),
  (word, _at, { plan }) => isNegation(word) && !isNegative(plan),
  // `how many different patients in May` counts those of May, and not those that were new then.
  (word, _at, { plan, cube }) =>
    /^(different|distinct|unique)$/.test(word) &&
    plan.time?.range !== undefined &&
    !isDistinct(plan, cube),
  (word, at, { reading, plan }) =>
    numberOf(word) !== undefined && /^\d/.test(word) && !isUsed(word, at, reading, plan),
];

const isDistinct = ({ measures, groupBy }: Plan, { members }: Cube): boolean =>
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

const isExtreme = ({ measures }: Plan, { ranking }: Reading): boolean =>
  ranking !== undefined ||
  measures.some(({ kind }) => ["median", "min", "max", "percentile"].includes(kind));

const isRate = ({ measures }: Plan, cube: Cube): boolean =>
  measures.some(
    (measure) =>
      measure.kind === "per" ||
      (measure.kind === "measure" &&
        cube.members.find(({ name }) => name === measure.member)?.aggregate === "number"),
  );

const isRankCount = ({ ranking }: Reading, at: number): boolean =>
  ranking?.meaning.count !== undefined && at >= ranking.at && at < ranking.at + ranking.length;

const isNamed = ({ found }: Mentions, at: number): boolean =>
  found.some((mention) => at >= mention.at && at < mention.at + mention.length);

/** Whether any figure of it is no plain sum or count. */
const isAverage = ({ measures }: Plan, cube: Cube): boolean =>
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

const isNegative = ({ filters, conditions, thresholds, display }: Plan): boolean =>
  filters.some(({ isNot, match }) => isNot || match === "empty") ||
  conditions.some(({ holds }) => !holds) ||
  thresholds.length > 0 ||
  display === "none";

const isUsed = (word: string, at: number, { ranking }: Reading, plan: Plan): boolean =>
  (ranking !== undefined && at >= ranking.at && at < ranking.at + ranking.length) ||
  plan.filters.some(({ values }) => values.some((value) => value.includes(word))) ||
  plan.ranking?.count === numberOf(word) ||
  plan.thresholds.some(({ number }) => number === numberOf(word));
