import type { Cube, Member } from "@embedded-analytics/domain";
import { isUnitOfTime } from "../../words/units.js";
import { isOfAssumed } from "../context/assumed-figure.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm } from "../logical-form.js";

/**
 * The same question of all rows, where nobody named the figure and a number of things or their time was assumed, such as the invoices
 * of `credit notes this year`: such a figure may leave out what is asked for. Undefined where another figure was taken, or none.
 */
export const rowsInstead = (understood: Understanding): Understanding | undefined => {
  const { form, cube, notes } = understood;
  const figure = figureOf(form, cube);
  const isAssumed = notes.some(isOfAssumed) || form.isListed === true;
  if (figure === undefined || !isAssumed || form.filters.length === 0) return undefined;
  return {
    ...understood,
    form: { ...form, measures: [{ kind: "rows" }], thresholds: [] },
    notes: [
      ...notes.filter((note) => !isOfAssumed(note)),
      `I take the number of rows, since ${figure.title || figure.name} leaves these out.`,
    ],
  };
};

/** Whether a figure is a number of things or the time that they take: of money there may be none. */
const ofThings = ({ aggregate, unit = "" }: Member): boolean =>
  aggregate === "count" || (aggregate === "sum" && isUnitOfTime(unit));

/** The one figure that is asked for, of which nothing is asked but that there is any. */
const figureOf = (form: LogicalForm, { members }: Cube): Member | undefined => {
  const [measure, ...others] = form.measures;
  const figure = members.find(
    (member) => measure?.kind === "measure" && member.name === measure.member && ofThings(member),
  );
  const isAny = form.thresholds.every(
    (limit) =>
      limit.on === "measure" &&
      limit.member === figure?.name &&
      limit.operator === ">" &&
      limit.number === 0,
  );
  return others.length === 0 && isAny && form.absentFrom === undefined && !form.isShare
    ? figure
    : undefined;
};
