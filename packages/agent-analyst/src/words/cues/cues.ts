import { numberOf, scaleOf } from "../number-word.js";
import { monthNumber } from "../times/civil-time.js";
import { unitOf } from "../times/time-words.js";
import type { Token } from "../token.js";
import type { Display, Ranking, Threshold } from "../../reading/logical-form.js";

/** Something that was recognised, and the tokens that said it. */
export interface Cue<Meaning> {
  readonly meaning: Meaning;
  readonly at: number;
  readonly length: number;
}

const downwards = new Set(
  "top best highest largest biggest most greatest leading strongest maximum bestselling favourite favorite popular busiest longest fastest quickest".split(
    " ",
  ),
);
const upwards = new Set(
  "bottom worst lowest smallest least fewest weakest minimum flop slowest quietest shortest".split(
    " ",
  ),
);

/** `top 5`, `worst three`, `5 best`, `most`. */
export const findRanking = (tokens: readonly Token[]): Cue<Ranking> | undefined => {
  for (const [at, { word }] of tokens.entries()) {
    const direction = downwards.has(word) ? "desc" : upwards.has(word) ? "asc" : undefined;
    if (direction === undefined || isOfTime(tokens, at)) continue;
    const after = countAt(tokens, at + 1);
    if (after !== undefined) return { meaning: { count: after, direction }, at, length: 2 };
    const before = countAt(tokens, at - 1);
    if (before !== undefined)
      return { meaning: { count: before, direction }, at: at - 1, length: 2 };
    return { meaning: { count: undefined, direction }, at, length: 1 };
  }
  return undefined;
};

/** `at most 5` and `at least 3` are limits, and `most recent` says when. */
const isOfTime = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === "at" || tokens[at + 1]?.word === "recent";

const countAt = (tokens: readonly Token[], at: number): number | undefined => {
  const count = numberOf(tokens[at]?.word);
  const isWhole = count !== undefined && Number.isInteger(count) && count > 0 && count <= 1000;
  return isWhole ? count : undefined;
};

/** What a limit holds for is found out with the words around it. */
export type Limit = Pick<Threshold, "operator" | "number">;

const limits: readonly (readonly [string, Threshold["operator"]])[] = [
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

/** `more than 100`, `at least 5k`, `below 2.5`. */
export const findLimits = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Cue<Limit>[] => {
  const found: Cue<Limit>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const pair = betweenAt(tokens, at);
    if (pair !== undefined) {
      found.push(...pair);
      at += pair.reduce((sum, { length }) => sum + length, 0) - 1;
      continue;
    }
    const limit = limitAt(tokens, at, isKnown);
    if (limit === undefined) continue;
    found.push(limit);
    at += limit.length - 1;
  }
  return found;
};

/** `between 100 and 200 kg`; two years between which something lies are a time. */
const betweenAt = (tokens: readonly Token[], at: number): readonly Cue<Limit>[] | undefined => {
  const [low, high] = [numberOf(tokens[at + 1]?.word), numberOf(tokens[at + 3]?.word)];
  const isPair = tokens[at]?.word === "between" && tokens[at + 2]?.word === "and";
  const isYears = [low, high].every(
    (number) => number !== undefined && number >= 1900 && number < 2100,
  );
  const isDate = monthNumber((tokens[at + 4]?.word ?? "").replace(/^of$/, "")) !== undefined;
  if (!isPair || low === undefined || high === undefined || isYears || isDate) return undefined;
  const isAge = isYearsOld(tokens, at + 4);
  const more = isAge ? 2 : isMeasureWord(tokens[at + 4]?.word) ? 1 : 0;
  return [
    { meaning: { operator: ">=", number: low }, at, length: 2 },
    { meaning: { operator: "<=", number: high }, at: at + 2, length: 2 + more },
  ];
};

/** `years old`. */
const isYearsOld = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "years" && tokens[at + 1]?.word === "old";

/** Units and currencies, which belong to the number before them. */
const isMeasureWord = (word: string | undefined): boolean =>
  /^(kg|kilos?|g|grams?|t|tons?|tonnes?|lbs?|km|miles?|cm|mm|minutes?|mins?|seconds?|eur|euros?|usd|dollars?|gbp|chf|€|%|percent)$/.test(
    word ?? "",
  );

