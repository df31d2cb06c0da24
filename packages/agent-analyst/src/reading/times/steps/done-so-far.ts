import type { Cube, Member } from "@embedded-analytics/domain";
import { isCycle } from "../../../words/times/steps/cycles.js";
import { startOf, type CivilMs } from "../../../words/times/civil-time.js";
import type { LogicalForm } from "../../logical-form.js";
import { isPlannedTime } from "../coming/planned-time.js";

const ofPlans =
  /\b(?:planned|scheduled|booked|upcoming|forthcoming|to come|is due|are due|will be|would have been)\b/i;

/** Whether rows may be there before their time has come: their time is one of plans, or the model says so of it, or of their states. */
const holdsPlans = ({ members }: Cube, time: Member): boolean =>
  isPlannedTime(time) ||
  members.some(
    ({ source, type, kind, name, description = "" }) =>
      kind === "dimension" &&
      source?.cube === time.source?.cube &&
      (name === time.name || type === "string") &&
      ofPlans.test(description),
  );

/**
 * `operations done by month since July`, where others are planned for the months to come: a step that only has rows ahead of
 * today is none of the answer as long as nothing of it is counted.
 */
export const withDoneSoFar = (form: LogicalForm, cube: Cube, now: CivilMs): LogicalForm => {
  const time = cube.members.find(({ name }) => name === form.time?.dimension);
  return isPlainSeries(form) &&
    reachesAhead(form, now) &&
    time !== undefined &&
    holdsPlans(cube, time)
    ? { ...form, emptyAhead: { dimension: time.name, day: startOf("day", now) } }
    : form;
};

/** Whether one figure of the model is given in steps of a time, and nothing is made of it. */
const isPlainSeries = ({
  time,
  measures: [measure, ...others],
  isShare,
  part,
}: LogicalForm): boolean =>
  time?.bucket !== undefined &&
  !isCycle(time.bucket) &&
  time.before === undefined &&
  measure?.kind === "measure" &&
  others.length === 0 &&
  part === undefined &&
  !isShare;

const reachesAhead = ({ time }: LogicalForm, now: CivilMs): boolean =>
  time?.range?.to === undefined || time.range.to > now;
