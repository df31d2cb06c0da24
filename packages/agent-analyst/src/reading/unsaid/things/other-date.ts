import type { Cube } from "@embedded-analytics/domain";
import { isPastForm } from "../../../words/past-forms.js";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { LogicalForm } from "../../logical-form.js";

const byDate =
  /\bby (?:the |their |its )?(?:(?:date|day) of (?:the )?\p{L}+|\p{L}+ (?:date|day))\b/u;

/** The place of the word before a time and its preposition. */
const placeBefore = (tokens: Utterance["tokens"], { at }: Utterance["times"][number]): number => {
  const isLed = (place: number): boolean =>
    /^(?:in|on|during|between|since)$/.test(tokens[place]?.word ?? "");
  return isLed(at - 1) ? at - 2 : at - 1;
};

/**
 * `orders placed in September by delivery date` read as those delivered in September: the time stands beside its verb, and the
 * other date is only what they are listed by. The place of the verb, where the reading has its time at the other one.
 */
export const verbOfOtherDate = (
  { tokens, times: [time] }: Pick<Utterance, "tokens" | "times">,
  form: LogicalForm,
  { members }: Cube,
): readonly number[] => {
  const text = tokens.map(({ word }) => word).join(" ");
  const column = members.find(({ name }) => name === form.time?.dimension);
  if (time === undefined || column === undefined || form.time?.range === undefined) return [];
  if (!byDate.test(text)) return [];
  const at = placeBefore(tokens, time);
  const verb = tokens[at];
  if (verb === undefined || verb.isQuoted || !isPastForm(verb.word)) return [];
  const isItsOwn = wordsOfName(`${column.title} ${column.name}`).some(
    (word) => stemOf(word) === verb.stem || word === verb.word,
  );
  return isItsOwn ? [] : [at];
};
