import type { Understanding } from "../context/understanding.js";

/** `highest salary and who has it`, asked as one question: `who has the highest salary`. */
export const whoHas = (first: string): string =>
  `who had the ${first.replace(/^(?:what|which|show|give|list|me|is|are|was|were|the|our|\s)+\b/i, "").trim()}`;

/**
 * Whether that was understood as the end of a figure for each of somebody: with groups, and by a figure that is the highest or the
 * lowest of something, which an average is not.
 */
export const isOfEnd = ({ form, cube, unaccounted, unclear }: Understanding): boolean =>
  unaccounted.length + unclear.length === 0 &&
  form.groupBy.length > 0 &&
  form.ranking !== undefined &&
  form.measures.every(
    (measure) =>
      measure.kind === "max" ||
      measure.kind === "min" ||
      (measure.kind === "measure" &&
        cube.members.some(
          ({ name, aggregate }) =>
            name === measure.member && /^(max|min|sum|count)/.test(aggregate ?? ""),
        )),
  );
