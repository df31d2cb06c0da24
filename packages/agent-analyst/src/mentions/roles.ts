import type { Member } from "@embedded-analytics/domain";
import { isGlue } from "../words/filler.js";
import { numberOf } from "../words/number-word.js";
import type { Mention } from "./mentions.js";
import type { Utterance } from "../words/cues/utterance.js";
import type { Naming } from "./vocabulary.js";

/** What the words before a name make of it. */
export type Position = "grouping" | "counting" | "plain";

const grouping = new Set("by per each every which across among for_each among".split(" "));
const beside = new Set(
  "different individual single distinct various top best worst bottom highest lowest largest smallest biggest selling sold popular many all our the most least".split(
    " ",
  ),
);

/** Reads the position of a mention; after `and` it is that of the mention before. */
export const positionOf = (
  utterance: Utterance,
  mentions: readonly Mention[],
  index: number,
): Position => {
  const mention = mentions[index];
  if (mention === undefined) return "plain";
  const { tokens, ranking } = utterance;
  const word = (at: number): string => tokens[at]?.word ?? "";
  if (ranking !== undefined) {
    const behind = ranking.at + ranking.length;
    // `most revenue city`: what ranks may stand between.
    const first = mentions.find(({ at }) => at === behind);
    const ranks = first !== undefined && first !== mention && isFigure(first);
    if (isRightAfter(utterance, behind + (ranks ? first.length : 0), mention.at)) return "grouping";
  }
  for (let at = mention.at - 1; at >= 0; at--) {
    const before = mentions[index - 1];
    if (
      (word(at) === "and" || word(at) === "or") &&
      before !== undefined &&
      before.at + before.length === at
    ) {
      return positionOf(utterance, mentions, index - 1);
    }
    if (grouping.has(word(at))) return "grouping";
    if ((word(at) === "what" || word(at) === "list") && at === 0) return "grouping";
    if (word(at) === "many" && word(at - 1) === "how") return "counting";
    if (word(at) === "number" || word(at) === "count" || word(at) === "#") return "counting";
    if (!isGlue(word(at)) && !beside.has(word(at)) && numberOf(word(at)) === undefined)
      return "plain";
    if (word(at) === "in" || word(at) === "with") return "plain";
  }
  return "plain";
};

const isFigure = (mention: Mention): boolean => {
  const { measure, dimension } = candidatesOf(mention);
  return dimension === undefined ? measure !== undefined : dimension.member.type === "number";
};

const isRightAfter = ({ tokens }: Utterance, from: number, to: number): boolean =>
  to >= from && tokens.slice(from, to).every(({ word }) => isGlue(word) || beside.has(word));

/** The members of a mention by what may be done with them, best first. */
export const candidatesOf = ({ namings }: Mention) => {
  const best = (kind: (member: Member) => boolean): Naming | undefined =>
    namings
      .filter(({ member }) => kind(member))
      .sort((left, right) => right.quality - left.quality)[0];
  return {
    measure: best(({ kind }) => kind === "measure"),
    dimension: best(
      ({ kind, type }) => kind === "dimension" && type !== "time" && type !== "boolean",
    ),
    time: best(({ kind, type }) => kind === "dimension" && type === "time"),
    condition: best(
      ({ kind, type }) => kind === "segment" || (kind === "dimension" && type === "boolean"),
    ),
  };
};

/** How well a mention names anything. */
export const qualityOf = ({ namings }: Mention): number =>
  Math.max(0, ...namings.map(({ quality }) => quality));

const negations = new Set(
  "not no without except excluding excl besides non isn aren wasn weren exclude ignoring outside minus apart aside neither nor never".split(
    " ",
  ),
);

/** `without`, `except`: whether a word excludes what follows it. */
export const isNegation = (word: string): boolean => negations.has(word);

/** Whether what stands here was excluded: `not in Berlin`, `except lamps`. */
export const isNegated = ({ tokens }: Utterance, at: number): boolean => {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const word = tokens[before]?.word ?? "";
    if (negations.has(word)) return true;
    if (word === "than" && tokens[before - 1]?.word === "other") return true;
    if (!isGlue(word) && !["for", "from", "by", "yet", "been"].includes(word)) return false;
  }
  return false;
};
