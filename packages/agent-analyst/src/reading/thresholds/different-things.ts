import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Cue } from "../../words/cues/cue.js";
import type { Limit } from "../../words/cues/limits.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Threshold } from "../logical-form.js";
import type { Parts } from "../parts.js";
import { keyOfNamed } from "../states/entity-keys.js";

/** The column of which a limit says how many different ones there are: `more than 2 courses`, `exactly 1 supplier`. */
const columnBehind = (
  { tokens }: Utterance,
  kept: readonly Mention[],
  end: number,
  number: number,
): Member | undefined => {
  const at = /^(different|distinct)$/.test(tokens[end]?.word ?? "") ? end + 1 : end;
  const noun = kept.find((mention) => mention.at === at && !mention.isWeak);
  const { measure, dimension } = noun === undefined ? {} : candidatesOf(noun);
  const [word = "", next = ""] = [tokens[at]?.word, noun && tokens[at + noun.length]?.word];
  return measure === undefined &&
    dimension?.member.type === "string" &&
    dimension.quality > 0.9 &&
    (number === 1 || /[^s]s$/.test(word)) &&
    !/^(by|per)$/.test(next)
    ? dimension.member
    : undefined;
};

/** `participants who booked more than 2 courses`: how many different ones of a column there are, and no figure that stands before. */
export const isOfOtherThings = (
  utterance: Utterance,
  kept: readonly Mention[],
  end: number,
): boolean => columnBehind(utterance, kept, end, 0) !== undefined;

/**
 * `items we buy from just one supplier`: of each item, how many different suppliers there are is limited, so that suppliers
 * are no group of their own. Undefined where the question names nothing else that could have so many.
 */
export const differentThings = (
  utterance: Utterance,
  cube: Cube,
  parts: Parts,
  kept: readonly Mention[],
  { at, length, meaning: { operator, number, unit, isPercent } }: Cue<Limit>,
): Threshold | undefined => {
  const column = columnBehind(utterance, kept, at + length, number);
  if (column === undefined || unit !== undefined || isPercent === true) return undefined;
  const { groupBy, measures } = parts;
  const [owner, ...others] = groupBy.filter((name) => name !== column.name);
  const counted = measures.flatMap((each) => (each.kind === "distinct" ? [each.member] : []));
  const limit = { operator, number, member: column.name, isDifferent: true } as const;
  const isOfCounted =
    owner === undefined && measures.length === 1 && counted.length === 1 && counted[0] !== column.name; // prettier-ignore
  const isOfGroup = owner !== undefined && others.length === 0 && measures.length === 0;
  if (parts.step !== undefined || (!isOfCounted && !isOfGroup)) return undefined;
  const place = groupBy.indexOf(column.name);
  if (place >= 0) groupBy.splice(place, 1);
  if (!isOfCounted) {
    measures.push({ kind: "distinct", member: column.name });
    return { ...limit, on: "measure" };
  }
  const [thing = ""] = counted;
  return { ...limit, on: "thing", key: keyOfNamed(cube, thing) ?? thing, isOfRows: true };
};
