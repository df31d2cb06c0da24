import type { Cube } from "@embedded-analytics/domain";
import type { LogicalForm } from "../logical-form.js";

/** Whether a form gives a rate already: a figure that is divided, or that the model calculates from others. */
export const isRate = ({ measures }: LogicalForm, { members }: Cube): boolean =>
  measures.some(
    (measure) =>
      measure.kind === "per" ||
      (measure.kind === "rest" && measure.isPercent === true) ||
      (measure.kind === "measure" &&
        members.find(({ name }) => name === measure.member)?.aggregate === "number"),
  );
