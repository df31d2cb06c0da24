import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import { isToEnd } from "../ends/to-end.js";
import type { Mentions } from "../mentions.js";
import type { ValueMention } from "../value-mention.js";

const seasons = /^(spring|summer|autumn|fall|winter)$/;

/**
 * Whether a word says something else where it stands than the value that has it. `return on ad spend` is a figure, and no kind
 * of visitor who is returning; `sales in summer`, `winter sales` are asked of a time, and not of what has the season in its
 * name. What is called so as a whole is still meant.
 */
export const isNoValue = (
  tokens: readonly Token[],
  { at, length, match, value }: Pick<ValueMention, "at" | "length" | "match" | "value">,
  { found }: Mentions,
): boolean => {
  const { word = "", isQuoted = false } = tokens[at] ?? {};
  if (length > 1 || isQuoted) return false;
  if (isDoneAlready(tokens, at, value) || isVerbOfEnd(tokens, at)) return true;
  if (/^returns?$/.test(word)) return tokens[at + 1]?.word === "on";
  const isOfFigure = found.some(
    (mention) =>
      mention.at === at + 1 && mention.namings.every(({ member }) => member.kind === "measure"),
  );
  return match === "part" && seasons.test(word) && (isOfFigure || isWhen(tokens, at));
};

/** `which contracts end in May`, where a code is `END`: they come to their end some day, and have not. */
const isVerbOfEnd = (tokens: readonly Token[], at: number): boolean =>
  isToEnd(tokens[at]) &&
  !/\p{Lu}/u.test(tokens[at]?.text ?? "") &&
  /^(?:\p{L}{2,}[^s]s|that|which|who|will|to)$/u.test(tokens[at - 1]?.word ?? "");

/** Whether a deed is said to be done that the value says is under way: `systems installed in May` are `installing` no more. */
const isDoneAlready = (tokens: readonly Token[], at: number, value: string): boolean => {
  const { word = "", stem = "" } = tokens[at] ?? {};
  return (
    word.endsWith("ed") &&
    !/^(being|getting)$/.test(tokens[at - 1]?.word ?? "") &&
    wordsOfName(value).some((each) => each.endsWith("ing") && stemOf(each) === stem)
  );
};

/** Whether a word stands where a time does: `in the summer`. */
const isWhen = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.word === "the" ? at - 2 : at - 1;
  return /^(in|during|over|last|this|every)$/.test(tokens[before]?.word ?? "");
};
