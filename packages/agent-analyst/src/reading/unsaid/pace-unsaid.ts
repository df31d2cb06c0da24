import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";
import { givesLength } from "../spans/given-figures.js";

const pace = /^(faster|slower|quicker|sooner) than$/;

/**
 * `do firms pay faster than others` read as how many bills they have: what is held against another by how fast it is, has a
 * length of time. Of what grows, the pace is the growth itself.
 */
export const paceUnsaid = (
  { tokens, comparison }: Utterance,
  form: LogicalForm,
  cube: Cube,
): readonly number[] => {
  const isOfGrowth =
    form.calculation !== undefined || comparison.some(({ meaning }) => meaning === "growth");
  return isOfGrowth || givesLength(form, cube)
    ? []
    : tokens.flatMap(({ text, word }, at) =>
        word === "versus" && pace.test(text.toLowerCase()) ? [at] : [],
      );
};
