import type { Member } from "@embedded-analytics/domain";
import { candidatesOf } from "../../../mentions/roles.js";
import type { Mention } from "../../../mentions/mentions.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";

/** What may stand between rows and a limit on them: `orders taking longer than 10 days`. */
const between =
  /^(taking|lasting|costing|weighing|worth|valued|at|of|that|which|took|lasted|cost|weighed|are|were|a|an)$/;

/** What makes a limit one on how many there are: `branches with claims over 10`. */
const having = /^(with|without|having|has|have|had|where|when|whose|who)$/;

const dividing = /^(by|per|each|every|across)$/;

/**
 * `claims over 10000 euros by line`: a limit right behind what is counted is one on those rows, as it is without the group. A limit
 * on how many there are has the group before it: `branches with claims over 10`.
 */
export const isOnRowsCounted = (
  { tokens, granularity }: Pick<Utterance, "tokens" | "granularity">,
  kept: readonly Mention[],
  groupBy: readonly string[],
  { at }: { readonly at: number },
): boolean => {
  const noun = kept.find(
    (mention) =>
      candidatesOf(mention).measure?.member.aggregate?.startsWith("count") === true &&
      mention.at + mention.length <= at &&
      tokens.slice(mention.at + mention.length, at).every(({ word }) => between.test(word)),
  );
  if (noun === undefined) return false;
  const isOfThose = !tokens.slice(0, noun.at).some(({ word }) => having.test(word));
  const isDivided = (mention: { readonly at: number }): boolean =>
    mention.at > at || dividing.test(tokens[mention.at - 1]?.word ?? "");
  const groups = kept.filter((mention) =>
    groupBy.includes(candidatesOf(mention).dimension?.member.name ?? ""),
  );
  return (
    isOfThose &&
    groups.every((mention) => mention === noun || isDivided(mention)) &&
    (granularity === undefined || granularity.at > at || granularity.at < noun.at)
  );
};

/** Whether a limit has a unit, such as `miles`, where how many there are of something is limited, which has none. */
export const hasNoUnit = (member: Member | undefined, unit: string | undefined): boolean =>
  member !== undefined &&
  unit !== undefined &&
  member.unit === undefined &&
  /^count/.test(member.aggregate ?? "") &&
  !wordsOfName(`${member.name} ${member.title}`).map(stemOf).includes(stemOf(unit));
