import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import { isYesNo } from "../../words/cues/yes-no.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Fragment } from "../fragment.js";
import type { LogicalForm, ValueFilter } from "../logical-form.js";

/**
 * `is Mill Lane accessible?` asks what a column says of one thing that was named, and for no figure of it. Both have to be
 * columns of one cube: whether the loans of a branch are late is no property of the branch.
 */
export const withWhether = (
  form: LogicalForm,
  utterance: Utterance,
  { measures }: Fragment,
  cube: Cube,
): LogicalForm | undefined => {
  const [condition, ...conditions] = form.conditions;
  const [filter, ...filters] = form.filters;
  const isAsked = isYesNo(utterance) || utterance.tokens[0]?.word === "can";
  const isAlone =
    measures.length + form.groupBy.length + conditions.length + filters.length === 0 &&
    isBare(form);
  if (!isAsked || !isAlone || condition === undefined || !isOneThing(filter)) return undefined;
  const count = countingMeasure(cube);
  const homes = [condition.member, filter.member].map((name) => homeOf(cube, name));
  if (count === undefined || homes[0] === undefined || homes[0] !== homes[1]) return undefined;
  return {
    ...form,
    measures: [{ kind: "measure", member: count.name }],
    groupBy: [condition.member],
    conditions: [],
    whether: condition,
    display: "none",
  };
};

const isBare = ({ time, thresholds, states = [], weekdays, isShare }: LogicalForm): boolean =>
  time === undefined &&
  thresholds.length + states.length === 0 &&
  weekdays === undefined &&
  !isShare;

const isOneThing = (filter: ValueFilter | undefined): filter is ValueFilter =>
  filter?.match === "whole" && !filter.isNot && filter.values.length === 1;

/** The cube that a column of yes and no, or of words, comes from; a named condition has none. */
const homeOf = ({ members }: Cube, name: string): string | undefined =>
  members.find((member: Member) => member.name === name && member.kind === "dimension")?.source
    ?.cube;
