import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { MentionContext } from "../context/mention-context.js";
import type { FormMeasure } from "../logical-form.js";

const ends = new Map<string, "max" | "min">([
  ["biggest", "max"],
  ["largest", "max"],
  ["highest", "max"],
  ["longest", "max"],
  ["smallest", "min"],
  ["lowest", "min"],
  ["shortest", "min"],
]);

/** Which end of single rows is asked for by `biggest order`, where rows are called so that the figure is made of. */
const endAsked = (
  { tokens, ranking }: Utterance,
  at: number,
  { source }: Member,
): "max" | "min" | undefined => {
  const token = tokens[at];
  const isRight = ranking?.at === at - 1 && ranking.length === 1;
  return token !== undefined && isRight && isOneOf(token, source?.cube ?? "")
    ? ends.get(tokens[at - 1]?.word ?? "")
    : undefined;
};

/** `order` of `orders`; `ordered` is a verb. */
const isOneOf = ({ word, stem }: Token, cube: string): boolean => {
  const home = wordsOfName(cube).at(-1) ?? "";
  return !/(s|ed|ing)$/.test(word) && home.endsWith("s") && stemOf(home) === stem;
};

/** The model's own figure of that end of the rows, where there is one. */
const ownEnd = ({ members }: Cube, end: "max" | "min", figure: Member): Member | undefined => {
  const [own, ...others] = members.filter(
    ({ aggregate, public: isPublic, source, unit, format }) =>
      aggregate === end &&
      isPublic &&
      source?.cube === figure.source?.cube &&
      (figure.aggregate !== "sum" || (unit === figure.unit && format === figure.format)),
  );
  return others.length === 0 ? own : undefined;
};

/**
 * `biggest order per region`: the model's `Largest order`, and not the region with the most of them. The `largest customer` is
 * one that has a name, and is ranked.
 */
export const takesExtreme = ({
  parts,
  utterance,
  mention,
  measure,
  dimension,
  cube,
}: MentionContext): boolean => {
  if (measure === undefined || mention.length !== 1) return false;
  const isNamed = dimension?.member.type === "string" && dimension.quality >= measure.quality;
  const end = isNamed ? undefined : endAsked(utterance, mention.at, measure.member);
  const own = end && ownEnd(cube, end, measure.member);
  if (own === undefined) return false;
  const said = utterance.tokens.slice(mention.at - 1, mention.at + 1).map(({ text }) => text);
  parts.measures.push({ kind: "measure", member: own.name });
  parts.notes.push(`I take “${said.join(" ")}” as ${own.title || own.name}.`);
  parts.absorbed.add(mention.at - 1).add(mention.at);
  return true;
};

/** Whether the end of single rows was asked for, and a sum is given: which group has the most is another question. */
export const isSumForExtreme = (
  utterance: Utterance,
  { members }: Cube,
  measures: readonly FormMeasure[],
): boolean =>
  measures.some((measure) => {
    const member = members.find(
      ({ name }) => measure.kind === "measure" && name === measure.member,
    );
    const at = (utterance.ranking?.at ?? -2) + 1;
    return member?.aggregate === "sum" && endAsked(utterance, at, member) !== undefined;
  });
