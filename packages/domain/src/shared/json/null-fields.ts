import { jsonElementsMax } from "./bounded-json.js";
import { jsonPointer } from "./json-pointer.js";
import type { Problem } from "../failure/failure.js";
import { isObject } from "./json.js";

/** Where the nulls of a value count as omitted (B8). */
export interface OptionalFields {
  /** Fields whose null is none: it could be read two ways, or has a meaning of its own. */
  readonly except?: readonly string[];
  /** Fields that hold an object, or a list of objects, for which the same is said. */
  readonly within?: Readonly<Record<string, OptionalFields>>;
}

/**
 * The value without the fields that are null, since programs send null for what they omit (B8).
 * What is not named in `within` is passed on as it came; what is beyond the bounds as well, so that it
 * is refused for that.
 */
export const withoutNulls = (value: unknown, fields: OptionalFields): unknown => {
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  if (entries.length > jsonElementsMax) return value;
  const kept = entries.filter(
    ([key, item]) => item !== null || fields.except?.includes(key) === true,
  );
  // An entry named __proto__ becomes a key like any other, which is refused later.
  return Object.fromEntries(kept.map(([key, item]) => [key, inField(item, key, fields)]));
};

/** The same problems; where a null could be read two ways, the message says what to send instead (B8). */
export const explainNulls = (
  problems: readonly Problem[],
  value: Readonly<Record<string, unknown>> | undefined,
  { except = [] }: OptionalFields,
): readonly Problem[] => {
  const nulls = new Set(
    except.filter((name) => value?.[name] === null).map((name) => jsonPointer([name])),
  );
  return problems.map((problem) =>
    nulls.has(problem.pointer)
      ? { ...problem, message: "must not be null: leave it out, or send an empty one" }
      : problem,
  );
};

const inField = (item: unknown, key: string, { within = {} }: OptionalFields): unknown => {
  const inside = Object.hasOwn(within, key) ? within[key] : undefined;
  if (inside === undefined) return item;
  return Array.isArray(item) && item.length <= jsonElementsMax
    ? item.map((element) => withoutNulls(element, inside))
    : withoutNulls(item, inside);
};
