import type { Cube } from "@embedded-analytics/domain";
import { defaultMeasure } from "../mentions/default-measure.js";
import { plainText } from "../answer/figures.js";
import { editDistance } from "../words/edit-distance.js";
import { isFiller } from "../words/filler.js";
import { plainOf } from "../words/token.js";
import { isSureOf, sureQuestion } from "./draft.js";
import type { Grasp } from "./grasp.js";
import { evidences, nearestNames, type NearName, type Role } from "./nearest-names.js";
import type { Ground } from "./sure-reading.js";
import { titleFirst, titleWithin } from "./wording.js";

/** Words of a question that mean nothing here, side by side, and what they stand for. */
export interface Unknown {
  readonly words: readonly string[];
  readonly role: Role;
}

/** What may have been meant by a question that is not answered. */
export interface Meant {
  /** Whole questions, each surely answered. */
  readonly questions: readonly string[];
  /** The titles in them that are only near to what was asked, where the model has none that may have been meant. */
  readonly near: readonly string[] | undefined;
}

/** So many questions are offered, and so many runs of unknown words put right at once. */
const questionsMax = 3;
const unknownMax = 2;

/** So many names for each of two unknown words are held against one another. */
const pairedMax = 2;

/** A question with words that mean nothing. */
interface Asked {
  readonly text: string;
  readonly unknown: readonly Unknown[];
  readonly ground: Ground;
}

/** Names that may stand in the place of the unknown words, in one cube. */
interface Attempt {
  readonly grasp: Grasp;
  readonly names: readonly NearName[];
}

/** So many attempts are held against the model. */
const attemptsMax = 12;

/**
 * What was asked, with what each of its unknown words may have meant put in its place. All that is offered has the same
 * evidence, the strongest that there is in any cube.
 */
export const meantQuestions = (asked: Asked, grasps: readonly Grasp[]): Meant => {
  const { unknown } = asked;
  if (unknown.length === 0 || unknown.length > unknownMax)
    return { questions: [], near: undefined };
  const attempts = grasps
    .flatMap((grasp) => attemptsIn(grasp, unknown))
    .toSorted(
      (left, right) =>
        weaknessOf(left) - weaknessOf(right) ||
        Number(namesFigure(right)) - Number(namesFigure(left)),
    )
    .slice(0, attemptsMax);
  const found = new Map<string, Attempt>();
  for (const attempt of attempts) {
    const [first] = found.values();
    if (first !== undefined && weaknessOf(first) < weaknessOf(attempt)) break;
    if (found.size >= questionsMax) break;
    if (first !== undefined && namesFigure(first) && !namesFigure(attempt)) continue;
    const question = questionWith(asked, attempt);
    if (question !== undefined && !found.has(question)) found.set(question, attempt);
  }
  return { questions: [...found.keys()], near: nearOf([...found.values()]) };
};

const attemptsIn = (grasp: Grasp, unknown: readonly Unknown[]): readonly Attempt[] => {
  const names = unknown.map((each) => namesFor(each, grasp.cube));
  return combined(names.map((each) => (names.length > 1 ? each.slice(0, pairedMax) : each))).map(
    (chosen) => ({ grasp, names: chosen }),
  );
};

const namesFigure = ({ names }: Attempt): boolean =>
  names.some(({ member }) => member.kind === "measure");

/** How weak the weakest evidence of an attempt is. */
const weaknessOf = ({ names }: Attempt): number =>
  Math.max(...names.map(({ evidence }) => evidences.indexOf(evidence)));

/** The names that are only near to what was asked for. */
const nearOf = (attempts: readonly Attempt[]): Meant["near"] => {
  const titles = attempts.flatMap(({ grasp: { cube }, names }) =>
    names.flatMap(({ member, evidence }) => (evidence === "kin" ? [titleFirst(cube, member)] : [])),
  );
  return titles.length === 0 ? undefined : [...new Set(titles)];
};

/** The names that a run may mean together, else those that its words may mean. */
const namesFor = ({ words, role }: Unknown, cube: Cube): readonly NearName[] => {
  const together = nearestNames(words.join(""), role, cube).filter(
    ({ evidence }) => words.length === 1 || evidence === "spelling",
  );
  const [found] = [together, ...words.map((word) => nearestNames(word, role, cube))].filter(
    ({ length }) => length > 0,
  );
  return found ?? [];
};

const combined = (names: readonly (readonly NearName[])[]): readonly (readonly NearName[])[] =>
  names.reduce<readonly (readonly NearName[])[]>(
    (before, each) => before.flatMap((chosen) => each.map((name) => [...chosen, name])),
    [[]],
  );

