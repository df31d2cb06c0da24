import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isOfSteps } from "./in-each-step.js";

/** `top 3 products in each category`, `best product per category`. */
export const withinOf = (
  { tokens, ranking, granularity }: Utterance,
  mentions: readonly Mention[],
  groupBy: readonly string[],
): readonly string[] => {
  // `busiest month of each site` ranks the steps, so that its one group is what they are of.
  const ranked = groupBy.length + (isOfSteps({ ranking, granularity }) ? 1 : 0);
  if (ranking === undefined || ranked < 2) return [];
  const within = mentions.flatMap((mention) => {
    const name = candidatesOf(mention).dimension?.member.name;
    const isEach = /^(each|every|per)$/.test(tokens[mention.at - 1]?.word ?? "");
    const isWithin =
      isEach &&
      (mention.at > ranking.at ||
        isShownBehind(tokens, ranking.at) ||
        isEachFirst(tokens, mention) ||
        isBehindNoun(tokens, mention, mentions, groupBy));
    return (isWithin || isDivided({ tokens, ranking }, mention, mentions)) &&
      name !== undefined &&
      groupBy.includes(name)
      ? [name]
      : [];
  });
  return within.length < ranked ? within : [];
};

/** `top 2 books by loans, split by genre`: what stands right behind the rank is ranked, and what divides it is not. */
const isDivided = (
  { tokens, ranking }: Pick<Utterance, "tokens" | "ranking">,
  { at }: Mention,
  mentions: readonly Mention[],
): boolean => {
  const end = (ranking?.at ?? 0) + (ranking?.length ?? 0);
  const isRankedFirst =
    ranking?.meaning.count !== undefined &&
    mentions.some((noun) => noun.at === end && candidatesOf(noun).dimension !== undefined);
  return isRankedFirst && at > end && /^(by|per|within)$/.test(tokens[at - 1]?.word ?? "");
};

/** `rank products by revenue within each category and show the top two`. */
const isShownBehind = (tokens: Utterance["tokens"], ranking: number): boolean =>
  tokens
    .slice(Math.max(0, ranking - 4), ranking)
    .some(({ word, isQuoted }) => !isQuoted && /^(show|give|list|keep|take)$/.test(word));

/** `for each depot, which driver made the most stops`: what is asked for comes behind it. */
const isEachFirst = (tokens: Utterance["tokens"], { at, length }: Mention): boolean =>
  tokens
    .slice(0, at)
    .every(({ word }) => /^(for|in|at|of|within|each|every|per|the)$/.test(word)) &&
  /^(which|what|who|whose|show|list|the|top|give|name)$/.test(tokens[at + length]?.word ?? "");

/** `which two drivers at each depot drove the furthest`: what is asked for stands right before the place of each. */
const isBehindNoun = (
  tokens: Utterance["tokens"],
  { at }: Mention,
  mentions: readonly Mention[],
  groupBy: readonly string[],
): boolean =>
  /^(which|what)$/.test(tokens[0]?.word ?? "") &&
  /^(at|in|of|from|for|on)$/.test(tokens[at - 2]?.word ?? "") &&
  mentions.some(
    (noun) =>
      noun.at + noun.length === at - 2 &&
      groupBy.includes(candidatesOf(noun).dimension?.member.name ?? ""),
  );
