import { addUnits, startOf, type CivilMs } from "../../words/times/civil-time.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormTime, LogicalForm } from "../logical-form.js";

/**
 * `stock a year ago` is what there was by this day of last year, and not by the end of that year: of a level, the time that
 * lies so long ago ends with the day. A time that was spoken of before (`and a year ago?`) has its own end.
 */
export const asOfAgo = (
  { times }: Utterance,
  time: FormTime | undefined,
  snapshot: LogicalForm["snapshot"],
  now: CivilMs,
): FormTime | undefined => {
  const [found, ...others] = times;
  const ago = snapshot !== undefined && others.length === 0 ? found?.ago : undefined;
  const isOwn = time?.range?.from === found?.range.from && time?.before === undefined;
  if (time === undefined || ago === undefined || !isOwn || time.bucket !== undefined) return time;
  const day = addUnits(ago.unit, startOf(ago.unit === "hour" ? "hour" : "day", now), -ago.count);
  const to = addUnits("day", startOf("day", day), 1);
  return {
    ...time,
    range: {
      from: undefined,
      to,
      label: `${ago.count} ${ago.unit}${ago.count === 1 ? "" : "s"} ago`,
      unit: "day",
      count: 1,
    },
  };
};
