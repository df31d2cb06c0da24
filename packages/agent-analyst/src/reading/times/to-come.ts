import type { Cell, Cube } from "@embedded-analytics/domain";
import type { LogicalForm } from "../logical-form.js";

/** Whether a reading only counts things: of a time to come, data hold what is planned, and no money or share of it. */
export const countsThings = ({ measures }: LogicalForm, { members }: Cube): boolean =>
  measures.every(
    (measure) =>
      measure.kind === "rows" ||
      (measure.kind === "measure" &&
        members.find(({ name }) => name === measure.member)?.aggregate === "count"),
  );

/** Whether a result has nothing to say: no rows, or no number but 0. */
export const holdsNothing = (rows: readonly (readonly Cell[])[]): boolean =>
  rows.every((row) =>
    row.every((cell) => cell === null || typeof cell === "string" || Number(cell) === 0),
  );
