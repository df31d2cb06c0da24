import type { Cube } from "@embedded-analytics/domain";
import type { ResultRows } from "../../answer/cells.js";
import { plainText } from "../../answer/figures.js";
import { addsUp, labelOf } from "../../answer/labels.js";
import type { NamesGoneBy } from "../../plan/shared-names/shared-names.js";
import type { Statement } from "../../plan/columns.js";
import type { LogicalForm } from "../../reading/logical-form.js";

/** Names that several have, of those that a reading goes by. */
export interface SharedNames extends NamesGoneBy {
  readonly shared: readonly string[];
  /** How many there are of them, also of those that the tool did not show. */
  readonly total: number;
}

/** So many are named; of the others it is said how many there are. */
const namedMax = 3;

/** What is said of names that stand for several in an answer: those alone that it shows, sums up or counts. */
export const noteOfShared = (
  names: SharedNames | undefined,
  { form, cube }: { readonly form: LogicalForm; readonly cube: Cube },
  { columns }: Statement,
  rows: ResultRows,
): readonly string[] => {
  if (names === undefined) return [];
  const { shared, total } = names;
  const isNumber = /\b(number|no|code|reference)$/i.test(labelOf(cube, names.name.name));
  const noun = isNumber ? "number" : "name";
  if (names.goneBy === "things")
    return [`${listed(shared, total)} ${total === 1 ? "is" : "are each"} the ${noun} of more than one, and ${total === 1 ? "counts" : "count"} as one here.`]; // prettier-ignore
  const [measure] = form.measures;
  const isSum = measure !== undefined && addsUp(cube, measure);
  const together = isSum ? "added up" : "taken together";
  const shown = names.goneBy === "values" ? valuesOf(form, names) : shownIn(names, columns, rows);
  const met = shown.filter((name) => shared.includes(name));
  if (met.length === 0 && (names.goneBy === "values" || total === shared.length)) return [];
  if (met.length === 0) return [`Some ${noun}s in the table are those of more than one, whose figures are ${together}.`]; // prettier-ignore
  return [
    `${listed(met, met.length)} ${met.length === 1 ? "is" : "are each"} the ${noun} of more than one, whose figures are ${together}.`,
  ];
};

const valuesOf = ({ filters }: LogicalForm, { name }: SharedNames): readonly string[] =>
  filters.flatMap(({ member, values }) => (member === name.name ? values : []));

/** The names in the rows of an answer, as they come. */
const shownIn = (
  { name }: SharedNames,
  columns: Statement["columns"],
  { data }: ResultRows,
): readonly string[] => {
  const at = columns.findIndex((column) => column.role === "group" && column.member === name.name);
  return [...new Set(data.map((row) => String(row[at])))];
};

/** `Chloe Davies`, `A, B and C`, `A, B, C and 12 more`. */
const listed = (names: readonly string[], total: number): string => {
  const said = names.slice(0, namedMax).map(plainText);
  const more = total - said.length;
  const parts = more > 0 ? [...said, `${more} more`] : said;
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
};
