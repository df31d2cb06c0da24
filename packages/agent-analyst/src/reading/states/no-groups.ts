import type { Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isPastForm } from "../../words/past-forms.js";
import { wordsOfName, type Token } from "../../words/token.js";

/** `the time we worked`, where a dimension is called `Work`: a verb of what somebody did, and nothing to group by. */
export const isVerbOfDoer = (
  { tokens }: Utterance,
  { at, length }: Mention,
  member: Member | undefined,
): boolean => {
  const word = tokens[at]?.word ?? "";
  return (
    member !== undefined &&
    length === 1 &&
    /^\p{L}{3,}ed$/u.test(word) &&
    /^(we|they|you|i)$/.test(tokens[at - 1]?.word ?? "") &&
    !wordsOfName(`${member.name} ${member.title}`).includes(word)
  );
};

/** `on which weekday do most people book`: what they do, and no group of booking numbers. */
export const isVerbAtEnd = (
  { tokens }: Utterance,
  { at, length }: Mention,
  isBesideFigure: boolean,
): boolean =>
  isBesideFigure &&
  length === 1 &&
  at === tokens.length - 1 &&
  /^(book|order|buy|pay|visit|call|travel|rent|hire)$/.test(tokens[at]?.word ?? "") &&
  /^(\p{L}{2,}[^s]s|people|we|they)$/u.test(tokens[at - 1]?.word ?? "");

/** `in the workshop`, `at the branch`: one place, which nobody named. */
export const isPlaceOf = ({ tokens }: Utterance, { at, length }: Mention): boolean =>
  length === 1 &&
  tokens[at - 1]?.word === "the" &&
  /^(in|at|inside)$/.test(tokens[at - 2]?.word ?? "") &&
  !/s$/.test(tokens[at]?.word ?? "");

/** `how many customers were on our panels`: all of them together, since nothing asks for each. */
export const isOnAll = ({ tokens }: Utterance, { at, length }: Mention): boolean =>
  tokens[0]?.word === "how" &&
  tokens[1]?.word === "many" &&
  at > 3 &&
  /^(our|all)$/.test(tokens[at - 1]?.word ?? "") &&
  /^(on|in|at|from|to|with)$/.test(tokens[at - 2]?.word ?? "") &&
  /[^s]s$/.test(tokens[at + length - 1]?.word ?? "");

/** `held in portfolios`, `stock in our machines`. */
const isLedAsWhole = (tokens: Utterance["tokens"], at: number): boolean => {
  const [first = "", second = ""] = [tokens[at - 2]?.word, tokens[at - 1]?.word];
  return (
    (second === "in" && /^(held|kept|stored|invested|tied|locked|sitting|sat)$/.test(first)) ||
    (second === "our" && /^(in|at|on|across)$/.test(first))
  );
};

/** `cash held in portfolios`: where it is, all of them together, since nothing asks for each. */
export const isHeldIn = (
  { tokens }: Utterance,
  { at, length }: Mention,
  before: Mention | undefined,
): boolean =>
  before !== undefined &&
  candidatesOf(before).measure !== undefined &&
  isLedAsWhole(tokens, at) &&
  before.at + before.length >= at - 2 &&
  /[^s]s$/.test(tokens[at + length - 1]?.word ?? "");

/** `shop takings this year against last year`: takings of one kind in two times, and of no single shop. */
export const isKindOfFigure = (
  { tokens, times, comparison, ranking }: Utterance,
  { at, length }: Mention,
  next: Mention | undefined,
): boolean =>
  length === 1 &&
  next?.at === at + 1 &&
  candidatesOf(next).measure !== undefined &&
  !next.isWeak &&
  ranking === undefined &&
  (comparison.length > 0 || times.length > 1) &&
  !/[^s]s$/.test(tokens[at]?.word ?? "") &&
  !tokens.some(({ word }) => /^(by|per|each|every|which|who)$/.test(word));

