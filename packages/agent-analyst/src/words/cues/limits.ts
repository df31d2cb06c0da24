import { monthNumber } from "../times/civil-time.js";
import { unitOf } from "../times/time-words.js";
import { numberOf, scaleOf } from "../number-word.js";
import { isUnitAmong, isUnitOfTime } from "../units.js";
import type { Token } from "../token.js";
import type { Cue } from "./cue.js";

/** What a limit holds for is found out with the words around it. */
export interface Limit {
  readonly operator: ">" | ">=" | "<" | "<=" | "=";
  readonly number: number;
  /** Whether it was said in percent. */
  readonly isPercent?: boolean;
  /** The unit that was said, such as `hours`. */
  readonly unit?: string;
  /** For how long an amount is: `month` of `above 200 pounds a month`. */
  readonly per?: string;
}

const limits: readonly (readonly [string, Limit["operator"]])[] = [
  ["more than", ">"],
  ["greater than", ">"],
  ["higher than", ">"],
  ["larger than", ">"],
  ["bigger than", ">"],
  ["not more than", "<="],
  ["no more than", "<="],
  ["at least", ">="],
  ["not less than", ">="],
  ["at most", "<="],
  ["less than", "<"],
  ["fewer than", "<"],
  ["lower than", "<"],
  ["smaller than", "<"],
  ["heavier than", ">"],
  ["lighter than", "<"],
  ["older than", ">"],
  ["younger than", "<"],
  ["longer than", ">"],
  ["shorter than", "<"],
  ["more expensive than", ">"],
  ["cheaper than", "<"],
  ["worth more than", ">"],
  ["worth less than", "<"],
  ["worth over", ">"],
  ["above", ">"],
  ["over", ">"],
  ["exceeding", ">"],
  ["below", "<"],
  ["under", "<"],
  ["exactly", "="],
  [">=", ">="],
  ["<=", "<="],
  [">", ">"],
  ["<", "<"],
];

/** Words that begin a span of time as well: `over 3 months`. */
const spanning = /^(over|under|exactly)$/;

/** Nobody asks for a span of minutes: `over 2 hours` is how long something takes. */
const isClockUnit = (word: string): boolean => /^(hour|minute|min|second|sec)s?$/.test(word);

/**
 * `more than 100`, `at least 5k`, `below 2.5`; `more than 2 hours` where the model has figures in units of
 * time, and not where it has none.
 */
export const findLimits = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  units: ReadonlySet<string> = new Set(),
  isName: (words: readonly string[]) => boolean = () => true,
): readonly Cue<Limit>[] => {
  const found: Cue<Limit>[] = [];
  const isUnit = (word: string): boolean => isUnitAmong(word, units);
  const hasUnitsOfTime = [...units].some(isUnitOfTime);
  for (let at = 0; at < tokens.length; at++) {
    const pair = betweenAt(tokens, at);
    if (pair !== undefined) {
      found.push(...pair);
      at += pair.reduce((sum, { length }) => sum + length, 0) - 1;
      continue;
    }
    const isCounted = (word: string): boolean =>
      (hasUnitsOfTime &&
        isUnitOfTime(word) &&
        (isClockUnit(word) || !spanning.test(tokens[at]?.word ?? ""))) ||
      (units.has(word) && isBehindColumn(tokens, at, isName));
    const limit = limitAt(tokens, at, { isKnown, isCounted, isUnit, isName });
    if (limit === undefined) continue;
    found.push(limit);
    at += limit.length - 1;
  }
  return found;
};

/** `a term of more than 36 months`, where the model counts something in months: behind what it is the length of. */
const isBehindColumn = (
  tokens: readonly Token[],
  at: number,
  isName: (words: readonly string[]) => boolean,
): boolean => {
  const isJoint = /^(of|is|was|are|were)$/.test(tokens[at - 1]?.word ?? "");
  const { word = "", isQuoted = true } = tokens[isJoint ? at - 2 : at - 1] ?? {};
  return !isQuoted && !/[^s]s$/.test(word) && isName([word]);
};

