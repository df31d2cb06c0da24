import type { Mention, Mentions } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { absorb, type Parts } from "../parts.js";

type Sides = Pick<Mentions, "otherSide">;

/** `afternoon trips` behind `morning trips vs`: the things that the other side is of were named by the first one. */
export const isOnOtherSide = (mention: Mention, { otherSide }: Sides): boolean => {
  const [first] = otherSide?.places ?? [];
  const isBehind =
    otherSide !== undefined &&
    first !== undefined &&
    mention.at > first &&
    mention.at < otherSide.end;
  return isBehind && candidatesOf(mention).measure?.member.aggregate === "count";
};

/** `matinees vs evenings`: both halves of a condition are asked for, which is said. */
export const takeOtherSide = (
  parts: Parts,
  { tokens }: Utterance,
  { otherSide, found }: Pick<Mentions, "otherSide" | "found">,
): void => {
  const member = otherSide && candidatesOf(otherSide.condition).condition?.member;
  if (otherSide === undefined || member === undefined) return;
  if (!parts.conditions.some((each) => each.member === member.name && each.holds)) return;
  parts.conditions.push({ member: member.name, holds: false });
  for (const at of otherSide.places) parts.absorbed.add(at);
  for (const mention of found) if (isOnOtherSide(mention, { otherSide })) absorb(parts, mention);
  const said = otherSide.places.map((at) => tokens[at]?.text ?? "").join(" ");
  parts.notes.push(`I take “${said}” as all that are not ${member.title || member.name}.`);
};
