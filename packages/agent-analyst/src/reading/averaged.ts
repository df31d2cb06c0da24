import type { Cube, Member } from "@embedded-analytics/domain";
import type { TimeUnit } from "../words/times/civil-time.js";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import { isMoney } from "../mentions/money/earned.js";
import type { Mention } from "../mentions/mentions.js";
import type { Denominator, FormMeasure } from "./logical-form.js";
import type { Utterance } from "../words/cues/utterance.js";
import { candidatesOf } from "../mentions/roles.js";
import { isOfEverybody } from "./ratios/of-everybody.js";
import { namesThings } from "./states/entity-keys.js";
import { isKeyedThing } from "./ratios/keyed-things.js";
import { countOf, denominatorOf, divisorOf } from "./ratios/denominators.js";
import { hoursBeside } from "./ratios/per-hour.js";
import { averagedStep, isEachInSteps } from "./ratios/averaged-step.js";
import { isPartFirst, isPartOf } from "./ratios/part-first.js";

const averaging = new Set("average avg mean averaged".split(" "));

/** What `average … per …` divides by. */
export type Per =
  | {
      readonly kind: "of";
      readonly by: Denominator;
      /** What names it, where it would be a group otherwise. */
      readonly mention: Mention | undefined;
      readonly measure: FormMeasure;
      /** Whether a share was asked for, which is given in percent. */
      readonly isPercent?: true;
    }
  | { readonly kind: "step"; readonly unit: TimeUnit; readonly measure: FormMeasure };

/** `average revenue per customer`, `average monthly revenue`: a sum to be divided, by what there is of it. */
export const averagedPer = (
  utterance: Utterance,
  cube: Cube,
  mentions: readonly Mention[],
  measures: readonly FormMeasure[],
): Per | undefined =>
  ratioOf(utterance, cube, measures) ??
  shareOfBase(utterance, cube, mentions, measures) ??
  dividedBy(utterance, cube, mentions, measures);

/** A share of two figures: `what share of tickets is open`, where both are figures of their own. */
const shareOfBase = (
  utterance: Utterance,
  cube: Cube,
  mentions: readonly Mention[],
  [whole, part, ...others]: readonly FormMeasure[],
): Per | undefined => {
  const { share, tokens } = utterance;
  if (share === undefined || others.length > 0 || !isSum(cube, whole)) return undefined;
  // A number of things is no share of money: `share of revenue from workshops` names no figure of theirs.
  if (isSum(cube, part) && !areOfOneKind(cube, whole, part)) return undefined;
  if (isSum(cube, part)) {
    const isPart = isPartOf(cube, whole, part) ?? isPartFirst(tokens, share.at, mentions);
    const [above, below] = isPart ? [whole, part] : [part, whole];
    return ratio(above, { kind: "measure", member: below.member });
  }
  return ofBase(utterance, cube, whole, part);
};

/** A share of some of the rows in all of them, which the question does not name. */
const ofBase = (
  { share, tokens }: Utterance,
  cube: Cube,
  whole: Named,
  part: FormMeasure | undefined,
): Per | undefined => {
  const found = baseOf(cube, whole);
  // `percentage of hires damaged by depot`: the noun goes first, so that it is what the share is of.
  // Where their name has that noun, a percentage of some is one of all: `percentage of late parcels by depot`.
  const isPercent = /^(percent|percentage|percentages|proportion|%)$/.test(
    tokens[share?.at ?? -1]?.word ?? "",
  );
  const isWhole = !isGrouped(tokens) || isPercent || isBaseFirst(tokens, share?.at ?? -1, found);
  const base = isWhole ? found : undefined;
  return base === undefined || part !== undefined
    ? undefined
    : ratio(whole, { kind: "measure", member: base.name });
};

const ratio = (measure: FormMeasure, by: Denominator): Per => ({
  kind: "of",
  by,
  mention: undefined,
  measure,
  isPercent: true,
});

