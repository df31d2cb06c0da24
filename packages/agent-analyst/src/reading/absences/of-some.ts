import type { Cube, Member } from "@embedded-analytics/domain";
import type { ValueMention } from "../../mentions/values.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { tokensOf, wordsOfName, type Token } from "../../words/token.js";
import type { FoundAbsence } from "./asked/absence-form.js";
import { absenceIn, lackingAt, partsOf } from "../absence.js";
import { filtersOf } from "../value-filters.js";
import { homeOf, soleOf } from "./others.js";

/** What was found in a cube, and its values in the question. */
export interface Named {
  readonly cube: Cube;
  readonly values: readonly ValueMention[];
}

/**
 * `fully managed flats that never had a repair`: those of a kind that another cube never names. The values stand before
 * the word that denies, and are columns of what is listed; behind it they would restrict what is missing.
 */
export const absenceOfSome = (
  utterance: Utterance,
  cubes: readonly Cube[],
  named: readonly Named[],
): FoundAbsence | undefined => {
  const at = lackingAt(utterance);
  for (const { cube, values } of [...named, ...valuesOfLists(named, cubes)]) {
    const isUnclear = values.some((value) => value.among !== undefined || value.at > at);
    if (values.length === 0 || isUnclear) continue;
    const isValue = (place: number): boolean =>
      values.some((value) => place >= value.at && place < value.at + value.length);
    const subject = subjectOfValues(utterance, cubes, { cube, values }, isValue);
    const found = absenceIn(utterance, cubes, isValue, subject);
    if (found?.cube === cube)
      return { ...found, form: { ...found.form, filters: filtersOf(utterance, values) } };
  }
  return undefined;
};

/**
 * What was found in a view, as values of the cube that lists those of whom they are: `dealers without a sale` was looked for among
 * sales alone. Only where that cube has all of them, by the same columns or by ones of the same name.
 */
export const valuesOfLists = (
  named: readonly Named[],
  cubes: readonly Cube[],
): readonly Named[] => {
  const lists = cubes.filter(
    (each) => each.public && homeOf(each) !== undefined && named.every(({ cube }) => cube !== each),
  );
  return lists.flatMap((list) =>
    named.flatMap(({ cube, values }) => {
      const own = values.flatMap((value): readonly ValueMention[] => {
        const column = columnIn(list, cube, value.dimension);
        return column === undefined ? [] : [{ ...value, dimension: column.name }];
      });
      return own.length < values.length ? [] : [{ cube: list, values: own }];
    }),
  );
};

const columnIn = (list: Cube, cube: Cube, dimension: string): Member | undefined => {
  const column = cube.members.find(({ name }) => name === dimension);
  const own = list.members.filter((each) => each.kind === "dimension" && each.public);
  const source = column?.source;
  if (source !== undefined)
    return own.find(
      (each) =>
        (each.source?.cube ?? list.name) === source.cube &&
        (each.source?.member ?? each.name) === source.member,
    );
  const isCalled = ({ title, type }: Member): boolean =>
    title !== "" && title === column?.title && type === column.type;
  return list.kind === "cube" ? soleOf(own.filter(isCalled)) : undefined;
};

/**
 * `dealers who never sold anything`, where the type of sellers is a dealer: a value in the plural names those of whom its column
 * says what they are.
 */
export const subjectOfValues = (
  utterance: Utterance,
  cubes: readonly Cube[],
  { cube, values }: Named,
  isValue: (place: number) => boolean,
): readonly Token[] => {
  const { subject = [] } = partsOf(utterance, cubes, isValue) ?? {};
  const home = homeOf(cube);
  if (subject.length > 0 || home === undefined) return subject;
  const isKind = ({ at, length, dimension }: ValueMention): boolean => {
    const column = cube.members.find(({ name }) => name === dimension);
    const isOwn = (column?.source?.cube ?? cube.name) === home;
    const words = wordsOfName(column?.title ?? "").map(stemOf);
    const isNoun = /[^s]s$/.test(utterance.tokens[at + length - 1]?.word ?? "");
    // The seller type of listings says of sellers what they are.
    const isOfOthers = cubes.some(
      ({ name }) => stemOf(name) !== stemOf(home) && words.includes(stemOf(name)),
    );
    return isNoun && isOwn && !isOfOthers;
  };
  return values.some(isKind) ? tokensOf(home) : [];
};
