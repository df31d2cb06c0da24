import { grammarKindOf } from "../words/filler.js";
import type { ValueFilter } from "./logical-form.js";
import type { Utterance } from "../words/cues/utterance.js";
import { isNegated } from "../words/cues/negated.js";
import type { ValueMention } from "../mentions/values.js";

/** The values of a question as conditions; those of one dimension together. */
export const filtersOf = (
  utterance: Utterance,
  values: readonly ValueMention[],
): readonly ValueFilter[] => {
  const filters: ValueFilter[] = [];
  for (const { at, dimension, value, match, isNumber, isCondition, alsoIn } of values) {
    const before = values.find((each) => each.dimension === dimension && each.at < at);
    const isNot =
      (isNegated(utterance, at) && !isSubtracted(utterance, before, at)) ||
      (before !== undefined &&
        isNegated(utterance, before.at) &&
        !isSubtracted(utterance, before, at) &&
        utterance.tokens[at - 1]?.word !== "but");
    const same = filters.findIndex(
      (filter) =>
        filter.member === dimension &&
        filter.isNot === isNot &&
        (filter.match === match || !isNot) &&
        filter.match !== "empty",
    );
    const previous = filters[same];
    // `web vs phone`, where only one of them is a whole value: a column has one or the other, and never both.
    const joint = previous === undefined || previous.match === match ? match : "part";
    if (previous === undefined)
      filters.push({ member: dimension, match, values: [value], isNot, ...(isNumber && { isNumber }), ...(isCondition && { isCondition }), ...(alsoIn.length > 0 && { alsoIn }) }); // prettier-ignore
    else filters[same] = { ...previous, match: joint, values: [...new Set([...previous.values, value])] }; // prettier-ignore
  }
  return filters;
};

/** `Berlin minus Hamburg` takes the one from the other; `all stores minus Hamburg` leaves one out. */
const isSubtracted = (
  { tokens }: Utterance,
  before: ValueMention | undefined,
  at: number,
): boolean =>
  before !== undefined &&
  tokens[before.at + before.length]?.word === "minus" &&
  at - before.at - before.length <= 2;

/** `which critical or major incidents are open`: they are listed, whichever of the two they are. */
const listsEither = (tokens: Utterance["tokens"]): boolean =>
  tokens[0]?.word === "which" &&
  tokens.some(({ word }) => word === "or") &&
  !tokens.some(({ word }) => /^(most|least|more|less|and|by|per|each)$/.test(word));

/** Whether several values are to be seen beside each other. */
export const isSideBySide = ({ tokens, comparison }: Utterance): boolean =>
  !tokens.some(({ word }) => grammarKindOf(word) === "joining") &&
  !listsEither(tokens) &&
  (comparison.some(({ meaning }) => meaning === "versus") ||
    tokens.some(({ word }) => /^(and|or|between|minus)$/.test(word)));
