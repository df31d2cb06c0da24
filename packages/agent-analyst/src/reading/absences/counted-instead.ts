import type { LogicalForm } from "../logical-form.js";

/** `accounts without an invoice by plan` read as invoices: what is missing was counted, and not those that miss it. */
export const countsTheMissing = (
  { cube, measures }: LogicalForm,
  { absentFrom }: LogicalForm,
): boolean =>
  cube === absentFrom?.other &&
  measures.every((each) => each.kind === "measure" && each.member === absentFrom.measure);

/** `cabins that had a fault` read as faults: what they have was counted, and not those who have it. */
export const countsWhatTheyHave = (form: LogicalForm, had: LogicalForm): boolean =>
  form.groupBy.length === 0 && countsTheMissing(form, had);
