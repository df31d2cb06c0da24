import type { Cube } from "@embedded-analytics/domain";
import { sideOf } from "../../mentions/ends/sides.js";
import { namesakesIn } from "../../mentions/ends/nearer-namesake.js";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { ValueMention } from "../../mentions/values.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Parts } from "../parts.js";
import { stemOf } from "../../words/stem.js";
import { isSlipOf } from "../../mentions/scores/likeness.js";
import { plainOf, wordsOfName, type Token } from "../../words/token.js";

/** `flights to Heathrow`: a column that says no direction has those from there as well. */
export const directionNote = (
  { tokens }: Utterance,
  { members }: Cube,
  { at, dimension, value }: ValueMention,
): readonly string[] => {
  const { name = "", title = "" } = members.find((each) => each.name === dimension) ?? {};
  const isTold =
    sideOf({ name, title }) === "end" ||
    /(^|[_ ])(to|destination|dest|arrival|target|recipient|receiver)([_ ]|$)/i.test(
      `${name} ${title}`,
    );
  return tokens[at - 1]?.word === "to" && !isTold
    ? [`I take “to ${value}” as ${title || name}, which says no direction.`]
    : [];
};

/** `given back`, which was put into another word: refunds. */
const isSaidOtherwise = (token: Token | undefined): boolean => {
  if (token === undefined || token.isQuoted || token.insteadOf !== undefined) return false;
  const text = plainOf(token.text);
  // Another form of the word, or a slip of it, begins alike.
  return (
    !text.includes(token.word) && (/\s/.test(text) || text.slice(0, 2) !== token.word.slice(0, 2))
  );
};

/** What a word with a slip was read as: it may have been another word. */
export const slipNote = ({ tokens }: Utterance, mention: Mention): readonly string[] => {
  const { measure, dimension, condition, time } = candidatesOf(mention);
  // Of a figure and a column of like names, the nearer one is meant.
  const figure = measure && (dimension?.quality ?? 0) < measure.quality ? measure : undefined;
  const member = (figure ?? dimension ?? measure ?? condition ?? time)?.member;
  if (member === undefined) return [];
  const places = Array.from({ length: mention.length }, (_, offset) => mention.at + offset);
  const said = places.filter((at) => isSaidOtherwise(tokens[at]));
  const texts = [...(mention.slips ?? []), ...said].map((at) => tokens[at]?.text ?? "");
  // `no`, which is read as `without` elsewhere, is a word of `No-show rate` itself.
  const own = new Set(wordsOfName(`${member.name} ${member.title}`));
  const words = [...new Set(texts)].filter((text) => !own.has(plainOf(text))).join(" ");
  return words === "" ? [] : [`I read “${words}” as ${member.title || member.name}.`];
};

/** What a word was taken for that is no word of its value. */
export const otherWordNote = (
  { tokens }: Utterance,
  { at, length, value, isOther, noun, only }: ValueMention,
): readonly string[] => {
  const text = tokens[at]?.text ?? "";
  const last = tokens[at + length - 1]?.text ?? "";
  const slips = tokens
    .slice(at, at + length)
    .filter((token) => isSlipOf(token, value))
    .map((token) => `I read “${token.text}” as ${value}.`);
  return [
    ...(only === undefined ? [] : [`I take “${text}” as ${only}.`]),
    ...(isOther === true ? [`I take “${text}” as ${value}.`] : slips),
    ...(noun === undefined ? [] : [`I take “${last}” as what they are, and not as ${noun}.`]),
  ];
};

/** Which of several columns half a name was taken for: `stations` of `Pick-up station` and `Return station`. */
export const namesakeOfCubeNote = (
  { tokens }: Utterance,
  mention: Mention,
  { groupBy }: Parts,
): readonly string[] => {
  const titles = namesakesIn(mention).map(({ member }) => member.title || member.name);
  const { dimension } = candidatesOf(mention);
  const own = dimension?.member.title || dimension?.member.name;
  return own === undefined || titles.length < 2 || !groupBy.includes(dimension?.member.name ?? "")
    ? []
    : [
        `I take “${tokens[mention.at]?.text ?? ""}” as ${own}; there is ${titles.filter((title) => title !== own).join(", ")} as well.`,
      ];
};

/** `per car`, where a class of cars is called `car class` as well: it may have been each car that was meant. */
export const halfOfSynonymNote = (
  { tokens }: Utterance,
  mention: Mention,
  { groupBy }: Parts,
): readonly string[] => {
  const { name = "", title = "" } = candidatesOf(mention).dimension?.member ?? {};
  const { text = "", stem = "" } = tokens[mention.at] ?? {};
  const isOfName = wordsOfName(`${name} ${title}`).some((word) => stemOf(word) === stem);
  return mention.isWeak && mention.length === 1 && groupBy.includes(name) && !isOfName
    ? [`I take “${text}” as ${title || name}.`]
    : [];
};

/** Which column a value was taken in, where others have it as well; columns of one title go by their names. */
export const otherColumnNote = (
  { members }: Cube,
  { value, dimension, alsoIn }: Pick<ValueMention, "value" | "dimension" | "alsoIn">,
): readonly string[] => {
  const titles = [dimension, ...alsoIn].map(
    (name) => members.find((member) => member.name === name)?.title || name,
  );
  const [own, ...others] = new Set(titles).size === titles.length ? titles : [dimension, ...alsoIn];
  return alsoIn.length === 0
    ? []
    : [`I take “${value}” as ${own ?? dimension}; it is there in ${others.join(", ")} as well.`];
};
