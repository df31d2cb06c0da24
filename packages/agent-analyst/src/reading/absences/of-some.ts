import type { Cube } from "@embedded-analytics/domain";
import type { ValueMention } from "../../mentions/values.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { absenceIn, lackingAt, type FoundAbsence } from "../absence.js";
import { filtersOf } from "../value-filters.js";

/** What was found in a cube, and its values in the question. */
interface Named {
  readonly cube: Cube;
  readonly values: readonly ValueMention[];
}

/**
 * `fully managed flats that never had a repair`: those of a kind that another cube never names. The values stand before
 * the word that denies, and are columns of what is listed; behind it they would restrict what is missing.
 */
export const absenceOfSome = (
  utterance: Utterance,
  cubes: readonly Cube[],
  named: readonly Named[],
): FoundAbsence | undefined => {
  const at = lackingAt(utterance);
  for (const { cube, values } of named) {
    const isUnclear = values.some((value) => value.among !== undefined || value.at > at);
    if (values.length === 0 || isUnclear) continue;
    const isValue = (place: number): boolean =>
      values.some((value) => place >= value.at && place < value.at + value.length);
    const found = absenceIn(utterance, cubes, isValue);
    if (found?.cube === cube)
      return { ...found, form: { ...found.form, filters: filtersOf(utterance, values) } };
  }
  return undefined;
};
