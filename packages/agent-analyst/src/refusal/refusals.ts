import { plainText } from "../answer/figures.js";
import { measureLabel } from "../answer/labels.js";
import { nearestReadings } from "../answer/nearest-readings.js";
import { wordsApart } from "./words-apart.js";
import type { Understanding } from "../reading/context/understanding.js";
import { atTheEnd } from "../words/times/ends-of-times.js";
import { examplesNear } from "./examples.js";
import {
  meantQuestions,
  questionsOfValues,
  withNearFigure,
  type Meant,
  type Unknown,
} from "./meant-questions.js";
import { nearestQuestions } from "./nearest-questions.js";
import { proposing } from "./proposals.js";
import type { Refused } from "./refused.js";
import { unknownRuns } from "./unknown-runs.js";
import { listed } from "./wording.js";

/** Questions near to what was asked, under a sentence that says why that is not answered. */
export const withExamples = (
  sentence: string,
  { grasps, model, ground }: Refused,
  unknown: readonly Unknown[] = [],
): string =>
  under(
    sentence,
    "What about one of these?",
    examplesNear(withNearFigure(grasps, unknown), model, ground),
  );

/** Proposals under a sentence, in a paragraph of their own. */
const under = (sentence: string, question: string, proposals: readonly string[]): string =>
  [sentence, ...(proposals.length === 0 ? [] : ["", ...proposing(question, proposals)])].join("\n");

/** Which of several values is meant. */
export const whichOne = (values: readonly string[]): string =>
  [
    ...proposing("Which one do you mean?", values.slice(0, 10).map(plainText)).slice(0, -1),
    ...(values.length > 10 ? ["", "… and more."] : []),
    "",
  ].join("\n");

/** No value that the user sees is called so. */
export const valuesMissing = (missing: readonly string[], refused: Refused): string => {
  const sentence = `No rows are visible for ${quoted(missing)}: I find no such value, so I give no figure for it.`;
  const values = questionsOfValues(refused.text, missing, refused.ground);
  return values.length > 0
    ? under(sentence, didYouMean(values), values)
    : withMeant(sentence, missing, refused);
};

/** No group that the user sees is called so. */
export const groupsMissing = (refused: Refused): string =>
  withMeant(
    `I know nothing called ${quoted(refused.groups)} that figures could be grouped by, so I give none.`,
    refused.groups,
    refused,
  );

/** Nothing of the data was asked for. */
export const notUnderstood = (words: readonly string[], refused: Refused): string => {
  if (!refused.model.cubes.some(({ members }) => members.length > 0))
    return "There is no data here that you may ask about.";
  const reason = reasonOf(wordsApart(words, refused.ground.language));
  return withMeant(
    `I did not understand that as a question about this data${reason}`,
    words,
    refused,
  );
};

/** A word without a place in the reading could make another figure of it: none is given (D14). */
export const askedBack = (understood: Understanding, refused: Refused): string => {
  const { unaccounted } = understood;
  const sentence =
    stateOfPast(understood, refused) ??
    `I did not understand ${quoted(unaccounted)}, which could change the figure, so I give none.`;
  const meant = meantBy(unknownIn(unaccounted, refused), refused);
  if (meant.questions.length > 0) return meaning(sentence, meant);
  const nearest = nearestQuestions(understood, refused);
  if (nearest.length > 0) return under(sentence, "Shall I answer one of these instead?", nearest);
  // No plain question says the nearest reading: it is named, and is none to be clicked.
  const [reading = ""] = nearestReadings(understood);
  return withExamples(`${sentence}\nI could answer this instead:\n- ${reading}`, refused);
};

/** `open amount at the end of June`, where the data tell what is open now alone: no figure of June is made of that. */
const stateOfPast = (
  { unaccounted, form, cube }: Understanding,
  { utterance: { tokens } }: Refused,
): string | undefined => {
  const end = tokens.find(({ word, isQuoted }) => word === atTheEnd && !isQuoted);
  const [measure] = form.measures;
  return end !== undefined &&
    measure !== undefined &&
    unaccounted.every((text) => text === end.text)
    ? `The data tell ${measureLabel(cube, measure)} as it is now: I cannot tell from them what it was “${plainText(end.text)}” a time, so I give none.`
    : undefined;
};

/** What unknown words may have meant, else examples. */
const withMeant = (sentence: string, words: readonly string[], refused: Refused): string => {
  const unknown = unknownIn(words, refused);
  const meant = meantBy(unknown, refused);
  return meant.questions.length > 0
    ? meaning(sentence, meant)
    : withExamples(sentence, refused, unknown);
};

const unknownIn = (
  words: readonly string[],
  { utterance, ground, groups }: Refused,
): readonly Unknown[] => unknownRuns(words, utterance, ground.language, groups);

const meantBy = (unknown: readonly Unknown[], { text, grasps, ground }: Refused): Meant =>
  meantQuestions({ text, unknown, ground }, grasps);

const meaning = (sentence: string, { questions, near }: Meant): string =>
  near === undefined
    ? under(sentence, didYouMean(questions), questions)
    : under(
        `${sentence} Nearest to it ${near.length === 1 ? "is" : "are"} ${listed(near)}.`,
        questions.length === 1
          ? "Shall I take that instead?"
          : "Shall I take one of these instead?",
        questions,
      );

const didYouMean = ({ length }: readonly string[]): string =>
  length === 1 ? "Did you mean this?" : "Did you mean one of these?";

/** What is known elsewhere in the model is not denied: it does not go with what else was asked. */
const reasonOf = ({ unknown, elsewhere }: ReturnType<typeof wordsApart>): string =>
  [
    unknown.length === 0 ? "." : `: I know nothing called ${quoted(unknown)}.`,
    ...(elsewhere.length === 0
      ? []
      : [` I cannot tell ${quoted(elsewhere)} by what else you ask.`]),
  ].join("");

const quoted = (words: readonly string[]): string =>
  words
    .slice(0, 8)
    .map((word) => `“${plainText(word)}”`)
    .join(", ");
