import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { countedTime } from "../form-time.js";
import type { Fragment } from "../fragment.js";
import type { Denominator, FormMeasure } from "../logical-form.js";

/** An average of sums is their sum, divided. */
export const divided = (
  utterance: Utterance,
  { per, timeDimension }: Fragment,
  cube: Cube,
  measures: readonly FormMeasure[],
  notes: string[],
): readonly FormMeasure[] => {
  const measure = per?.measure;
  if (per === undefined || measure?.kind !== "measure") return measures;
  const time = timeDimension ?? countedTime(utterance, cube, measures);
  if (per.kind === "step" && time === undefined) return measures;
  const by: Denominator =
    per.kind === "of" ? per.by : { kind: "unit", unit: per.unit, member: time ?? "" };
  notes.push(
    by.kind === "measure"
      ? `I take the sum, divided by ${titleIn(cube, by.member)}.`
      : by.kind === "unit"
        ? `I take the sum, divided by the number of ${by.unit}s that have any.`
        : `I take the sum, divided by the number of different values of ${titleIn(cube, by.member)} that have any.`,
  );
  const isPercent = per.kind === "of" && per.isPercent === true;
  return [{ kind: "per", member: measure.member, by, ...(isPercent ? { isPercent } : {}) }];
};

const titleIn = (cube: Cube, name: string): string =>
  cube.members.find((member) => member.name === name)?.title ?? name;
