import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import { eventNounOf, isTimeOfEvent } from "../../mentions/names/event-nouns.js";
import type { FormMeasure } from "../logical-form.js";

/**
 * `leavers by quarter`, beside `Leaving date`: a count of those to whom something happened counts them when it did. Only
 * where another figure counts the rows themselves, and one time of their home alone is called so.
 */
export const timeOfEvent = (
  cube: Cube,
  times: readonly Member[],
  [measure, ...others]: readonly FormMeasure[],
): string | undefined => {
  const member = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  const noun = member && eventNounOf(member);
  if (member === undefined || noun === undefined || others.length > 0) return undefined;
  if (countingMeasure(cube) === member) return undefined;
  const [time, ...more] = times.filter(
    (each) => each.source?.cube === member.source?.cube && isTimeOfEvent(each, noun),
  );
  return more.length > 0 ? undefined : time?.name;
};
