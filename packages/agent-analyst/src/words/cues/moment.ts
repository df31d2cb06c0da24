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
