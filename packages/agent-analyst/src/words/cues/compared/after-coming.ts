import { isLoneMonth } from "../../times/spans/lone-times.js";
import { addUnits, type CivilMs } from "../../times/civil-time.js";
import type { PlacedTime } from "../../times/find-times.js";
import { bucketRange, type TimeRange } from "../../times/time-range.js";
import type { Token } from "../../token.js";
import type { Times } from "./times.js";

/** So far ahead a month follows the one that was spoken of. */
const monthsAhead = 6;

/** `and in January?`, said after the bookings of next month: the January that follows it, and not the last one. */
export const afterComing = (
  tokens: readonly Token[],
  [time, ...others]: readonly PlacedTime[],
  sole: TimeRange | undefined,
  now: CivilMs,
): Times | undefined => {
  const from = time?.range.from;
  const isAhead = sole?.from !== undefined && sole.from > now;
  if (time === undefined || from === undefined || others.length > 0 || !isAhead) return undefined;
  if (!isLoneMonth(tokens, time)) return undefined;
  const next = addUnits("year", from, 1);
  const isNext = next > sole.from && next <= addUnits("month", sole.from, monthsAhead);
  if (!isNext) return undefined;
  const range = bucketRange("month", next);
  return { range, before: undefined, assumed: `I take the one that comes, ${range.label}.` };
};