/** `between 100 and 200 kg`; two years between which something lies are a time. */
const betweenAt = (tokens: readonly Token[], at: number): readonly Cue<Limit>[] | undefined => {
  const isPair = tokens[at]?.word === "between" && tokens[at + 2]?.word === "and";
  const [low, high] = [numberOf(tokens[at + 1]?.word), numberOf(tokens[at + 3]?.word)];
  if (!isPair || low === undefined || high === undefined) return undefined;
  const isDate = monthNumber((tokens[at + 4]?.word ?? "").replace(/^of$/, "")) !== undefined;
  if (isDate || (isYear(low) && isYear(high))) return undefined;
  const size = unitWordsAt(tokens, at + 4);
  const unit = unitSaid(size === 1 ? tokens[at + 4] : undefined);
  return [
    { meaning: { operator: ">=", number: low, ...unit }, at, length: 2 },
    { meaning: { operator: "<=", number: high, ...unit }, at: at + 2, length: 2 + size },
  ];
};

const isYear = (number: number): boolean => number >= 1900 && number < 2100;

/** How many tokens say the unit of the number before them: `kg`, `years old`. */
const unitWordsAt = (tokens: readonly Token[], at: number): number =>
  isYearsOld(tokens, at) ? 2 : isMeasureWord(tokens[at]?.word) ? 1 : 0;

/** `years old`. */
const isYearsOld = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "years" && tokens[at + 1]?.word === "old";

/** Units and currencies, which belong to the number before them. */
const isMeasureWord = (word: string | undefined): boolean =>
  /^(kg|kilos?|g|grams?|t|tons?|tonnes?|lbs?|km|miles?|cm|mm|minutes?|mins?|seconds?|eur|euros?|usd|dollars?|gbp|pounds?|chf|francs?|€|£|%|percent)$/.test(
    word ?? "",
  );

/** What a limit asks of the model's words. */
interface Known {
  readonly isKnown: (word: string) => boolean;
  readonly isCounted: (word: string) => boolean;
  /** Whether a word is a unit of one of the model's figures. */
  readonly isUnit: (word: string) => boolean;
  /** Whether words side by side are a name of the model, or a part of one. */
  readonly isName: (words: readonly string[]) => boolean;
}

const limitAt = (tokens: readonly Token[], at: number, model: Known): Cue<Limit> | undefined => {
  const fitting = fittingAt(tokens, at);
  if (fitting === undefined) return undefined;
  const [phrase, operator] = fitting;
  const behind = at + phrase.split(" ").length;
  const base = numberOf(tokens[behind]?.word) ?? oneUnit(tokens, behind, model);
  const scale = scaleOf(tokens[behind + 1]?.word);
  const end = scale === undefined ? behind + 1 : behind + 2;
  const unit = unitAt(phrase, tokens, end, model);
  if (base === undefined || unit === undefined || isAgo(tokens, behind)) return undefined;
  const per = perStep(tokens, at, end + unit.size);
  const meaning = { operator, number: base * (scale ?? 1), ...unit.said, ...(per && { per }) };
  return { meaning, at, length: end + unit.size + (per === undefined ? 0 : 2) - at };
};

/** `flats above 1500 a month`: the amount of each thing for so long, where no figure of several things is limited. */
const perStep = (tokens: readonly Token[], at: number, end: number): string | undefined => {
  const [article = "", step = ""] = [end, end + 1].map((each) => tokens[each]?.word);
  const before = tokens.slice(0, at).map(({ word }) => word);
  const isOfThings =
    /[^s]s$/.test(before.at(-1) ?? "") &&
    !before.some((word) => /^(with|whose|where|has|have|had|did|do|does|made|by)$/.test(word));
  return isOfThings &&
    /^(a|per|each)$/.test(article) &&
    /^(day|week|month|quarter|year)$/.test(step)
    ? step
    : undefined;
};

