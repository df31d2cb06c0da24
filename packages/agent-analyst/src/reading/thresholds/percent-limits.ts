import type { Cube } from "@embedded-analytics/domain";
import type { Cue } from "../../words/cues/cue.js";
import type { Limit } from "../../words/cues/limits.js";
import type { Token } from "../../words/token.js";
import type { Threshold } from "../logical-form.js";

/**
 * Whether what is limited may be counted in percent, where the question's limit is: `depots idling above 8 %` is no limit on
 * hours, and `more than 90 percent of their capacity` none on places.
 */
export const fitsPercent = (
  { member }: Pick<Threshold, "member">,
  { at, length, meaning: { isPercent } }: Cue<Limit>,
  tokens: readonly Token[],
  { members }: Cube,
): boolean => {
  const limited = members.find(({ name }) => name === member);
  if (isPercent !== true || limited?.format === "percent" || limited === undefined) return true;
  const { aggregate = "", unit, kind } = limited;
  const isOther = unit !== undefined && !/^(%|percent|pct)$/i.test(unit);
  const isPartOf = kind === "dimension" && tokens[at + length]?.word === "of";
  return !isOther && !isPartOf && !/^(sum|count|count_distinct)$/.test(aggregate);
};
