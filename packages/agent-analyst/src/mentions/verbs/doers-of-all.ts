import type { Member } from "@embedded-analytics/domain";
import type { Token } from "../../words/token.js";
import type { Vocabulary } from "../vocabulary-types.js";
import type { PlaceOfDeed } from "./places-of-deeds.js";

/** Whether a member says of each row whose it is; a column that may be empty does not. */
const isOfEach = ({ kind, type, aggregate, description = "" }: Member): boolean =>
  (kind === "dimension" ? type === "string" : aggregate === "count_distinct") &&
  !/\b(empty|only|without|none)\b/i.test(description);

/**
 * `how many orders did customers place`, where each order is of a customer: those who do it are all of them, and neither
 * counted nor listed. The tokens that say so.
 */
export const doersOfAll = (
  tokens: readonly Token[],
  { subject }: PlaceOfDeed,
  { phrases }: Vocabulary,
): readonly number[] => {
  if (subject === undefined) return [];
  const places = Array.from({ length: subject.length }, (_, offset) => subject.at + offset);
  const [at = -1, ...others] = places.filter(
    (each) => !/^(our|the)$/.test(tokens[each]?.word ?? ""),
  );
  const { stem = "", word = "", isQuoted = true } = tokens[at] ?? {};
  const said = (phrases.get(stem) ?? []).filter(({ quality }) => quality > 0.9);
  const isAll =
    others.length === 0 &&
    !isQuoted &&
    /[^s]s$/.test(word) &&
    said.length > 0 &&
    said.every(({ member }) => isOfEach(member));
  return isAll ? places : [];
};
