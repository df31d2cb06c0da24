import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { plainOf, wordsOfName } from "../../words/token.js";
import { isSomebody } from "../../words/verbs/who-words.js";
import type { Vocabulary } from "../../mentions/vocabulary.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm } from "../logical-form.js";
import { whoIsMeant } from "../rows/listed/who-is-meant.js";
import type { Rephrased, Rephrasing } from "../spans/reading-of-rest.js";
import { wordsIn } from "../spans/rest-of-question.js";
import { tablesIn, type RowsOfTable } from "../spans/rows-of-tables.js";
import { homeOfMember } from "../spans/times-of-table.js";
import { askedOrigin, type AskedOrigin } from "./asked-origin.js";
import { isSite, isSource, placeRank, speaksOf } from "./origin-words.js";

/** Of so many readings the best are tried. */
const triedMax = 4;

/** A column that says where somebody comes from; the lower the rank, the surer it is of them. */
interface Origin {
  readonly vocabulary: Vocabulary;
  readonly column: Member;
  readonly rank: number;
  /** What is counted where that has another name than those who were asked about. */
  readonly rows?: string;
  /** Whether the rows of the column are no such people, and only tell of them. */
  readonly isOfOthers?: true;
}

/**
 * Where people come from is how many of them there are by their place: a column that speaks of them (`Guest country`,
 * `Where the attendee lives`), or one of their own list; else by how they heard of the business.
 */
export const rephrasedOrigins = (
  question: string,
  { language, cubes }: Rephrasing,
): readonly Rephrased[] => {
  const asked = askedOrigin(question);
  if (asked === undefined) return [];
  const noun = plainOf(wordsIn(asked.who).at(-1) ?? "");
  const people: People = { noun, stem: stemOf(noun), isSomebody: isSomebody(noun) };
  const own = language.flatMap((vocabulary) => ownOrigins(vocabulary, people, cubes));
  // Where enquiries come from is what led to them.
  if (!people.isSomebody && own.some(({ column }) => isSource(column))) return [];
  const found = own.length > 0 || !anybody.test(noun) ? own : language.flatMap(originsOfSomebody);
  return [...found]
    .sort((left, right) => left.rank - right.rank)
    .slice(0, triedMax)
    .map((origin) => asQuestion(asked, origin));
};

interface People {
  readonly noun: string;
  readonly stem: string;
  readonly isSomebody: boolean;
}

const anybody = /^(?:people|customers|clients|guests|users|buyers)$/;

/** By columns of their own list, or that speak of them. */
const ownOrigins = (
  vocabulary: Vocabulary,
  { stem }: People,
  cubes: readonly Cube[],
): readonly Origin[] => {
  const { cube } = vocabulary;
  const tables = tablesIn(cube, cubes);
  return cube.members.flatMap((column): readonly Origin[] => {
    const table = tables.find(({ home }) => home === homeOfMember(cube, column));
    const isOwn = table?.stems.has(stem) === true;
    const place = placeRank(column);
    const current = isOwn ? currentOf(table, stem) : undefined;
    const rows = current === undefined ? {} : { rows: current };
    if (place !== undefined && speaksOf(column, stem))
      return isOwn || table === undefined
        ? [{ vocabulary, column, rank: place + (isOwn ? 0 : 0.5), ...rows }]
        : [
            { vocabulary, column, rank: place + 0.5 },
            { vocabulary, column, rank: place + 60, rows: table.count.title, isOfOthers: true },
          ];
    if (place !== undefined && isOwn && !hasSite(cube, column))
      return [{ vocabulary, column, rank: place + 20, ...rows }];
    return isOwn && isSource(column) ? [{ vocabulary, column, rank: 40, ...rows }] : [];
  });
};

/** `Current pupils`, where not all of a list are there still. */
const currentOf = ({ count, some }: RowsOfTable, stem: string): string | undefined =>
  [count, ...some].find(({ title }) => {
    const [first = "", noun = "", ...more] = wordsOfName(title);
    return /^(?:current|active)$/.test(first) && stemOf(noun) === stem && more.length === 0;
  })?.title;

/** Those for whom a business is there are customers as well, whatever the model calls them. */
const originsOfSomebody = (vocabulary: Vocabulary): readonly Origin[] => {
  const { cube } = vocabulary;
  return cube.members.flatMap((column): readonly Origin[] => {
    const place = placeRank(column);
    const home = homeOfMember(cube, column);
    const somebody = whoIsMeant({ tokens: [] }, cube, [], home);
    return place !== undefined &&
      somebody !== undefined &&
      homeOfMember(cube, somebody) === home &&
      !hasSite(cube, column)
      ? [{ vocabulary, column, rank: place }]
      : [];
  });
};

/** Whether the city of a row is rather that of a part of the business. */
const hasSite = (cube: Cube, column: Member): boolean =>
  cube.members.some(
    (member) => homeOfMember(cube, member) === homeOfMember(cube, column) && isSite(member),
  );

const asQuestion = (
  { who, rest }: AskedOrigin,
  { vocabulary, column, rows, isOfOthers }: Origin,
): Rephrased => ({
  text: `${rest === "" || isOfOthers ? (rows ?? who) : who} by ${column.title || column.name} ${rest}`.trim(),
  vocabulary,
  isGivenBy: (form, cube) =>
    isCounted(form, cube) &&
    form.groupBy.length === 1 &&
    cube.members.some((each) => each.name === form.groupBy[0] && placeRank(each) !== undefined),
  dress: (plain) => countedBy(plain, column, isOfOthers && rows),
});

/** Whether one figure is given that is a number of rows or things, and not of the very groups. */
const isCounted = ({ measures, groupBy }: LogicalForm, cube: Cube): boolean => {
  const [first, ...others] = measures;
  if (first === undefined || others.length > 0) return false;
  if (first.kind === "distinct") return !groupBy.includes(first.member);
  const figure =
    first.kind === "measure" ? cube.members.find(({ name }) => name === first.member) : undefined;
  return /^count/.test(figure?.aggregate ?? "");
};

/** Undefined where anything else than a number is given, or by anything else. */
const countedBy = (
  plain: Understanding,
  column: Member,
  rows: string | undefined,
): Understanding | undefined => {
  const { form, cube, notes } = plain;
  const isOfColumn = form.groupBy.length === 1 && form.groupBy[0] === column.name;
  if (!isCounted(form, cube) || !isOfColumn) return undefined;
  const counted = rows === undefined ? "" : ` The model has no number of them, so I count ${rows}.`;
  return {
    ...plain,
    notes: [`I take where they come from as ${column.title || column.name}.${counted}`, ...notes],
  };
};

/** Whether columns say where somebody comes from; those that only name the very ones who were asked about do not. */
export const saysOrigin = (groups: readonly Member[]): boolean =>
  groups.length > 0 &&
  groups.every(
    (member) =>
      placeRank(member) !== undefined || isSource(member) || isSite(member) || saysArea(member),
  );

const saysArea = ({ title, name }: Member): boolean =>
  wordsOfName(title || name).some((word) => /^(?:area|territory|market|address|place|location)$/.test(word)); // prettier-ignore
