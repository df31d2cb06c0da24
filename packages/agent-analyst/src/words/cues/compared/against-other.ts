import type { PlacedTime } from "../../times/find-times.js";
import { rangeBefore, yearBefore, type TimeRange } from "../../times/time-range.js";
import type { ComparisonCue } from "../comparison.js";
import type { Cue } from "../cue.js";
import type { Times } from "./times.js";

/** `compared with last year`, said of figures of last year: nothing is compared with itself, so the year before it is. */
export const againstItself = (sole: TimeRange, former: TimeRange): Times | undefined => {
  const before =
    sole.from === former.from && sole.to === former.to ? rangeBefore(former) : undefined;
  return (
    before && {
      range: sole,
      before,
      assumed: `That was ${sole.label} already, so I compare it with ${before.label}.`,
    }
  );
};

/** Whether a time is a part of another one, and shorter than it. */
export const isWithinOther = (range: TimeRange, other: TimeRange): boolean =>
  range.from !== undefined &&
  range.to !== undefined &&
  range.from >= (other.from ?? -Infinity) &&
  range.to <= (other.to ?? Infinity) &&
  (range.from !== other.from || range.to !== other.to);

/**
 * `December compared with last year`, asked in November, when the last December was in that year itself: it is compared with
 * the one before it, and not with all of the year around it.
 */
export const againstYearAround = (
  { range }: PlacedTime,
  { range: year, at }: PlacedTime,
  cues: readonly Cue<ComparisonCue>[],
): Times | undefined => {
  const isAgainst = cues.some((cue) => cue.meaning === "versus" && cue.at < at);
  const isWithin =
    year.unit === "year" && year.count === 1 && range.unit !== "year" && isWithinOther(range, year);
  const before = isAgainst && isWithin ? yearBefore(range) : undefined;
  return (
    before && {
      range,
      before,
      assumed: `I compare ${range.label}, the last one there was, with ${before.label}.`,
    }
  );
};
