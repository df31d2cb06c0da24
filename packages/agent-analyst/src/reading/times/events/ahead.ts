import type { Cube, Member } from "@embedded-analytics/domain";
import { addUnits, startOf, type CivilMs } from "../../../words/times/civil-time.js";
import type { TimeRange } from "../../../words/times/time-range.js";
import { wordsOfName } from "../../../words/token.js";
import { saysEnd } from "../../states/ended-too.js";
import { isPlannedTime } from "../coming/planned-time.js";

/** How models call the time at which something came to be known, which never lies ahead. */
const ofMaking =
  /^(made|created|booked|booking|placed|opened|issued|ordered|received|submitted|requested|registered|entered|sold|confirmed|quoted|enquired|raised|reported|logged|called|taken|added|applied|signed|enrolled)$/;
/** How they call the one at which it is to be. */
const ofPlan =
  /^(start|starts|begin|begins|planned|scheduled|expected|arrival|arrives|checkin|takes|appointment|from)$/;

const isCalled = ({ name, title }: Member, words: RegExp): boolean =>
  wordsOfName(`${name} ${title}`).some((word) => words.test(word));

/** How they call the one at which it was over, which never lies ahead either, and the one at which it is to be. */
const ofDone = /^(returned|delivered|arrived|finished|completed|closed|left|ended|collected)$/;
const ofDue = /^(due|planned|scheduled|expected|promised|leaves)$/;

/**
 * `bookings next week`, where bookings have the time they were made and the one they start at: nothing was made at a time to
 * come, so what is to be then is meant; `rentals that end next month` are those due back then. Undefined where another time is asked for, or the model has no such plan, or several.
 */
export const aheadInstead = (
  cube: Cube,
  usual: string,
  range: TimeRange | undefined,
  now: CivilMs,
): Member | undefined => {
  const tomorrow = addUnits("day", startOf("day", now), 1);
  const made = cube.members.find(({ name }) => name === usual);
  const isAhead = range?.from !== undefined && range.from >= tomorrow;
  if (!isAhead || made === undefined || isCalled(made, ofPlan) || isCalled(made, ofDue))
    return undefined;
  // `Booked for` is the day for which something is booked.
  if (/\bfor$/i.test(made.title || made.name.replaceAll("_", " "))) return undefined;
  const ofThen = isCalled(made, ofMaking) ? ofPlan : isCalled(made, ofDone) ? ofDue : undefined;
  if (ofThen === undefined) return undefined;
  const [planned, ...others] = cube.members.filter(
    (member) =>
      member.kind === "dimension" &&
      member.type === "time" &&
      member.public &&
      member.source?.cube === made.source?.cube &&
      isCalled(member, ofThen),
  );
  if (others.length > 0) return undefined;
  return planned ?? usualAhead(cube, made) ?? joinedAhead(cube, made);
};

/** How models call the time at which somebody came to have a place in what is to be. */
const ofReserving =
  /^(booked|booking|bookings|made|reserved|reservation|enrolled|registered|registration)$/;
/** Beginnings of what lasts by itself, such as a contract, for which no places are taken. */
const lasting = /^(contract|membership|employment|lease|term|tenancy|policy|validity|valid|sale)$/;

/**
 * `bookings next week`, where a booking has the time it was made alone, and the sailing or the class that it is for has the one
 * at which it begins. Undefined where things of several kinds begin.
 */
const joinedAhead = (cube: Cube, made: Member): Member | undefined => {
  if (!isCalled(made, ofReserving)) return undefined;
  const others = cube.members.filter(
    (member) =>
      member.kind === "dimension" &&
      member.type === "time" &&
      member.public &&
      member.source?.cube !== made.source?.cube &&
      isPlannedTime(member) &&
      !saysEnd(member) &&
      !isCalled(member, ofMaking) &&
      !isCalled(member, lasting),
  );
  const [planned, ...more] = others;
  return more.every(({ source }) => source?.cube === planned?.source?.cube) ? planned : undefined;
};

/** The usual time of the same rows, where it is none at which something was made or done. */
const usualAhead = (cube: Cube, made: Member): Member | undefined =>
  cube.members.find(
    (member) =>
      member.name === cube.defaultTime &&
      member !== made &&
      member.public &&
      member.source?.cube === made.source?.cube &&
      !isCalled(member, ofMaking) &&
      !isCalled(member, ofDone),
  );
