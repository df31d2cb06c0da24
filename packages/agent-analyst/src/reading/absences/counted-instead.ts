import type { Utterance } from "../../words/cues/utterance.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm } from "../logical-form.js";

/** `accounts without an invoice by plan` read as invoices: what is missing was counted, and not those that miss it. */
export const countsTheMissing = (
  { cube, measures }: LogicalForm,
  { absentFrom }: LogicalForm,
): boolean =>
  cube === absentFrom?.other &&
  measures.every((each) => each.kind === "measure" && each.member === absentFrom.measure);

/** `cabins that had a fault` read as faults: what they have was counted, and not those who have it. */
const countsWhatTheyHave = (form: LogicalForm, had: LogicalForm): boolean =>
  form.groupBy.length === 0 && countsTheMissing(form, had);

/** `who applied for a loan` read as a number of rows: those who did it were asked for. */
const countsForWho = (
  { tokens, ranking }: Pick<Utterance, "tokens" | "ranking">,
  { form: { groupBy, measures }, notes }: Pick<Understanding, "form" | "notes">,
): boolean =>
  tokens[0]?.word === "who" &&
  ranking === undefined &&
  (groupBy.length === 0 || notes.some((note) => note.startsWith("I take “who”"))) &&
  measures.every(({ kind }) => kind === "measure" || kind === "rows");

/** `members with fewer than 2 visits` read as the visits of those who have any: who has none has fewer than 2 as well. */
const leavesOutThoseWithNone = ({ thresholds, groupBy }: LogicalForm, had: LogicalForm): boolean =>
  had.absentFrom?.isPresent === false &&
  had.absentFrom.limit !== undefined &&
  // Where they have no list of their own, it is said that those with none are missing.
  had.absentFrom.other !== had.cube &&
  had.measures.every(({ kind }) => kind !== "distinct") &&
  thresholds.some(
    ({ operator, on }) => operator.startsWith("<") && (groupBy.length > 0 || on === "thing"),
  );

/** Whether rows were counted, where those were asked for who have them. */
export const countsInsteadOfThem = (
  utterance: Pick<Utterance, "tokens" | "ranking">,
  read: Pick<Understanding, "form" | "notes">,
  had: LogicalForm,
): boolean =>
  countsWhatTheyHave(read.form, had) ||
  countsForWho(utterance, read) ||
  leavesOutThoseWithNone(read.form, had);
