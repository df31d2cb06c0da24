import type { Cube } from "@embedded-analytics/domain";
import { isUndesired } from "../../words/undesired.js";
import type { FormMeasure } from "../logical-form.js";

/** Whether less of a measure is better: its description says so, or its title names what nobody wants. */
export const isBetterBelow = ({ members }: Cube, measure: FormMeasure | undefined): boolean => {
  const member = members.find(
    ({ name }) => measure !== undefined && measure.kind !== "rows" && name === measure.member,
  );
  const { title = "", description = "" } = member ?? {};
  if (/\b(more|higher|greater|larger|longer) is better\b/i.test(description)) return false;
  return (
    /\b(fewer|less|lower|smaller|shorter) is better\b/i.test(description) || isUndesired(title)
  );
};
