import type { Cube, Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Denominator, FormMeasure } from "../logical-form.js";

const isInHours = ({ unit, title }: Member): boolean =>
  /^(h|hrs?|hours?)$/i.test(unit ?? "") || wordsOfName(title).at(-1) === "hours";

/** Whether a figure that divides is one of hours. */
export const isOfHours = ({ members }: Cube, measure: FormMeasure): boolean => {
  const by = measure.kind === "per" ? measure.by : undefined;
  const member = members.find(({ name }) => by?.kind === "measure" && name === by.member);
  return member !== undefined && isInHours(member);
};

/**
 * The hours that `output per hour` divides by, where the table of the output has one sum of hours, such as Run hours.
 * Undefined elsewhere: then it is a series by the hours of the day.
 */
export const hoursBeside = (
  { tokens, granularity }: Pick<Utterance, "tokens" | "granularity">,
  { members }: Cube,
  measured: string,
): Member | undefined => {
  const isAsked =
    granularity?.unit === "hour" &&
    tokens[granularity.at]?.word === "per" &&
    granularity.length === 2;
  const home = members.find(({ name }) => name === measured)?.source?.cube;
  const all = members.filter(
    (member) =>
      member.kind === "measure" &&
      member.public &&
      member.aggregate === "sum" &&
      member.name !== measured &&
      member.source?.cube === home &&
      isInHours(member),
  );
  // Overtime is in hours as well, and is not what they are called.
  const called = all.filter(({ title }) => wordsOfName(title).includes("hours"));
  const [hours, ...others] = all.length > 1 ? called : all;
  return isAsked && home !== undefined && others.length === 0 ? hours : undefined;
};

/** Whether the step of a question is what its figure is divided by. */
export const dividesByHours = (
  utterance: Pick<Utterance, "tokens" | "granularity">,
  cube: Cube,
  per: { readonly by?: Denominator; readonly measure: FormMeasure } | undefined,
): boolean =>
  per?.by?.kind === "measure" &&
  per.measure.kind === "measure" &&
  hoursBeside(utterance, cube, per.measure.member)?.name === per.by.member;
