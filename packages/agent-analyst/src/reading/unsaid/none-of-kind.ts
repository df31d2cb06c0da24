import type { Mentions } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";

/**
 * Whether `lines with no overdue bills` would be those with any other bill: the number of bills that are not overdue tells nothing
 * of who has none that is. `revenue by store without returned orders` leaves them out of another figure.
 */
export const asksNoneOfKind = (
  { at, length }: ValueMention,
  { tokens }: Utterance,
  { found, cubeAt }: Mentions,
  { measures, groupBy, absentFrom }: LogicalForm,
): boolean => {
  const next = found.find((mention) => mention.at === at + length);
  const before = /^(an?|any)$/.test(tokens[at - 1]?.word ?? "") ? at - 2 : at - 1;
  const counted = next && candidatesOf(next).measure?.member.name;
  return (
    absentFrom === undefined &&
    groupBy.length > 0 &&
    /^(no|without)$/.test(tokens[before]?.word ?? "") &&
    (cubeAt.includes(at + length) ||
      next?.isWeak === true ||
      (counted !== undefined &&
        measures.every((measure) => measure.kind === "measure" && measure.member === counted)))
  );
};
