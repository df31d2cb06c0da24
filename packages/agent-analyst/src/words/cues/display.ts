import type { Token } from "../token.js";
import type { Cue } from "./cue.js";

/** How somebody wants to see it. */
export type Display = "table" | "bar" | "line" | "area" | "pie" | "none";

const displays: readonly (readonly [string, Display | undefined])[] = [
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
  // What is drawn of two kinds of groups, or of two figures, is chosen by what there is.
  ["heatmap", undefined],
  ["heat map", undefined],
  ["scatter plot", undefined],
  ["scatterplot", undefined],
  ["column chart", "bar"],
  ["columns", "bar"],
];

const leading = new Set("as in into draw plot with a without no".split(" "));
const articles = new Set("a an any".split(" "));
const pictures = new Set("chart graph plot".split(" "));

/** `as a table`, `in a bar chart`, `without a chart`; a chart of no kind is one of the usual kind. */
export const findDisplay = (tokens: readonly Token[]): Cue<Display | undefined> | undefined => {
  for (const at of tokens.keys()) {
    const found = ledDisplayAt(tokens, at);
    if (found !== undefined) return found;
  }
  for (const [at, { word }] of tokens.entries()) {
    const named = displays.find(([phrase]) => phrase === `${word} ${tokens[at + 1]?.word ?? ""}`);
    if (named !== undefined) return { meaning: named[1], at, length: 2 };
  }
  const at = tokens.findIndex(
    ({ word }, index) => pictures.has(word) || word === "diagram" || isTableOf(tokens, index),
  );
  if (at < 0) return undefined;
  return { meaning: isTableOf(tokens, at) ? "table" : undefined, at, length: 1 };
};

/** `give me a table of orders`; a table with guests is one of a restaurant. */
const isTableOf = (tokens: readonly Token[], at: number): boolean => {
  const [before = "a", word, next = ""] = [at - 1, at, at + 1].map((each) => tokens[each]?.word);
  return word === "table" && tokens[at]?.isQuoted !== true && before === "a" && next === "of";
};

/** A way to show that follows `as a`, `in a`, `without a`. */
const ledDisplayAt = (
  tokens: readonly Token[],
  at: number,
): Cue<Display | undefined> | undefined => {
  const word = tokens[at]?.word ?? "";
  if (!leading.has(word)) return undefined;
  const skip = articles.has(tokens[at + 1]?.word ?? "") ? 2 : 1;
  const [first = "", second = ""] = tokens.slice(at + skip).map((token) => token.word);
  const isPicture = pictures.has(first);
  if (word === "without" || word === "no")
    return isPicture ? { meaning: "none", at, length: skip + 1 } : undefined;
  const picture: Cue<undefined> | undefined = isPicture
    ? { meaning: undefined, at, length: skip + 1 }
    : undefined;
  return namedDisplay(first, second, { at, skip, isArticle: word === "a" }) ?? picture;
};

/** The kind that two words name; after `a` alone, only with the word `chart`. */
const namedDisplay = (
  first: string,
  second: string,
  {
    at,
    skip,
    isArticle,
  }: { readonly at: number; readonly skip: number; readonly isArticle: boolean },
): Cue<Display | undefined> | undefined => {
  const named = displays.find(([phrase]) => phrase === `${first} ${second}` || phrase === first);
  if (named === undefined || (isArticle && second !== "chart")) return undefined;
  const words = named[0].includes(" ") || second === "chart" ? 2 : 1;
  return { meaning: named[1], at, length: skip + words };
};
