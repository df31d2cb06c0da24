import type { LogicalForm } from "../logical-form.js";

/** `of those`, `for them`: what stands in the answer before. */
export const speaksOfThose = (text: string): boolean =>
  /\b(?:of|for|from|by|with) (?:that|those|these|them|it)\b(?= (?:all|are|is|was|were|have|has|had|do|does|did|by|per|in|on|at|for|from|with|without|that|which|who|not|still|already|got|came|went|can|\p{L}+ed)\b|\s*[?.!,]*\s*$)/iu.test(
    text,
  );

/**
 * `top 5 customers`, and then `how much of that is overdue`: those five, whatever they have of it, and not the five that have the
 * most. So the names stay those of the list before, as it was asked for, and only the figure of each is another one.
 */
export const ofThoseListed = (form: LogicalForm, former: LogicalForm): LogicalForm => {
  const [group, ...others] = former.groupBy;
  const [by] = former.measures;
  const { ranking } = former;
  if (group === undefined || by === undefined || ranking?.count === undefined) return form;
  if (others.length > 0 || !isPlainList(former) || isSame(form.measures[0], by, form, former))
    return form;
  return {
    ...form,
    ranking: form.ranking?.count === ranking.count ? undefined : form.ranking,
    leaders: { member: group, by, count: ranking.count, direction: ranking.direction, of: former },
  };
};

const isPlainList = ({ ranking, time, within, part, calculation, isShare }: LogicalForm): boolean =>
  ranking?.isBothEnds !== true &&
  ranking?.inEachStep !== true &&
  time?.bucket === undefined &&
  time?.before === undefined &&
  within.length === 0 &&
  part === undefined &&
  calculation === undefined &&
  !isShare;

/** Whether the list before is the same rows by the same figure, with others beside it. */
const isSame = (
  first: LogicalForm["measures"][number] | undefined,
  by: LogicalForm["measures"][number],
  form: LogicalForm,
  former: LogicalForm,
): boolean => {
  const rows = ({ filters, conditions, thresholds, time, states, ownTimes }: LogicalForm): string =>
    JSON.stringify([filters, conditions, thresholds, time?.range, time?.dimension, states ?? [], ownTimes ?? []]); // prettier-ignore
  return JSON.stringify(first) === JSON.stringify(by) && rows(form) === rows(former);
};
