import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../words/stem.js";
import { isCurrency } from "../words/units.js";
import { tokensOf, type Token } from "../words/token.js";

/** The first of a cube is the one that its author thought of first. */
export const defaultMeasure = (cube: Cube): Member | undefined =>
  cube.members.find(({ kind, public: isPublic }) => kind === "measure" && isPublic);

/** What says how common something is: the first measure that counts rows. */
export const countingMeasure = ({ members }: Cube): Member | undefined =>
  members.find(
    ({ kind, aggregate, public: isPublic }) =>
      kind === "measure" && aggregate === "count" && isPublic,
  );

/**
 * What `how much` asks for where no measure is named: an amount, which is money or has a unit, and no number of
 * rows. The first one whose words are in the question (`how much was refunded`: Amount refunded), else the first.
 */
export const amountAskedFor = (tokens: readonly Token[], cube: Cube): Member | undefined => {
  const isAsked = tokens.some(({ word }, at) => word === "much" && tokens[at - 1]?.word === "how");
  if (!isAsked) return undefined;
  const amounts = cube.members.filter(
    ({ kind, public: isPublic, format, unit, aggregate }) =>
      kind === "measure" &&
      isPublic &&
      aggregate !== "avg" &&
      format !== "percent" &&
      (format === "currency" || unit !== undefined),
  );
  const asked = new Set(tokens.map(({ word }) => stemOf(word)));
  const isNamed = ({ title, synonyms }: Member): boolean =>
    [title, ...synonyms].some((words) =>
      tokensOf(words).some(({ word }) => asked.has(stemOf(word))),
    );
  return amounts.find(isNamed) ?? amounts[0];
};

/**
 * What a question asks for that names values alone, `coffee in Berlin in May`: the only sum that has a unit, rather
 * than how many rows there are. Undefined where several have, or where a number was asked for; money has none here,
 * since values are bought and sold, and are not made of it.
 */
export const mainQuantity = (tokens: readonly Token[], cube: Cube): Member | undefined => {
  if (tokens.some(({ word }) => /^(many|number|count|often|times)$/.test(word))) return undefined;
  const sums = cube.members.filter(
    ({ kind, public: isPublic, format, unit, aggregate }) =>
      kind === "measure" &&
      isPublic &&
      aggregate === "sum" &&
      format !== "currency" &&
      unit !== undefined &&
      !isCurrency(unit),
  );
  return sums.length === 1 ? sums[0] : undefined;
};
