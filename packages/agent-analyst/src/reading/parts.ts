import type { Mention } from "../mentions/mentions.js";
import type { FormMeasure, Threshold } from "./logical-form.js";
import type { FoundGranularity } from "../words/times/granularity.js";
import type { Utterance } from "../words/cues/utterance.js";
import { candidatesOf, isNegated, positionOf } from "../mentions/roles.js";
import type { Naming } from "../mentions/vocabulary.js";
import type { ValueMention } from "../mentions/values.js";

/** What a name was taken for. */
export interface Parts {
  readonly measures: FormMeasure[];
  readonly groupBy: string[];
  readonly conditions: { readonly member: string; readonly holds: boolean }[];
  /** In the order of the question, for limits to find what they limit. */
  readonly numbers: {
    readonly at: number;
    readonly on: Threshold["on"];
    readonly member: string;
    readonly index: number;
  }[];
  /** Dimensions that are to hold nothing, or (`isNot`) anything. */
  readonly empties: { readonly member: string; readonly isNot: boolean }[];
  readonly notes: string[];
  /** Tokens of names that are said by another part: `product` in `product category`. */
  readonly absorbed: Set<number>;
  timeDimension: string | undefined;
  step: FoundGranularity["unit"] | undefined;
}

/** Takes one mention for what it is where it stands. */
export const takeMention = (
  parts: Parts,
  utterance: Utterance,
  mentions: readonly Mention[],
  index: number,
  values: readonly ValueMention[],
): void => {
  const mention = mentions[index];
  if (mention === undefined) return;
  const { dimension, time, condition, ...named } = candidatesOf(mention);
  const measure = ratedBy(utterance, mention) ?? named.measure;
  const position = positionOf(utterance, mentions, index);
  const best = Math.max(measure?.quality ?? 0, dimension?.quality ?? 0, time?.quality ?? 0);
  const isAggregate =
    dimension?.member.type === "number" && aggregatesBefore(utterance, mention).length > 0;
  const isNumber = (member: { readonly type: string; readonly kind: string }): boolean =>
    member.kind === "dimension" && member.type === "number";
  // `more than 20 percent discount` is a discount of so much, not that there is one.
  const isAmount =
    mention.namings.some(({ member }) => isNumber(member)) &&
    utterance.limits.some((limit) => isNear(limit.at + limit.length, mention.at));
  if (
    condition !== undefined &&
    !isAggregate &&
    !isAmount &&
    (condition.quality >= best || position !== "grouping") &&
    condition.quality >= best - 0.05
  ) {
    parts.conditions.push({
      member: condition.member.name,
      holds: !isNegated(utterance, mention.at),
    });
    return;
  }
  const isTimed =
    utterance.times.length > 0 || utterance.granularity !== undefined || position === "grouping";
  if (time !== undefined && !isTimed && measure === undefined && dimension === undefined) {
    // `closed` without a time: those that have been closed at all.
    const isNot = !isNegated(utterance, mention.at);
    parts.empties.push({ member: time.member.name, isNot });
    parts.notes.push(
      `I take “${utterance.tokens[mention.at]?.text ?? ""}” as ${isNot ? "having" : "not having"} a time in ${time.member.title || time.member.name}.`,
    );
    return;
  }
  if (
    time !== undefined &&
    isTimed &&
    time.quality >= Math.max(measure?.quality ?? 0, dimension?.quality ?? 0)
  ) {
    parts.timeDimension = time.member.name;
    if (position === "grouping") parts.step ??= "auto";
    return;
  }
  const lacks = lackingBefore(utterance, mention);
  if (lacks !== undefined && dimension !== undefined) {
    parts.empties.push({ member: dimension.member.name, isNot: !lacks });
    return;
  }
  const others = mentions.some(
    (other, at) => at !== index && candidatesOf(other).measure !== undefined,
  );
  // `customers with more than 20 orders` are so many customers, each with a number of orders.
  const isLimited = (limit: { readonly at: number; readonly length: number }): boolean =>
    limit.at === mention.at + mention.length || isNear(limit.at + limit.length, mention.at);
  const hasLimits =
    utterance.limits.length > 0 &&
    others &&
    !utterance.limits.some(isLimited) &&
    dimension !== undefined;
  const asMeasure =
    measure !== undefined &&
    !hasLimits &&
    (dimension === undefined ||
      position === "counting" ||
      (position === "plain" && (!others || measure.quality > dimension.quality)));
  // A verb that is half the name of a figure: `how many does each agent handle`.
  const isAside =
    mention.isWeak &&
    !["and", "or", "vs", "by"].includes(utterance.tokens[mention.at - 1]?.word ?? "") &&
    mentions.some((other) => !other.isWeak && candidatesOf(other).measure !== undefined);
  if (asMeasure && isAside) {
    parts.notes.push(
      `I have no use for “${utterance.tokens[mention.at]?.text ?? ""}” here and leave it out.`,
    );
    absorb(parts, mention);
    return;
  }
  if (asMeasure) {
    // Half a name, or a word of its description, may as well mean something else.
    if (measure.quality < 0.45) {
      const said = utterance.tokens[mention.at]?.text ?? "";
      parts.notes.push(`I take “${said}” as ${measure.member.title || measure.member.name}.`);
    }
    parts.numbers.push({
      at: mention.at,
      on: "measure",
      member: measure.member.name,
      index: parts.measures.length,
    });
    parts.measures.push({ kind: "measure", member: measure.member.name });
    return;
  }
  if (dimension === undefined) return;
  // `product category` is a category: of two names in a row, the second is the head.
  if (mention.isWeak && position === "plain" && others) {
    // `cost of patients`, where patients have a sex and an age: a plural names what the rows are of.
    if (/[^s]s$/.test(utterance.tokens[mention.at]?.word ?? "")) absorb(parts, mention);
    return;
  }
  const next = mentions[index + 1];
  const isCompound =
    next?.at === mention.at + mention.length &&
    !utterance.limits.some(({ at }) => at === next.at + next.length) &&
    candidatesOf(next).dimension !== undefined &&
    candidatesOf(next).measure === undefined;
  if (isCompound) {
    absorb(parts, mention);
    return;
  }
  const plain = hasLimits && position === "counting" ? "grouping" : position;
  takeDimension(parts, utterance, mention, dimension.member, plain, values);
};

