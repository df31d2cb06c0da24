import type { Cube } from "@embedded-analytics/domain";
import type { Mention, Mentions } from "../../mentions/mentions.js";
import type { Vocabulary } from "../../mentions/vocabulary.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Fragment } from "../fragment.js";
import type { LogicalForm, ValueFilter } from "../logical-form.js";

/**
 * `rejected orders`, then `and approved?`: those of another state, where the description of the column that was filtered by
 * explains the word. A figure of that name (`Approved orders`) would be counted among the rejected ones, where there is none.
 */
export const stateInstead = (
  fragment: Fragment,
  { found }: Mentions,
  { tokens }: Pick<Utterance, "tokens">,
  { cube, codes }: Pick<Vocabulary, "cube" | "codes">,
  former: LogicalForm | undefined,
): Fragment => {
  const [measure, ...others] = fragment.measures;
  if (former === undefined || measure?.kind !== "measure" || others.length > 0) return fragment;
  if (!isCount(cube, measure.member)) return fragment;
  const mention = found.find(
    ({ length, namings }) =>
      length === 1 && namings.some(({ member }) => member.name === measure.member),
  );
  const state = mention && stateAt(mention, tokens, codes, former.filters);
  return mention === undefined || state === undefined
    ? fragment
    : {
        ...fragment,
        measures: [],
        filters: [...fragment.filters, state],
        absorbed: new Set([...fragment.absorbed, mention.at]),
      };
};

const isCount = ({ members }: Cube, name: string): boolean =>
  members.some((member) => member.name === name && member.aggregate === "count");

/** The state that a word is by the column of one of these filters. */
const stateAt = (
  { at }: Mention,
  tokens: Utterance["tokens"],
  codes: Vocabulary["codes"],
  filters: readonly ValueFilter[],
): ValueFilter | undefined => {
  const said = (codes.get(tokens[at]?.stem ?? "") ?? []).filter(({ dimension }) =>
    filters.some(({ member, match, isNot }) => member === dimension && match === "whole" && !isNot),
  );
  const [state, ...more] = said;
  return state === undefined || more.length > 0
    ? undefined
    : { member: state.dimension, match: "whole", values: [state.value], isNot: false };
};