/** The question with the names in it: made anew where that says all of it, else as it was written. */
const questionWith = (asked: Asked, { names, grasp }: Attempt): string | undefined => {
  const members = names.map(({ member }) => member);
  const rewritten = (): string | undefined => {
    const question = rewrittenWith(asked, names, grasp.cube);
    return question !== undefined && isSureOf(question, members, asked.ground)
      ? question
      : undefined;
  };
  const composed = (): string | undefined => composedWith(asked, names, grasp);
  // A word that is only about a name may be a verb, in whose place no title stands.
  const isSpelt = names.every(({ evidence }) => /^(spelling|initials|part)$/.test(evidence));
  return composed() ?? (isSpelt ? rewritten() : undefined);
};

const rewrittenWith = (
  { text, unknown }: Asked,
  names: readonly NearName[],
  cube: Cube,
): string | undefined => {
  let written = plainText(text);
  for (const [at, { words }] of unknown.entries()) {
    const member = names[at]?.member;
    const found = placeOf(written, words);
    if (member === undefined || found === undefined) return undefined;
    const title = (found.index === 0 ? titleFirst : titleWithin)(cube, member);
    written = `${written.slice(0, found.index)}${title}${written.slice(found.index + found.length)}`;
  }
  return `${written.charAt(0).toUpperCase()}${written.slice(1)}`;
};

/** Where words stand side by side in a text, as whole words. */
const placeOf = (
  text: string,
  words: readonly string[],
): { readonly index: number; readonly length: number } | undefined => {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const match = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${escaped.join(String.raw`[^\p{L}\p{N}]+`)}(?![\p{L}\p{N}])`,
    "iu",
  ).exec(text);
  return match === null ? undefined : { index: match.index, length: match[0].length };
};

/** A plain question of what was understood and these names; undefined where it would leave something out. */
const composedWith = (
  { unknown, ground }: Asked,
  names: readonly NearName[],
  grasp: Grasp,
): string | undefined => {
  const replaced = unknown.flatMap(({ words }) => words);
  if (!grasp.isWhole || grasp.rest.some((word) => !replaced.includes(word))) return undefined;
  const figures = names.flatMap(({ member }) => (member.kind === "measure" ? [member] : []));
  const groups = names.flatMap(({ member }) =>
    member.kind === "dimension" && member.type === "string" ? [member] : [],
  );
  if (figures.length > 1 || figures.length + groups.length < names.length) return undefined;
  const isByGroup = unknown.some(({ role }) => role === "group");
  return sureQuestion(
    {
      ...grasp,
      measures:
        [figures, grasp.measures, [defaultMeasure(grasp.cube)]]
          .map((members) => members.flatMap((member) => member ?? []))
          .find(({ length }) => length > 0) ?? [],
      groups: [...grasp.groups, ...groups].slice(0, isByGroup ? 3 : 2),
    },
    ground,
  );
};

/** What was understood, with a figure that one of the unknown words is near to, where it names none itself. */
export const withNearFigure = (
  grasps: readonly Grasp[],
  unknown: readonly Unknown[],
): Grasp | undefined => {
  const [first] = grasps;
  if (first === undefined || first.measures.length > 0) return first;
  for (const grasp of grasps)
    for (const each of unknown) {
      const figure = namesFor(each, grasp.cube).find(({ member }) => member.kind === "measure");
      if (figure !== undefined) return { ...grasp, measures: [figure.member] };
    }
  return first;
};

/** A value is near to a word that has no more than so many of its letters wrong. */
const slipsOfValue = ({ length }: string): number => Math.max(1, Math.floor((length + 1) / 3));

/** What was asked, with the values in it that are written most like its unknown words, of those that the user sees. */
export const questionsOfValues = (
  asked: string,
  missing: readonly string[],
  ground: Ground,
): readonly string[] => {
  const text = plainText(asked);
  const [word, ...others] = missing;
  const found = word === undefined ? undefined : placeOf(text, [word]);
  if (word === undefined || found === undefined || others.length > 0) return [];
  const values = ground.valued.flatMap(({ knownValues }) => knownValues.map(({ value }) => value));
  return [...new Set(values)]
    .map((value) => ({ value, slips: slipsTo(plainOf(word), value) }))
    .filter(({ slips }) => slips <= slipsOfValue(word))
    .toSorted((left, right) => left.slips - right.slips)
    .map(
      ({ value }) =>
        `${text.slice(0, found.index)}${value}${text.slice(found.index + found.length)}`,
    )
    .filter((question) => isSureOf(question, [], ground))
    .slice(0, questionsMax);
};

/** How far a word is from a value, or from the word of it that is most like it. */
const slipsTo = (word: string, value: string): number =>
  Math.min(
    ...[plainOf(value), ...plainOf(value).split(/[^\p{L}\p{N}]+/u)]
      .filter((part) => part.length > 2 && !isFiller(part))
      .map((part) => editDistance(word, part, slipsOfValue(word))),
  );
