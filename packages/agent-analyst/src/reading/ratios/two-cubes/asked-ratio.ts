import type { Utterance } from "../../../words/cues/utterance.js";
import { operationOf } from "../../../words/cues/operations.js";
import { grammarKindOf, isFiller, isGlue } from "../../../words/filler.js";
import type { Token } from "../../../words/token.js";

/** The words of two figures, of which the first is divided by the second, and those of what to group by. */
export interface AskedRatio {
  readonly above: readonly Token[];
  readonly below: readonly Token[];
  readonly group: readonly Token[];
  /** Whether the first is a part of the second, whose noun it has besides: `share of units sold that was returned`. */
  readonly isPart: boolean;
  /** For how many of the second: the 100 of `complaints per hundred deliveries`. */
  readonly factor?: number;
}

/** What a question asks to be divided; undefined where it asks for more than one figure of a time. */
export const askedRatio = (utterance: Utterance): AskedRatio | undefined => {
  if (saysMore(utterance)) return undefined;
  return utterance.share === undefined
    ? dividedOf(utterance)
    : (asPartOf(utterance, utterance.share.at) ?? partOf(utterance, utterance.share.at));
};

/** `disputes as a percentage of payments by merchant`. */
const asPartOf = (utterance: Utterance, share: number): AskedRatio | undefined => {
  const { tokens } = utterance;
  const article = /^(a|the)$/.test(tokens[share - 1]?.word ?? "") ? 1 : 0;
  const as = share - article - 1;
  if (as < 1 || tokens[as]?.word !== "as" || tokens[share + 1]?.word !== "of") return undefined;
  const second = tokens.findIndex(
    ({ word, isQuoted }, place) => place > share && /^(by|per|each|every)$/.test(word) && !isQuoted,
  );
  const end = second < 0 ? tokens.length : second;
  return {
    above: namedIn(utterance, 0, as),
    below: namedIn(utterance, share + 2, end),
    group: namedIn(utterance, end + 1, tokens.length),
    isPart: true,
  };
};

/** `enrolments per class by subject`. */
const dividedOf = (utterance: Utterance): AskedRatio | undefined => {
  const { tokens } = utterance;
  const at = tokens.findIndex(({ word, isQuoted }) => word === "per" && !isQuoted);
  const second = tokens.findIndex(
    ({ word, isQuoted }, place) =>
      place > at + 1 && /^(by|per|each|every)$/.test(word) && !isQuoted,
  );
  const end = second < 0 ? tokens.length : second;
  const factor = operationOf(utterance.operations, "per_so_many")?.factor;
  const noun = factor === undefined ? at + 1 : at + 2;
  return at < 1
    ? undefined
    : {
        above: namedIn(utterance, 0, at),
        below: namedIn(utterance, noun, end),
        group: namedIn(utterance, end + 1, tokens.length),
        isPart: false,
        ...(factor === undefined ? {} : { factor }),
      };
};

/** `what share of the units sold was returned`. */
const partOf = (utterance: Utterance, share: number): AskedRatio | undefined => {
  const { tokens } = utterance;
  const verb = tokens.findIndex(
    ({ word }, at) => at > share + 1 && /^(was|were|is|are|got|been)$/.test(word),
  );
  const above = namedIn(utterance, verb + 1, tokens.length);
  const isAsked = verb > 0 && tokens[share + 1]?.word === "of" && above.length === 1;
  return isAsked
    ? { above, below: namedIn(utterance, share + 2, verb), group: [], isPart: true }
    : undefined;
};

/** The words between two places that are neither of the time nor change nothing. */
const namedIn = ({ tokens, times }: Utterance, from: number, to: number): readonly Token[] =>
  tokens.filter(
    (token, place) =>
      place >= from &&
      place < to &&
      // What stands behind `by` is what to group by, and asks for no list: `by show`.
      (!isSmall(token) || tokens[place - 1]?.word === "by") &&
      !times.some((time) => place >= time.at && place < time.at + time.length),
  );

/** Whether anything else is asked than one figure of a time. */
const saysMore = ({
  limits,
  comparison,
  ranking,
  granularity,
  operations,
  weekdays,
  standing,
  leansBack,
}: Utterance): boolean =>
  [limits, comparison, weekdays].some(({ length }) => length > 0) ||
  operations.length > 1 ||
  operations.some(({ meaning }) => meaning.kind !== "per_so_many") ||
  [ranking, granularity, standing].some((each) => each !== undefined) ||
  leansBack;

const kindsThatChangeNothing = new Set(["averaging", "dividing", "opening"]);

/** Words beside the names; one that could change a figure, such as `not`, is none of them, and then no name fits. */
const isSmall = ({ word, isQuoted }: Token): boolean => {
  const kind = grammarKindOf(word);
  return (
    !isQuoted &&
    (kind === undefined ? isFiller(word) || isGlue(word) : kindsThatChangeNothing.has(kind))
  );
};
