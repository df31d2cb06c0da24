import type { Cube, Member } from "@embedded-analytics/domain";
import { earnedIn, isMoney } from "../../mentions/money/earned.js";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";
import { absorb, type Parts } from "../parts.js";
import { amountOfOne } from "./amount-of-one.js";

/** Things that come to an amount of money, and to nothing else that one could take an average of. */
const documents =
  /^(bill|invoice|order|sale|purchase|transaction|donation|gift|receipt|refund|pledge|basket)s?$/;

/** The noun behind `average`, where one average of all of them is asked for. */
const documentAsked = ({ tokens, granularity }: Utterance): Token | undefined => {
  const at = tokens.findIndex(
    ({ word, isQuoted }) => /^(average|avg|mean)$/.test(word) && !isQuoted,
  );
  const noun = at < 0 ? undefined : tokens[at + 1];
  const isDivided = tokens.some(({ word }) => /^(per|each|every)$/.test(word));
  const isOne = noun !== undefined && documents.test(noun.word);
  return isOne && !isDivided && granularity === undefined ? noun : undefined;
};

/**
 * `average bill of business customers`, where the model has no average of its own: the money of all of them, divided by how
 * many there are. For each of something it is another average.
 */
export const averageDocument = (
  utterance: Utterance,
  cube: Cube,
  kept: readonly Mention[],
  parts: Parts,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  const own = amountOfOne(utterance, cube, kept, parts, measures);
  if (own !== undefined) return own;
  const [measure, ...others] = measures;
  const noun = documentAsked(utterance);
  const count = noun && countOf(cube, noun.stem);
  const named = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  if (count === undefined || named === undefined || others.length > 0) return measures;
  const money = moneyOf(cube, named, count);
  if (money === undefined) return measures;
  for (const mention of kept)
    if (candidatesOf(mention).measure?.member === named) absorb(parts, mention);
  parts.notes.push(`I take the average as ${money.title}, divided by ${count.title}.`);
  return [{ kind: "per", member: money.name, by: { kind: "measure", member: count.name } }];
};

/** What was named, where it is a sum of money, else what is earned in the table of those that were named. */
const moneyOf = (cube: Cube, named: Member, count: Member): Member | undefined => {
  const money = isMoney(named) ? named : named === count ? earnedIn(cube) : undefined;
  return money?.aggregate === "sum" && money.source?.cube === count.source?.cube
    ? money
    : undefined;
};

/** The figure that counts all of them, and not some. */
const countOf = ({ members }: Cube, stem: string): Member | undefined =>
  members.find(
    ({ aggregate, name, title, synonyms, public: isPublic }) =>
      aggregate === "count" &&
      isPublic &&
      [name, title, ...synonyms].some((text) => {
        const [word = "", ...more] = wordsOfName(text).filter(
          (each) => !/^(number|count|of)$/.test(each),
        );
        return more.length === 0 && stemOf(word) === stem;
      }),
  );
