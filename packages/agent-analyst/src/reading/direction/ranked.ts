import type { Cube } from "@embedded-analytics/domain";
import { isOfGrowth, isPace, saysDuration } from "../../mentions/how-long.js";
import { countAtFirst } from "../../words/cues/harmless.js";
import { onlyChanged } from "../../words/cues/compared/only-changed.js";
import type { Ranking } from "../../words/cues/ranking.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure, FormTime, LogicalForm } from "../logical-form.js";
import { isSumForExtreme } from "../rows/extreme-rows.js";
import { isBadJudged } from "./bad-judged.js";
import { betterOf } from "./better-of.js";

const titleIn = (cube: Cube, name: string): string =>
  cube.members.find((member) => member.name === name)?.title ?? name;

interface Ranked {
  readonly utterance: Utterance;
  readonly cube: Cube;
  readonly measures: readonly FormMeasure[];
}

/** What is first, and by how many; undefined where there are no groups to rank. */
export const rankingOf = (
  ranked: Ranked,
  former: LogicalForm | undefined,
  groupBy: readonly string[],
  time: FormTime | undefined,
): Ranking | undefined => {
  if (groupBy.length === 0 && time?.bucket === undefined) return undefined;
  const said = saidRanking(ranked);
  if (said !== undefined) return said;
  if (changedIn(ranked.utterance, groupBy, time) === "down")
    return { count: undefined, direction: "asc" };
  return time?.bucket === undefined ? former?.ranking : undefined;
};

/** The rank that the words ask for. */
const saidRanking = (ranked: Ranked): Ranking | undefined => {
  const { utterance } = ranked;
  const meaning = utterance.ranking?.meaning;
  const said = meaning && { ...meaning, count: meaning.count ?? countAtFirst(utterance) };
  const pace = isGrowthByPace(utterance) ? { inPercent: true as const } : {};
  // What fell most has the lowest change.
  if (isLosing(utterance))
    return { count: said?.count, direction: said?.direction === "asc" ? "desc" : "asc", ...pace };
  return said && { ...said, direction: directionOf(ranked, said.direction), ...pace };
};

const isLosing = ({ tokens, comparison }: Utterance): boolean =>
  comparison.some((cue) => cue.meaning === "growth" && isLoss(tokens[cue.at]?.word ?? ""));

/** Those alone of which a figure rose, or fell, where groups are given in two times. */
export const changedIn = (
  { tokens }: Utterance,
  groupBy: readonly string[],
  time: FormTime | undefined,
): LogicalForm["changed"] =>
  groupBy.length > 0 && time?.before !== undefined ? onlyChanged(tokens)?.direction : undefined;

/** `fastest growing region`: the one that grew by the most percent. */
const isGrowthByPace = (utterance: Utterance): boolean =>
  utteranceGrows(utterance) && wordsOfRank(utterance).some(isPace);

const utteranceGrows = ({ comparison }: Pick<Utterance, "comparison">): boolean =>
  comparison.some(({ meaning }) => meaning === "growth");

/** The fastest one takes the least time, but sells the most. */
const directionOf = (
  { utterance: { tokens, ranking, comparison }, cube, measures: [measure] }: Ranked,
  said: Ranking["direction"],
): Ranking["direction"] => {
  const words = wordsOfRank({ tokens, ranking });
  const isLess =
    betterOf(cube, measure) === "lower" || isBadJudged({ tokens, ranking }, cube, measure);
  if (judges(words) && isLess) return said === "desc" ? "asc" : "desc";
  if (!words.some(isPace)) return said;
  if (utteranceGrows({ comparison })) return words.includes("slowest") ? "asc" : "desc";
  return words.includes("slowest") === isTimeTaken(cube, measure) ? "desc" : "asc";
};

/** Whether a figure says how long something takes. */
const isTimeTaken = (cube: Cube, measure: FormMeasure | undefined): boolean =>
  measure !== undefined &&
  measure.kind !== "rows" &&
  (measure.kind === "between" ||
    saysDuration(`${measure.member} ${titleIn(cube, measure.member)}`));

