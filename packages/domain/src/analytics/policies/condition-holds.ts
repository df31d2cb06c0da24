import type { Condition } from "./access-policy.js";
import type { DataUser } from "../access/data-user.js";
import type { Json } from "../../shared/json/json.js";
import { templateValues } from "./template-values.js";
import { valueAt } from "./value-at.js";

/**
 * Whether a condition of a policy is true of a user (E6). Nothing, `""`, `0`, `false` and empty lists
 * and objects are falsy. A list equals a literal when it has it. Neither comparison is true of a value
 * that is missing or empty, so that who has no value is let in by a `!` alone.
 */
export const conditionHolds = ({ path, test }: Condition, user: DataUser): boolean => {
  if (!("literal" in test)) {
    return isTruthy(valueAt(user, path)) === (test.is === "truthy");
  }
  const { values } = templateValues([{ path }], user);
  return values.length > 0 && values.includes(test.literal) === (test.is === "equal");
};

const isTruthy = (value: Json | undefined): boolean =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);
