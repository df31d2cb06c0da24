import type { Cube } from "@embedded-analytics/domain";
import { candidatesOf } from "../../mentions/roles.js";
import { isNegated } from "../../words/cues/negated.js";
import { isPastForm } from "../../words/past-forms.js";
import { wordsOfName } from "../../words/token.js";
import type { MentionContext } from "../context/mention-context.js";
import { rowsOfFigure, type RowsOfFigure } from "../figures/rows-of-figure.js";
import { absorb } from "../parts.js";
import { homeOfMember } from "../spans/times-of-table.js";

/** The rows that a count of some leaves out, where one column tells them. */
const othersOf = (cube: Cube, name: string): RowsOfFigure | undefined => {
  const { filters = [], conditions = [] } = rowsOfFigure(cube, name) ?? {};
  const [filter, ...more] = filters;
  const [condition, ...others] = conditions;
  if (more.length + others.length > 0) return undefined;
  if (filter !== undefined && condition === undefined)
    return { filters: [{ ...filter, isNot: !filter.isNot }], conditions: [] };
  return condition !== undefined && filter === undefined
    ? { filters: [], conditions: [{ ...condition, holds: !condition.holds }] }
    : undefined;
};

/**
 * `how many moves were not cancelled`, where a figure counts Cancelled moves: the others of the same rows, of which another figure
 * is asked for. What was not done is no figure of what was.
 */
export const takesDeniedFigure = (context: MentionContext): boolean => {
  const { parts, utterance, mention, mentions, cube } = context;
  const { word = "" } = utterance.tokens[mention.at] ?? {};
  if (mention.length > 1 || !isPastForm(word) || !isNegated(utterance, mention.at)) return false;
  const counts = mention.namings.flatMap(({ member }) =>
    member.aggregate === "count" && wordsOfName(member.title).includes(word) ? [member] : [],
  );
  const [count, ...others] = counts;
  const isBeside = mentions.some((each) => {
    const { measure } = candidatesOf(each);
    return (
      each !== mention &&
      measure !== undefined &&
      count !== undefined &&
      homeOfMember(cube, measure.member) === homeOfMember(cube, count)
    );
  });
  const rest = count && others.length === 0 && isBeside ? othersOf(cube, count.name) : undefined;
  if (rest === undefined) return false;
  absorb(parts, mention);
  parts.ofKind.push(...rest.filters);
  parts.conditions.push(...rest.conditions);
  return true;
};
