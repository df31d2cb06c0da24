import type { Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import { wordsOfName } from "../../words/token.js";
import { stemOf } from "../../words/stem.js";
import type { MentionContext } from "../context/mention-context.js";
import { absorb } from "../parts.js";

/** What says of a column only that it has kinds. */
const kinds = /^(type|kind|sort|category|class|group)$/;

/** Takes a column whose word belongs to the name beside it, or stands for any one: nothing is grouped by it. */
export const takesWordOfName = (context: MentionContext): boolean => {
  const isTaken = [isKindOf, isBeforeFigure, isForOne].some((is) => is(context));
  if (isTaken) absorb(context.parts, context.mention);
  return isTaken;
};

/** The name that stands beside a word of kinds: `type of charge`, `charge type`. */
const nameBeside = ({
  utterance,
  mention,
  mentions,
  index,
}: MentionContext): Mention | undefined => {
  const [before, behind] = [mentions[index - 1], mentions[index + 1]];
  const isOf = utterance.tokens[mention.at + 1]?.word === "of";
  if (isOf && behind?.at === mention.at + 2) return behind;
  return before !== undefined && before.at + before.length === mention.at ? before : undefined;
};

/** `by type of charge`, `by charge type`, where a vessel has a type and a charge has none but itself. */
const isKindOf = (context: MentionContext): boolean => {
  const { utterance, mention, dimension } = context;
  const isKind = mention.isWeak && mention.length === 1;
  if (!isKind || !kinds.test(utterance.tokens[mention.at]?.word ?? "")) return false;
  const other = nameBeside(context);
  return other !== undefined && isOtherColumn(utterance.tokens[other.at]?.stem ?? "", other, dimension?.member); // prettier-ignore
};

/** Whether a name is one of a column that the word of kinds is not of: `vessel` belongs to the Vessel type. */
const isOtherColumn = (stem: string, name: Mention, own: Member | undefined): boolean => {
  const column = candidatesOf(name).dimension?.member;
  return (
    column !== undefined &&
    column !== own &&
    !wordsOfName(own?.title ?? "").some((word) => stemOf(word) === stem)
  );
};

const isGrouped = ({ utterance: { tokens, granularity } }: MentionContext): boolean =>
  granularity !== undefined || tokens.some(({ word }) => /^(by|per|each|every)$/.test(word));

const isOne = ({ utterance, mention, dimension }: MentionContext): boolean =>
  dimension?.member.type === "string" &&
  !/s$/.test(utterance.tokens[mention.at + mention.length - 1]?.word ?? "s");

const homeOfNext = (next: Mention | undefined): string =>
  (next && candidatesOf(next).measure?.member.source?.cube) ?? "";

/** Whether the rows themselves are called so: the fee of fee invoices is no kind of them. */
const isWordOfTable = ({ utterance, mention, mentions, index, cube }: MentionContext): boolean =>
  [cube.title, ...cube.synonyms, homeOfNext(mentions[index + 1])]
    .flatMap(wordsOfName)
    .some((word) => stemOf(word) === utterance.tokens[mention.at]?.stem);

/**
 * `crane downtime by cause`: the word before a figure says of what it is, where the groups are named by themselves, and so does
 * `fee invoices` anywhere of a table of fees.
 */
const isBeforeFigure = (context: MentionContext): boolean => {
  const { utterance, mention, mentions, index, position } = context;
  const next = mentions[index + 1];
  const before = utterance.tokens[mention.at - 1]?.word ?? "";
  const isNext = next?.at === mention.at + mention.length;
  if (!isNext || candidatesOf(next).measure === undefined) return false;
  if (mention.isWeak && isWordOfTable(context)) return !/^(by|per|each|every)$/.test(before);
  return (
    position === "plain" &&
    isOne(context) &&
    isGrouped(context) &&
    candidatesOf(next).dimension === undefined &&
    !/^(which|what|by|per|each|every|and|or)$/.test(before)
  );
};

/** `waiting time for a berth per quarter`: any one, and not each. */
const isForOne = (context: MentionContext): boolean => {
  const { utterance, mention, position } = context;
  const [article = "", joint = ""] = [1, 2].map(
    (back) => utterance.tokens[mention.at - back]?.word ?? "",
  );
  return (
    position === "plain" &&
    isOne(context) &&
    isGrouped(context) &&
    /^an?$/.test(article) &&
    /^(for|of|at|in|from|to)$/.test(joint)
  );
};
