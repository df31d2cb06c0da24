import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { isUndesired } from "../../words/undesired.js";
import type { FormMeasure } from "../logical-form.js";
import { absorb, type Parts } from "../parts.js";
import { homeOfMember } from "../spans/times-of-table.js";

/** Nouns that are money themselves, of which nobody means how many there are where they grow. */
const money = new Set(
  "fee fine charge cost price rent premium wage salary tax toll deposit bonus commission".split(
    " ",
  ),
);

const growing = /^(growth|grow|grows|grew|grown|growing|increase|increased|rise|rose|risen)$/;
const numbering = /^(number|count|many|how_many|often)$/;

/** Parts of what something comes to: `Waived fees`, `Unpaid fees`. */
const ofSome = /\b(?:unpaid|outstanding|open|overdue|waived|refunded|written|owed)\b/i;

/**
 * `fee growth`, `by how much did rents go up`: fees are money, so what grows is the sum of them and not their number, where
 * the model has one sum of that name beside the count; said.
 */
export const grownMoney = (
  { tokens }: Utterance,
  cube: Cube,
  kept: readonly Mention[],
  parts: Parts,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  const [measure, ...others] = measures;
  const counted = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  const isAsked =
    tokens.some(({ word }) => growing.test(word)) &&
    !tokens.some(({ word }) => numbering.test(word));
  if (!isAsked || counted?.aggregate !== "count" || others.length > 0) return measures;
  const mention = kept.find((each) => candidatesOf(each).measure?.member === counted);
  const noun = mention?.length === 1 ? (tokens[mention.at]?.stem ?? "") : "";
  const figure = [...money].some((word) => stemOf(word) === noun)
    ? sumCalled(cube, counted, noun)
    : undefined;
  if (mention === undefined || figure === undefined) return measures;
  absorb(parts, mention);
  parts.notes.push(`I take “${tokens[mention.at]?.word ?? ""}” as ${figure.title}.`);
  return [{ kind: "measure", member: figure.name }];
};

/** The one sum of money of the same rows that is called by the noun, and is no part of it. */
const sumCalled = (cube: Cube, counted: Member, noun: string): Member | undefined => {
  const [figure, ...others] = cube.members.filter(
    (member) =>
      member.kind === "measure" &&
      member.public &&
      member.aggregate === "sum" &&
      isMoney(member) &&
      homeOfMember(cube, member) === homeOfMember(cube, counted) &&
      stemOf(wordsOfName(member.title).at(-1) ?? "") === noun &&
      !ofSome.test(member.title) &&
      !isUndesired(member.title),
  );
  return others.length === 0 ? figure : undefined;
};
