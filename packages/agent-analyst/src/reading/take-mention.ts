import { isNamedBetter } from "./figures/what-is.js";
import { isKeyOfNumbers } from "../mentions/names/keys-of-things.js";
import type { Mention } from "../mentions/mentions.js";
import { candidatesOf, positionOf } from "../mentions/roles.js";
import { isMoney } from "../mentions/money/earned.js";
import { isPastForm } from "../words/past-forms.js";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import type { Utterance } from "../words/cues/utterance.js";
import { isOtherRate } from "./rate-of.js";
import { isVerbOfSale, ratedBy } from "./states/said-before.js";
import { takesAbsence } from "./absences/asked/takes-absence.js";
import { takesHeld } from "./rows/held-names.js";
import { isNoun, isOfFigure } from "./states/no-groups.js";
import { takesCompound, takesNoGroup, takesPlace } from "./context/takes-no-group.js";
import { takesRowsOfMoney } from "./figures/rows-of-money.js";
import { takesWordOfName } from "./things/words-of-names.js";
import type { MentionContext } from "./context/mention-context.js";
import { absorb, isNear, type Parts } from "./parts.js";
import { takesDeniedFigure } from "./predicates/denied-figure.js";
import { takesCondition } from "./predicates/take-condition.js";
import { countInState, isLasting, isPredicate } from "./predicates/state-of-count.js";
import { takesSubjectOfDeed } from "./predicates/subject-of-deed.js";
import { isMostOf, isVerbOfMore } from "./direction/most-of.js";
import { aggregatesBefore, takeDimension } from "./take-dimension.js";
import { takesCountOfSome } from "./side-by-side/count-of-some.js";
import { takesThingsPerStep } from "./figures/things-per-step.js";
import { isHead } from "./figures/nouns/head-of-figure.js";
import { takesExtreme } from "./rows/extreme-rows.js";
import { takesOwner } from "./rows/owner-of-group.js";
import { takesNounBehind } from "./figures/nouns/noun-behind.js";
import { takesTableBehind } from "./figures/nouns/table-behind.js";
import { takesObject } from "./rows/object-of-verb.js";
import { takesThing } from "./rows/thing-of-figure.js";
import { takesCountedKind } from "./thresholds/counted-kind.js";
import { limitsRowsAlone } from "./thresholds/limits-of-rows.js";
import { takesLackedNoun } from "./undone/lacked-noun.js";
import { isShortFigure, takesTime } from "./times/takes-time.js";

/** Takes one mention for what it is where it stands: the first of the takers that has a use for it. */
export const takeMention = (
  parts: Parts,
  utterance: Utterance,
  mentions: readonly Mention[],
  index: number,
  { values, cube }: Pick<MentionContext, "values" | "cube">,
): void => {
  const mention = mentions[index];
  if (mention === undefined) return;
  const named = candidatesOf(mention);
  const others = mentions.some((other, at) => at !== index && isOfFigure(utterance, other));
  const isLimited = utterance.limits.some(
    (limit) =>
      limit.at === mention.at + mention.length || isNear(limit.at + limit.length, mention.at),
  );
  const context: MentionContext = {
    parts,
    utterance,
    mentions,
    index,
    mention,
    values,
    cube,
    position: positionOf(utterance, mentions, index),
    ...named,
    measure: ratedBy(utterance, mention) ?? named.measure,
    others,
    hasLimits:
      utterance.limits.length > 0 &&
      others &&
      !isLimited &&
      named.dimension !== undefined &&
      !limitsRowsAlone(utterance, mentions),
  };
  takers.some((take) => take(context));
};

/** `average price`, where what adds prices up is called so as well: the average is one of the column. */
const isAverageOfColumn = ({ utterance, mention, measure, dimension }: MentionContext): boolean =>
  measure?.member.aggregate === "sum" &&
  dimension?.member.type === "number" &&
  measure.quality <= dimension.quality &&
  aggregatesBefore(utterance, mention).some((kind) => kind !== "sum");

const isFigure = (context: MentionContext): boolean =>
  !isAverageOfColumn(context) && isNamedAsFigure(context);