/** Whether the figure that is ranked by is one that the words of the rank ask for. */
export const isRankedRightly = (form: LogicalForm, utterance: Utterance, cube: Cube): boolean =>
  hasPace(form, utterance, cube) &&
  hasLength(form, utterance, cube) &&
  !isSeriesOfOne(form, utterance) &&
  !isSumForExtreme(utterance, cube, form.measures);

/** `biggest booking`, where a time is called `Booked`: one of them is asked for, and no month with the most. */
const isSeriesOfOne = (
  { time }: LogicalForm,
  { granularity, ranking, tokens }: Utterance,
): boolean =>
  time?.bucket !== undefined &&
  granularity === undefined &&
  ranking?.length === 1 &&
  /^(biggest|largest|smallest)$/.test(tokens[ranking.at]?.word ?? "");

/** Whether the figure says who is fastest: a time that something takes, or growth; any other figure says nothing of pace. */
const hasPace = (
  { measures: [measure], calculation }: LogicalForm,
  utterance: Utterance,
  cube: Cube,
): boolean =>
  !wordsOfRank(utterance).some(isPace) ||
  isTimeTaken(cube, measure) ||
  calculation === "growth" ||
  utterance.comparison.some(({ meaning }) => meaning === "growth") ||
  utterance.tokens.some(({ word }) => isOfGrowth(word));

/** What is long where it is many: `the longest waiting list`. */
const lines = /^(list|queue|line|backlog|waiting)$/;

/** Who has been there the longest is not who has the most of something: no number of rows and no money is long. */
const hasLength = (
  { measures: [measure] }: LogicalForm,
  utterance: Utterance,
  { members }: Cube,
): boolean => {
  const { tokens, ranking } = utterance;
  const isLong = wordsOfRank(utterance).some((word) => /^(longest|shortest)$/.test(word));
  if (!isLong || ranking === undefined || measure === undefined) return true;
  const member = members.find(({ name }) => measure.kind === "measure" && name === measure.member);
  const isNumber = measure.kind === "rows" || measure.kind === "distinct" || /^count/.test(member?.aggregate ?? ""); // prettier-ignore
  const isOfLine = lines.test(tokens[ranking.at + ranking.length]?.word ?? "");
  return isOfLine || !(isNumber || member?.format === "currency");
};

const wordsOfRank = ({
  tokens,
  ranking,
}: Pick<Utterance, "tokens" | "ranking">): readonly string[] =>
  ranking === undefined
    ? []
    : tokens.slice(ranking.at, ranking.at + ranking.length).map(({ word }) => word);

const judges = (words: readonly string[]): boolean =>
  words.some((word) => word === "best" || word === "worst");

/** Which end of a figure was taken as the good one, where that is not plain. */
export const judgedNotes = (
  { utterance, cube, measures: [measure] }: Ranked,
  ranking: Ranking | undefined,
): readonly string[] => {
  if (ranking === undefined || ranking.isBothEnds === true || !judges(wordsOfRank(utterance)))
    return [];
  const better = betterOf(cube, measure);
  const title =
    measure === undefined || measure.kind === "rows" || measure.kind === "between"
      ? "it"
      : titleIn(cube, measure.member);
  if (better !== "lower" && isBadJudged(utterance, cube, measure))
    return [`I take the most of ${title} as the worst, and the least as the best.`];
  if (better === "lower") return [`Less of ${title} is better, so the best has the least.`];
  if (better === "unsaid")
    return [
      `I take the most of ${title} as the best: the model does not say whether less is better.`,
    ];
  return isCounted(cube, measure) && wordsOfRank(utterance).includes("worst")
    ? [`I take the fewest of ${title} as the worst: the model does not say whether less is better.`]
    : [];
};

/** Whether a figure is how many there are, of which the model says neither that more nor that less is better. */
const isCounted = ({ members }: Cube, measure: FormMeasure | undefined): boolean => {
  const member = members.find(({ name }) => measure?.kind === "measure" && name === measure.member);
  return /^count/.test(member?.aggregate ?? "") && member?.better === undefined;
};

const isLoss = (word: string): boolean =>
  /^(decreas|declin|fell|fall|drop|shr[aiu]nk|lose|lost)/.test(word);
