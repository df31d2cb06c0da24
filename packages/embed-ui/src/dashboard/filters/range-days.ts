import {
  dateInZone,
  formatDate,
  parseDate,
  parseRange,
  rangeOn,
} from "@embedded-analytics/domain/dates";

/** The first and the last day that a range means on a day; undefined for a text that is no range. */
export const rangeDays = (range: string, today: string): readonly [string, string] | undefined => {
  const [expression, day] = [parseRange(range), parseDate(today)];
  if (expression === undefined || day === undefined) return undefined;
  const { from, to } = rangeOn(expression, day);
  return [formatDate(from), formatDate(to)];
};

/** The day that it is in a zone. */
export const todayIn = (timezone: string): string => formatDate(dateInZone(Date.now(), timezone));
