/** A JSON value, as it came over the wire or out of a store. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** A JSON object. Its keys are data: read them with `Object.hasOwn`, never with `in`. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Whether a value is an object, and neither null nor a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is a list; `Array.isArray` alone does not tell a readonly array from an object. */
export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Whether two JSON values say the same; the order of an object's keys says nothing. */
export const sameJson = (left: Json | undefined, right: Json | undefined): boolean => {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) {
    return false;
  }
  if (isList(left) || isList(right)) {
    return (
      isList(left) &&
      isList(right) &&
      left.length === right.length &&
      left.every((value, at) => sameJson(value, right[at]))
    );
  }
  return sameObject(left, right);
};

const sameObject = (left: JsonObject, right: JsonObject): boolean => {
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
};
