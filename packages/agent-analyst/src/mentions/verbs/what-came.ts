import type { Token } from "../../words/token.js";
import type { Vocabulary } from "../vocabulary-types.js";

/**
 * `how many requests did we receive in May`, `calls that our clerks make`: what came to us, or what all of ours do, is what is
 * counted anyway. A verb that names something here (`received` of a time called so) is left to it.
 */
export const ofWhatCame = (
  tokens: readonly Token[],
  { phrases, parts }: Vocabulary,
): readonly number[] =>
  tokens.flatMap(({ word, stem, isQuoted }, at) => {
    const [subject = "", auxiliary = ""] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
    const isOwn = phrases.has(stem) || parts.has(stem);
    const isReceived =
      /^(receive|received|get|got)$/.test(word) && /^(we|they|i|you)$/.test(subject) &&
      (/^(did|do|have)$/.test(auxiliary) || /s$/.test(auxiliary)); // prettier-ignore
    return !isQuoted && !isOwn && (isReceived || isDoneByAll(tokens, at)) ? [at] : [];
  });

/** `do our clerks make`: the verb behind all of those who do it. */
export const isDoneByAll = (tokens: readonly Token[], at: number): boolean =>
  /^(make|do|take|have|get|need|place|write|give)$/.test(tokens[at]?.word ?? "") &&
  /[^s]s$/.test(tokens[at - 1]?.word ?? "") &&
  /^(our|the)$/.test(tokens[at - 2]?.word ?? "") &&
  /^(do|did)$/.test(tokens[at - 3]?.word ?? "");