const limitAt = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): Cue<Limit> | undefined => {
  const fitting = limits
    .filter(([phrase]) =>
      phrase.split(" ").every((word, offset) => tokens[at + offset]?.word === word),
    )
    .sort(([left], [right]) => right.length - left.length)[0];
  if (fitting === undefined) return undefined;
  const [phrase, operator] = fitting;
  const behind = at + phrase.split(" ").length;
  const base = numberOf(tokens[behind]?.word);
  const unit = tokens[behind + 1]?.word ?? "";
  // `more than 3 days` is a time, unless the model counts in days.
  const isAge = isYearsOld(tokens, behind + 1);
  const isTime = unitOf(unit) !== undefined && !isKnown(unit) && !isAge;
  if (base === undefined || isTime) return undefined;
  const scale = scaleOf(tokens[behind + 1]?.word);
  const isPercent = tokens[behind + 1]?.word === "%" || tokens[behind + 1]?.word === "percent";
  const unitAt = behind + (scale === undefined ? 1 : 2);
  const isUnit =
    !isPercent && isMeasureWord(tokens[unitAt]?.word) && !isKnown(tokens[unitAt]?.word ?? "");
  const more = (scale !== undefined || isPercent ? 1 : 0) + (isUnit ? 1 : 0) + (isAge ? 2 : 0);
  return { meaning: { operator, number: base * (scale ?? 1) }, at, length: behind + 1 + more - at };
};

const shareWords = new Set(
  "share shares percentage percentages percent proportion fraction %".split(" "),
);

/** `share of`, `percentage`, `what % of`; the words of a member's own name are not asked here. */
export const findShare = (
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
): Cue<true> | undefined => {
  const at = tokens.findIndex(({ word }, index) => shareWords.has(word) && !isTaken(index));
  return at < 0 ? undefined : { meaning: true, at, length: 1 };
};

const displays: readonly (readonly [string, Display])[] = [
  ["table", "table"],
  ["list", "table"],
  ["bar chart", "bar"],
  ["bars", "bar"],
  ["bar", "bar"],
  ["line chart", "line"],
  ["line graph", "line"],
  ["line", "line"],
  ["area chart", "area"],
  ["pie chart", "pie"],
  ["pie", "pie"],
  ["donut", "pie"],
  ["doughnut", "pie"],
];

/** `as a table`, `in a bar chart`, `without a chart`. */
export const findDisplay = (tokens: readonly Token[]): Cue<Display | undefined> | undefined => {
  for (const [at, { word }] of tokens.entries()) {
    if (!["as", "in", "into", "draw", "plot", "with", "a", "without", "no"].includes(word))
      continue;
    const skip = ["a", "an", "any"].includes(tokens[at + 1]?.word ?? "") ? 2 : 1;
    const rest = [tokens[at + skip]?.word, tokens[at + skip + 1]?.word];
    const isPicture = rest[0] === "chart" || rest[0] === "graph" || rest[0] === "plot";
    if ((word === "without" || word === "no") && isPicture)
      return { meaning: "none", at, length: skip + 1 };
    if (word === "without" || word === "no") continue;
    const fitting = displays.find(([phrase]) => phrase === rest.join(" ") || phrase === rest[0]);
    if (fitting !== undefined && (word !== "a" || rest[1] === "chart")) {
      const words = fitting[0].includes(" ") || rest[1] === "chart" ? 2 : 1;
      return { meaning: fitting[1], at, length: skip + words };
    }
    if (isPicture) return { meaning: undefined, at, length: skip + 1 };
  }
  for (const [at, { word }] of tokens.entries()) {
    const named = displays.find(([phrase]) => phrase === `${word} ${tokens[at + 1]?.word ?? ""}`);
    if (named !== undefined) return { meaning: named[1], at, length: 2 };
  }
  const at = tokens.findIndex(({ word }) => /^(chart|graph|plot|diagram)$/.test(word));
  return at < 0 ? undefined : { meaning: undefined, at, length: 1 };
};