/** `how full are our houses`: a rate of all of them together, since nothing asks for each. */
export const isWhole = (
  { tokens }: Utterance,
  { at }: Mention,
  before: Mention | undefined,
): boolean =>
  before !== undefined &&
  candidatesOf(before).measure?.member.aggregate === "number" &&
  /^(our|the|all)$/.test(tokens[at - 1]?.word ?? "") &&
  /^(are|were)$/.test(tokens[at - 2]?.word ?? "") &&
  before.at + before.length === at - 2;

/**
 * `what share went to firms led by a woman`: those to whom it went are no groups of a share, but what the condition behind them
 * is said of.
 */
export const isOfQualified = (
  { tokens, share }: Utterance,
  { at, length }: Mention,
  next: Mention | undefined,
): boolean =>
  share !== undefined &&
  next?.at === at + length &&
  candidatesOf(next).condition !== undefined &&
  /[^s]s$/.test(tokens[at + length - 1]?.word ?? "") &&
  /^(to|from|of|for|with|among|in|at)$/.test(tokens[at - 1]?.word ?? "");

/** `average advance for titles signed in 2025`: those of a time together, since nothing asks for each. */
export const isOfDated = (
  { tokens, times }: Utterance,
  { at, length }: Mention,
  next: Mention | undefined,
  isOfFigure: boolean,
): boolean =>
  isOfFigure &&
  times.length > 0 &&
  next?.at === at + length &&
  candidatesOf(next).time !== undefined &&
  isPastForm(tokens[next.at]?.word ?? "") &&
  /[^s]s$/.test(tokens[at + length - 1]?.word ?? "") &&
  /^(for|of|from|on|with)$/.test(tokens[at - 1]?.word ?? "");

/** `roles opened this year`, where a time says `opened` and a figure is called `Openings`: of another figure, it says when. */
export const isVerbOfTime = (
  { tokens, share }: Pick<Utterance, "tokens" | "share">,
  { at, length }: Mention,
  time: Member,
  figure: Member,
): boolean => {
  const { word = "" } = tokens[at] ?? {};
  const has = ({ name, title, synonyms }: Member): boolean =>
    wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).includes(word);
  // `how many orders were cancelled` asks for the figure that counts those.
  const isPassive =
    figure.aggregate === "count" &&
    /^(is|are|was|were|been|being|get|gets|got)$/.test(tokens[at - 1]?.word ?? "");
  const isVerb = length === 1 && /^\p{L}{3,}ed$/u.test(word) && !isPassive;
  return share === undefined && isVerb && has(time) && !has(figure);
};

/** `how many courses did employees in Leeds take`, `how long do parents take to pay`: those who do it are no groups of it. */
export const isSubjectOfCount = ({ tokens }: Utterance, { at, length }: Mention): boolean => {
  const before = /^(our|the|all)$/.test(tokens[at - 1]?.word ?? "") ? at - 2 : at - 1;
  const next = tokens[at + length]?.word ?? "";
  return (
    /[^s]s$/.test(tokens[at + length - 1]?.word ?? "") &&
    /^(did|do|have|had)$/.test(tokens[before]?.word ?? "") &&
    tokens.slice(0, before).some(({ word }) => /^(many|much|long)$/.test(word)) &&
    !/^(each|every|by|per)$/.test(next)
  );
};

/** Whether it names a figure, and no time by its verb. */
export const isOfFigure = (utterance: Utterance, mention: Mention): boolean => {
  const { measure, time } = candidatesOf(mention);
  const isWhen =
    measure !== undefined &&
    time !== undefined &&
    utterance.times.length > 0 &&
    isVerbOfTime(utterance, mention, time.member, measure.member);
  return measure !== undefined && !isWhen;
};

/**
 * Whether a word is no verb, and would change the figure: behind a preposition or an article (`in kind`, `as a
 * rate`), or what is counted (`number of exams`) or earned (`grant money`).
 */
export const isNoun = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.word ?? "";
  return (
    /^(as|an?|in|on|with|without|at|our|my)$/.test(before) ||
    (before === "of" && /^(number|count|total|amount)$/.test(tokens[at - 2]?.word ?? "")) ||
    /^(money|takings|turnover|revenue|income|earnings|proceeds|profits?)$/.test(
      tokens[at]?.word ?? "",
    )
  );
};
