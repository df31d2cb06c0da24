import { isListedColumn } from "../../mentions/names/listed-columns.js";
import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure, Threshold } from "../logical-form.js";

/** `list the lost parcels with number and depot`: where lost ones are counted, those rows alone that are any. */
export const listedOnes = (
  { tokens }: Utterance,
  { members }: Cube,
  measures: readonly FormMeasure[],
): readonly Threshold[] => {
  const [measure, ...others] = measures;
  if (measure?.kind !== "measure" || others.length > 0) return [];
  const isCount = members.some(
    ({ name, aggregate }) => name === measure.member && aggregate === "count",
  );
  return isCount && isListedColumn(tokens, tokens.length)
    ? [{ on: "measure", operator: ">", number: 0, member: measure.member }]
    : [];
};
