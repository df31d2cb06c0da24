import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import { isNegated } from "../../words/cues/negated.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isGlue } from "../../words/filler.js";

/**
 * `reported last week and not fixed`: the time belongs to the verb before it, and the second verb says only whether it
 * was done at all. With a time of its own (`and fixed this week`) it says when.
 */
export const isSecondVerb = (
  utterance: Utterance,
  mentions: readonly Mention[],
  mention: Mention,
): boolean => {
  const { tokens, times, granularity } = utterance;
  const own = candidatesOf(mention).time?.member;
  const [time, ...more] = times;
  if (own === undefined || time === undefined || more.length > 0) return false;
  if (granularity !== undefined || mention.at < time.at) return false;
  const isDated = mentions.some((other) => {
    const named = candidatesOf(other).time;
    return (
      named !== undefined &&
      named.member.name !== own.name &&
      named.quality > 0.9 &&
      other.at < time.at &&
      isRightBefore(tokens, other.at + other.length, time.at)
    );
  });
  const between = tokens.slice(time.at + time.length, mention.at).map(({ word }) => word);
  const isJoined = between.some((word) => /^(and|but|still|already|yet|are|is|were|was|have|has)$/.test(word)); // prettier-ignore
  return isDated && (isJoined || isNegated(utterance, mention.at));
};

const isRightBefore = (tokens: Utterance["tokens"], from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ word }) => isGlue(word) || /^(on|at|during|by)$/.test(word));
