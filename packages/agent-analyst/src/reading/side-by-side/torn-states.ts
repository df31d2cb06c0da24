import type { Cube } from "@embedded-analytics/domain";
import type { Mention, Mentions } from "../../mentions/mentions.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isPastForm } from "../../words/past-forms.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { LogicalForm } from "../logical-form.js";

/** A word of a question that the reading took for something, and where it stands. */
interface Taken {
  readonly at: number;
  readonly length: number;
}

const joints = /^(and|or|vs|versus|plus|&)$/;
const placing =
  /^(in|for|from|at|of|by|with|without|on|via|through|to|only|not|per|is|are|was|were|that|who|which|the|our|all)$/;

const endOf = ({ at, length }: Taken): number => at + length;

/** What the reading leaves rows out by, and where a question says it. */
const limitsOf = (
  { found }: Mentions,
  values: readonly ValueMention[],
  { filters, conditions, time }: LogicalForm,
): readonly Taken[] => {
  const members = new Set([
    ...conditions.map(({ member }) => member),
    ...filters.flatMap(({ member, match }) => (match === "empty" ? [member] : [])),
  ]);
  const isLimit = ({ namings }: Mention): boolean =>
    namings.some(({ member }) => members.has(member.name) && member.name !== time?.dimension);
  // `branch revenue vs online`: values of one column are set beside each other.
  const alone = values.filter(
    (value) => values.filter(({ dimension }) => dimension === value.dimension).length === 1,
  );
  return [...alone, ...found.filter(isLimit)];
};

const placesOf = (taken: readonly Taken[]): readonly number[] =>
  taken.flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset));

/** `churned and active customers`: figures of those who have a time, where all are left out that have it. */
const deniedFigures = (
  figures: readonly Mention[],
  { filters, measures }: LogicalForm,
  { members }: Cube,
): readonly Mention[] => {
  const empty = filters.flatMap(({ member, match, isNot }) =>
    match === "empty" && !isNot
      ? wordsOfName(members.find(({ name }) => name === member)?.title ?? member).map(stemOf)
      : [],
  );
  return measures.length < 2
    ? []
    : figures.filter(({ namings }) =>
        namings.some(
          ({ member: { kind, title } }) =>
            kind === "measure" && wordsOfName(title).some((word) => empty.includes(stemOf(word))),
        ),
      );
};

/** `resolved escalated tickets` asks for those that are both, and two figures side by side count each alone. */
const crowded = (figures: readonly Mention[], tokens: readonly Token[]): readonly Mention[] => {
  const isState = ({ at, length }: Mention): boolean =>
    tokens.slice(at, at + length).some(({ word }) => isPastForm(word));
  return figures.filter((figure) =>
    figures.some(
      (next) =>
        next.at === endOf(figure) &&
        figure.length === 1 &&
        next.length > 1 &&
        isState(figure) &&
        isState(next) &&
        tokens[next.at]?.isBehindComma !== true,
    ),
  );
};

/**
 * `open and closed tickets`, where one word became a figure and the other a limit: the limit would hold for the figure as well,
 * which nobody asked for. Answers the places of words that are torn apart so.
 */
export const tornStates = (
  { tokens }: Utterance,
  mentions: Mentions,
  values: readonly ValueMention[],
  form: LogicalForm,
  cube: Cube,
): ReadonlySet<number> => {
  const limits = limitsOf(mentions, values, form);
  const measured = new Set(
    form.measures.flatMap((measure) => (measure.kind === "measure" ? [measure.member] : [])),
  );
  const said = mentions.found.filter(({ namings }) =>
    namings.some(({ member }) => measured.has(member.name)),
  );
  const figures = said.filter((mention) => !limits.includes(mention));
  const isJoint = (at: number): boolean => joints.test(tokens[at]?.word ?? "");
  const isPlaced = ({ at }: Taken): boolean => placing.test(tokens[at - 1]?.word ?? "");
  const torn = limits.filter(
    (limit) =>
      figures.some((figure) => isJoint(endOf(figure)) && endOf(figure) + 1 === limit.at) ||
      (!isPlaced(limit) &&
        figures.some((figure) => isJoint(endOf(limit)) && endOf(limit) + 1 === figure.at)),
  );
  // `churned and new customers`: those who are new are no part of the others.
  const fresh = tokens.flatMap(({ word }, at) =>
    word === "new" && (isJoint(at - 1) || isJoint(at + 1)) && !placesOf(values).includes(at)
      ? [at]
      : [],
  );
  return new Set([
    ...placesOf([...torn, ...deniedFigures(said, form, cube), ...crowded(figures, tokens)]),
    ...fresh,
  ]);
};
