import type { Mentions } from "./mentions.js";
import { isHarmless } from "../words/cues/harmless.js";
import type { Utterance } from "../words/cues/utterance.js";
import { unknownAfter, wordsNotUnderstood } from "./score.js";
import type { ValueMention } from "./values.js";

const leading = new Set(
  "in for from of via through using only at within vs versus against about just named where is".split(
    " ",
  ),
);
const grouping = new Set("by per each every across".split(" "));
const between = new Set("the a an and or our my".split(" "));
/** Words for whatever there is, which are no value: `never enrolled in anything`. */
const ofAny = /^(anything|something|anybody|anyone|anywhere|somebody|someone)$/;

/**
 * Words that stand where a value stands, `Atlantis` in `revenue in Atlantis`, and are none that is
 * visible. A figure without them would be that of another question.
 */
export const missingValues = (
  utterance: Utterance,
  mentions: Mentions,
  values: readonly ValueMention[],
): readonly string[] => {
  const said = new Set(wordsNotUnderstood(utterance, mentions, values));
  const unknown = new Set(unknownAfter(mentions, values));
  const isValue = (at: number): boolean =>
    values.some((value) => at >= value.at && at < value.at + value.length);
  const word = (at: number): string => utterance.tokens[at]?.word ?? "";
  return [...unknown].flatMap((at) => {
    let before = at - 1;
    while (before >= 0 && (between.has(word(before)) || isValue(before) || unknown.has(before)))
      before--;
    const text = utterance.tokens[at]?.text ?? "";
    const isQuoted = utterance.tokens[at]?.isQuoted === true;
    if (ofAny.test(word(at)) && !isQuoted) return [];
    return (isQuoted || leading.has(word(before))) && said.has(text) ? [text] : [];
  });
};

/**
 * Words that stand where a group stands, `planet` in `revenue by planet`, and name none. Figures that are
 * not grouped by them would be those of another question.
 */
export const missingGroups = (
  utterance: Utterance,
  mentions: Mentions,
  values: readonly ValueMention[],
): readonly string[] => {
  const said = new Set(wordsNotUnderstood(utterance, mentions, values));
  const unknown = new Set(unknownAfter(mentions, values));
  const isNamed = (at: number): boolean =>
    mentions.cubeAt.includes(at) ||
    mentions.found.some((mention) => at >= mention.at && at < mention.at + mention.length);
  const word = (at: number): string => utterance.tokens[at]?.word ?? "";
  return [...unknown].flatMap((at) => {
    let before = at - 1;
    while (before >= 0 && (between.has(word(before)) || isNamed(before) || unknown.has(before)))
      before--;
    const text = utterance.tokens[at]?.text ?? "";
    return grouping.has(word(before)) && !utterance.taken.has(before) && said.has(text)
      ? [text]
      : [];
  });
};

/**
 * Whether the figure itself is not known: `salary` in `average salary of agents`. Any other one would
 * answer another question.
 */
export const isFigureUnknown = (
  utterance: Utterance,
  mentions: Mentions,
  values: readonly ValueMention[],
): boolean =>
  unknownAfter(mentions, values).some((at) => {
    // `how many new members this year` asks for members.
    if (isHarmless(utterance, at)) return false;
    const { tokens } = utterance;
    const [before, earlier] = [tokens[at - 1]?.word ?? "", tokens[at - 2]?.word ?? ""];
    return (
      /^(average|avg|mean|total|median|maximum|minimum)$/.test(before) ||
      (before === "many" && earlier === "how") ||
      (before === "of" && /^(number|count|amount|sum)$/.test(earlier))
    );
  });
