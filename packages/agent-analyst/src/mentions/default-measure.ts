import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../words/stem.js";
import { numberOf } from "../words/number-word.js";
import { isCurrency, isUnitOfTime } from "../words/units.js";
import { asksWorth } from "../words/cues/money/worth-asked.js";
import { owedIn } from "./money/owed.js";
import { tokensOf, wordsOfName, type Token } from "../words/token.js";

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
  const isAsked = tokens.some(
    ({ word }, at) =>
      (word === "much" && tokens[at - 1]?.word === "how") ||
      // `eur paid in May`, and not `5 eur`.
      (/^(eur|euros?|usd|dollars?)$/.test(word) && numberOf(tokens[at - 1]?.word) === undefined),
  );
  if (!isAsked && !asksWorth({ tokens })) return undefined;
  const amounts = cube.members.filter(
    ({ kind, public: isPublic, format, unit, aggregate }) =>
      kind === "measure" &&
      isPublic &&
      aggregate !== "avg" &&
      format !== "percent" &&
      (format === "currency" || unit !== undefined),
  );
  if (amounts.length === 0) return sumOfMoney(cube);
  const asked = new Set(tokens.map(({ word }) => stemOf(word)));
  const isNamed = ({ title, synonyms }: Member): boolean =>
    [title, ...synonyms].some((words) =>
      tokensOf(words).some(({ word }) => asked.has(stemOf(word))),
    );
  // `how much is overdue` asks for a part of what is owed, also where the rows say themselves which are overdue.
  const owed = tokens.some(({ word }) => /^(overdue|arrears)$/.test(word)) ? owedIn(cube) : undefined; // prettier-ignore
  return amounts.find(isNamed) ?? owed ?? amounts[0];
};

/** The first sum that is called as money is, where the model says of none what it is counted in. */
const sumOfMoney = ({ members }: Cube): Member | undefined =>
  members.find(
    ({ kind, public: isPublic, aggregate, unit, name, title }) =>
      kind === "measure" &&
      isPublic &&
      aggregate === "sum" &&
      unit === undefined &&
      wordsOfName(`${name} ${title}`).some((word) => ofMoney.test(word)),
  );

const ofMoney =
  /^(amount|billed|billings|invoiced|revenue|turnover|income|takings|sales|spend|cost|costs|price|paid|fees?|owed)$/;

/**
 * What a question asks for that names values alone, `coffee in Berlin in May`: the only sum that has a unit, rather
 * than how many rows there are. Undefined where several have, or where a number was asked for; money has none here,
 * since values are bought and sold, and are not made of it, and neither has a time: `breakdowns in May` are a number of jobs, and
 * no hours spent on them.
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
      !isCurrency(unit) &&
      !isUnitOfTime(unit),
  );
  return sums.length === 1 ? sums[0] : undefined;
};

/** `private lessons`, which a description explains as one value: what they are is counted by the figure that is called so. */
export const countNamed = (tokens: readonly Token[], cube: Cube): Member | undefined => {
  const count = countingMeasure(cube);
  const [word = "", ...others] = wordsOfName(count?.title ?? "");
  const isNamed =
    others.length === 0 &&
    tokens.some((token) => /[^s]s$/.test(token.word) && token.stem === stemOf(word));
  return isNamed ? count : undefined;
};

/**
 * `how many tickets`, where a view is called `Tickets and matches`: its figure `Tickets sold`, whose name says beside the noun
 * only what was done to them, and no count of what they are for, such as matches.
 */
export const piecesNamed = (tokens: readonly Token[], cube: Cube): Member | undefined => {
  const nouns = new Set(wordsOfName(cube.title).map(stemOf));
  const noun = tokens.find(({ word, stem }) => /[^s]s$/.test(word) && nouns.has(stem))?.stem;
  const isOfNoun = ({ title }: Member): boolean => {
    const [first = "", deed = "", ...more] = wordsOfName(title);
    return more.length === 0 && stemOf(first) === noun && /(ed|sold|made|sent|held|given)$/.test(deed); // prettier-ignore
  };
  return noun !== undefined
    ? cube.members.find(
        (member) =>
          member.public &&
          /^(sum|count)/.test(member.aggregate ?? "") &&
          member.format !== "currency" &&
          isOfNoun(member),
      )
    : undefined;
};

/** Words of a column's name that say only that it has kinds. */
const ofKinds = /^(type|types|kind|kinds|class|category|group|status|state|name|code|of)$/;

/**
 * `how many comps`, where comps are a `Ticket type`: tickets are counted that way, by the first sum whose title has that
 * word. Undefined where values of several columns are named.
 */
export const ofKind = (
  tokens: readonly Token[],
  { members }: Cube,
  [filter, ...others]: readonly { readonly member: string }[],
): Member | undefined => {
  const isAsked = tokens.some(({ word }, at) => word === "many" && tokens[at - 1]?.word === "how");
  const column = members.find(({ name }) => name === filter?.member);
  if (!isAsked || column === undefined || others.length > 0) return undefined;
  const stems = (text: string): readonly string[] =>
    wordsOfName(text)
      .filter((word) => !ofKinds.test(word))
      .map(stemOf);
  const own = new Set([column.title, ...column.synonyms].flatMap(stems));
  const sums = members.filter(
    ({ kind, public: isPublic, format, aggregate, title, source, unit }) =>
      kind === "measure" &&
      isPublic &&
      aggregate === "sum" &&
      format !== "currency" &&
      !isUnitOfTime(unit ?? "") &&
      source?.cube === column.source?.cube &&
      stems(title).some((stem) => own.has(stem)),
  );
  return sums[0];
};
