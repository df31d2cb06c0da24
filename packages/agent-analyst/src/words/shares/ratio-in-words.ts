import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

/** `ratio of lost leads to all leads`, `late to completed sailings ratio`: the first, divided by the second. */
export const ratioInWords = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] => {
  const at = tokens.findIndex(({ word, isQuoted }) => word === "ratio" && !isQuoted);
  if (at < 0 || isKnown("ratio")) return tokens;
  return ratioOf(tokens, at) ?? ratioBefore(tokens, at) ?? tokens;
};

/** `ratio of A to B`, `ratio between A and B`, also with an article before it. */
const ratioOf = (tokens: readonly Token[], at: number): readonly Token[] | undefined => {
  const lead = tokens[at + 1]?.word ?? "";
  if (!/^(of|between)$/.test(lead)) return undefined;
  const joints = lead === "of" ? /^(to|over|against|vs|versus)$/ : /^(and|to)$/;
  const joint = tokens.findIndex(({ word }, place) => place > at + 2 && joints.test(word));
  if (joint < 0 || joint === tokens.length - 1) return undefined;
  const from = tokens[at - 1]?.word === "the" ? at - 1 : at;
  return [
    ...tokens.slice(0, from),
    ...withNoun(tokens.slice(at + 2, joint), tokens.slice(joint + 1)),
    ...(isWhole(tokens, joint + 1) ? asShareOf(tokens[joint]) : dividedBy(tokens[joint])),
    ...tokens.slice(joint + 1),
  ];
};

/** `all sailings`, of which the first ones are a part. */
const isWhole = (tokens: readonly Token[], at: number): boolean =>
  /^(all|total)$/.test(tokens[at]?.word ?? "");

/** `late to all sailings`: the first are sailings, too. */
const withNoun = (above: readonly Token[], below: readonly Token[]): readonly Token[] => {
  const [word, ...more] = above;
  const [all, noun] = below;
  const isShared =
    word !== undefined &&
    more.length === 0 &&
    /^(all|total)$/.test(all?.word ?? "") &&
    isOfNoun(below[2]);
  return isShared && noun !== undefined ? [word, noun] : above;
};

/** Whether a noun ends before this word. */
const isOfNoun = (next: Token | undefined): boolean =>
  next === undefined || /^(by|per|for|in|during|last|this|since|from|between|on)$/.test(next.word);

/** `A to B ratio`, `A over B as a ratio`, `A relative to B as a ratio`. */
const ratioBefore = (tokens: readonly Token[], at: number): readonly Token[] | undefined => {
  const words = tokens.map(({ word }) => word);
  const joint = words.findLastIndex(
    (word, place) => place < at - 1 && place > 0 && /^(to|over|against)$/.test(word),
  );
  if (joint < 1 || isOfTime(words[joint + 1])) return undefined;
  const isTold = words[at - 2] === "as" && /^(a|the)$/.test(words[at - 1] ?? "");
  const relative = words[joint - 1] === "relative" ? joint - 1 : joint;
  return [
    ...tokens.slice(0, relative),
    ...dividedBy(tokens[joint]),
    ...tokens.slice(joint + 1, isTold ? at - 2 : at),
    ...tokens.slice(at + 1),
  ];
};

const isOfTime = (word = ""): boolean => /^(date|now|today|\d.*)$/.test(word);

const insteadOf = (joint: Token | undefined, words: readonly string[]): readonly Token[] =>
  joint === undefined ? [] : words.map((word) => ({ ...joint, word, stem: stemOf(word) }));

const dividedBy = (joint: Token | undefined): readonly Token[] =>
  insteadOf(joint, ["divided", "by"]);

const asShareOf = (joint: Token | undefined): readonly Token[] =>
  insteadOf(joint, ["as", "a", "share", "of"]);
