import type { Member } from "@embedded-analytics/domain";
import type { Limit } from "../../words/cues/limits.js";
import { wordsOfName } from "../../words/token.js";

/** How many of a unit are in a year. */
const inYear: Readonly<Record<string, number>> = { month: 12, week: 52, day: 365 };

/**
 * `children under 2` of an age that is counted in months: people give ages in years, so the limit is 24. Undefined where the limit
 * has a unit of its own, or the column is no such age.
 */
export const yearsOfAge = (
  { name, title, unit = "" }: Member,
  { number, unit: said, isPercent }: Limit,
): number | undefined => {
  const size = inYear[unit.toLowerCase().replace(/s$/, "")];
  const isAge = wordsOfName(`${name} ${title}`).some((word) => /^ages?$/.test(word));
  const isInYears = said === undefined || /^(years?|yrs?)$/.test(said);
  return isAge && isInYears && isPercent !== true && size !== undefined ? number * size : undefined;
};

/** That a number was taken for years. */
export const noteOfYears = ({ title, name, unit = "" }: Member, { number }: Limit): string =>
  `I take ${number} as years: ${title || name} is in ${unit}.`;
