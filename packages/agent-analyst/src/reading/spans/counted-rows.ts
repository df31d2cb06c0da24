import type { Cube, Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";
import { stemOf } from "../../words/stem.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm, Threshold, ValueFilter } from "../logical-form.js";
import { homeOfMember, isOpenEnd, isNamedBy, timesOfTable } from "./times-of-table.js";
import type { RowsOfTable } from "./rows-of-tables.js";
import { isOfAssumed } from "../context/assumed-figure.js";

/** What was understood of a question about rows, with all that it says of them as conditions. */
export interface CountedRows {
  readonly understood: Understanding;
  /** The time that says already which of them are meant: those that churned. */
  readonly implied: Member | undefined;
}

const open = /^(open|outstanding|pending|unresolved|unfinished|undelivered|unpaid|current|active)$/;

const delayed = /^(late|delayed|overdue|delays?)$/;

/** Notes without the one of a measure that nobody named, which is not given. */
export const withoutAssumed = (notes: readonly string[]): readonly string[] =>
  notes.filter((note) => !isOfAssumed(note) && !/^I take .* from .*; .* has another one\.$/.test(note)); // prettier-ignore

/**
 * A question that counts rows of a table, as one about all of them: a count of some (`Open tickets`) becomes a condition.
 * Undefined where it asks for anything else, or where no column says which of them are meant.
 */
export const countedRows = (
  understood: Understanding,
  table: RowsOfTable,
  ends: readonly string[],
): CountedRows | undefined => {
  const { cube } = understood;
  const { form } = understood;
  if (!isPlain(form)) return undefined;
  const counts = form.measures.filter(({ kind }) => kind !== "rows");
  const names = counts.flatMap((measure) => (measure.kind === "measure" ? [measure.member] : []));
  if (names.length < counts.length || form.measures.length > 2) return undefined;
  let found: CountedRows = { understood, implied: undefined };
  for (const name of names) {
    if (name === table.count.name) continue;
    const some = table.some.find((each) => each.name === name) ?? openAmount(cube, table, name);
    const next = some && ofSome(found, some, table, cube, ends);
    if (next === undefined) return undefined;
    found = next;
  }
  return found;
};

/** An amount of what is open, which a state such as `unpaid` names beside the number of them. */
const openAmount = (cube: Cube, { home }: RowsOfTable, name: string): Member | undefined =>
  cube.members.find(
    (member) =>
      member.name === name &&
      member.aggregate === "sum" &&
      homeOfMember(cube, member) === home &&
      wordsOfName(member.title).some((word) => open.test(word)) &&
      timesOfTable(cube, home).some(isOpenEnd),
  );

const isPlain = (form: LogicalForm): boolean =>
  !form.isShare &&
  form.part === undefined &&
  form.calculation === undefined &&
  form.snapshot === undefined &&
  form.isDifference !== true &&
  !form.thresholds.some(({ on }) => on === "measure" || on === "each");

/** Those that a count of some counts: what has the time of its name, has none yet, or whose key it counts. */
const ofSome = (
  { understood, implied }: CountedRows,
  some: Member,
  { home, count }: RowsOfTable,
  cube: Cube,
  ends: readonly string[],
): CountedRows | undefined => {
  const all = wordsOfName(count.title).map(stemOf);
  const words = wordsOfName(some.title).filter((word) => !all.includes(stemOf(word)));
  const times = timesOfTable(cube, home);
  const named = times.find((time) =>
    words.some((word) => isNamedBy(time, word) && !open.test(word)),
  );
  if (words.every((word) => delayed.test(word)) && ends.includes("late"))
    // `More than 15 minutes late`: a limit of the model's own, by which less is not late.
    return /\d/.test(some.description ?? "") ? undefined : { understood, implied };
  if (named !== undefined && ends.includes(named.name)) return { understood, implied: named };
  const end = words.some((word) => open.test(word)) ? times.find(isOpenEnd) : undefined;
  const filter: ValueFilter | undefined =
    named !== undefined
      ? { member: named.name, match: "empty", values: [], isNot: true }
      : end && { member: end.name, match: "empty", values: [], isNot: false };
  if (filter !== undefined) return { understood: withFilter(understood, filter), implied };
  const key = keyOfTable(cube, home);
  // An amount of those that are none is no number of things.
  if (some.aggregate === "sum") return undefined;
  const threshold: Threshold | undefined = key && {
    on: "thing",
    member: some.name,
    key: key.name,
    operator: ">",
    number: 0,
  };
  return threshold && { understood: withThreshold(understood, threshold), implied };
};

const withFilter = (understood: Understanding, filter: ValueFilter): Understanding => ({
  ...understood,
  form: { ...understood.form, filters: [...understood.form.filters, filter] },
});

const withThreshold = (understood: Understanding, threshold: Threshold): Understanding => ({
  ...understood,
  form: { ...understood.form, thresholds: [...understood.form.thresholds, threshold] },
});

/** Words of columns that tell rows apart. */
export const ofKeys = /^(no|nr|number|ref|reference|code|id|key|barcode|plate)$/;

/** The column that names each row of a table: `Invoice number` of invoices; `Order number` names no line of an order. */
export const keyOfTable = (cube: Cube, home: string): Member | undefined => {
  const rows = new Set([home, ...cube.members.flatMap((member) => (member.aggregate === "count" && homeOfMember(cube, member) === home ? [member.title] : []))].flatMap(wordsOfName).map(stemOf)); // prettier-ignore
  const own = cube.members.filter(
    (member) =>
      member.kind === "dimension" && member.public && homeOfMember(cube, member) === home && member.type !== "time", // prettier-ignore
  );
  return own.find(({ name, title, source }) =>
    [name, title, source?.member ?? ""].some((text) => {
      const words = wordsOfName(text);
      const isBare = words.length === 1;
      return ofKeys.test(words.at(-1) ?? "") && (isBare || words.some((word) => rows.has(stemOf(word)))); // prettier-ignore
    }),
  );
};
