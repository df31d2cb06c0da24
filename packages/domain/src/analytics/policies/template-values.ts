import type { Scalar, ValueTemplate } from "./access-policy.js";
import type { DataUser } from "../access/data-user.js";
import type { Json } from "../../shared/json/json.js";
import { valueAt } from "./value-at.js";

/** What the values of a filter are for one user. */
export interface TemplateValues {
  readonly values: readonly Scalar[];
  /** Whether every template had something to say, and nothing else than scalars. */
  readonly complete: boolean;
}

/**
 * The values of a filter (E6): lists spread; what the user has not, or has empty, is no value. What
 * the model's author wrote out stands as it is.
 */
export const templateValues = (
  templates: readonly ValueTemplate[],
  user: DataUser,
): TemplateValues => {
  const spread = templates.map((template): TemplateValues => {
    if ("literal" in template) return { values: [template.literal], complete: true };
    const value = valueAt(user, template.path);
    const items: readonly (Json | undefined)[] = Array.isArray(value) ? value : [value];
    const values = items.filter(isValue);
    return { values, complete: values.length > 0 && values.length === items.length };
  });
  return {
    values: [...new Set(spread.flatMap(({ values }) => values))],
    complete: spread.every(({ complete }) => complete),
  };
};

const isValue = (value: Json | undefined): value is Scalar =>
  typeof value === "string"
    ? value !== ""
    : typeof value === "number" || typeof value === "boolean";