const isNamedAsFigure = (context: MentionContext): boolean => {
  const { utterance, measure, dimension, position, others, hasLimits } = context;
  if (measure === undefined || hasLimits) return false;
  return (
    dimension === undefined ||
    isMostOf(context) ||
    position === "counting" ||
    (position === "plain" && (!others || measure.quality > dimension.quality)) ||
    // `what billed amount falls due`: nobody lists single amounts where a figure has the very name.
    (dimension.member.type === "number" &&
      !isKeyOfNumbers(dimension.member) &&
      isNamedBetter(utterance, measure, dimension))
  );
};

/** `repairs reported last week and still open`: those that are counted are in that state. */
const takesState = ({ parts, utterance, mention, mentions }: MentionContext): boolean => {
  const found = countInState(utterance, mention, mentions);
  if (found === undefined) return false;
  parts.instead.set(found.count.name, found.inState.name);
  absorb(parts, mention);
  absorb(parts, found.counted);
  return true;
};

/** `worst ratings`, where a time is called `Rated`: what is best or worst is the mark, and no month. */
const isMarkJudged = ({ utterance, mention, dimension, time }: MentionContext): boolean => {
  const { ranking, tokens } = utterance;
  return (
    dimension?.member.type === "number" &&
    dimension.quality >= (time?.quality ?? 1) &&
    ranking !== undefined &&
    /^(best|worst|highest|lowest)$/.test(tokens[ranking.at]?.word ?? "") &&
    ranking.at + ranking.length === mention.at
  );
};

const ranks = /^(rated|cheapest|expensive|priciest|dearest|pricey)$/;

/** `best rated agents with at least 10 calls`, `cheapest tariff`: it says by what they are ranked. */
const isRankedByIt = ({ ranking, tokens }: Utterance, { at }: Mention): boolean =>
  ranking !== undefined &&
  ranking.at + ranking.length === at &&
  ranks.test(tokens[at]?.text.toLowerCase() ?? "");

/** Whether half the name of a figure stands beside another figure that was named. */
const isAsideOf = (context: MentionContext): boolean => {
  const { utterance, mention, mentions } = context;
  return (
    isFigure(context) &&
    mention.isWeak &&
    // `how many nights did guests book`: what is counted is no aside of the verb.
    ![isCountedFirst, isRankedByIt].some((isSaid) => isSaid(utterance, mention)) &&
    !["and", "or", "vs", "by"].includes(utterance.tokens[mention.at - 1]?.word ?? "") &&
    mentions.some((other) => !other.isWeak && candidatesOf(other).measure !== undefined)
  );
};

/** A verb that is half the name of a figure: `how many does each agent handle`. */
const takesAside = (context: MentionContext): boolean => {
  const { parts, utterance, mention } = context;
  if (isMoneyAnyway(context)) {
    absorb(parts, mention);
    return true;
  }
  if (!isAsideOf(context)) return false;
  // `orders that were late` says how they are: left out, all of them would be counted.
  if (isPredicate(utterance, mention)) return true;
  // What was read as another word would change the figure: `punctual flights` are not all flights.
  const isOther = [isLasting, isOtherThing, isOtherRate, isVerbOfMore].some((is) =>
    is(utterance, mention),
  );
  if (isOther || isHead(context) || mention.slips !== undefined) return true;
  if (!isWordOfTaken(context))
    parts.notes.push(
      `I have no use for “${utterance.tokens[mention.at]?.text ?? ""}” here and leave it out.`,
    );
  absorb(parts, mention);
  return true;
};

/** `what did we invoice, net`: the figure that is taken is called `Net invoiced`, and has the word already. */
const isWordOfTaken = ({ parts, utterance, mention, cube }: MentionContext): boolean =>
  mention.length === 1 &&
  parts.measures.some(
    (each) =>
      each.kind === "measure" &&
      wordsOfName(cube.members.find(({ name }) => name === each.member)?.title ?? "")
        .map(stemOf)
        .includes(utterance.tokens[mention.at]?.stem ?? ""),
  );

const isOtherThing = ({ tokens }: Utterance, { at }: Mention): boolean => isNoun(tokens, at);

/** Whether a question begins by asking how many there are of what a mention names. */
const isCountedFirst = ({ tokens }: Utterance, { at }: Mention): boolean =>
  at === 2 && tokens[0]?.word === "how" && tokens[1]?.word === "many";

