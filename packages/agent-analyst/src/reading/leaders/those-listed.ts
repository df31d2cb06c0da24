import type { Cube } from "@embedded-analytics/domain";
import { keyOfNamed } from "../states/entity-keys.js";
import type { LogicalForm } from "../logical-form.js";

const behind = String.raw`(?:all|are|is|was|were|have|has|had|do|does|did|by|per|in|on|at|for|from|with|without|that|which|who|not|still|already|got|came|went|can|\p{L}+n(?=['’]?t\b)|\p{L}+ed)\b`;

const those = new RegExp(
  String.raw`\b(?:of|for|from|by|with) (?:(?:that|those|these|them|it)(?= ${behind}|\s*[?.!,]*\s*$)|(?:those|these) \p{L}{3,}s(?= (?:are|were|have|had|did|got|came|went|still|not|\p{L}+n['’]?t|\p{L}+ed)\b|\s*[?.!,]*\s*$))`,
  "iu",
);

/** Whether a question speaks of what stands in the answer before: `of those`, `for them`, `of those orders` before what became of them. */
export const speaksOfThose = (text: string): boolean => those.test(text);

/**
 * `top 5 customers`, and then `how much of that is overdue`: those five, whatever they have of it, and not the five that have the
 * most. So the names stay those of the list before, as it was asked for, and only the figure of each is another one.
 */
export const ofThoseListed = (form: LogicalForm, former: LogicalForm, cube: Cube): LogicalForm => {
  const [named, ...others] = former.groupBy;
  // Of several that have one name, the key says which one it is.
  const group = named === undefined ? undefined : (keyOfNamed(cube, named) ?? named);
  const [by] = former.measures;
  const { ranking } = former;
  if (group === undefined || by === undefined || ranking?.count === undefined) return form;
  if (others.length > 0 || !isPlainList(former) || isSame(form.measures[0], by, form, former))
    return form;
  return {
    ...form,
    ranking: form.ranking?.count === ranking.count ? undefined : form.ranking,
    leaders: {
      member: group,
      by,
      count: ranking.count,
      direction: ranking.direction,
      of: { ...former, groupBy: [group] },
    },
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
  const rows = ({ groupBy, filters, conditions, thresholds, time, states, ownTimes }: LogicalForm): string =>
    JSON.stringify([groupBy, filters, conditions, thresholds, time?.range, time?.dimension, states ?? [], ownTimes ?? []]); // prettier-ignore
  return JSON.stringify(first) === JSON.stringify(by) && rows(form) === rows(former);
};
