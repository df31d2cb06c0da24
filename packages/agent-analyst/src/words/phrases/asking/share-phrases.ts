import type { Token } from "../../token.js";
import { any, type Phrase } from "../phrase.js";

const isEnd = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined || /^(please|instead|now|then|too)$/.test(tokens[at].word);

/** Alone it asks for that of what was given before; behind a figure it may ask for its rate. */
const inPercent = (said: string, isAlone: boolean): Phrase => ({
  said: any(said),
  plain: ["in", "shares"],
  hasNames: true,
  fits: (tokens, at) => isEnd(tokens, at + said.split(" ").length) && (!isAlone || at <= 1),
});

const whole = [
  "of total",
  "of all of them|these|those",
  "of all",
  "of the|its|their|that|this total|whole|sum|overall|lot",
  "",
];

/** `as a share of the total` gives what was asked before, or is asked here, in percent of all of it. */
export const sharePhrases: readonly Phrase[] = whole.flatMap((of) =>
  [
    "as an?|the|its|their share|percentage|proportion|fraction|percent|%",
    "as shares|percentages|proportions|fractions|percent|%",
    "in shares|percentages|%",
  ].map((as) => inPercent(`${as} ${of}`.trim(), of === "")),
);