/** A figure that adds up, by what `per` or `each` names, or by the steps of an average. */
const dividedBy = (
  utterance: Utterance,
  cube: Cube,
  mentions: readonly Mention[],
  measures: readonly FormMeasure[],
): Per | undefined => {
  const { tokens } = utterance;
  const isAsked = tokens.some(({ word, isQuoted }) => averaging.has(word) && !isQuoted);
  const mention = mentions.find(({ at }) => isDivisor(tokens, at, isAsked));
  const divisor = mention && divisorOf(mention)?.member.name;
  const [measure, ...more] = measures.filter(
    (each) => each.kind !== "measure" || divisor === undefined || each.member !== divisor,
  );
  if (measure?.kind !== "measure" || more.length > 0 || !adds(cube, measure.member))
    return undefined;
  const hours = hoursBeside(utterance, cube, measure.member);
  if (hours !== undefined)
    return { kind: "of", by: { kind: "measure", member: hours.name }, mention: undefined, measure };
  const by = mention && denominatorIn(utterance, cube, mention, measure.member, isAsked);
  // `per order`, where orders are nothing to group by, divides as well; and so does any figure.
  if (
    mention !== undefined &&
    by !== undefined &&
    (isAsked || isOnlyCount(utterance, cube, mentions, mention, measure))
  )
    return { kind: "of", by, mention, measure };
  const unit = isAsked ? averagedStep(utterance) : undefined;
  return unit && { kind: "step", unit, measure };
};

/** What a mention names to divide by; none where a step of time divides, and each of those is asked about. */
const denominatorIn = (
  utterance: Utterance,
  cube: Cube,
  mention: Mention,
  figure: string,
  isAsked: boolean,
): Denominator | undefined =>
  isEachInSteps(utterance, mention, isAsked) ? undefined : denominatorOf(cube, mention, figure);

/** Whether what `per` names is counted, and nothing that figures are listed by. */
const isOnlyCount = (
  utterance: Utterance,
  cube: Cube,
  mentions: readonly Mention[],
  mention: Mention,
  measure: FormMeasure,
): boolean =>
  isCountFirst(mention, isGroupedBeside(utterance.tokens, mentions, mention)) ||
  isThingOfGroups(utterance, cube, mentions, mention) ||
  isKeyedThing(utterance, mention) ||
  isOfEverybody(utterance, cube, mention, measure);

/** `revenue per panel by state`: the groups are named behind it, so that panels are what the figure is divided by. */
const isThingOfGroups = (
  { tokens, ranking }: Utterance,
  cube: Cube,
  mentions: readonly Mention[],
  mention: Mention,
): boolean => {
  const { dimension } = candidatesOf(mention);
  return (
    ranking === undefined &&
    tokens[mention.at - 1]?.word === "per" &&
    dimension !== undefined &&
    namesThings(cube, dimension.member) &&
    mentions.some(
      (other) =>
        other.at > mention.at &&
        tokens[other.at - 1]?.word === "by" &&
        candidatesOf(other).dimension !== undefined,
    )
  );
};

/** Whether it names a count better than what there is to group by: orders, with a dimension `Order number`. */
const isCountFirst = (mention: Mention, isGroupedToo: boolean): boolean => {
  const { dimension } = candidatesOf(mention);
  const count = countOf(mention);
  if (dimension === undefined || count === undefined) return dimension === undefined;
  // `revenue per guest by town` has its groups, and guests are what it is divided by.
  return count.quality > dimension.quality || (isGroupedToo && count.quality >= dimension.quality);
};

/** Whether something else than what `per` names is grouped by. */
const isGroupedBeside = (
  tokens: Utterance["tokens"],
  mentions: readonly Mention[],
  divisor: Mention,
): boolean =>
  mentions.some(
    (mention) =>
      mention !== divisor &&
      candidatesOf(mention).dimension !== undefined &&
      /^(by|each|every)$/.test(tokens[mention.at - 1]?.word ?? ""),
  );

const adds = (cube: Cube, name: string): boolean => {
  const aggregate = cube.members.find((member) => member.name === name)?.aggregate;
  return aggregate === "sum" || aggregate === "count" || aggregate === "count_distinct";
};

const isGrouped = (tokens: Utterance["tokens"]): boolean =>
  tokens.some(({ word }) => word === "by" || word === "per");

