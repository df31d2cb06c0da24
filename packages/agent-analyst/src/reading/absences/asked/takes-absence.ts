import type { Member } from "@embedded-analytics/domain";
import type { Mention } from "../../../mentions/mentions.js";
import { isKeyOfNumbers } from "../../../mentions/names/keys-of-things.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { MentionContext } from "../../context/mention-context.js";
import { lackingBefore } from "../../states/said-before.js";
import { namesRows } from "../../states/entity-keys.js";

/** `without an agent`, `with an agent`: a column that is to hold nothing, or anything. */
export const takesAbsence = ({
  parts,
  utterance,
  mention,
  dimension,
  cube,
}: MentionContext): boolean => {
  const lacks = lackingBefore(utterance, mention);
  if (lacks === undefined || dimension === undefined) return false;
  // `without the managers` leaves out those that have one, and of a column that is never empty nobody.
  const isAll = /^(the|our)$/.test(utterance.tokens[mention.at - 1]?.word ?? "");
  if (isAll && !/\bempty\b/i.test(dimension.member.description ?? "")) return false;
  // Of rows of contacts, none is without a contact: it has no part here, and is asked back.
  if (lacks && namesRows(cube, dimension.member)) return true;
  // `with a discount` is more than none, and not a column that is filled.
  if (!lacks && dimension.member.type === "number") return false;
  parts.empties.push({
    member: dimension.member.name,
    isNot: !lacks,
    ...(isNoneOfNumber(utterance, mention, dimension.member) ? { isOrZero: true } : {}),
  });
  return true;
};

/** What has a value at 0 as well: a reading of 0 °C, or a place at 0 degrees, is one. */
const scales = /^(?:°|deg|celsius|fahrenheit|k$|°c|°f)|temperature|latitude|longitude/i;

/** `without reminders`: where a column tells how many there were, none are 0 of them; `missing` asks for no number at all. */
const isNoneOfNumber = (
  { tokens }: Utterance,
  { at }: Mention,
  { type, name, title, unit = "" }: Member,
): boolean =>
  type === "number" &&
  !isKeyOfNumbers({ name, title, type }) &&
  !scales.test(unit) &&
  !scales.test(`${name} ${title}`) &&
  tokens.slice(Math.max(0, at - 2), at).some(({ word }) => /^(without|no)$/.test(word));
