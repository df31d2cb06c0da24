import { closing } from "../words/phrases/phrase.js";
import type { Token } from "../words/token.js";

/** Participles behind which `by` tells groups, orders or sizes, and no doer. */
const arranging =
  /^(grouped|ordered|sorted|ranked|split|broken|divided|listed|filtered|compared|measured|counted|segmented|separated|summed|summarised|summarized|aggregated|distributed|categorised|categorized|increased|decreased|declined|changed|dropped|improved|needed|based)$/;
const participle =
  /^(\p{L}{3,}ed|made|sold|bought|sent|paid|given|taken|lost|won|done|written|held|found|led|kept|left)$/u;

/**
 * Whether this token is the `by` of a doer: in `cancelled by the customer`, the customer is who cancelled, and nothing
 * to group by. A group has no article: `cancelled policies by customer`.
 */
export const isByOfDoer = (tokens: readonly Token[], at: number): boolean => {
  const [verb, by, article] = [at - 1, at, at + 1].map((each) => tokens[each]?.word ?? "");
  return (
    by === "by" &&
    participle.test(verb ?? "") &&
    !arranging.test(verb ?? "") &&
    /^(the|an?|our|their)$/.test(article ?? "")
  );
};

/**
 * Whether a verb was taken for one more figure: `how many customers returned boots` asks for customers, and not for
 * what was returned as well. Two figures have a word or a sign that joins them; in `how many orders were cancelled`
 * the figure of the cancelled ones is the one that is asked for.
 */
export const isVerbAsFigure = (
  { at, length }: { readonly at: number; readonly length: number },
  { tokens }: { readonly tokens: readonly Token[] },
  { measures }: { readonly measures: readonly unknown[] },
): boolean => {
  const isAsked = tokens
    .slice(0, at)
    .some(({ word }, index) => word === "many" && tokens[index - 1]?.word === "how");
  const isJoined = tokens
    .slice(0, at)
    .some(
      ({ word, listOf }) => listOf !== undefined || /^(and|or|vs|versus|plus|with)$/.test(word),
    );
  return (
    measures.length > 1 &&
    length === 1 &&
    isAsked &&
    !isJoined &&
    !/^(is|are|was|were|been|being|get|got)$/.test(tokens[at - 1]?.word ?? "") &&
    (/^\p{L}{3,}ed$/u.test(tokens[at]?.word ?? "") ||
      isPhraseOfDoer(tokens, at) ||
      isHad(tokens, at))
  );
};

/** `how many workers did overtime last month`: those who have any of it, which is no figure of its own. */
const isHad = (tokens: readonly { readonly word: string }[], at: number): boolean => {
  const next = tokens[at + 1]?.word;
  return (
    /^(did|do|does|had|have|has)$/.test(tokens[at - 1]?.word ?? "") &&
    (next === undefined || closing.test(next))
  );
};

/** `how many candidates did we put forward`: a verb of two words, in whatever word it was read as. */
const isPhraseOfDoer = (
  tokens: readonly { readonly word: string; readonly text: string }[],
  at: number,
): boolean =>
  /\s/.test(tokens[at]?.text ?? "") &&
  /^(we|they|you|i)$/.test(tokens[at - 1]?.word ?? "") &&
  /^(did|do|have|had)$/.test(tokens[at - 2]?.word ?? "");
