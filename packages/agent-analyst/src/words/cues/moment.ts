import { numberOf } from "../number-word.js";
import { unitOf } from "../times/time-words.js";
import type { Token } from "../token.js";
import type { Cue } from "./cue.js";

/** Which end of a time is asked for, and whether it is one of what happened. */
export interface Moment {
  readonly end: "max" | "min";
  readonly isPast: boolean;
}

const ends = new Map<string, Moment["end"]>([
  ["last", "max"],
  ["latest", "max"],
  ["first", "min"],
  ["earliest", "min"],
]);

/** `when did we last sell one`, `when was the first visit`: a moment is asked for, and no number of them; there is one at most. */
export const findMoment = (tokens: readonly Token[]): readonly Cue<Moment>[] => {
  const ofThing = momentOfThing(tokens);
  if (ofThing !== undefined) return [ofThing];
  const [when, verb = ""] = tokens.slice(0, 2).map(({ word }) => word);
  if (when !== "when" || !/^(did|was|were|has|have|is|does|do)$/.test(verb)) return [];
  const isPast = /^(did|was|were|has|have)$/.test(verb);
  for (const [at, { word, isQuoted }] of tokens.entries()) {
    const next = tokens[at + 1]?.word;
    const isTime = unitOf(next) !== undefined || numberOf(next) !== undefined;
    const end = isQuoted || isTime ? undefined : ends.get(word);
    if (end !== undefined) return [{ meaning: { end, isPast }, at, length: 1 }];
    if (word === "most" && next === "recent")
      return [{ meaning: { end: "max", isPast }, at, length: 2 }];
  }
  return [];
};

/** What may stand before the thing: `show me the last order of Miller`. */
const opening = /^(the|what|whats|which|is|s|was|show|me|our|my|give|tell|us)$/;

/**
 * `last order of Miller`, `the most recent visit by Kay`: when the last one was. Of several (`last orders`), and of a time (`last
 * month of`), something else is asked for.
 */
const momentOfThing = (tokens: readonly Token[]): Cue<Moment> | undefined => {
  const at = tokens.findIndex(({ word, isQuoted }) => isQuoted || !opening.test(word));
  const isRecent = tokens[at]?.word === "most" && tokens[at + 1]?.word === "recent";
  const end = isRecent ? "max" : ends.get(tokens[at]?.word ?? "");
  const length = isRecent ? 2 : 1;
  const [noun = "", joint = ""] = [0, 1].map((offset) => tokens[at + length + offset]?.word);
  // `first response by channel` is a figure in groups.
  const joints = end === "min" ? /^(of|from|for)$/ : /^(of|by|from|for)$/;
  return end !== undefined && isOneThing(noun) && joints.test(joint)
    ? { meaning: { end, isPast: true }, at, length }
    : undefined;
};

const isOneThing = (noun: string): boolean =>
  /^\p{L}{3,}$/u.test(noun) && !/[^s]s$/.test(noun) && unitOf(noun) === undefined;