const absorb = ({ absorbed }: Parts, { at, length }: Mention): void => {
  for (let token = at; token < at + length; token++) absorbed.add(token);
};

const aggregates = new Map<string, Aggregate>([
  ["average", "avg"],
  ["median", "median"],
  ["total", "sum"],
  ["sum", "sum"],
  ["maximum", "max"],
  ["max", "max"],
  ["highest", "max"],
  ["longest", "max"],
  ["largest", "max"],
  ["biggest", "max"],
  ["shortest", "min"],
  ["smallest", "min"],
  ["minimum", "min"],
  ["min", "min"],
  ["lowest", "min"],
]);

type Aggregate = "avg" | "median" | "sum" | "max" | "min";

/** `average price`, and in `min and max price` both. */
const aggregatesBefore = ({ tokens }: Utterance, { at }: Mention): readonly Aggregate[] => {
  const found: Aggregate[] = [];
  let isJoined = true;
  for (let before = at - 1; before >= 0; before--) {
    const { word = "", stem = "" } = tokens[before] ?? {};
    const aggregate = aggregates.get(stem) ?? aggregates.get(word);
    if (aggregate !== undefined && isJoined) found.unshift(aggregate);
    else if (found.length === 0 || (word !== "and" && word !== "or")) break;
    isJoined = aggregate === undefined;
  }
  return found;
};

const takeDimension = (
  parts: Parts,
  utterance: Utterance,
  mention: Mention,
  { name, type }: { readonly name: string; readonly type: string },
  position: ReturnType<typeof positionOf>,
  values: readonly ValueMention[],
): void => {
  if (position === "counting") {
    parts.measures.push({ kind: "distinct", member: name });
    return;
  }
  const aggregatesSaid = aggregatesBefore(utterance, mention);
  if (type === "number") {
    parts.numbers.push({ at: mention.at, on: "dimension", member: name, index: -1 });
    // Keys are numbers that nothing is calculated from.
    if (aggregatesSaid.length > 0 && !/(^|_)id$/i.test(name)) {
      parts.measures.push(...aggregatesSaid.map((kind) => ({ kind, member: name })));
      return;
    }
    const isLimited = utterance.limits.some(
      ({ at, length }) =>
        Math.abs(at - (mention.at + mention.length)) <= 2 ||
        Math.abs(mention.at - at - length) <= 1,
    );
    if (isLimited && position !== "grouping") return;
    // Amounts of single rows are no groups, unless somebody asks for them; ids are.
    if ((position !== "grouping" || isRanked(utterance, mention)) && !/(^|_)id$/i.test(name)) {
      parts.measures.push({ kind: "avg", member: name });
      return;
    }
  }
  const isAnchor = values.some(
    (value) =>
      value.dimension === name &&
      (isNear(value.at + value.length, mention.at) ||
        isNear(mention.at + mention.length, value.at)),
  );
  if (position !== "grouping" && isAnchor) return;
  // `enterprise customers` are those of a kind, and nothing to group by.
  const isAttributed = values.some((value) => value.at + value.length === mention.at);
  if (position === "plain" && isAttributed && parts.measures.length > 0) {
    absorb(parts, mention);
    return;
  }
  parts.groupBy.push(name);
};

/** `city Berlin`, `status is returned`, `Berlin city`. */
const isNear = (end: number, start: number): boolean => start >= end && start - end <= 2;

/** `without an agent`, `with no agent`, `missing agent`: true; `with an agent`: false. */
const lackingBefore = ({ tokens }: Utterance, { at }: Mention): boolean | undefined => {
  const word = (back: number): string => tokens[at - back]?.word ?? "";
  const back = article.has(word(1)) ? 2 : 1;
  if (/^(without|lacking|missing|unknown|empty)$/.test(word(back))) return true;
  if (word(1) === "no" && /^(with|have|has|having|had)$/.test(word(2))) return true;
  return back === 2 && word(1) !== "the" && word(2) === "with" ? false : undefined;
};

const article = new Set(["a", "an", "any"]);

/** `most price`, `highest score`: it ranks, and groups nothing. */
const isRanked = ({ ranking }: Utterance, { at }: Mention): boolean =>
  ranking !== undefined &&
  ranking.meaning.count === undefined &&
  at === ranking.at + ranking.length;

/** `highest rated` asks for how high ratings are, and not for how many there are. */
const ratedBy = ({ ranking }: Utterance, { at, namings }: Mention): Naming | undefined =>
  ranking !== undefined && ranking.at + ranking.length === at && namings.length > 1
    ? namings.find(({ member, quality }) => member.aggregate === "avg" && quality > 0.9)
    : undefined;
