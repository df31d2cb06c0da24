import { countingMeasure } from "../../../mentions/default-measure.js";
import { isListedColumn } from "../../../mentions/names/listed-columns.js";
import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { FormMeasure, Threshold } from "../../logical-form.js";

/**
 * `list the lost parcels with number and depot`, `which depots had lost parcels`: where lost ones are counted, those rows or
 * groups alone that have any.
 */
export const listedOnes = (
  utterance: Utterance,
  cube: Cube,
  measures: readonly FormMeasure[],
  groupBy: readonly string[],
): readonly Threshold[] => {
  const [measure, ...others] = measures;
  if (measure?.kind !== "measure" || others.length > 0) return [];
  const isCount = cube.members.some(
    ({ name, aggregate }) => name === measure.member && aggregate === "count",
  );
  const isAsked =
    isListedColumn(utterance.tokens, utterance.tokens.length) ||
    (groupBy.length > 0 &&
      countingMeasure(cube)?.name !== measure.member &&
      asksWhichHave(utterance));
  return isCount && isAsked
    ? [{ on: "measure", operator: ">", number: 0, member: measure.member }]
    : [];
};

/** `which shows were called off`, and not which of them most: those that have none are not asked for. */
const asksWhichHave = ({
  tokens,
  ranking,
  limits,
  comparison,
  growthOfSeries,
}: Utterance): boolean =>
  /^(which|who)$/.test(tokens[0]?.word ?? "") &&
  [ranking, ...limits, ...comparison, ...growthOfSeries].every((each) => each === undefined) &&
  (tokens.some(({ word }) => /^(had|have|has|were|was|are|is|got|saw)$/.test(word)) ||
    asksHowOften(tokens)) &&
  !tokens.some(({ word }) => /^(not|never|no|without|none|nobody)$/.test(word));

/** `which handlers rejected claims, and how many`. */
const asksHowOften = (tokens: Utterance["tokens"]): boolean =>
  tokens.some(
    ({ word }, at) =>
      word === "and" &&
      tokens[at + 1]?.word === "how" &&
      /^(often|many)$/.test(tokens[at + 2]?.word ?? ""),
  );
