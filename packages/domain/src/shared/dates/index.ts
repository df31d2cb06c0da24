/** Which ranges of days the service reads, and what they mean: also for pages, so without any import. */
export { dateInZone, formatDate, parseDate } from "./civil-date.js";
export { parseRange, rangeOn, type RangeUnit } from "./date-range.js";