/** The unit behind the number of a limit, and its tokens; undefined where the two are a span of time. */
const unitAt = (
  phrase: string,
  tokens: readonly Token[],
  at: number,
  { isKnown, isCounted, isUnit, isName }: Known,
): { readonly size: number; readonly said: Pick<Limit, "isPercent" | "unit"> } | undefined => {
  if (isAge(phrase, tokens, at)) return { size: 1, said: {} };
  const isOfTime = isSpan(tokens, at, isKnown);
  if (isOfTime && !isCounted(tokens[at]?.word ?? "")) return undefined;
  const size = isOfTime ? 1 : unitLength(phrase, tokens, at, { isKnown, isUnit, isName });
  return {
    size,
    said: unitSaid(size === 1 || isLengthOfTime(tokens, at) ? tokens[at] : undefined),
  };
};

/** The longest of the words of limits that stand at a place. */
const fittingAt = (tokens: readonly Token[], at: number) =>
  limits
    .filter(([phrase]) =>
      phrase.split(" ").every((word, offset) => tokens[at + offset]?.word === word),
    )
    .sort(([left], [right]) => right.length - left.length)[0];

/**
 * `longer than 4 hours` is of a length, also where the model has a figure that is called hours;
 * `longer than 90 days to close` names a figure where there is one called `Days to close`.
 */
const isLength = (
  phrase: string,
  tokens: readonly Token[],
  at: number,
  isName: Known["isName"],
): boolean =>
  /^(longer|shorter) /.test(phrase) &&
  isUnitOfTime(tokens[at]?.word ?? "") &&
  (tokens[at + 1]?.word !== "to" || !isName(tokens.slice(at, at + 3).map(({ word }) => word)));

/** `older than ten years`, and not only `ten years old`. */
const isAge = (phrase: string, tokens: readonly Token[], at: number): boolean =>
  /^(older|younger) /.test(phrase) &&
  tokens[at]?.word === "years" &&
  tokens[at + 1]?.word !== "old";

/** `more than two days ago` is a time, whatever the model counts in days. */
const isAgo = (tokens: readonly Token[], behind: number): boolean =>
  tokens[behind + 2]?.word === "ago";

/** `at least 2 hours` where a figure is called Hours taught: the word is that of a figure perhaps, and the unit in any case. */
const isLengthOfTime = (tokens: readonly Token[], at: number): boolean => {
  const { word = "", isQuoted = true } = tokens[at] ?? {};
  return !isQuoted && (isUnitOfTime(word) || /^months?$/.test(word));
};

const unitSaid = (token: Token | undefined): Pick<Limit, "isPercent" | "unit"> => {
  if (token === undefined) return {};
  return /^(%|percent)$/.test(token.word) ? { isPercent: true } : { unit: token.word };
};

/** `over a kilo`, `longer than an hour` where the model counts in hours: one of it. */
const oneUnit = (
  tokens: readonly Token[],
  at: number,
  { isKnown, isCounted }: Pick<Known, "isKnown" | "isCounted">,
): number | undefined => {
  const unit = tokens[at + 1]?.word ?? "";
  const isUnit =
    isMeasureWord(unit) ||
    isCounted(unit) ||
    (unitOf(unit) !== undefined && isKnownUnit(unit, isKnown));
  return /^an?$/.test(tokens[at]?.word ?? "") && isUnit ? 1 : undefined;
};

/** Units are named in the plural: `day` is known where `days` is. */
const isKnownUnit = (unit: string, isKnown: (word: string) => boolean): boolean =>
  isKnown(unit) || isKnown(`${unit}s`);

/** `more than 3 days` is a time, unless the model counts in days. */
const isSpan = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean => {
  const unit = tokens[at]?.word ?? "";
  return unitOf(unit) !== undefined && !isKnownUnit(unit, isKnown) && !isYearsOld(tokens, at);
};

/** How many tokens of a unit belong to a limit: a unit that the model names is a member as well. */
const unitLength = (
  phrase: string,
  tokens: readonly Token[],
  at: number,
  { isKnown, isUnit, isName }: Pick<Known, "isKnown" | "isUnit" | "isName">,
): number => {
  const word = tokens[at]?.word ?? "";
  if (word === "%" || word === "percent" || isLength(phrase, tokens, at, isName)) return 1;
  if (isKnown(word) && !isYearsOld(tokens, at)) return 0;
  return isUnit(word) ? 1 : unitWordsAt(tokens, at);
};
