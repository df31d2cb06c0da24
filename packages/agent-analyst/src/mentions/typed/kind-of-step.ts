import { isStepAdverb } from "../../words/times/steps/granularity.js";
import { wordsOfName } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Vocabulary } from "../vocabulary-types.js";

/**
 * `annual reviews`, where a column of kinds is described as `Annual or probation`: what looks like a step of time is one of its
 * values, and no series is asked for.
 */
export const isKindOfStep = (
  tokens: Utterance["tokens"],
  { cube }: Pick<Vocabulary, "cube">,
  { granularity }: Pick<Utterance, "granularity">,
): boolean => {
  const word = tokens[granularity?.at ?? -1]?.word ?? "";
  return (
    granularity?.length === 1 &&
    isStepAdverb(word) &&
    cube.members.some(
      ({ kind, type, description = "", public: isPublic }) =>
        kind === "dimension" &&
        type === "string" &&
        isPublic &&
        wordsOfName(description).includes(word),
    )
  );
};

/** Tokens that say a step of time, where a cube has times. */
export const stepsIn = (
  utterance: Pick<Utterance, "tokens" | "granularity" | "dividingStep" | "otherSteps">,
  vocabulary: Pick<Vocabulary, "cube">,
): ((at: number) => boolean) => {
  const { granularity: step, tokens } = utterance;
  const hasTime = vocabulary.cube.members.some(
    ({ type, kind }) => type === "time" && kind === "dimension",
  );
  const isNone = !hasTime || step === undefined || isKindOfStep(tokens, vocabulary, utterance);
  const { dividingStep, otherSteps = [] } = utterance;
  const steps = [step, dividingStep, ...otherSteps].flatMap((each) => each ?? []);
  return (at) => !isNone && steps.some((each) => at >= each.at && at < each.at + each.length);
};
