import type { Cube } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isPastForm } from "../../words/past-forms.js";
import type { MentionContext } from "../context/mention-context.js";
import { absorb, type Parts } from "../parts.js";
import { saysPresent } from "../presence/present-words.js";

/**
 * `how many fibre customers`: those of a kind are counted, also where their name is the column of another table, and the
 * kind a value of it. `how many active customers`, where the model has Active contracts, are those who have any.
 */
export const takesCountedKind = ({
  parts,
  utterance,
  mentions,
  mention,
  values,
  dimension,
  position,
  cube,
}: MentionContext): boolean => {
  const start = countedFrom(utterance, mention.at);
  const isName = dimension?.member.type === "string" && isSeveral(utterance, mention);
  if (!isName || start === undefined || position !== "plain" || parts.counted !== undefined)
    return false;
  const before = mentions.filter(({ at }) => at >= start && at < mention.at);
  const figures = before.filter((each) => isFigureOfKind(utterance, parts, each));
  const conditions = before.filter(({ at, length }) => parts.conditionEnds.has(at + length));
  const isKind = covering([...values, ...figures, ...conditions]);
  const words = utterance.tokens.slice(start, mention.at);
  if (!words.every(({ word }, at) => isKind(start + at) || saysPresent(word))) return false;
  const aggregates = figures.map((figure) => aggregateAt(figure, parts, cube));
  if (aggregates.includes("count_distinct")) {
    // `how many active borrowers`, where Active borrowers count different ones: that is who is asked for.
    absorb(parts, mention);
    return true;
  }
  if (!aggregates.every((each) => each === "count" || each === "sum")) {
    // `paying students` is no question for the average days to pay: the word has no part, and is asked back.
    const members = parts.numbers.flatMap(({ at, member }) =>
      figures.some((figure) => figure.at === at) ? [member] : [],
    );
    const kept = parts.measures.filter(
      (measure) => measure.kind !== "measure" || !members.includes(measure.member),
    );
    parts.measures.splice(0, parts.measures.length, ...kept);
  }
  const { name } = dimension.member;
  // A figure of a kind is what they do: the reader of counted things looks for it behind this place.
  parts.counted = { member: name, end: figures[0]?.at ?? mention.at + mention.length };
  // What is counted comes first, as in `how many customers placed orders`.
  parts.measures.unshift({ kind: "distinct", member: name });
  return true;
};

/** The place behind the last `how many` or `number of` before a name, where words stand between; undefined for none. */
const countedFrom = ({ tokens }: Utterance, end: number): number | undefined => {
  const at = tokens.findLastIndex(({ word }, place) => {
    const before = tokens[place - 1]?.word ?? "";
    const isAsked = word === "many" ? before === "how" : word === "of" && before === "number";
    return place < end - 1 && isAsked;
  });
  return at < 0 ? undefined : at + 1;
};

/** Whether a name stands in the plural: `customers`, and not the `city` of `how many Berlin city orders`. */
const isSeveral = ({ tokens }: Utterance, { at, length }: Mention): boolean =>
  /[^s]s$/.test(tokens[at + length - 1]?.word ?? "");

/** Whether a figure was taken that is named by how its things are: `active`, `placed`. */
const isFigureOfKind = (
  { tokens }: Utterance,
  { numbers }: Parts,
  { at, length }: Mention,
): boolean => {
  const word = tokens[at]?.word ?? "";
  return (
    length === 1 &&
    (isPastForm(word) || /(?:ive|ing)$/.test(word)) &&
    numbers.some((number) => number.at === at && number.on === "measure")
  );
};

const aggregateAt = ({ at }: Mention, { numbers }: Parts, { members }: Cube) =>
  members.find(({ name }) => numbers.some((number) => number.at === at && number.member === name))
    ?.aggregate;

/** Whether a place is within one of these. */
const covering =
  (spans: readonly { readonly at: number; readonly length: number }[]) =>
  (place: number): boolean =>
    spans.some(({ at, length }) => at <= place && place < at + length);
