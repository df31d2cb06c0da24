import { numberOf } from "../number-word.js";
import type { TimeUnit } from "../times/civil-time.js";
import type { Token } from "../token.js";
import type { Cue } from "./cue.js";

/** What is to be done with figures, as a question's own words say it. */
export type Operation =
  | { readonly kind: "growth"; readonly unit: TimeUnit | undefined }
  | { readonly kind: "running" }
  | { readonly kind: "percentile"; readonly fraction: number }
  | { readonly kind: "per_so_many"; readonly factor: number }
  | { readonly kind: "place"; readonly place: number };

type Found = { readonly meaning: Operation; readonly length: number };
type Row = (words: readonly string[], at: number) => Found | undefined;

const units: Readonly<Record<string, TimeUnit>> = { month: "month", week: "week", quarter: "quarter", day: "day" }; // prettier-ignore
const short: Readonly<Record<string, TimeUnit>> = { mom: "month", wow: "week", qoq: "quarter", dod: "day" }; // prettier-ignore
const places = new Map(
  "second third fourth fifth".split(" ").map((word, at) => [word, at + 2] as const),
);
const ranks =
  /^(best|worst|highest|lowest|largest|biggest|smallest|most|least|strongest|weakest|busiest|longest|shortest|fastest|slowest|top|cheapest|priciest)$/;

/** A row for each form; the first that fits is meant. */
const table: readonly Row[] = [
  // `month over month`, `week on week`, `from month to month`, beside a word of growth.
  (words, at) => {
    const unit = units[words[at] ?? ""];
    const isPair =
      unit !== undefined &&
      /^(over|on|by|to)$/.test(words[at + 1] ?? "") &&
      words[at + 2] === words[at];
    return isPair &&
      words.some(
        (word, other) =>
          /^(growth|grow|grows|grew|grown|growing|change|changes|changed)$/.test(word) &&
          other !== at,
      )
      ? { meaning: { kind: "growth", unit }, length: 3 }
      : undefined;
  },
  (words, at) => {
    const unit = short[words[at] ?? ""];
    return unit && { meaning: { kind: "growth", unit }, length: 1 };
  },
  // `growth by month`, `monthly growth rate`: the step is that of the series.
  (words, at) =>
    (words[at] === "growth" || isHowGrown(words, at)) && isStepped(words)
      ? { meaning: { kind: "growth", unit: undefined }, length: words[at + 1] === "rate" ? 2 : 1 }
      : undefined,
  (words, at) =>
    /^(running|rolling|cumulative)$/.test(words[at] ?? "") &&
    /^(total|totals|sum)$/.test(words[at + 1] ?? "")
      ? words[at] === "rolling"
        ? undefined
        : { meaning: { kind: "running" }, length: words[at + 2] === "of" ? 3 : 2 }
      : undefined,
  (words, at) =>
    /^(cumulative|cumulated|accumulated|cumulatively)$/.test(words[at] ?? "") ||
    (words[at] === "running" && isStepped(words))
      ? { meaning: { kind: "running" }, length: 1 }
      : undefined,
  (words, at) => {
    const [, percent] = /^(\d{1,2})$/.exec(words[at] ?? "") ?? [];
    const named = at + (/^(th|st|nd|rd)$/.test(words[at + 1] ?? "") ? 2 : 1);
    const isNamed = /^percentiles?$/.test(words[named] ?? "");
    const length = named - at + (words[named + 1] === "of" ? 2 : 1);
    return percent !== undefined && isNamed
      ? { meaning: { kind: "percentile", fraction: Number(percent) / 100 }, length }
      : undefined;
  },
  (words, at) => {
    const [, percent] = /^p(\d{2})$/.exec(words[at] ?? "") ?? [];
    return percent === undefined
      ? undefined
      : { meaning: { kind: "percentile", fraction: Number(percent) / 100 }, length: 1 };
  },
  // Only the number is taken: `per` still says what divides.
  (words, at) => {
    const factor = numberOf((words[at] ?? "").replaceAll(",", "")) ?? thousands[words[at] ?? ""];
    return words[at - 1] === "per" &&
      factor !== undefined &&
      [100, 1000, 10_000, 100_000, 1_000_000].includes(factor)
      ? { meaning: { kind: "per_so_many", factor }, length: 1 }
      : undefined;
  },
  (words, at) => {
    const isDigit = /^(nd|rd|th)$/.test(words[at + 1] ?? "") && /^[2-9]$/.test(words[at] ?? "");
    const place = isDigit ? Number(words[at]) : places.get(words[at] ?? "");
    const length = isDigit ? 2 : 1;
    return place !== undefined && ranks.test(words[at + length] ?? "")
      ? { meaning: { kind: "place", place }, length }
      : undefined;
  },
];

const thousands: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
};

/** `how much did revenue grow each month`, of a span that is set against no other. */
const isHowGrown = (words: readonly string[], at: number): boolean =>
  /^(grow|grew|grown)$/.test(words[at] ?? "") &&
  words.slice(0, at).includes("how") &&
  !words.some((word) =>
    /^(than|vs|versus|compared|against|from|yoy|on|over|more|most)$/.test(word),
  );

const isStepped = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      /^(monthly|weekly|quarterly|daily|yearly|annual)$/.test(word) ||
      (/^(by|per|each|every)$/.test(word) &&
        /^(month|week|quarter|day|year)$/.test(words[at + 1] ?? "")),
  );

/** `quarter over quarter` is a pair of steps, also where a model calls something by the word. */
const isUnit = (word: string): boolean => /^(day|week|month|quarter|year)$/.test(word);

/** The operations of a question, in order. */
export const findOperations = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Cue<Operation>[] => {
  const words = tokens.map(({ word, isQuoted }) => (isQuoted ? "" : word));
  const found: Cue<Operation>[] = [];
  for (let at = 0; at < words.length; at++) {
    for (const row of table) {
      const match = isName(words, at, isKnown) ? undefined : row(words, at);
      if (match === undefined) continue;
      found.push({ ...match, at });
      at += match.length - 1;
      break;
    }
  }
  return found;
};

/** Whether a word names something of the model; `running total` does not, where a film has a `running time`. */
const isName = (
  words: readonly string[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean => {
  const [word = "", next = ""] = words.slice(at, at + 2);
  const isTotal = word === "running" && /^(total|totals|sum)$/.test(next);
  return isKnown(word) && /^[a-z]+$/.test(word) && !isUnit(word) && !isTotal;
};

/** The operation of a kind, where the question has one. */
export const operationOf = <Kind extends Operation["kind"]>(
  operations: readonly Cue<Operation>[],
  kind: Kind,
): Extract<Operation, { kind: Kind }> | undefined =>
  operations.find(
    (cue): cue is Cue<Extract<Operation, { kind: Kind }>> => cue.meaning.kind === kind,
  )?.meaning;
