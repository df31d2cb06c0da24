import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney, earnedIn } from "../../mentions/money/earned.js";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import { isPaidByUs, moneyAskedAt } from "../../words/cues/money/money-asked.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { isUndesired } from "../../words/undesired.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";
import { totalOfMoney } from "../figures/total-of-money.js";
import { absorb, type Parts } from "../parts.js";

/**
 * `tickets sold, in euros` asks for the money of the tickets: where money is asked for and a number was named, the figure of
 * money that has a word of that name is meant, and said; else the accounts ask back.
 */
export const inMoney = (
  utterance: Utterance,
  cube: Cube,
  kept: readonly Mention[],
  parts: Parts,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  const at = moneyAskedAt(utterance);
  const [first, ...others] = measures;
  if (at === undefined) return totalOfMoney(utterance, cube, kept, parts, measures);
  if (others.length > 0) return measures;
  const member = (measure: FormMeasure | undefined): Member | undefined =>
    cube.members.find(({ name }) => measure?.kind === "measure" && name === measure.member);
  const counted = member(first);
  if (first !== undefined && (counted === undefined || isMoney(counted))) return measures;
  const mention = kept.find((each) => candidatesOf(each).measure?.member === counted);
  const said = [at, ...placesOf(mention)].map((place) => utterance.tokens[place]?.stem);
  const named = cube.members.find(
    (each) =>
      each.kind === "measure" &&
      each.public &&
      isMoney(each) &&
      each.aggregate === "sum" &&
      !isUndesired(each.title) &&
      wordsOfName(each.title).some((word) => said.includes(stemOf(word))),
  );
  const chosen =
    named ??
    (first === undefined && !isPaidByUs(utterance.tokens, at) ? earnedIn(cube) : undefined);
  if (chosen === undefined) return measures;
  if (mention !== undefined) absorb(parts, mention);
  parts.notes.push(`You asked for money, so I take ${chosen.title || chosen.name}.`);
  return [{ kind: "measure", member: chosen.name }];
};

const placesOf = (mention: Mention | undefined): readonly number[] =>
  mention === undefined
    ? []
    : Array.from({ length: mention.length }, (_, offset) => mention.at + offset);
