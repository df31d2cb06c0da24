import type { Cube, Member } from "@embedded-analytics/domain";
import { eventNounOf, isTimeOfEvent } from "../../mentions/names/event-nouns.js";
import { addUnits, startOf, type CivilMs } from "../../words/times/civil-time.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure, FormTime } from "../logical-form.js";
import { saysEnd } from "../states/ended-too.js";
import { homeOfMember, presentWordOf } from "./presence-of.js";

/** Words of a time at which something is over that never lies ahead. */
const over =
  /^(left|leaving|closed|cancelled|canceled|churned|quit|lapsed|terminated|resolved|discharged|returned|retired|withdrawn|removed|fixed|cleared|repaired|settled|solved|died|given|exit|exited)$/;

/** Words of a count of those that are there no more, whatever their end is called. */
const ended = /^(ended|closed|former|past|lapsed|resolved|cleared|fixed|repaired|terminated)$/;

/**
 * `how many employees left in 2025`, where `employees` is another name of `Current employees`: those who have left are none of
 * those of now, so that all who left then are counted, by the model's own count of them where it has one.
 */
export const endedInstead = (
  measures: readonly FormMeasure[],
  time: FormTime | undefined,
  cube: Cube,
  notes: string[],
  now: CivilMs,
): readonly FormMeasure[] => {
  const [measure, ...others] = measures;
  const count = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  const end = cube.members.find(({ name }) => name === time?.dimension);
  if (count === undefined || end === undefined || time === undefined || others.length > 0)
    return measures;
  const isOfNow = presentWordOf(count) !== undefined;
  const isOwn = homeOfMember(end, cube) === homeOfMember(count, cube);
  const ended = isOfNow && isOwn && isOver(end, time, now) ? countOfEnded(count, end, cube) : undefined; // prettier-ignore
  if (ended === undefined) return measures;
  notes.push(`Those that have ended are no ${count.title}, so I count ${ended.title}.`);
  return [{ kind: "measure", member: ended.name }];
};

/** Whether all rows that have this time have come to their end: it lies behind, or is of a kind that never lies ahead. */
const isOver = (end: Member, { range, bucket }: FormTime, now: CivilMs): boolean => {
  const words = wordsOfName(`${end.name} ${end.title}`);
  const isNeverAhead =
    words.some((word) => over.test(word)) && !/\bahead\b/i.test(end.description ?? "");
  if (!isNeverAhead && !saysEnd(end)) return false;
  if (range === undefined) return isNeverAhead && bucket !== undefined;
  const tomorrow = addUnits("day", startOf("day", now), 1);
  const isPast = range.to !== undefined && range.to <= tomorrow;
  return isPast || (isNeverAhead && (range.from ?? 0) < tomorrow);
};

/** The count of those that came to this end, or else of all rows of their home. */
const countOfEnded = (count: Member, end: Member, cube: Cube): Member | undefined => {
  const counts = cube.members.filter(
    (each) =>
      each.kind === "measure" &&
      each.aggregate === "count" &&
      each.public &&
      homeOfMember(each, cube) === homeOfMember(count, cube) &&
      presentWordOf(each) === undefined,
  );
  const isOfEnd = (each: Member): boolean => {
    const noun = eventNounOf(each);
    const words = wordsOfName(each.title);
    const done = wordsOfName(end.title);
    return (
      (noun !== undefined && isTimeOfEvent(end, noun)) ||
      (words.length > 1 && words.some((word) => ended.test(word) || done.includes(word)))
    );
  };
  return counts.find(isOfEnd) ?? counts[0];
};
