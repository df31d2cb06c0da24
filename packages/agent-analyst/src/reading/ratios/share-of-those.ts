import type { Cube } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure } from "../logical-form.js";
import { absorb, type Parts } from "../parts.js";
import { countDone } from "./count-done.js";

/**
 * `share of claimed amount from suspicious claims`: the noun behind `from` says whose part it is, and is no second figure, where
 * a condition says which of them are meant.
 */
export const shareOfThose = (
  { share, tokens }: Utterance,
  cube: Cube,
  kept: readonly Mention[],
  parts: Parts,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  const [whole, those, ...others] = measures;
  const isOfTwo = whole?.kind === "measure" && those?.kind === "measure" && others.length === 0;
  if (share === undefined || !isOfTwo) return measures;
  const done = countDone(tokens, cube, kept, whole, those);
  if (done !== undefined) {
    absorb(parts, done.mention);
    return [whole, { kind: "measure", member: done.count.name }];
  }
  if (parts.conditions.length === 0) return measures;
  const place = (name: string): Mention | undefined =>
    kept.find((mention) => candidatesOf(mention).measure?.member.name === name);
  const [first, second] = [place(whole.member), place(those.member)];
  const isCount = cube.members.some(
    ({ name, aggregate }) => name === those.member && aggregate === "count",
  );
  const isFrom =
    first !== undefined &&
    second !== undefined &&
    first.at > share.at &&
    tokens.slice(first.at + first.length, second.at).some(({ word }) => word === "from");
  if (!isCount || !isFrom) return measures;
  absorb(parts, second);
  return [whole];
};
