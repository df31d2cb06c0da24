import type { Cube } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import type { Mentions } from "../../mentions/mentions.js";
import type { FormMeasure } from "../logical-form.js";

/** What is averaged: `trucks per day on average`, where the rows are called trucks, are their number. */
export const orRows = (
  measures: readonly FormMeasure[],
  { cubeAt }: Mentions,
  cube: Cube,
): readonly FormMeasure[] => {
  const count = measures.length === 0 && cubeAt.length > 0 ? countingMeasure(cube) : undefined;
  return count === undefined ? measures : [{ kind: "measure", member: count.name }];
};
