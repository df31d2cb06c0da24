import type { Cube, Member } from "@embedded-analytics/domain";
import { isGeneric } from "../words/filler.js";
import { wordsOfName } from "../words/token.js";
import type { BucketUnit } from "../words/times/steps/cycles.js";
import type { Denominator, FormMeasure } from "../reading/logical-form.js";
import { namedByKey } from "../reading/states/entity-keys.js";
import { wordsOfRows } from "./rows-meant/filter-words.js";
import { formatFigure, plainText } from "./figures.js";

/** What a member is called in a sentence; a title such as `Name` says less than the name. */
export const labelOf = (cube: Cube, name: string): string => {
  const member = cube.members.find((each) => each.name === name);
  const title = plainText(member?.title ?? "");
  const says = wordsOfName(title).some((word) => !isGeneric(word));
  if (wordsOfName(name).every((word) => isGeneric(word)) && !says) {
    const home = member?.source?.cube ?? cube.title;
    const words = [...wordsOfName(home), ...wordsOfName(name)].join(" ");
    return plainText(ofOne(sentenceCase(words)) || name);
  }
  return ofOne(says ? title : plainText(sentenceCase(wordsOfName(name).join(" ")) || name));
};

/** `Customers name`, which a view makes of a cube and its column, is a customer. */
const ofOne = (label: string): string => {
  const [, things] = /^(\p{L}+[^s\s])s name$/iu.exec(label) ?? [];
  return things === undefined ? label : things.replace(/ie$/, "y");
};

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is counted, in words. */
export const measureLabel = (cube: Cube, measure: FormMeasure): string =>
  measure.kind === "rest" ? restLabel(cube, measure) : plainLabel(cube, measure);

/** `Quotes (Status is lost, Decided on)`: the rows of its own, and the time. */
const datedLabel = (
  cube: Cube,
  { member, only, time }: Extract<FormMeasure, { readonly kind: "dated" }>,
): string => {
  const rows = wordsOfRows(only, time, (name) => labelOf(cube, name));
  return `${labelOf(cube, member)}${rows === "" ? "" : ` (${rows})`}`;
};

type Rest = Extract<FormMeasure, { readonly kind: "rest" }>;

/** `Share of Seats on offer without Seats sold`. */
const restLabel = (cube: Cube, { member, less, isPercent }: Rest): string =>
  `${isPercent === true ? "Share of " : ""}${labelOf(cube, member)} without ${labelOf(cube, less)}`;

const plainLabel = (cube: Cube, measure: Exclude<FormMeasure, Rest>): string => {
  switch (measure.kind) {
    case "measure":
      return labelOf(cube, measure.member);
    case "dated":
      return datedLabel(cube, measure);
    case "rows":
      return `Number of ${plainText(cube.title || cube.name)}`;
    case "per":
      return dividedLabel(cube, measure);
    case "percentile":
      return `${Math.round(measure.fraction * 100)}th percentile of ${labelOf(cube, measure.member)}`;
    case "between":
      return spanLabel(cube, measure);
    case "distinct":
      return `Number of different values of ${labelOf(cube, measure.called ?? measure.member)}`;
    case "median":
      return medianLabel(cube, measure);
    case "avg":
      return `Average ${labelOf(cube, measure.member)}`;
    case "sum":
      return `Sum of ${labelOf(cube, measure.member)}`;
    case "min":
    case "max":
      return endLabel(cube, measure.member, endWords[measure.kind]);
  }
};

const perThing = (cube: Cube, thing: string | undefined): string =>
  thing === undefined ? "" : ` per ${labelOf(cube, thing)}`;

/** What things are called that a key tells apart: by the column of their names, where there is one. */
export const thingLabel = (cube: Cube, key: string): string =>
  labelOf(cube, namedByKey(cube, key)?.name ?? key);

const medianLabel = (
  cube: Cube,
  { member, of, each }: Extract<FormMeasure, { readonly kind: "median" }>,
): string =>
  `Median ${labelOf(cube, member)}${each === undefined ? perThing(cube, of) : ` per ${each}`}`;

const endWords = {
  min: { of: "Lowest", ofTime: "First" },
  max: { of: "Highest", ofTime: "Last" },
} as const;

const ofSpans = { avg: "Average ", median: "Median ", max: "Longest ", min: "Shortest " };

type Span = Extract<FormMeasure, { readonly kind: "between" }>;

/** `Average days from Issued to Paid`. */
const spanLabel = (cube: Cube, span: Span): string =>
  `${ofSpans[span.of ?? "avg"]}${lengthLabel(cube, span)}`;

/** `days from Issued to Paid`. */
export const lengthLabel = (cube: Cube, { member, to, unit, until }: Span): string => {
  const ends = [...(to === undefined ? [] : [labelOf(cube, to)]), ...(until === undefined ? [] : ["today"])]; // prettier-ignore
  return `${unit}s from ${labelOf(cube, member)} to ${ends.join(", or ")}`;
};

/** A figure and what it is divided by. */
const dividedLabel = (
  cube: Cube,
  { member, by, factor }: Extract<FormMeasure, { readonly kind: "per" }>,
): string => {
  const label = labelOf(cube, member);
  if (by.kind === "elsewhere")
    return factor === undefined
      ? `${label} divided by ${plainText(by.title)}`
      : `${label} per ${formatFigure(factor)} ${plainText(by.title)}`;
  if (by.kind !== "measure") return `Average ${label} per ${perLabel(cube, by)}`;
  return factor === undefined
    ? `${label} divided by ${labelOf(cube, by.member)}`
    : `${label} per ${formatFigure(factor)} ${labelOf(cube, by.member)}`;
};

const endLabel = (
  cube: Cube,
  name: string,
  words: { readonly of: string; readonly ofTime: string },
): string => {
  const isTime = cube.members.some((member) => member.name === name && member.type === "time");
  return `${isTime ? words.ofTime : words.of} ${labelOf(cube, name)}`;
};

const perLabel = (cube: Cube, by: Denominator): string =>
  by.kind === "unit" ? by.unit : labelOf(cube, by.member).toLowerCase();

/** A step of a series, in words. */
export const stepLabel = (unit: BucketUnit): string => labelsOfCycles.get(unit) ?? unit;

const labelsOfCycles: ReadonlyMap<BucketUnit, string> = new Map([
  ["hour_of_day", "hour of the day"],
  ["part_of_week", "weekends and weekdays"],
]);

/** Whether the figures of groups add up to that of all of them. */
export const addsUp = (cube: Cube, measure: FormMeasure): boolean => {
  if (measure.kind !== "measure" && measure.kind !== "dated")
    return measure.kind === "sum" || measure.kind === "rows";
  const member: Member | undefined = cube.members.find(({ name }) => name === measure.member);
  return member?.aggregate === "sum" || member?.aggregate === "count";
};

/** Whether a measure counts rows of something that its title names in the plural. */
export const countsThings = (cube: Cube, measure: FormMeasure): boolean => {
  const member =
    measure.kind === "measure" || measure.kind === "dated"
      ? cube.members.find(({ name }) => name === measure.member)
      : undefined;
  return (
    member?.aggregate === "count" ||
    member?.aggregate === "count_distinct" ||
    measure.kind === "distinct"
  );
};
