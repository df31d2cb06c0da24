import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { saysWho } from "../../words/verbs/who-words.js";
import type { Mention } from "../mentions.js";
import { candidatesOf } from "../roles.js";

/** Verbs by which persons come to belong somewhere. */
const beginning = /^(joined|started|began|begun|enrolled|registered)$/;

/** Words that may stand between those who did something and its verb. */
const between = /^(have|has|had|were|was|are|is|been|that|who|which|did|we|got|get)$/;

/**
 * How well a cube fits `which restaurants closed this year`, which asks for a time of the restaurants themselves: a
 * cube of tickets has a time `closed` as well, at which tickets were.
 */
export const ownDeedFit = (
  { tokens, times }: Pick<Utterance, "tokens" | "times">,
  { name: own }: Cube,
  found: readonly Mention[],
): number => {
  const [noun, verb] = [...found].sort((left, right) => left.at - right.at);
  if (noun === undefined || verb === undefined || times.length === 0) return 0;
  const homeOf = (member: Member | undefined): string | undefined =>
    member === undefined ? undefined : (member.source?.cube ?? own);
  const { dimension, measure } = candidatesOf(noun);
  const isAsked =
    tokens
      .slice(0, noun.at)
      .every(({ word }) => /^(which|what|how|many|list|show|all|the|our)$/.test(word)) &&
    tokens.slice(noun.at + noun.length, verb.at).every(({ word }) => between.test(word));
  const homeOfNoun = homeOf(dimension?.member ?? measure?.member);
  const homeOfVerb = homeOf(candidatesOf(verb).time?.member);
  return isAsked ? fitOfHomes(homeOfNoun, homeOfVerb, tokens[verb.at]?.word ?? "") : 0;
};

/** Whether what is asked for and when it did so are of the same rows. */
const fitOfHomes = (noun: string | undefined, time: string | undefined, verb: string): number => {
  if (noun === undefined || time === undefined) return 0;
  if (time === noun) return 1;
  // `which drivers started this year` asks for no trips that did.
  return saysWho(noun) && beginning.test(verb) ? -2 : 0;
};
