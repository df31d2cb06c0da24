import type { Cube } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import type { LogicalForm } from "../logical-form.js";

/**
 * Whether a form gives a rate already: a figure that is divided, or that the model calculates from others. One of money is none:
 * an `Average weekly rate` is no share of anything.
 */
export const isRate = ({ measures }: LogicalForm, { members }: Cube): boolean =>
  measures.some(
    (measure) =>
      measure.kind === "per" ||
      (measure.kind === "rest" && measure.isPercent === true) ||
      (measure.kind === "measure" &&
        members.some(
          (member) =>
            member.name === measure.member && member.aggregate === "number" && !isMoney(member),
        )),
  );
