import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import { eventNounOf, isTimeOfEvent } from "../../mentions/names/event-nouns.js";
import { wordsOfName } from "../../words/token.js";
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
  if (member === undefined || others.length > 0 || countingMeasure(cube) === member)
    return undefined;
  const isThen = isTimeOf(member);
  const [time, ...more] = times.filter(
    (each) => each.source?.cube === member.source?.cube && isThen(each),
  );
  return more.length > 0 ? undefined : time?.name;
};

/** How models call the time at which somebody is lost: `Contract end`, `Left on`. */
const ofLoss = /^(left|leaving|lost|ended|end|ends|cancelled|churned|terminated|closed)$/;

/** What is the time of a figure: `Leaving date` of Leavers, `Contract end` of Lost customers. */
const isTimeOf = (member: Member): ((time: Member) => boolean) => {
  const words = wordsOfName(member.title || member.name);
  if (member.aggregate === "count" && words.includes("lost"))
    return ({ title, name }) => wordsOfName(title || name).some((word) => ofLoss.test(word));
  const noun = eventNounOf(member);
  return (time) => noun !== undefined && isTimeOfEvent(time, noun);
};
