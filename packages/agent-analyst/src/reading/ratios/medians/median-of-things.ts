import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";
import type { FormMeasure, LogicalForm } from "../../logical-form.js";
import { keyOfTable } from "../../spans/counted-rows.js";
import { homeOfMember } from "../../spans/times-of-table.js";
import { keyBeside } from "../../states/entity-keys.js";
import { keyOfCounted } from "../../thresholds/money/limited-things.js";

/** What each thing has, and the key that tells the things apart. */
interface OfThings {
  readonly member: string;
  readonly key: string;
}

/**
 * The median of what things have, where no column has it: `median basket`, which a description says is `Net sales per
 * receipt`, and `median net sales per receipt`. Each thing is added up first. Undefined for other figures.
 */
export const medianOfThings = (form: LogicalForm, cube: Cube): LogicalForm | undefined => {
  const [measure] = form.measures;
  const of =
    measure && (dividedBy(cube, measure) ?? describedBy(cube, measure) ?? summedUp(cube, measure));
  if (of === undefined || form.time?.bucket !== undefined || form.time?.before !== undefined)
    return undefined;
  return { ...form, measures: [{ kind: "median", member: of.member, of: of.key }] };
};

const dividedBy = (cube: Cube, measure: FormMeasure): OfThings | undefined => {
  if (measure.kind !== "per" || measure.by.kind === "unit" || measure.by.kind === "elsewhere")
    return undefined;
  const { by } = measure;
  const key = by.kind === "distinct" ? by.member : keyIn(cube, memberOf(cube, by.member));
  return key === undefined ? undefined : { member: measure.member, key };
};

/** A figure whose description says that it is one sum for each of something. */
const describedBy = (cube: Cube, measure: FormMeasure): OfThings | undefined => {
  const figure = measure.kind === "measure" ? memberOf(cube, measure.member) : undefined;
  const [, sum = "", thing = ""] = /^(.+?) (?:per|for each|of each) (.+?)\.?$/i.exec(figure?.description ?? "") ?? []; // prettier-ignore
  if (figure?.aggregate !== "number" || sum === "") return undefined;
  const above = calledIn(cube, sum).find(({ aggregate }) => aggregate === "sum");
  const below = calledIn(cube, thing);
  const counted = below.find(({ aggregate }) => /^count/.test(aggregate ?? ""));
  const named = below.find(({ kind, type }) => kind === "dimension" && type === "string");
  const key = keyIn(cube, counted) ?? (named && (keyBeside(cube, named.name) ?? named.name));
  return above === undefined || key === undefined ? undefined : { member: above.name, key };
};

/** `median value of the bookings`, where the model only adds it up: what each row of its table comes to, which a key tells apart. */
const summedUp = (cube: Cube, measure: FormMeasure): OfThings | undefined => {
  const sum = measure.kind === "measure" ? memberOf(cube, measure.member) : undefined;
  const key = sum?.aggregate === "sum" ? keyOfTable(cube, homeOfMember(cube, sum)) : undefined;
  return sum && key && { member: sum.name, key: key.name };
};

const keyIn = (cube: Cube, counted: Member | undefined): string | undefined =>
  counted && keyOfCounted(cube, counted)?.name;

const memberOf = ({ members }: Cube, name: string): Member | undefined =>
  members.find((member) => member.name === name);

const stemsOf = (text: string): string =>
  wordsOfName(text)
    .filter((word) => !/^(the|a|an|of|number)$/.test(word))
    .map(stemOf)
    .join(" ");

const calledIn = ({ members }: Cube, text: string): readonly Member[] =>
  members.filter(
    ({ public: isPublic, name, title, synonyms }) =>
      isPublic && [name, title, ...synonyms].some((each) => stemsOf(each) === stemsOf(text)),
  );
