import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { keyOfThing } from "../../mentions/names/keys-of-things.js";
import { isMoney, worthIn } from "../../mentions/money/earned.js";
import type { MentionContext } from "../context/mention-context.js";
import type { FormMeasure } from "../logical-form.js";

const ends = new Map<string, "max" | "min">([
  ["biggest", "max"],
  ["largest", "max"],
  ["highest", "max"],
  ["smallest", "min"],
  ["lowest", "min"],
]);

/** One of the rows that a figure counts: `order` of `Orders`; `ordered` is a verb, and a `customer` that a column names is ranked. */
const isOneOf = ({ word, stem }: Token, plural: string): boolean => {
  const noun = wordsOfName(plural).at(-1) ?? "";
  return !/(s|ed|ing)$/.test(word) && noun.endsWith("s") && stemOf(noun) === stem; // prettier-ignore
};

const singleNames = ({ name, title, synonyms }: Member): readonly string[] =>
  [name, title, ...synonyms].filter((text) => wordsOfName(text).length === 1);

/** Which end of single rows is asked for by `biggest order`, and the table of those rows. */
const extremeAsked = (
  { tokens, ranking }: Utterance,
  { members }: Cube,
): { readonly end: "max" | "min"; readonly at: number; readonly home: string } | undefined => {
  const at = (ranking?.at ?? -2) + 1;
  const end = ranking?.length === 1 ? ends.get(tokens[at - 1]?.word ?? "") : undefined;
  const token = tokens[at];
  if (end === undefined || token === undefined) return undefined;
  const isNamed = members.some(
    (member) =>
      member.kind === "dimension" &&
      member.type === "string" &&
      singleNames(member).some((text) => wordsOfName(text)[0] === token.word),
  );
  const counted = members.find(
    (member) =>
      member.public &&
      ((member.aggregate === "count" && singleNames(member).some((text) => isOneOf(token, text))) ||
        (member.aggregate === "sum" && isOneOf(token, member.source?.cube ?? ""))),
  );
  const home = counted?.source?.cube;
  return isNamed || home === undefined ? undefined : { end, at, home };
};

/**
 * `biggest order`, where rows are lines of orders and a column is called `Order number`: the orders are added up first. The
 * money of them is what makes one big.
 */
const keyedThing = (
  { tokens, ranking }: Utterance,
  cube: Cube,
): { readonly at: number; readonly key: Member; readonly money: Member } | undefined => {
  const at = (ranking?.at ?? -2) + 1;
  const isEnd = ranking?.length === 1 && ends.has(tokens[at - 1]?.word ?? "");
  const stem = tokens[at]?.stem ?? "";
  const key = keyOfThing(cube, stem);
  const money = worthIn(cube);
  return isEnd && key !== undefined && money !== undefined && !/[^s]s$/.test(tokens[at]?.word ?? "")
    ? { at, key, money }
    : undefined;
};

/** Takes the things of a key for the end of single rows. */
const takesKeyed = ({
  parts,
  utterance,
  mention,
  cube,
}: Pick<MentionContext, "parts" | "utterance" | "mention" | "cube">): boolean => {
  const keyed = keyedThing(utterance, cube);
  if (keyed?.at !== mention.at || mention.length !== 1) return false;
  const { key, money } = keyed;
  const said = utterance.tokens.slice(mention.at - 1, mention.at + 1).map(({ text }) => text);
  const isMost = ends.get(said[0]?.toLowerCase() ?? "") === "max";
  parts.measures.push({ kind: "measure", member: money.name });
  parts.groupBy.push(key.name);
  parts.notes.push(`I take “${said.join(" ")}” as the one with the ${isMost ? "highest" : "lowest"} ${money.title || money.name}.`); // prettier-ignore
  parts.absorbed.add(mention.at);
  return true;
};

/** The model's own figure of that end of the rows, else the end of their one amount of money. */
const endOf = ({ members }: Cube, end: "max" | "min", home: string): FormMeasure | undefined => {
  const ofHome = members.filter(
    ({ public: isPublic, source }) => isPublic && source?.cube === home,
  );
  const [own, ...others] = ofHome.filter(({ aggregate }) => aggregate === end);
  if (own !== undefined) return others.length > 0 ? undefined : { kind: "measure", member: own.name }; // prettier-ignore
  const [amount, ...more] = ofHome.filter(
    (member) => member.kind === "dimension" && member.type === "number" && isMoney(member),
  );
  return amount === undefined || more.length > 0 ? undefined : { kind: end, member: amount.name };
};

/**
 * `biggest order per region`: the model's `Largest order`, or the highest amount of one, and not the region with the most of
 * them. The `largest customer` is one that has a name, and is ranked.
 */
export const takesExtreme = ({ parts, utterance, mention, cube }: MentionContext): boolean => {
  const asked = extremeAsked(utterance, cube);
  const measure = asked && endOf(cube, asked.end, asked.home);
  if (asked === undefined || measure === undefined || measure.kind === "rows")
    return takesKeyed({ parts, utterance, mention, cube });
  if (mention.at !== asked.at || mention.length !== 1) return false;
  const said = utterance.tokens.slice(mention.at - 1, mention.at + 1).map(({ text }) => text);
  const { title = "" } = cube.members.find(({ name }) => name === measure.member) ?? {};
  parts.measures.push(measure);
  parts.notes.push(`I take “${said.join(" ")}” as ${measure.kind === "measure" ? "" : `the ${asked.end === "max" ? "highest" : "lowest"} `}${title}.`); // prettier-ignore
  parts.absorbed.add(mention.at - 1).add(mention.at);
  return true;
};

/** Whether the end of single rows was asked for, and a sum or a number of them is given: which group has the most is another question. */
export const isSumForExtreme = (
  utterance: Utterance,
  cube: Cube,
  measures: readonly FormMeasure[],
): boolean =>
  extremeAsked(utterance, cube) !== undefined &&
  keyedThing(utterance, cube) === undefined &&
  measures.some((measure) => {
    const member = cube.members.find(
      ({ name }) => measure.kind === "measure" && name === measure.member,
    );
    return member?.aggregate === "sum" || member?.aggregate === "count";
  });
