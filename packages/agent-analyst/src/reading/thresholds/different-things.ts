import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Cue } from "../../words/cues/cue.js";
import type { Limit } from "../../words/cues/limits.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Threshold } from "../logical-form.js";
import type { Parts } from "../parts.js";
import { keyOfNamed } from "../states/entity-keys.js";

/** The token behind a limit at which its noun stands: `2 different courses`. */
const nounAt = ({ tokens }: Utterance, end: number): number =>
  /^(different|distinct)$/.test(tokens[end]?.word ?? "") ? end + 1 : end;

/** Whether several are named, or one where there is to be one, and nothing is grouped by them. */
const isSoNamed = (
  tokens: Utterance["tokens"],
  { at, length }: Pick<Mention, "at" | "length">,
  number: number,
): boolean =>
  (number === 1 || /[^s]s$/.test(tokens[at]?.word ?? "")) &&
  !/^(by|per)$/.test(tokens[at + length]?.word ?? "");

/** The column of which a limit says how many different ones there are: `more than 2 courses`, `exactly 1 supplier`. */
const columnBehind = (
  utterance: Utterance,
  kept: readonly Mention[],
  end: number,
  number: number,
): Member | undefined => {
  const at = nounAt(utterance, end);
  const noun = kept.find((mention) => mention.at === at && !mention.isWeak);
  if (noun === undefined || !isSoNamed(utterance.tokens, noun, number)) return undefined;
  const { measure, dimension } = candidatesOf(noun);
  if (measure !== undefined || dimension === undefined) return undefined;
  return dimension.member.type === "string" && dimension.quality > 0.9
    ? dimension.member
    : undefined;
};

/** `participants who booked more than 2 courses`: how many different ones of a column there are, and no figure that stands before. */
export const isOfOtherThings = (
  utterance: Utterance,
  kept: readonly Mention[],
  end: number,
): boolean => columnBehind(utterance, kept, end, 0) !== undefined;

/** What has so many of a column: the one group of a question, or the one column whose values it counts. */
const ownerOf = (
  { groupBy, measures, step }: Parts,
  column: string,
): { readonly name: string; readonly isCounted: boolean } | undefined => {
  if (step !== undefined) return undefined;
  const [group, ...others] = groupBy.filter((name) => name !== column);
  const [measure, ...more] = measures;
  if (group !== undefined)
    return others.length === 0 && measure === undefined
      ? { name: group, isCounted: false }
      : undefined;
  return measure?.kind === "distinct" && measure.member !== column && more.length === 0
    ? { name: measure.member, isCounted: true }
    : undefined;
};

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
  const owner = ownerOf(parts, column.name);
  if (owner === undefined) return undefined;
  const place = parts.groupBy.indexOf(column.name);
  if (place >= 0) parts.groupBy.splice(place, 1);
  const limit = { operator, number, member: column.name, isDifferent: true } as const;
  if (owner.isCounted)
    return { ...limit, on: "thing", key: keyOfNamed(cube, owner.name) ?? owner.name, isOfRows: true }; // prettier-ignore
  parts.measures.push({ kind: "distinct", member: column.name });
  return { ...limit, on: "measure" };
};
