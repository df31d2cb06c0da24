import type { Cube, Member } from "@embedded-analytics/domain";
import { isSameDeed } from "../../../mentions/between-times.js";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";
import { homeOfMember, timesOfTable } from "../../spans/times-of-table.js";

/** Names of those who come and go, and the verbs by which times of that are called. */
const families: readonly (readonly [noun: RegExp, verb: RegExp])[] = [
  [/^(?:leavers?|departures?|quits?|churn|churned)$/, /^(?:left|leaving|leave|departed|churned|quit)$/],
  [
    /^(?:joiners?|starters?|newcomers?|signups?|registrations?)$/,
    /^(?:joined|joining|started|start|signed|signup|registered|registration)$/,
  ],
  [/^new$/, /^(?:joined|joining|started|start|signed|registered|opened|enrolled|created|begun)$/],
  [/^purchases?$/, /^(?:bought|purchased)$/],
  [/^sales?$/, /^sold$/],
]; // prettier-ignore

const isOf = (noun: string, verb: string): boolean =>
  families.some(([nouns, verbs]) => nouns.test(noun) && verbs.test(verb)) ||
  (noun.length > 4 && (stemOf(noun) === stemOf(verb) || isSameDeed(verb, noun)));

/** Words of a time that say nothing of what was done then. */
const ofTime = /^(?:on|at|date|time|day|of|for|up|received|made|given|utc)$/;

/** What was done then, by what a time is called: of `Contract end` it is no contract that was made. */
const deedOf = (time: Member): string => {
  const words = wordsOfName(time.title || time.name).filter((word) => !ofTime.test(word));
  const done =
    words.length > 1 ? words.filter((word) => /ed$|^(?:left|sold|bought)$/.test(word)) : words;
  return (done.length === 1 ? done[0] : undefined) ?? "";
};

/** The one time of its table at which was done what a count is called after: Leavers by `Left on`, Cancellations by `Cancelled`. */
export const timeOfDeed = (cube: Cube, count: Member): Member | undefined => {
  const nouns = wordsOfName(count.title || count.name);
  const times = timesOfTable(cube, homeOfMember(cube, count)).filter((time) => {
    const deed = deedOf(time);
    return nouns.some((noun) => isOf(noun, deed));
  });
  const [time, ...others] =
    times.length > 1
      ? times.filter((each) => /(?:ed|left|sold|bought)$/.test(deedOf(each)))
      : times;
  return others.length === 0 ? time : undefined;
};

/** The time by which the rows of a count of all of them are usually counted. */
export const usualTime = (cube: Cube, count: Member): Member | undefined => {
  const own = timesOfTable(cube, homeOfMember(cube, count));
  return own.find(({ name }) => name === cube.defaultTime) ?? own[0];
};
