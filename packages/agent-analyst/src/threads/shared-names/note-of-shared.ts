import type { Cube } from "@embedded-analytics/domain";
import type { ResultRows } from "../../answer/cells.js";
import { formatFigure, plainText } from "../../answer/figures.js";
import { addsUp, labelOf } from "../../answer/labels.js";
import type { NamesGoneBy } from "../../plan/shared-names/shared-names.js";
import type { Statement } from "../../plan/columns.js";
import type { LogicalForm } from "../../reading/logical-form.js";

/** Names that several have, of those that a reading goes by. */
export interface SharedNames extends NamesGoneBy {
  readonly shared: readonly string[];
  /** How many have each of them, as far as it is known. */
  readonly many: readonly number[];
  /** How many names there are of several, also of those that the tool did not show. */
  readonly total: number;
}

/** So many are named; of the others it is said how many there are. */
const namedMax = 3;

interface Shown {
  readonly form: LogicalForm;
  readonly cube: Cube;
  readonly statement: Statement;
  readonly rows: ResultRows;
}

/** What is said of names that stand for several in an answer: those alone that it shows, sums up or counts. */
export const notesOfShared = (names: readonly SharedNames[], shown: Shown): readonly string[] => [
  ...new Set(names.flatMap((each) => noteOfShared(each, shown))),
];

const noteOfShared = (
  names: SharedNames,
  { form, cube, statement: { columns }, rows }: Shown,
): readonly string[] => {
  const { shared, total } = names;
  const isNumber = /\b(number|no|code|reference)$/i.test(labelOf(cube, names.name.name));
  const noun = isNumber ? "number" : "name";
  const are = (named: readonly string[], all: number): string => `${listed(named, all)} ${all === 1 ? "is" : "are each"} the ${noun} of ${manyOf(names, named, all)}`; // prettier-ignore
  if (names.goneBy === "linked") return [`${are(shared, total)}, and nothing that I see tells them apart there${linkedNote(form)}.`]; // prettier-ignore
  if (names.goneBy === "things") return [`${are(shared, total)}, and ${total === 1 ? "counts" : "count"} as one here.`]; // prettier-ignore
  const [measure] = form.measures;
  const isSum = measure !== undefined && addsUp(cube, measure);
  const together = isSum ? "added up" : "taken together";
  const met = (
    names.goneBy === "values" ? valuesOf(form, names) : shownIn(names, columns, rows)
  ).filter((name) => shared.includes(name));
  if (met.length === 0 && (names.goneBy === "values" || total === shared.length)) return [];
  if (met.length === 0) return [`Some ${noun}s in the table are those of more than one, whose figures are ${together}.`]; // prettier-ignore
  return [`${are(met, met.length)}, whose figures are ${together}${apartBy(names, form, cube)}.`];
};

/** What distinguishes those of the one name that was asked for, where nothing does yet. */
const apartBy = ({ goneBy, key }: SharedNames, { groupBy }: LogicalForm, cube: Cube): string =>
  goneBy === "values" && key !== undefined && !groupBy.includes(key)
    ? `; asked by ${labelOf(cube, key).toLowerCase()}, each has a figure of its own`
    : "";

/** What it does to a figure that those of one name are all there elsewhere where one of them is. */
const linkedNote = ({ absentFrom }: LogicalForm): string => {
  if (absentFrom?.limit !== undefined)
    return ": what they have there is added up, so that the figure may be off";
  return absentFrom?.isPresent === true
    ? ": all of a name count where one of them is found there, so that it may be fewer"
    : ": none of a name counts where one of them is found there, so that it may be more";
};

/** `8` of one name, where it is known, else `more than one`. */
const manyOf = ({ shared, many }: SharedNames, named: readonly string[], all: number): string => {
  const [name = ""] = named;
  const count = many[shared.indexOf(name)] ?? Number.NaN;
  return all === 1 && Number.isFinite(count) ? formatFigure(count) : "more than one";
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
  const parts = more > 0 ? [...said, `${formatFigure(more)} more`] : said;
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
};
