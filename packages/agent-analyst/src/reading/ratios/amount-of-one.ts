import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { isMoney } from "../../mentions/money/earned.js";
import { isKeyOfNumbers } from "../../mentions/names/keys-of-things.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";
import { absorb, type Parts } from "../parts.js";
import { homeOfMember } from "../spans/times-of-table.js";

/** Where `average` or `median` stands, and which of the two it is. */
interface Averaging {
  readonly at: number;
  readonly kind: "avg" | "median";
}

const averagingIn = ({ tokens }: Utterance): Averaging | undefined => {
  const at = tokens.findIndex(
    ({ word, isQuoted }) => /^(average|avg|mean|median|typical)$/.test(word) && !isQuoted,
  );
  return at < 0 ? undefined : { at, kind: tokens[at]?.word === "median" ? "median" : "avg" };
};

/** What says no more than that the amount of one of them is meant: `average booking value`. */
const worth = /^(value|amount|size|sum)$/;

/**
 * `average payment`, `median refund by vertical`: the noun is the thing that is counted, in the singular, and nobody averages
 * how many there are. Each of them has one amount of money, whose average or median is given, and said; a figure that the
 * model describes so (`Processed volume per captured payment`) is its own average. Undefined where they have no amount, or
 * several.
 */
export const amountOfOne = (
  utterance: Utterance,
  cube: Cube,
  kept: readonly Mention[],
  parts: Parts,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] | undefined => {
  const averaging = averagingIn(utterance);
  const [measure, ...others] = measures;
  const named = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  const mention = kept.find((each) => candidatesOf(each).measure?.member === named);
  if (averaging === undefined || named === undefined || mention === undefined || others.length > 0)
    return undefined;
  const found = isOneOf(utterance, cube, named, mention, averaging.at)
    ? figureFor(cube, named, averaging.kind)
    : undefined;
  if (found === undefined) return undefined;
  absorb(parts, mention);
  const behind = mention.at + mention.length;
  if (worth.test(utterance.tokens[behind]?.word ?? "")) parts.absorbed.add(behind);
  parts.notes.push(found.note);
  return [found.measure];
};

/** The model's own average of them, their only amount, or else their money divided by how many there are; and what is said of it. */
const figureFor = (
  cube: Cube,
  counted: Member,
  kind: Averaging["kind"],
): { readonly measure: FormMeasure; readonly note: string } | undefined => {
  const own = kind === "avg" ? describedAs(cube, counted) : undefined;
  if (own !== undefined)
    return {
      measure: { kind: "measure", member: own.name },
      note: `I take the average as ${titleOf(own)}.`,
    };
  const column = amountOf(cube, counted);
  if (column !== undefined)
    return {
      measure: { kind, member: column.name },
      note: `I take the ${kind === "avg" ? "average" : kind} of ${titleOf(column)} of single rows.`,
    };
  const sum = kind === "avg" ? sumOf(cube, counted) : undefined;
  return (
    sum && {
      measure: { kind: "per", member: sum.name, by: { kind: "measure", member: counted.name } },
      note: `I take the average as ${titleOf(sum)}, divided by ${titleOf(counted)}.`,
    }
  );
};

const titleOf = ({ title, name }: Member): string => title || name;

/** Whether one of the things that a figure counts stands right behind the word that averages, and is divided by no time. */
const isOneOf = (
  { tokens, granularity }: Utterance,
  cube: Cube,
  named: Member,
  { at, length }: Mention,
  averagingAt: number,
): boolean => {
  const { word = "", stem = "" } = tokens[at + length - 1] ?? {};
  const isPer = tokens.some((token) => /^(per|each|every)$/.test(token.word));
  return (
    at === averagingAt + 1 &&
    !/[^s]s$/.test(word) &&
    !(isPer && granularity !== undefined) &&
    (named.aggregate === "count" || (isSumOfMoney(named) && isRow(cube, named, stem)))
  );
};

const isSumOfMoney = (member: Member): boolean => member.aggregate === "sum" && isMoney(member);

/** Whether a noun says what the rows of a figure are, though it is the name of their money: `fine`, of Infringements or fines. */
const isRow = (cube: Cube, figure: Member, stem: string): boolean => {
  const home = homeOfMember(cube, figure);
  const counts = cube.members.filter(
    (each) => each.aggregate === "count" && homeOfMember(cube, each) === home,
  );
  return [
    ...(home === cube.name ? [cube.title, ...cube.synonyms] : []),
    ...counts.flatMap(({ title, synonyms }) => [title, ...synonyms]),
  ].some((name) => {
    const [word = "", ...more] = wordsOfName(name);
    return more.length === 0 && stemOf(word) === stem;
  });
};

/** The only amount of money that each of the things has. */
const amountOf = (cube: Cube, counted: Member): Member | undefined => {
  const [column, ...others] = cube.members.filter(
    (member) =>
      member.kind === "dimension" &&
      member.type === "number" &&
      member.public &&
      isMoney(member) &&
      !isKeyOfNumbers(member) &&
      homeOfMember(cube, member) === homeOfMember(cube, counted),
  );
  return others.length === 0 ? column : undefined;
};

/** Where no column has the amounts, the one sum of money that is called after the things: `Payout amount` of Payouts. */
const sumOf = (cube: Cube, counted: Member): Member | undefined => {
  const thing = stemOf(wordsOfName(counted.title).at(-1) ?? "");
  const sums = cube.members.filter(
    (member) =>
      counted.aggregate === "count" &&
      member.public &&
      isSumOfMoney(member) &&
      homeOfMember(cube, member) === homeOfMember(cube, counted) &&
      wordsOfName(member.title).map(stemOf).includes(thing),
  );
  return sums.length === 1 && !/^(without|excluding|only)\b/i.test(sums[0]?.description ?? "")
    ? sums[0]
    : undefined;
};

/** A figure of money whose description says that it is a sum for each of them. */
const describedAs = (cube: Cube, { title, source }: Member): Member | undefined => {
  const thing = stemOf(wordsOfName(title).at(-1) ?? "");
  const [figure, ...others] = cube.members.filter(
    (member) =>
      member.kind === "measure" &&
      member.public &&
      member.aggregate === "number" &&
      isMoney(member) &&
      member.source?.cube === source?.cube &&
      / (?:per|for each|of each) /i.test(member.description ?? "") &&
      stemOf(wordsOfName(member.description ?? "").at(-1) ?? "") === thing,
  );
  return others.length === 0 ? figure : undefined;
};
