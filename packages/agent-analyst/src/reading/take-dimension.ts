import type { Cube, Member } from "@embedded-analytics/domain";
import { isKeyOfNumbers } from "../mentions/names/keys-of-things.js";
import type { Mention } from "../mentions/mentions.js";
import { candidatesOf, type Position } from "../mentions/roles.js";
import { isNegated } from "../words/cues/negated.js";
import type { ValueMention } from "../mentions/values.js";
import type { Utterance } from "../words/cues/utterance.js";
import { isPastForm } from "../words/past-forms.js";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import type { MentionContext } from "./context/mention-context.js";
import { absorb, isNear, type Parts } from "./parts.js";
import { figureMeant, isHadByGroup } from "./figures/figure-meant.js";
import { isMoney } from "../mentions/money/earned.js";

/** Takes a dimension for what it is where it stands: a count of different values, a group, or an average. */
export const takeDimension = (
  parts: Parts,
  utterance: Utterance,
  mention: Mention,
  { name, title, type }: Pick<Member, "name" | "title" | "type">,
  position: Position,
  { values, cube, others }: Pick<MentionContext, "values" | "cube" | "others">,
): void => {
  // `parties of at least 8` are rows that hold for it, and no count of sizes.
  if (position === "counting" && !(type === "number" && isLimited(utterance, mention))) {
    takeCount(parts, utterance, mention, name, cube);
    return;
  }
  const hasFigure = candidatesOf(mention).measure !== undefined;
  if (
    type === "number" &&
    takesNumber(parts, utterance, mention, { name, title, cube, hasFigure }, position)
  )
    return;
  if (position !== "grouping" && isBesideValue(utterance, mention, name, values)) return;
  if (position === "plain" && isNoGroup(parts, utterance, mention, values, others))
    absorb(parts, mention);
  else parts.groupBy.push(name);
};

/** Whether a column that stands in a sentence says what is meant, and nothing to group by. */
const isNoGroup = (
  parts: Parts,
  utterance: Utterance,
  mention: Mention,
  values: readonly ValueMention[],
  isBesideFigure: boolean,
): boolean => {
  // `enterprise customers` are those of a kind, and nothing to group by.
  // `Ann Lee's customers` are hers.
  const isHers = utterance.tokens[mention.at - 1]?.word === "s";
  const before = isHers ? mention.at - 1 : mention.at;
  const isAttributed =
    values.some((value) => value.at + value.length === before) ||
    parts.conditionEnds.has(mention.at);
  // `only business customers` are fewer rows of what was asked before, whose groups stay.
  const isRestriction = /^(only|just)$/.test(utterance.tokens[0]?.word ?? "");
  return (
    (isAttributed &&
      (parts.measures.length > 0 || isRestriction || (isBesideFigure && asksOfAll(utterance)))) ||
    isAnyOfThem(utterance, mention)
  );
};

/** `what did our southern sites sell`, `who pays slower, trade or private buyers`: nothing asks for each, nor for the first of them. */
const asksOfAll = ({ tokens, ranking, limits }: Utterance): boolean =>
  ranking === undefined &&
  limits.length === 0 &&
  ((/^(what|how)$/.test(tokens[0]?.word ?? "") && tokens.some(({ word }) => word === "did")) ||
    (tokens[0]?.word === "who" && tokens.some(({ word }) => word === "or")));

/** `how long does it take to repair a bike`, `how many teams started a job`: any of them, and not each. */
const isAnyOfThem = ({ tokens }: Utterance, { at }: Mention): boolean =>
  tokens[0]?.word === "how" &&
  (tokens[1]?.word === "long" ||
    (tokens[1]?.word === "many" && isPastForm(tokens[at - 2]?.word ?? ""))) &&
  /^an?$/.test(tokens[at - 1]?.word ?? "");

/** How many different ones there are, by the model's own count of them where it has one. */
const takeCount = (
  parts: Parts,
  { tokens }: Utterance,
  mention: Mention,
  name: string,
  cube: Cube,
): void => {
  const own = countOfThem(cube, tokens[mention.at]?.stem ?? "");
  if (own !== undefined) absorb(parts, mention);
  parts.measures.push(
    own === undefined ? { kind: "distinct", member: name } : { kind: "measure", member: own },
  );
};

const different = /^(unique|different|distinct|number|of|total|all)$/;

/** The model's own count of different things that are called so: `Unique attendees`, where names alone would take two of one for one. */
const countOfThem = ({ members }: Cube, stem: string): string | undefined =>
  members.find(
    ({ kind, public: isPublic, aggregate, title }) =>
      kind === "measure" &&
      isPublic &&
      aggregate === "count_distinct" &&
      wordsOfName(title)
        .filter((word) => !different.test(word))
        .map(stemOf)
        .join(" ") === stem,
  )?.name;

/** `city Berlin`: the column of the value that stands there, unless all others are asked for. */
const isBesideValue = (
  utterance: Utterance,
  mention: Mention,
  name: string,
  values: readonly ValueMention[],
): boolean => {
  const { at, length } = mention;
  const isBeside = values.some(
    (value) =>
      value.dimension === name &&
      (isNear(value.at + value.length, at) || isNear(at + length, value.at)),
  );
  return isBeside && !isLessSome(utterance, mention, name, values);
};