const isBaseFirst = (
  tokens: Utterance["tokens"],
  share: number,
  base: Member | undefined,
): boolean => {
  const place = tokens[share + 1]?.word === "of" ? share + 2 : share + 1;
  const at = /^(the|our|all)$/.test(tokens[place]?.word ?? "") ? place + 1 : place;
  const [noun = "", ...others] = wordsOfName(base?.title ?? "")
    .filter((word) => !/^(number|count|of)$/.test(word))
    .map(stemOf);
  return others.length === 0 && noun !== "" && tokens[at]?.stem === noun;
};

/** The count of all of those of which a figure counts some: `Tickets` of `Open tickets`. */
const baseOf = ({ members }: Cube, measure: FormMeasure | undefined): Member | undefined => {
  const some = members.find(({ name }) => measure?.kind === "measure" && name === measure.member);
  if (some?.aggregate !== "count") return undefined;
  const words = wordsOfName(some.title);
  const named = members.find(({ kind, aggregate, title }) => {
    const said = wordsOfName(title);
    const isPart = said.length > 0 && said.length < words.length;
    return (
      kind === "measure" &&
      aggregate === "count" &&
      isPart &&
      said.every((word) => words.includes(word))
    );
  });
  return named ?? countOfAll(members, some);
};

/** `Number of purchase orders` of `Cancelled orders`: the first count of the same rows, which are called by the same noun. */
const countOfAll = (members: Cube["members"], some: Member): Member | undefined => {
  const noun = (member: Member): string => stemOf(wordsOfName(member.title).at(-1) ?? "");
  const all = members.find(
    (each) => each.public && each.aggregate === "count" && each.source?.cube === some.source?.cube,
  );
  return all === undefined || all === some || noun(all) !== noun(some) ? undefined : all;
};

type Named = Extract<FormMeasure, { readonly kind: "measure" }>;

const isSum = (cube: Cube, measure: FormMeasure | undefined): measure is Named =>
  measure?.kind === "measure" && adds(cube, measure.member);

/** Whether two figures are of the same: both of money, or both in the same unit. */
const areOfOneKind = ({ members }: Cube, left: Named, right: Named): boolean => {
  const [one, two] = [left, right].map((each) => members.find(({ name }) => name === each.member));
  if (one === undefined || two === undefined) return false;
  const areMoney = isMoney(one);
  return areMoney === isMoney(two) && (areMoney || one.unit === two.unit);
};

/** `conversion rate from leads`, `ratio of clicks to views`: the first figure, divided by the second. */
const ratioOf = (
  { tokens }: Utterance,
  cube: Cube,
  [first, second, ...others]: readonly FormMeasure[],
): Per | undefined => {
  const at = tokens.findIndex(({ word, isQuoted }) => /^(rate|ratio)$/.test(word) && !isQuoted);
  const isJoined = tokens.slice(at + 1).some(({ word }) => /^(from|of|to|per)$/.test(word));
  if (at < 0 || !isJoined || others.length > 0) return undefined;
  if (!isSum(cube, first) || !isSum(cube, second)) return undefined;
  const by: Denominator = { kind: "measure", member: second.member };
  return { kind: "of", by, mention: undefined, measure: first };
};

/** `per customer`, `per single order`; with an average also `each customer`. */
const isDivisor = (tokens: Utterance["tokens"], at: number, isAsked: boolean): boolean => {
  const before = tokens[at - 1]?.word ?? "";
  if (
    before === "per" ||
    (/^\d|^(hundred|thousand|million)$/.test(before) && tokens[at - 2]?.word === "per")
  )
    return true;
  if (isAsked && /^(each|every)$/.test(before)) return true;
  if (isAsked && (isOneForEach(tokens, at) || isOneWhoDoes(tokens, at))) return true;
  return /^(a|an|the|single)$/.test(before) && tokens[at - 2]?.word === "per";
};

/** `average fees on a bill`: one of them stands for each. */
const isOneForEach = (tokens: Utterance["tokens"], at: number): boolean =>
  /^an?$/.test(tokens[at - 1]?.word ?? "") &&
  /^(on|for|in|of|to|at|from|by|with|into)$/.test(tokens[at - 2]?.word ?? "");

/** `how many visits does a member make on average`: one of them stands for each. */
export const isOneWhoDoes = (tokens: Utterance["tokens"], at: number): boolean =>
  /^an?$/.test(tokens[at - 1]?.word ?? "") && /^(do|does|did)$/.test(tokens[at - 2]?.word ?? "");
