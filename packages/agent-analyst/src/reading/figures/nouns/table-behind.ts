import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName, type Token } from "../../../words/token.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { MentionContext } from "../../context/mention-context.js";
import { absorb, type Parts } from "../../parts.js";
import { homeOfMember, timesOfTable } from "../../spans/times-of-table.js";

/** What a figure is for, at or on. */
const joints = /^(?:for|at|to|on|of)$/;
const articles = /^(?:the|our|all|any)$/;

/** Times at which something takes place: `Scheduled departure`, `Kick-off`, `Event date`; those of what lasts say since when it is there. */
const ofHappening =
  /^(?:depart|departs|departure|departing|start|starts|begins|scheduled|sched|kick|kicks|held|takes|performance|sailing|sails|event|show|shows|day|date|when)$/;
const ofBeing =
  /^(?:since|joined|created|registered|opened|launched|signed|closed|end|ended|ends|return|returns|built|made|issued|booked|ordered|received)$/;

const isHappening = ({ title, name }: Member): boolean => {
  const words = wordsOfName(title || name);
  return words.some((word) => ofHappening.test(word)) && !words.some((word) => ofBeing.test(word));
};

/** The table of the view that is called so: `departures`. */
const tableCalled = (cube: Cube, noun: string): string | undefined => {
  const homes = [...new Set(cube.members.map((member) => homeOfMember(cube, member)))];
  return homes.find((home) => stemOf(wordsOfName(home).at(-1) ?? "") === noun);
};

/** Whether the times of a question stand behind a word, with a few others between them: `for sailings to Dublin in October`. */
const isTimed = ({ times, tokens }: Utterance, end: number): boolean => {
  const [time] = times;
  return (
    time !== undefined &&
    times.every(({ at }) => at >= end) &&
    time.at - end <= 5 &&
    !tokens.slice(end, time.at).some(({ word }) => /^(?:by|per|and|that|which)$/.test(word))
  );
};

/** The plural that a figure is said to be for: `for our departures`, and not `one of our events`. */
const thingsBehind = ({
  utterance: { tokens },
  mention: { at, length },
}: MentionContext): Token | undefined => {
  const noun = tokens[at];
  const before = articles.test(tokens[at - 1]?.word ?? "") ? at - 2 : at - 1;
  const isSome = /^(?:one|any|some|all|each|most|many|none|\d+)$/.test(tokens[before - 1]?.word ?? ""); // prettier-ignore
  const isLed = joints.test(tokens[before]?.word ?? "") && !isSome && length === 1;
  return isLed && /[^s]s$/.test(noun?.word ?? "") ? noun : undefined;
};

/** When things of another table than the one figure that was taken take place. */
const timeOfThings = (cube: Cube, { measures }: Parts, noun: Token): Member | undefined => {
  const [figure, ...others] = measures;
  const counted = cube.members.find(
    ({ name }) => figure?.kind === "measure" && name === figure.member,
  );
  const home = tableCalled(cube, noun.stem);
  const isOther = counted !== undefined && home !== homeOfMember(cube, counted);
  return home === undefined || !isOther || others.length > 0
    ? undefined
    : timesOfTable(cube, home).find(isHappening);
};

/**
 * `bookings for departures in June`: they go by the time of the departures, which take place at one, and not by that of the
 * booking. Those things are no group either, and that is said.
 */
export const takesTableBehind = (context: MentionContext): boolean => {
  const { parts, utterance, mention, cube } = context;
  const noun = thingsBehind(context);
  const time = noun && timeOfThings(cube, parts, noun);
  if (time === undefined || parts.timeDimension !== undefined) return false;
  if (!isTimed(utterance, mention.at + mention.length)) return false;
  absorb(parts, mention);
  parts.timeDimension = time.name;
  parts.notes.push(`I take their time as ${time.title || time.name}.`);
  return true;
};
