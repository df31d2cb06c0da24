import type { Token } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Leaders, LogicalForm } from "../logical-form.js";

const dividing = /^(by|per|each|every|across)$/;
const each = /^(each|every|per)$/;

/**
 * The first of a group where they are not the list that is asked for: their steps in time (`monthly revenue of the top
 * 3 categories`), what they have of all (`what percent of revenue comes from the top 10 customers`), or those of each
 * step (`top 3 categories each month`). A list of steps and groups that is cut after three rows answers none of them.
 */
export const withLeaders = (form: LogicalForm, utterance: Utterance): LogicalForm => {
  if (isOfGroupsAndSteps(form, utterance)) return inEachStep(form);
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

/** `top 2 products of each country by month`: two of each country in each month. */
const isOfGroupsAndSteps = (
  { within, time, ranking }: LogicalForm,
  utterance: Utterance,
): boolean =>
  within.length > 0 &&
  time?.bucket !== undefined &&
  time.before === undefined &&
  ranking?.count !== undefined &&
  !isOfSteps(utterance);

/** `top 3 months`: the steps themselves are ranked. */
const isOfSteps = ({ ranking, granularity }: Utterance): boolean =>
  ranking !== undefined &&
  granularity !== undefined &&
  granularity.at === ranking.at + ranking.length;

/** What a form ranks: its groups, and those of which the first count alone. */
export const rankedGroups = ({ groupBy, leaders }: LogicalForm): readonly string[] =>
  leaders === undefined ? groupBy : [...groupBy, leaders.member];

/** What is ranked, where it is the one group of a form and not its steps. */
const leadersOf = (form: LogicalForm, utterance: Utterance): Leaders | undefined => {
  const [member, ...others] = form.groupBy;
  const [by] = form.measures;
  const { count, direction, skip, isBothEnds } = form.ranking ?? {};
  const isPlain =
    others.length + form.within.length === 0 &&
    [form.part, form.single, form.time?.before, form.absentFrom].every(
      (said) => said === undefined,
    ) &&
    !form.thresholds.some(({ on }) => on === "measure" || on === "each");
  if (member === undefined || by === undefined || direction === undefined) return undefined;
  if (!isPlain || isOfSteps(utterance) || count === undefined || isBothEnds === true)
    return undefined;
  return { member, by, count, direction, skip };
};

/** `top 3 categories per month`, `monthly top 3 categories`. */
const isOfEachStep = ({ tokens, granularity, ranking }: Utterance): boolean => {
  if (granularity === undefined) return false;
  const end = granularity.at + granularity.length;
  const isSaid = tokens
    .slice(Math.max(0, granularity.at - 1), end)
    .some(({ word }) => each.test(word));
  return isSaid || end === ranking?.at;
};

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
