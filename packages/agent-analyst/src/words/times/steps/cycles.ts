import type { TimeUnit } from "../civil-time.js";

/** What comes around again: days of the week, both parts of the week, and hours of the day. */
export type Cycle = "weekday" | "part_of_week" | "hour_of_day";

/** A step of a series, or what comes around again. */
export type BucketUnit = TimeUnit | Cycle;

/** Whether times are put together that lie apart, so that nothing goes from the first to the last of them. */
export const isCycle = (unit: string | undefined): unit is Cycle =>
  unit === "weekday" || unit === "part_of_week" || unit === "hour_of_day";
