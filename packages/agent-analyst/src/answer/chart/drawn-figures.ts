import type { PlanColumn } from "../../plan/columns.js";
import type { LogicalForm } from "../../reading/logical-form.js";

/** More figures than anybody compares in one picture. */
const figuresMax = 4;

/** Roles of columns that are calculated from the first measure. */
const calculated: ReadonlySet<PlanColumn["role"]> = new Set(["growth", "running"]);

/** What is drawn: what was calculated, else shares, unless a pie draws them of the amounts, else the measures. */
export const figuresOf = (
  form: LogicalForm,
  columns: readonly PlanColumn[],
): readonly PlanColumn[] => {
  const series = columns.filter(({ role }) => calculated.has(role));
  const shares = columns.filter(({ role }) => role === "share" && form.display !== "pie");
  const measures = columns.filter(({ role }) => role === "measure").slice(0, figuresMax);
  return [series, shares, measures].find(({ length }) => length > 0) ?? [];
};

/** The form of the figures that are drawn alone, so that its title names these and no others. */
export const drawnForm = (form: LogicalForm, columns: readonly PlanColumn[]): LogicalForm => {
  const drawn = figuresOf(form, columns).filter(({ role }) => role === "measure").length;
  // What is calculated, and what is compared, is so of the first measure.
  return { ...form, measures: form.measures.slice(0, Math.max(1, drawn)) };
};
