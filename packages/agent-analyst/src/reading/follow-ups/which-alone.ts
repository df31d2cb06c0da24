import type { Mention } from "../../mentions/typed/mention.js";
import type { Mentions } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Read, Understanding } from "../context/understanding.js";

const leading = /^(and|but|so|ok|okay|then|now|please|or|in)$/;

/** What orders or groups a figure that is not named again. */
const ordering =
  /^(?:(?:(?:show|sort|sorted|order|ordered|rank|ranked|group|grouped|split|list)(?: (?:it|them|that|those|these))? )?(?:by|per)|which|whose|what)(?= )/;

/** No name of anything has more words. */
const wordsMax = 5;

/** Where the name begins that is all a message says beside that something is to be grouped by it. */
const nameAt = ({ tokens }: Utterance): number | undefined => {
  const from = tokens.findIndex(({ word }) => !leading.test(word));
  if (from < 0) return undefined;
  const said = tokens
    .slice(from)
    .map(({ word }) => word)
    .join(" ");
  const [words] = ordering.exec(said) ?? [];
  if (words === undefined) return undefined;
  const at = from + words.split(" ").length;
  return tokens.length - at > wordsMax ? undefined : at;
};

const isName = (mention: Mention): boolean => {
  const { dimension, measure } = candidatesOf(mention);
  return dimension !== undefined || measure !== undefined;
};

/**
 * `which riders?`, `and whose branches`, `sort by site`: nothing but what a figure is grouped by, which nobody can ask first, so that it
 * takes up the figure before it, also where the model counts these things as well.
 */
export const whichAlone = (utterance: Utterance, all: readonly Mentions[]): boolean => {
  const at = nameAt(utterance);
  if (at === undefined) return false;
  const length = utterance.tokens.length - at;
  return all.some(({ found, cubeAt }) => {
    const isNamed = found.some(
      (mention) => mention.at === at && mention.length === length && isName(mention),
    );
    return isNamed || (length === 1 && cubeAt.includes(at));
  });
};

/** `by donor`, `which donors?` where donors are only counted: how many there are is another figure than one for each of them. */
export const onlyCounted = (
  { utterance, candidates }: Read,
  understood: Understanding | undefined,
): readonly string[] => {
  const at = nameAt(utterance);
  if (at === undefined || understood?.isFollowUp !== true) return [];
  const { groupBy, time, measures } = understood.form;
  if (groupBy.length > 0 || time?.bucket !== undefined) return [];
  const { found } = candidates.find(({ vocabulary }) => vocabulary.cube.name === understood.cube.name)?.mentions ?? { found: [] }; // prettier-ignore
  const isCount = found.some((mention) => {
    const count = candidatesOf(mention).measure?.member;
    return (
      mention.at === at &&
      /^count/.test(count?.aggregate ?? "") &&
      mention.at + mention.length === utterance.tokens.length &&
      measures.some((each) => each.kind === "measure" && each.member === count?.name)
    );
  });
  return isCount ? [utterance.tokens.slice(at).map(({ text }) => text).join(" ")] : []; // prettier-ignore
};
