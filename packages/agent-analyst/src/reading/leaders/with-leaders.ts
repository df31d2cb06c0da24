import type { Token } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Leaders, LogicalForm } from "../logical-form.js";
import { isOfEachStep, isOfOneInStep, isOfSteps } from "./in-each-step.js";

const dividing = /^(by|per|each|every|across)$/;

/**
 * The first of a group where they are not the list that is asked for: their steps in time (`monthly revenue of the top
 * 3 categories`), what they have of all (`what percent of revenue comes from the top 10 customers`), or those of each
 * step (`top 3 categories each month`, `best category of each month`). A list of steps and groups that is cut after three rows, or
 * not at all, answers none of them.
 */
export const withLeaders = (
  form: LogicalForm,
  utterance: Utterance,
  ranksGroup: boolean,
): LogicalForm => {
  if (isOfGroupsAndSteps(form, utterance) || (ranksGroup && isOfOne(form, utterance)))
    return inEachStep(form);
  if (isOfTwoTimes(form, utterance)) return ofPresent(form);
  if (form.ranking?.inEachStep === true) return form;
  const leaders = leadersOf(form, utterance);
  if (leaders === undefined) return form;
  if (form.time?.bucket !== undefined)
    return isOfEachStep(utterance) ? inEachStep(form) : { ...form, ranking: undefined, leaders };
  if (!form.isShare || form.focus !== undefined || isListOfShares(utterance)) return form;
  const part = { filters: [], conditions: [], thresholds: [], leaders };
  return { ...form, groupBy: [], isShare: false, ranking: undefined, part };
};

const inEachStep = (form: LogicalForm): LogicalForm => ({
  ...form,
  ranking: form.ranking && { ...form.ranking, inEachStep: true },
});

/** `top 3 vets of each practice compared with last year`: the first by the figure of now, where none is asked for that grew. */
const isOfTwoTimes = ({ within, time, ranking }: LogicalForm, { comparison }: Utterance): boolean =>
  within.length > 0 &&
  time?.before !== undefined &&
  ranking !== undefined &&
  comparison.every(({ meaning }) => meaning !== "growth");

const ofPresent = (form: LogicalForm): LogicalForm => ({
  ...form,
  ranking: form.ranking && { ...form.ranking, ofPresent: true },
});

/** `best category of each month`: one of each. */
const isOfOne = (form: LogicalForm, utterance: Utterance): boolean =>
  form.time?.bucket !== undefined &&
  form.ranking !== undefined &&
  form.ranking.count === undefined &&
  form.groupBy.length === 1 &&
  isPlain(form) &&
  !isOfSteps(utterance) &&
  isOfOneInStep(utterance);

/** `top 2 products of each country by month`: two of each country in each month. */
const isOfGroupsAndSteps = (
  { within, time, ranking }: LogicalForm,
  utterance: Utterance,
): boolean =>
  within.length > 0 &&
  time?.bucket !== undefined &&
  time.before === undefined &&
  ranking !== undefined &&
  !isOfSteps(utterance);

/** What a form ranks: its groups, and those of which the first count alone. */
export const rankedGroups = ({ groupBy, leaders }: LogicalForm): readonly string[] =>
  leaders === undefined ? groupBy : [...groupBy, leaders.member];

/** What is ranked, where it is the one group of a form and not its steps. */
const leadersOf = (form: LogicalForm, utterance: Utterance): Leaders | undefined => {
  const [member, ...others] = form.groupBy;
  const [by] = form.measures;
  const { count, direction, skip, isBothEnds } = form.ranking ?? {};
  if (member === undefined || by === undefined || direction === undefined) return undefined;
  if (
    others.length > 0 ||
    !isPlain(form) ||
    isOfSteps(utterance) ||
    count === undefined ||
    isBothEnds === true
  )
    return undefined;
  return { member, by, count, direction, skip };
};

/** Whether the groups of a form are ranked by a figure and nothing else is asked of them. */
const isPlain = ({ within, part, single, time, absentFrom, thresholds }: LogicalForm): boolean =>
  within.length === 0 &&
  [part, single, time?.before, absentFrom].every((said) => said === undefined) &&
  !thresholds.some(({ on }) => on === "measure" || on === "each");

/** `share of revenue by country, top 3`, `which three countries have the largest share`: a share of each. */
const isListOfShares = ({ tokens, ranking, share }: Utterance): boolean => {
  if (ranking === undefined || share === undefined) return true;
  const isDivided = (words: readonly Token[]): boolean =>
    words.some(({ word }) => dividing.test(word));
  return (
    /^(which|who|list)$/.test(tokens[0]?.word ?? "") ||
    ranking.at + ranking.length === share.at ||
    dividing.test(tokens[share.at - 1]?.word ?? "") ||
    isDivided(tokens.slice(0, ranking.at))
  );
};
