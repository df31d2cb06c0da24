import type { Cube } from "@embedded-analytics/domain";
import type { Mention, Mentions } from "../../mentions/mentions.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";

/** A question, and what it was read as. */
interface Reading {
  readonly utterance: Utterance;
  readonly mentions: Mentions;
  readonly values: readonly ValueMention[];
  readonly form: LogicalForm;
  readonly cube: Cube;
}

type Placed = Pick<Mention, "at" | "length">;

/**
 * The places of `per` whose noun the reading neither divides by nor lists figures for. `revenue per desk by site` is no revenue
 * of those whose plan is a desk, `nights per booking by channel` no number of bookings, and `tickets sold per performance by show`
 * no number of tickets by the time of their performance: some other words being grouped by says nothing of what `per` divides by.
 */
export const perUnsaid = (reading: Reading): readonly number[] =>
  reading.form.measures.some((measure) => isDivided(measure, reading.cube))
    ? []
    : reading.utterance.tokens.flatMap(({ word, isQuoted }, at) =>
        word === "per" && !isQuoted && isLost(reading, at) ? [at] : [],
      );

/** Whether a figure holds a division already: its own, an average, or one that the model makes. */
const isDivided = (measure: FormMeasure, { members }: Cube): boolean =>
  measure.kind === "measure"
    ? /^(?:avg|number)$/.test(members.find(({ name }) => name === measure.member)?.aggregate ?? "")
    : /^(?:avg|median|per|percentile|between)$/.test(measure.kind);

const isLost = (reading: Reading, at: number): boolean => {
  const { utterance, mentions, values, form } = reading;
  const noun = nounBehind(utterance, at);
  const holds = ({ at: from, length }: Placed, place: number): boolean =>
    place >= from && place < from + length;
  const isPartOfName = [...mentions.found, ...values].some((each) => holds(each, at));
  const isOfTime = [utterance.granularity, utterance.dividingStep, ...(utterance.otherSteps ?? []), ...utterance.times, ...utterance.operations].some((each) => each !== undefined && (holds(each, noun) || holds(each, at))); // prettier-ignore
  if (noun >= utterance.tokens.length || isPartOfName || isOfTime) return false;
  const mention = mentions.found.find((each) => holds(each, noun));
  // `per sponsor tier`, where a sponsor alone is another name.
  const next = mention === undefined ? noun + 1 : mention.at + mention.length;
  const listed = mentions.found.filter((each) => each === mention || each.at === next);
  if (listed.some((each) => isListed(each, form))) return false;
  return isOtherwiseRead(mention, noun, reading);
};

/** Whether its noun is bound to another part of the reading, so that no other stage asks back for it. */
const isOtherwiseRead = (
  mention: Mention | undefined,
  noun: number,
  { mentions, values, form }: Reading,
): boolean => {
  const value = values.find((each) => noun >= each.at && noun < each.at + each.length);
  if (value !== undefined) return !form.groupBy.includes(value.dimension);
  return mention !== undefined || mentions.cubeAt.includes(noun);
};

/** Whether figures are listed, limited or ranked by what a name is of; by a time only where it names nothing else. */
const isListed = ({ namings }: Mention, { groupBy, thresholds, time }: LogicalForm): boolean =>
  namings.some(
    ({ member: { name } }) =>
      groupBy.includes(name) ||
      thresholds.some(({ member, key }) => member === name || key === name) ||
      (time?.bucket !== undefined &&
        time.dimension === name &&
        namings.every(({ member: { type } }) => type === "time")),
  );

/** Where the noun stands: `per single desk`, `per a booking`. */
const nounBehind = ({ tokens }: Utterance, per: number): number => {
  const behind = tokens
    .slice(per + 1)
    .findIndex(({ word }) => !/^(?:a|an|the|single|individual|each|one|our)$/.test(word));
  return behind < 0 ? tokens.length : per + 1 + behind;
};
