import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { ValueMention } from "../../mentions/values.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Parts } from "../parts.js";

/**
 * `revenue from corporate customers`, `share of sales through agencies`: a name in the plural behind such a preposition asks
 * for what has one at all, where the figure is of another table than the name, so that there may be rows without one.
 * Who wants a figure for each says `by`, `per` or `each`.
 */
const isHeldName = (
  { tokens, ranking, granularity }: Utterance,
  mention: Mention,
  mentions: readonly Mention[],
): boolean => {
  const { dimension, measure } = candidatesOf(mention);
  const home = dimension?.member.type === "string" ? dimension.member.source?.cube : undefined;
  const isPlain = ranking === undefined && granularity === undefined && measure === undefined;
  if (!isPlain || home === undefined || !isLedInPlural(tokens, mention)) return false;
  const isNarrowing = /^(only|just)$/.test(tokens[0]?.word ?? "");
  const isSometimesEmpty = /\bempty\b/i.test(dimension?.member.description ?? "");
  if (isNarrowing && isSometimesEmpty) return true;
  return mentions.some((other) => {
    const figure = other === mention ? undefined : candidatesOf(other).measure?.member.source;
    return figure !== undefined && (figure.cube !== home || isSometimesEmpty);
  });
};

/** Behind `from`, `with`, `through`, `via` or `for`, and no question for each of them. */
const isLedInPlural = (tokens: Utterance["tokens"], { at, length }: Mention): boolean =>
  /[^s]s$/.test(tokens[at + length - 1]?.word ?? "") &&
  leads(tokens).test(tokens[behindArticle(tokens, at)]?.word ?? "") &&
  !tokens.slice(0, at).some(({ word }) => grouping.test(word)) &&
  !tokens.some(({ word }) => /^(per|each|every|across)$/.test(word));

/** `only to insurers`; elsewhere `to` leads to those of whom something is said: `went to firms led by a woman`. */
const leads = (tokens: Utterance["tokens"]): RegExp =>
  /^(only|just)$/.test(tokens[0]?.word ?? "")
    ? /^(from|with|through|via|for|to)$/
    : /^(from|with|through|via|for)$/;

const grouping = /^(by|which|who|where|list)$/;

/** `ratings for drivers`, and nothing by which else: those that have any, each by itself. */
const isEach = (tokens: Utterance["tokens"], { at }: Mention): boolean =>
  tokens[behindArticle(tokens, at)]?.word === "for" && !tokens.some(({ word }) => word === "by");

const behindArticle = (tokens: Utterance["tokens"], at: number): number =>
  /^(our|the)$/.test(tokens[at - 1]?.word ?? "") ? at - 2 : at - 1;

/** Takes such a name for a column that is not empty. */
export const takesHeld = ({
  parts,
  utterance,
  mention,
  mentions,
  values,
}: {
  readonly parts: Parts;
  readonly utterance: Utterance;
  readonly mention: Mention;
  readonly mentions: readonly Mention[];
  readonly values: readonly ValueMention[];
}): boolean => {
  const { dimension } = candidatesOf(mention);
  if (dimension === undefined || !isHeldName(utterance, mention, mentions)) return false;
  const { name, title } = dimension.member;
  if (values.some((value) => value.dimension === name)) return false;
  parts.empties.push({ member: name, isNot: true });
  if (isEach(utterance.tokens, mention)) parts.groupBy.push(name);
  else parts.held.add(name);
  parts.notes.push(`I take those that have any ${title || name}.`);
  return true;
};
