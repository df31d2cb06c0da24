import type { Token } from "../../words/token.js";
import { phraseKey, type Naming, type Vocabulary } from "../vocabulary.js";

/** Whether things were done, by a verb that is no auxiliary: `who did more than 80 jobs`, `how many did Ann do`. */
export const isOfDoing = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, isQuoted }, at) => {
    const [before, earlier] = [tokens[at - 1]?.word ?? "", tokens.slice(0, at)];
    if (isQuoted) return false;
    if (/^(did|does|do|done)$/.test(word) && /^(who|that|has|have|had)$/.test(before)) return true;
    return (
      /^(do|done)$/.test(word) && earlier.some((each) => /^(did|does|has|have)$/.test(each.word))
    );
  });

/** `mechanics who did more than 80 jobs`, where the model has a figure called `jobs done`: that one, and not all jobs. */
export const doneOf = (
  tokens: readonly Token[],
  stem: string,
  { phrases }: Vocabulary,
): readonly Naming[] => {
  const done = phrases.get(phraseKey([stem, "done"])) ?? [];
  return isOfDoing(tokens) ? done.filter(({ member }) => member.aggregate === "count") : [];
};
