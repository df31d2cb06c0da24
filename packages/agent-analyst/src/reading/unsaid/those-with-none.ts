import type { Cube } from "@embedded-analytics/domain";
import type { LogicalForm } from "../logical-form.js";

/**
 * `brokers with fewer than 5 policies`, found among the policies: a broker without any is in none of them, and has fewer as well.
 * That is said where no list of brokers was found.
 */
export const noteOfNone = (
  { thresholds, groupBy }: Pick<LogicalForm, "thresholds" | "groupBy">,
  { members }: Cube,
): readonly string[] => {
  const isOfCount = thresholds.some(
    ({ operator, on, member, isDifferent }) =>
      operator.startsWith("<") &&
      (on === "thing" || (on === "measure" && groupBy.length > 0)) &&
      (isDifferent === true ||
        members.some(({ name, aggregate }) => name === member && /^count/.test(aggregate ?? ""))),
  );
  return isOfCount ? ["Those that have none at all are not among them."] : [];
};