/** `how much money did we refund`, `who owes us the most money`: the figure that was named is one of money. */
const isMoneyAnyway = ({ utterance: { tokens }, mention, mentions }: MentionContext): boolean =>
  mention.isWeak &&
  tokens[mention.at]?.word === "money" &&
  /^(much|most)$/.test(tokens[mention.at - 1]?.word ?? "") &&
  mentions.some((other) => {
    const { measure, dimension } = candidatesOf(other);
    return (
      other !== mention &&
      dimension === undefined &&
      measure !== undefined &&
      isMoney(measure.member)
    );
  });

/** `how many bottles do we have in stock`: the word belongs to `Bottles in stock`, and asks for no `Stock value` beside it. */
const takesWordOfFigure = (context: MentionContext): boolean => {
  const { parts, utterance, mention, measure } = context;
  const isAsked = utterance.tokens.some(
    ({ word }, at) => word === "many" && utterance.tokens[at - 1]?.word === "how",
  );
  const isHalf = measure !== undefined && measure.quality < 0.95 && isMoney(measure.member);
  const joint = utterance.tokens[mention.at - 1]?.word ?? "";
  if (!isAsked || !isHalf || /^(and|plus|by)$/.test(joint) || !isWordOfTaken(context)) return false;
  absorb(parts, mention);
  return true;
};

const takesFigure = (context: MentionContext): boolean => {
  const { parts, utterance, mention, measure } = context;
  if (measure === undefined || !isFigure(context)) return false;
  const { name, title } = measure.member;
  // It has no part, and is asked back.
  if (mention.isWeak && isOtherRate(utterance, mention, measure.member)) return true;
  // Half a name, or a word of its description, may as well mean something else.
  const isVerb = isVerbOfSale(utterance.tokens, mention, measure);
  if (measure.quality < 0.45 || isVerb)
    parts.notes.push(`I take “${utterance.tokens[mention.at]?.text ?? ""}” as ${title || name}.`);
  parts.numbers.push({
    at: mention.at,
    on: "measure",
    member: name,
    index: parts.measures.length,
  });
  parts.measures.push({ kind: "measure", member: name });
  return true;
};

/** `cost of patients`, where patients have a sex and an age: a plural names what the rows are of. */
const takesHalf = ({ parts, utterance, mention, position, others }: MentionContext): boolean => {
  // A name that was mistyped is whole: left out, `custmers by orders` would be all orders together.
  const isMistyped = mention.slips?.length === mention.words;
  if (!mention.isWeak || isMistyped || position !== "plain" || !others) return false;
  if (/[^s]s$/.test(utterance.tokens[mention.at]?.word ?? "")) absorb(parts, mention);
  return true;
};

/** `how many operators worked`, where an operator is described as who worked: the verb says no more than who is counted. */
const isVerbOfCounted = ({ parts, utterance, mention, dimension }: MentionContext): boolean =>
  mention.isWeak &&
  mention.length === 1 &&
  dimension !== undefined &&
  dimension.member.name === parts.counted?.member &&
  mention.at === parts.counted.end &&
  isPastForm(utterance.tokens[mention.at]?.word ?? "");

const takesDimension = (context: MentionContext): boolean => {
  const { parts, utterance, mention, dimension, position, hasLimits } = context;
  const plain = hasLimits && position === "counting" ? "grouping" : position;
  if (isVerbOfCounted(context)) {
    absorb(parts, mention);
    return true;
  }
  if (position === "counting" && dimension !== undefined)
    parts.counted ??= { member: dimension.member.name, end: mention.at + mention.length };
  if (dimension !== undefined)
    takeDimension(parts, utterance, mention, dimension.member, plain, context);
  return dimension !== undefined;
};

/** What a mention may be taken for, in this order. */
const takers: readonly ((context: MentionContext) => boolean)[] = [
  takesOwner,
  takesObject,
  takesExtreme,
  takesCondition,
  takesWordOfName,
  takesLackedNoun,
  takesTableBehind,
  takesDeniedFigure,
  (context) => !isShortFigure(context) && !isMarkJudged(context) && takesTime(context),
  takesAbsence,
  takesState,
  takesHeld,
  takesSubjectOfDeed,
  takesThing,
  takesNounBehind,
  takesCountOfSome,
  takesRowsOfMoney,
  takesAside,
  takesWordOfFigure,
  takesFigure,
  ({ dimension }) => dimension === undefined,
  takesHalf,
  takesNoGroup,
  takesCountedKind,
  takesPlace,
  takesCompound,
  takesThingsPerStep,
  takesDimension,
];
