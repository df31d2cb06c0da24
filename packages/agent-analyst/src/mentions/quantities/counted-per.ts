import type { Utterance } from "../../words/cues/utterance.js";
import type { Mention } from "../typed/mention.js";

/** Words for properties of things, and not for things. */
const attributes =
  /^(status|statuses|states?|types?|kinds?|sorts?|reasons?|causes?|categories|codes?|levels?|classes|names?|ages?|sizes?)$/;

/**
 * `vehicles per depot`, `gas meters by region`, `claims and payouts by product`: several of something at the head of a question
 * are counted, for each of what follows `per` or `by`, and are no further groups of a figure that nobody named.
 */
export const isCountedPer = (
  { tokens, ranking, granularity, share }: Utterance,
  mentions: readonly Mention[],
  mention: Mention,
): boolean => {
  const end = mention.at + mention.length;
  const beside = mentions.find(({ at }) => tokens[end]?.word === "and" && at === end + 1);
  const last = beside === undefined ? end : beside.at + beside.length;
  const noun = tokens[end - 1]?.word ?? "";
  const isAsked = ranking === undefined && granularity === undefined && share === undefined;
  const isGrouped = /^(by|per)$/.test(tokens[last]?.word ?? "") && /[^s]s$/.test(noun);
  if (!isAsked || !isGrouped || attributes.test(noun) || !isThing(mention)) return false;
  return mentions.every((each) => {
    if (each === mention) return true;
    if (each === beside) return has(each, "measure");
    if (each.at < mention.at) return isCondition(each);
    return !has(each, "measure") || has(each, "dimension");
  });
};

const has = ({ namings }: Mention, kind: "measure" | "dimension"): boolean =>
  namings.some(({ member }) => member.kind === kind && member.type !== "boolean");

const isCondition = ({ namings }: Mention): boolean =>
  namings.some(({ member: { kind, type } }) => kind === "segment" || type === "boolean");

/** Whether the rows are called so, or, without a figure of that name, a column of words. */
const isThing = ({ namings }: Mention): boolean => {
  const measures = namings.filter(({ member }) => member.kind === "measure");
  return measures.length === 0
    ? namings.some(({ member: { kind, type } }) => kind === "dimension" && type === "string")
    : measures.some(({ member, quality }) => member.aggregate === "count" && quality > 0.9);
};

/** `share of business customers`: what the share is of are the customers, counted, and none of them by name. */
export const isCountedInShare = (
  { tokens, share, granularity }: Utterance,
  mentions: readonly Mention[],
  mention: Mention,
): boolean => {
  const noun = tokens[mention.at + mention.length - 1]?.word ?? "";
  return (
    share !== undefined &&
    granularity === undefined &&
    tokens[share.at + 1]?.word === "of" &&
    mention.at > share.at &&
    /[^s]s$/.test(noun) &&
    !attributes.test(noun) &&
    !/^(by|per|each|every|in|of)$/.test(
      mention.at === share.at + 2 ? "" : (tokens[mention.at - 1]?.word ?? ""),
    ) &&
    isThing(mention) &&
    mentions.every((each) => !has(each, "measure"))
  );
};
