import type { Cube, Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isEdgeOfTime } from "../../words/times/ends-of-times.js";
import type { Vocabulary } from "../vocabulary.js";
import { sideOf, verbsOfEnds, type Side } from "./sides.js";

/** A verb of one end of a process, and the time of that end. */
export interface SaidEnd {
  readonly at: number;
  readonly time: Member | undefined;
}

/**
 * `rentals that started at the airport in July`: the verb says at which end place and time are meant, where the model
 * names them by another word (`Pick-up station`, `Pick-up`). A verb that is a name of the model itself is left to it.
 */
export const saidEnd = (
  { tokens, times, granularity }: Pick<Utterance, "tokens" | "times" | "granularity">,
  { cube, phrases, parts }: Vocabulary,
): SaidEnd | undefined => {
  for (const [at, { word, stem, isQuoted }] of tokens.entries()) {
    const verb = verbsOfEnds.find(({ said }) => said.test(word));
    if (verb === undefined || isQuoted || at === 0 || phrases.has(stem) || parts.has(stem))
      continue;
    // `since the start of June` is a time, in which nothing starts.
    if (isEdgeOfTime(tokens, at)) continue;
    const own = cube.members.filter(
      ({ kind, public: isPublic, name, title }) =>
        kind === "dimension" &&
        isPublic &&
        !/cancel/i.test(title || name) &&
        wordsOfName(title || name).some((each) => verb.of.test(each)),
    );
    if (isCompletion(word) && cube.members.some(isOfCompletion)) continue;
    const isTimed = times.length > 0 || granularity !== undefined;
    const called = timeCalled(word, verb.side, cube, own);
    const time = called ?? (granularity === undefined ? undefined : usualBegin(verb.side, cube));
    const hasPlace = own.some(({ type }) => type === "string");
    // Without a time of that end, the time of the question would be another one.
    if (isTimed ? time === undefined : !hasPlace) continue;
    return { at, time };
  }
  return undefined;
};

/** The time of an end: of stays by their order, else the one whose name goes with the verb. */
const timeCalled = (
  word: string,
  side: Side,
  cube: Cube,
  own: readonly Member[],
): Member | undefined =>
  (generic.test(word) ? endOfStay(side, cube) : undefined) ??
  own.find(({ type }) => type === "time");

/** Verbs of an end that say not which one it is: who arrived did so at the arrival. */
const generic = /^(?:start|begin|began|begun|end|finish)/;

/**
 * Of an Arrival before a Departure, stays begin with the arrival; where a departure comes first, journeys begin with that. The
 * model names them in the order in which they happen. Undefined where it has not both, in one table.
 */
const endOfStay = (side: Side, { members }: Cube): Member | undefined => {
  const timeOf = (called: RegExp): number =>
    members.findIndex(
      ({ kind, type, public: isPublic, name, title }) =>
        kind === "dimension" &&
        type === "time" &&
        isPublic &&
        wordsOfName(title || name).some((each) => called.test(each)),
    );
  const [came, went] = [timeOf(/^arriv/), timeOf(/^depart/)];
  const isOne = members[came]?.source?.cube === members[went]?.source?.cube;
  if (came < 0 || went < 0 || !isOne || came > went) return undefined;
  return members[side === "begin" ? came : went];
};

const isCompletion = (word: string): boolean => /^finish/.test(word);

/** `jobs finished in May`, where one time is called `Completed`: it says that better than `Arrived`. */
const isOfCompletion = ({ kind, type, public: isPublic, name, title }: Member): boolean =>
  kind === "dimension" &&
  type === "time" &&
  isPublic &&
  wordsOfName(title || name).some((word) => /^(completed|completion|finish|finished)$/.test(word));

/** Words of times that lie before or behind what they are of. */
const apart =
  /^(booked|booking|reported|requested|created|ordered|signed|registered|enrolled|due|applied|received|planned|sent|last|closed|paid)$/;

/** `on which weekday do most sick leaves begin`: by their usual time, where that is called after nothing else. */
const usualBegin = (side: Side, { members, defaultTime }: Cube): Member | undefined => {
  const usual = members.find(({ name, public: isPublic }) => name === defaultTime && isPublic);
  const isApart =
    usual === undefined ||
    sideOf(usual) === "end" ||
    wordsOfName(`${usual.name} ${usual.title}`).some((word) => apart.test(word));
  return side === "begin" && !isApart ? usual : undefined;
};
