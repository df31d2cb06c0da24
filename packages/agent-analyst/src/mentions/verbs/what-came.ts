import { isFiller, isGlue } from "../../words/filler.js";
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

/**
 * `calls do our clerks make`: the verb behind all of those who do it. In `what did the papers write` nothing is named that
 * they did, so that the verb is what was asked.
 */
export const isDoneByAll = (tokens: readonly Token[], at: number): boolean => {
  const [done, auxiliary, article, subject, verb] = [4, 3, 2, 1, 0].map(
    (back) => tokens[at - back]?.word ?? "what",
  );
  return (
    !isGlue(done ?? "") &&
    !isFiller(done ?? "") &&
    /^(do|did)$/.test(auxiliary ?? "") &&
    /^(our|the)$/.test(article ?? "") &&
    /[^s]s$/.test(subject ?? "") &&
    /^(make|do|take|have|get|need|place|write|give)$/.test(verb ?? "")
  );
};
