import { isFiller } from "../filler.js";
import { isSoleStep } from "../times/steps/granularity.js";
import { numberOf } from "../number-word.js";
import type { Token } from "../token.js";
import type { Utterance } from "./utterance.js";
import { asksWorth } from "./money/worth-asked.js";

/** Words that change no figure where they stand, each with the reason why. */
const rules: readonly ((tokens: readonly Token[], at: number, utterance: Utterance) => boolean)[] =
  [
    // `so far` says what every figure is.
    (tokens, at) => tokens[at]?.word === "far" && tokens[at - 1]?.word === "so",
    // A `trend` by quarter is the series by quarter, and so is how something `developed`.
    (tokens, at, { granularity }) =>
      granularity !== undefined &&
      /^(trend(s|ed|ing)?|develop(s|ed|ing|ment)?|evolv(e|es|ed|ing)|evolution|progress(ed|ing|ion)|history|historical|timeline)$/.test(
        tokens[at]?.word ?? "",
      ),
    // What is counted by the time at which it began is new at that time.
    (tokens, at, { times, granularity }) =>
      tokens[at]?.word === "new" && (times.length > 0 || granularity !== undefined),
    // `at the end of September`; whether the reading has a level for it is found out with the accounts.
    (tokens, at, { times }) =>
      /^(end|close|closing)$/.test(tokens[at]?.word ?? "") &&
      times.some((time) => time.at === at + 1),
    // `what hour do people play`, `until we thank someone`: anybody who does it, and not how many there are.
    (tokens, at) =>
      /^(people|persons|folks|someone|somebody|anyone|anybody)$/.test(tokens[at]?.word ?? "") &&
      !isCounted(tokens, at) &&
      tokens.slice(0, at).some(({ word }) => /^(do|does|did|we|they|have|has|had)$/.test(word)),
    // `the highest mark anyone got`: whose it is, is not asked.
    (tokens, at) =>
      /^(anyone|anybody)$/.test(tokens[at]?.word ?? "") &&
      at > 1 &&
      /^(got|gets|has|had|ever)$/.test(tokens[at + 1]?.word ?? "") &&
      tokens.every(({ word }) => word !== "who"),
    // `how many people did we place` counts what was done to them, and `did more people sign up` as well.
    (tokens, at) =>
      /^(people|persons|folks)$/.test(tokens[at]?.word ?? "") &&
      (isDoneTo(tokens, at) || isDoneMore(tokens, at)),
    // `candidates who live in Sheffield`: the place says it.
    (tokens, at) =>
      /^(lives?|lived|living|based|located|situated)$/.test(tokens[at]?.word ?? "") &&
      /^(in|at|near)$/.test(tokens[at + 1]?.word ?? ""),
    // `books gone missing` are missing.
    (tokens, at) =>
      /^(gone|going)$/.test(tokens[at]?.word ?? "") && tokens[at + 1]?.word === "missing",
    // `orders that fell on a Sunday`: when they were.
    (tokens, at) =>
      /^(fall|falls|fell|fallen|falling)$/.test(tokens[at]?.word ?? "") &&
      tokens[at + 1]?.word === "on",
    // `how often was it returned` counts.
    (tokens, at) => tokens[at]?.word === "often" && tokens[at - 1]?.word === "how",
    // `late stuff by branch`: the rows, whatever they are of.
    (tokens, at) =>
      /^(stuff|things)$/.test(tokens[at]?.word ?? "") && at > 0 && !isCounted(tokens, at),
    // `without a single session` is `without a session`.
    (tokens, at) =>
      tokens[at]?.word === "single" &&
      /^an?$/.test(tokens[at - 1]?.word ?? "") &&
      tokens.slice(0, at).some(({ word }) => /^(not|no|never|without|nobody)$/.test(word)),
    // `how long did it take until bills were paid` is how long it took.
    (tokens, at) =>
      /^(until|till|before)$/.test(tokens[at]?.word ?? "") &&
      tokens
        .slice(0, at)
        .some(({ word }, index) => word === "long" && tokens[index - 1]?.word === "how"),
    // `how much are those worth`, `what do they come to`.
    (tokens, at) => /^(worth|add|to|all)$/.test(tokens[at]?.word ?? "") && asksWorth({ tokens }),
    // `annual revenue in 2025` is that of the year anyway.
    (tokens, at, { times }) => isSoleStep(tokens, at, times),
    (tokens, at) => /^offer(s|ed)?$/.test(tokens[at]?.word ?? "") && tokens[at - 1]?.word === "we",
  ];

/** `how many people did we place`: somebody does it to them, by a verb that is more than `have`. */
const isDoneTo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === "many" &&
  /^(did|do|have|had)$/.test(tokens[at + 1]?.word ?? "") &&
  /^(we|you|they|i)$/.test(tokens[at + 2]?.word ?? "") &&
  !isFiller(tokens[at + 3]?.word ?? "");

const isDoneMore = (tokens: readonly Token[], at: number): boolean =>
  /^(more|fewer|less)$/.test(tokens[at - 1]?.word ?? "") &&
  /^(is|are|was|were|do|does|did|have|has)$/.test(tokens[0]?.word ?? "");

/** Whether a word is what is counted, ranked, compared or grouped by. */
const isCounted = (tokens: readonly Token[], at: number): boolean =>
  /^(many|much|number|count|of|more|fewer|less|most|fewest|by|per|each|every|which|what|average|total|share|top)$/.test(
    tokens[at - 1]?.word ?? "",
  );

/** Whether a word that nothing explains cannot change the figure where it stands. */
export const isHarmless = (utterance: Utterance, at: number): boolean =>
  rules.some((rule) => rule(utterance.tokens, at, utterance));

/** `what are the 3 products with …`: how many of the first are wanted, where only small words precede it. */
export const countAtFirst = ({ tokens, taken }: Utterance): number | undefined => {
  const at = tokens.findIndex(
    ({ word }, index) => numberOf(word) !== undefined && !taken.has(index),
  );
  const count = numberOf(tokens[at]?.word);
  // `for each branch, which two genres were borrowed most`.
  const isLed =
    /^(which|what)$/.test(tokens[at - 1]?.word ?? "") ||
    tokens
      .slice(0, Math.max(0, at))
      .every(({ word }, index) => taken.has(index) || isFiller(word) || word === "name");
  return isLed && count !== undefined && Number.isInteger(count) && count > 0 && count <= 100
    ? count
    : undefined;
};
