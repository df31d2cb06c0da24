import type { LogicalForm } from "../logical-form.js";

/** A form that asks for nothing but a figure of all rows at any time: what is asked for is put into it. */
export const noForm: Omit<LogicalForm, "cube" | "measures"> = {
  groupBy: [],
  filters: [],
  conditions: [],
  thresholds: [],
  time: undefined,
  ranking: undefined,
  within: [],
  isShare: false,
  focus: undefined,
  display: undefined,
};
