/** A JSON value, as it came over the wire or out of a store. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** A JSON object. Its keys are data: read them with `Object.hasOwn`, never with `in`. */
export interface JsonObject {
  readonly [key: string]: Json;
}

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

// `Array.isArray` alone does not tell a readonly array from an object.
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const sameObject = (left: JsonObject, right: JsonObject): boolean => {
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
};
