import type { Cube, Member } from "@embedded-analytics/domain";
import type { ValueMention } from "../../mentions/values.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isGlue } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";

const besides = /^(our|the|selling|rated|performing|paid|single|different|individual)$/;
const ranks = /^(top|best|worst|bottom|biggest|largest|smallest|strongest|weakest|leading|\d+)$/;
/** What may follow a noun that is ranked, where it is none that tells of another one. */
const closing =
  /^(by|per|in|on|at|for|of|from|this|last|each|every|since|during|with|and|so|today|yesterday|ytd|\d{4})$/;
const having = /^(has|have|had|got|gets|with|makes?|made|sells?|sold|earns?|earned)$/;

/** The value that stands where a rank has its noun: `pubs` in `top 5 pubs by revenue`. */
const rankedValue = (
  { tokens, ranking }: Utterance,
  values: readonly ValueMention[],
): ValueMention | undefined => {
  if (ranking === undefined) return undefined;
  const asked = askedValue(tokens, ranking.at, values);
  if (asked !== undefined) return asked;
  const isRank = tokens
    .slice(ranking.at, ranking.at + ranking.length)
    .some(({ word }) => ranks.test(word));
  let at = ranking.at + ranking.length;
  while (isPassed(tokens[at])) at++;
  const value = values.find((each) => each.at === at);
  const next = value && tokens[value.at + value.length]?.word;
  return isRank && (next === undefined || closing.test(next)) ? value : undefined;
};

/** Whether a word may stand between a rank and its noun, as it was written: `rated` is read as the name of a figure. */
const isPassed = (token: Token | undefined): boolean =>
  token !== undefined && (isGlue(token.word) || besides.test(token.text.toLowerCase()));

/** The value of `which pub has the lowest revenue`. */
const askedValue = (
  tokens: Utterance["tokens"],
  ranking: number,
  values: readonly ValueMention[],
): ValueMention | undefined =>
  /^(which|what)$/.test(tokens[0]?.word ?? "")
    ? values.find(
        ({ at, length }) =>
          at === 1 && at + length < ranking && having.test(tokens[at + length]?.word ?? ""),
      )
    : undefined;

/**
 * What a value is a kind of: `pubs` of the column Channel are customers, whose names the same cube has. Undefined where the
 * value is itself such a name, or where nothing is called like the rows that it belongs to.
 */
const thingOf = ({ name, kind, members }: Cube, value: ValueMention): Member | undefined => {
  const column = members.find((member) => member.name === value.dimension);
  const home = column?.source?.cube ?? (kind === "cube" ? name : undefined);
  if (home === undefined || column === undefined) return undefined;
  const nouns = [stemOf(home), kindOf(column.title)];
  const thing = members.find(
    (member) =>
      member.kind === "dimension" &&
      member.type === "string" &&
      member.public &&
      (member.source?.cube ?? name) === home &&
      [member.source?.member ?? member.name, member.title].some((text) =>
        nouns.includes(namingStem(text)),
      ),
  );
  return thing === column ? undefined : thing;
};

/** What a column tells the kind of: `Kind of room`, `Room type`; undefined of any other column. */
const kindOf = (title: string): string | undefined => {
  const form = /^(?:kind|type|sort) of (?<of>\p{L}+)$|^(?<noun>\p{L}+) (?:kind|type)$/iu;
  const { of, noun } = form.exec(title)?.groups ?? {};
  const said = of ?? noun;
  return said === undefined ? undefined : stemOf(said.toLowerCase());
};

/** `customer_name` names a customer. */
const namingStem = (text: string): string =>
  wordsOfName(text)
    .filter((word) => !/^(name|title|label|of|the)$/.test(word))
    .map(stemOf)
    .join(" ");

/** The things that a rank is asked of by a value that they have, which is nothing to group by itself. */
export const rankedThings = (
  utterance: Utterance,
  cube: Cube,
  values: readonly ValueMention[],
): readonly string[] => {
  const value = rankedValue(utterance, values);
  const thing = value && thingOf(cube, value);
  return thing === undefined ? [] : [thing.name];
};

/** Whether what a rank is asked of is what the figure is grouped by: `best pub per town` ranks no towns. */
export const isThingRanked = (
  utterance: Utterance,
  cube: Cube,
  values: readonly ValueMention[],
  groupBy: readonly string[],
): boolean => {
  const value = rankedValue(utterance, values);
  const thing = value && thingOf(cube, value);
  return value === undefined || groupBy.includes(thing?.name ?? value.dimension);
};
