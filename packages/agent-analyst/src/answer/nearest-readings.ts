import type { LogicalForm } from "../reading/logical-form.js";
import type { Understanding } from "../reading/context/understanding.js";
import { scopeOfForm, titleOfForm } from "./describe-form.js";

/** The readings that are nearest to a question with a word too many: as it stands, and more broadly. */
export const nearestReadings = ({ form, cube }: Understanding): readonly string[] => {
  const broader: LogicalForm = {
    ...form,
    ranking: undefined,
    thresholds: [],
    within: [],
    filters: [],
  };
  const said = [form, broader].map((each) => {
    const scope = scopeOfForm(each, cube);
    return `${titleOfForm(each, cube)}${scope === "" ? "" : ` (${scope})`}`;
  });
  return [...new Set(said)];
};
