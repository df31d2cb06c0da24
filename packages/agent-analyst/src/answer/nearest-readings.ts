import type { Plan } from "../reading/logical-form.js";
import type { Understanding } from "../reading/understand.js";
import { scopeOfPlan, titleOfPlan } from "./describe-plan.js";

/** The readings that are nearest to a question with a word too many: as it stands, and more broadly. */
export const nearestReadings = ({ plan, cube }: Understanding): readonly string[] => {
  const broader: Plan = { ...plan, ranking: undefined, thresholds: [], within: [], filters: [] };
  const said = [plan, broader].map((each) => {
    const scope = scopeOfPlan(each, cube);
    return `${titleOfPlan(each, cube)}${scope === "" ? "" : ` (${scope})`}`;
  });
  return [...new Set(said)];
};
