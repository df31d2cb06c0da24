import type { Cube, Member } from "@embedded-analytics/domain";
import type { BetweenTerm } from "../../mentions/between-times.js";
import { limitedSpan, type LimitedSpan } from "../../words/spans/limited-span.js";
import { stemOf } from "../../words/stem.js";
import { plainOf } from "../../words/token.js";
import { converted } from "../../words/units.js";
import type { Vocabulary } from "../../mentions/vocabulary.js";
import type { Threshold } from "../logical-form.js";
import { countedRows, withoutAssumed } from "./counted-rows.js";
import { findSpan } from "./find-span.js";
import { isOfDuration } from "./own-spans.js";
import { givesCounts } from "./given-figures.js";
import type { Rephrased, Rephrasing } from "./reading-of-rest.js";
import { wordsIn } from "./rest-of-question.js";
import { asNumber, tablesIn, withTitleOfRows, type RowsOfTable } from "./rows-of-tables.js";
import { latenessIn, unitOf } from "./lateness/lateness-columns.js";
import { homeOfMember } from "./times-of-table.js";

/** A question for rows that last so long, as one for all of them. */
export const rephrasedLimits = (
  question: string,
  { language, cubes, now }: Rephrasing,
): readonly Rephrased[] => {
  const limit = limitedSpan(question);
  if (limit === undefined) return [];
  const words = wordsIn(limit.rest).map(plainOf);
  return language.flatMap((vocabulary) => {
    const { cube } = vocabulary;
    const table = tablesIn(cube, cubes).find(({ stems }) =>
      words.some((word) => stems.has(stemOf(word))),
    );
    const asked = { kind: limit.kind, unit: limit.unit, isMedian: false, words: limit.words, before: "", rest: "" } as const; // prettier-ignore
    const found =
      table && findSpan({ asked, cube, home: table.home, around: words.filter((word) => !table.stems.has(stemOf(word))), words, isOfRows: () => false, isOfPeople: false, now }); // prettier-ignore
    if (table === undefined) return [];
    if (limit.kind === "late") return lateBy({ ...limit, words: [...limit.words, ...words] }, table, vocabulary); // prettier-ignore
    // How long ago something began is no length that a column has.
    const own = limit.kind === "process" ? lengthsIn(cube, table.home) : [];
    const column = own.length === 1 && limit.words.length === 0 ? own[0] : undefined;
    const number = column && converted(limit.number, `${limit.unit}s`, column.unit ?? "");
    if (column !== undefined && number !== undefined)
      return [ofColumn(limit, { on: "dimension", member: column.name, operator: limit.operator, number }, table, vocabulary)]; // prettier-ignore
    // A limit on another column of a length of time is one like on any other.
    return found?.measure.kind !== "between" || own.length > 0
      ? []
      : [ofTable(limit, found.measure, table, vocabulary)];
  });
};

/** What took so long stands as it was read; of ages, rows are counted, and no amounts; no other reading tells how late they were. */
const given: Readonly<Record<LimitedSpan["kind"], Rephrased["isGivenBy"]>> = {
  process: () => true,
  age: givesCounts,
  late: () => false,
};

const ofTable = (
  { operator, number, rest, kind }: LimitedSpan,
  span: BetweenTerm,
  table: RowsOfTable,
  vocabulary: Vocabulary,
): Rephrased => ({
  text: asNumber(withTitleOfRows(rest, table), table),
  vocabulary,
  isGivenBy: given[kind],
  dress: (plain) => {
    const counted = countedRows(plain, table, []);
    if (counted === undefined) return undefined;
    const { form, notes } = counted.understood;
    return {
      ...counted.understood,
      form: { ...form, lengths: [...(form.lengths ?? []), { span, operator, number }] },
      notes: withoutAssumed(notes),
      isWhole: true,
    };
  },
});

/** Rows that were so late, by the one column that says how late each was. */
const lateBy = (
  limit: LimitedSpan,
  table: RowsOfTable,
  vocabulary: Vocabulary,
): readonly Rephrased[] => {
  const column = latenessIn(vocabulary.cube, table.home, limit.words);
  const number = column && converted(limit.number, `${limit.unit}s`, unitOf(column));
  return column === undefined || number === undefined
    ? []
    : [ofColumn(limit, { on: "dimension", member: column.name, operator: limit.operator, number }, table, vocabulary)]; // prettier-ignore
};

/** A limit on the one column that says how long rows last, in its own unit. */
const ofColumn = (
  { number, unit, rest, kind }: LimitedSpan,
  threshold: Threshold,
  table: RowsOfTable,
  vocabulary: Vocabulary,
): Rephrased => ({
  text: asNumber(withTitleOfRows(rest, table), table),
  vocabulary,
  isGivenBy: given[kind],
  dress: (plain) => {
    const counted = countedRows(plain, table, []);
    if (counted === undefined) return undefined;
    const { form, notes } = counted.understood;
    const said = threshold.number === number ? {} : { said: number, unit: `${unit}s` };
    return {
      ...counted.understood,
      form: { ...form, thresholds: [...form.thresholds, { ...threshold, ...said }] },
      notes: withoutAssumed(notes),
      isWhole: true,
    };
  },
});

const lengthsIn = (cube: Cube, home: string): readonly Member[] =>
  cube.members.filter(
    (member) =>
      member.kind === "dimension" &&
      member.type === "number" &&
      member.public &&
      homeOfMember(cube, member) === home &&
      isOfDuration(member),
  );
