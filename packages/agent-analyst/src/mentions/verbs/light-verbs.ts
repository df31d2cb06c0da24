import type { Utterance } from "../../words/cues/utterance.js";
import { explainedRuns } from "../described/explained-runs.js";
import type { Vocabulary } from "../vocabulary.js";

/** Verbs that say no more than that what stands behind them was there. */
const light = /^(make|makes|made|take|took|get|gets|got|find|finds|found)$/;

/** `how many visits does a member make on average`: what one does is what is counted, and the verb says nothing more. */
export const lightVerbs = (
  utterance: Pick<Utterance, "tokens" | "limits">,
  vocabulary: Vocabulary,
): readonly number[] => {
  const { tokens } = utterance;
  return tokens.flatMap(({ word, isQuoted }, at) => {
    const isLight = /^(make|have|place|do|get|take)$/.test(word) && !isQuoted;
    const isBeforeAverage =
      tokens[at + 1]?.word === "on" && /^(average|avg)$/.test(tokens[at + 2]?.word ?? "");
    const isOfOne = tokens
      .slice(0, at)
      .some((each, place) => /^(do|does|did)$/.test(each.word) && /^an?$/.test(tokens[place + 1]?.word ?? "")); // prettier-ignore
    if (isLight && isBeforeAverage && isOfOne) return [at];
    const isSaidBehind =
      isBeforeFigure(utterance, at, vocabulary) || isBeforeOutcome(utterance, at, vocabulary);
    return light.test(word) && !isQuoted && at > 0 && isSaidBehind ? [at] : [];
  });
};

/** `which engineer made the most visits`, `who made more than 5 visits`: so many of what the model has a name for. */
const isBeforeFigure = (
  { tokens, limits }: Pick<Utterance, "tokens" | "limits">,
  at: number,
  { phrases }: Vocabulary,
): boolean => {
  const rank = tokens[at + 1]?.word === "the" ? at + 2 : at + 1;
  const limit = limits.find((each) => each.at === at + 1);
  const noun = /^(most|fewest|least)$/.test(tokens[rank]?.word ?? "")
    ? rank + 1
    : limit && limit.at + limit.length;
  return (phrases.get(tokens[noun ?? -1]?.stem ?? "") ?? []).some(
    ({ member }) => member.kind === "measure",
  );
};

/** `engineers found nobody at home`: what came of it is a value that a description explains. */
const isBeforeOutcome = (
  { tokens }: Pick<Utterance, "tokens">,
  at: number,
  { codes }: Vocabulary,
): boolean => explainedRuns(tokens, codes).some((run) => run.at === at + 1);