/** `reasons except price`, `channels excluding email`: all others of a column that is asked for first, in the plural. */
const isLessSome = (
  utterance: Utterance,
  { at, length }: Mention,
  name: string,
  values: readonly ValueMention[],
): boolean => {
  const own = values.filter(({ dimension }) => dimension === name);
  return (
    utterance.tokens.slice(at, at + length).some(({ word }) => /[^s]s$/.test(word)) &&
    utterance.tokens
      .slice(0, at)
      .every(({ word }) => /^(show|me|list|the|all|our|what|which|are|give)$/.test(word)) &&
    own.length > 0 &&
    own.every((value) => value.at > at && isNegated(utterance, value.at))
  );
};

/** Amounts of single rows are no groups, unless somebody asks for them; keys are groups, and never calculated with. */
const takesNumber = (
  parts: Parts,
  utterance: Utterance,
  mention: Mention,
  {
    name,
    title,
    cube,
    hasFigure,
  }: Pick<Member, "name" | "title"> & { readonly cube: Cube; readonly hasFigure: boolean },
  position: Position,
): boolean => {
  const isKey = isKeyOfNumbers({ name, title, type: "number" });
  const aggregates = isKey ? [] : aggregatesBefore(utterance, mention);
  // `which store had the highest order value`, where a figure has that name: it is no end of single rows.
  const isOfGroup = hasFigure && isHadByGroup(utterance.tokens, mention.at);
  const said = isOfGroup
    ? aggregates.filter((kind) => kind !== "max" && kind !== "min")
    : aggregates;
  parts.numbers.push({ at: mention.at, on: "dimension", member: name, index: -1 });
  if (said.length > 0) {
    parts.measures.push(...said.map((kind) => ({ kind, member: name })));
    return true;
  }
  if (isLimited(utterance, mention) && position !== "grouping") return true;
  if (!isKey && position === "plain" && isHad(utterance, mention)) {
    parts.amounts.push(name);
    parts.notes.push(`I take those with more than 0 of ${title || name}.`);
    return true;
  }
  const isAmount =
    position !== "grouping" || isFigureAsked(parts, utterance, mention, { name, cube });
  if (isKey || !isAmount) return false;
  const figure = figureMeant(utterance, mention, cube, name);
  if (figure.isOther) absorb(parts, mention);
  parts.measures.push(figure.measure);
  parts.notes.push(figure.note);
  return true;
};

/** Whether an amount is asked for where a group could stand: it ranks, or money is asked for. */
const isFigureAsked = (
  parts: Parts,
  utterance: Utterance,
  mention: Mention,
  { name, cube }: Pick<Member, "name"> & { readonly cube: Cube },
): boolean =>
  isRanked(utterance, mention) ||
  (parts.measures.length === 0 && isRankedByIt(utterance, mention)) ||
  isMoneyAsked(utterance, mention, cube, name);

const isLimited = ({ limits }: Utterance, mention: Mention): boolean =>
  limits.some(
    ({ at, length }) =>
      Math.abs(at - (mention.at + mention.length)) <= 2 || Math.abs(mention.at - at - length) <= 1,
  );

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
export const aggregatesBefore = ({ tokens }: Utterance, { at }: Mention): readonly Aggregate[] => {
  // `lowest rated stylist` has the lowest rating on average, and not the lowest single one.
  if (tokens[at]?.text.toLowerCase() === "rated") return [];
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

/** `orders with a discount`, and not `customers with their age`. */
const isHad = ({ tokens }: Utterance, { at }: Mention): boolean => {
  const back = /^(a|an|any|some)$/.test(tokens[at - 1]?.word ?? "") ? 2 : 1;
  return tokens[at - back]?.word === "with";
};

/** `what amount falls due`: so much money, which nobody lists for each amount that there is. */
const isMoneyAsked = (
  { tokens }: Utterance,
  { at }: Mention,
  { members }: Cube,
  name: string,
): boolean => {
  const first = /^(total|overall|the|our)$/.test(tokens[at - 1]?.word ?? "") ? at - 2 : at - 1;
  return (
    /^(what|which)$/.test(tokens[first]?.word ?? "") &&
    members.some((member) => member.name === name && isMoney(member))
  );
};

/** `top 5 employees by salary`: the amount ranks them, and single amounts are no groups. */
const isRankedByIt = ({ ranking, tokens }: Utterance, { at }: Mention): boolean =>
  ranking?.meaning.count !== undefined &&
  ranking.at + ranking.length < at - 1 &&
  tokens[at - 1]?.word === "by" &&
  !tokens.slice(ranking.at, at - 1).some(({ word }) => /^(by|per|each|every)$/.test(word));

/** `most price`, `highest score`: it ranks, and groups nothing. */
const isRanked = ({ ranking }: Utterance, { at }: Mention): boolean =>
  ranking !== undefined &&
  ranking.meaning.count === undefined &&
  at === ranking.at + ranking.length;
