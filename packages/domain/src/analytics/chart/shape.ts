import type { Json, JsonObject } from "../../shared/json/json.js";

/** Where in a specification something stands. */
export type Path = readonly (string | number)[];

/** What a specification is held against. */
export interface Check {
  /** The columns that a chart may draw, and what its transforms add to them; or any at all. */
  readonly fields: ReadonlySet<string> | "any";
  /** How many views were seen so far. */
  views: number;
  readonly problems: { readonly path: Path; readonly message: string }[];
}

/**
 * A part of the allow-list: builds from a value of unknown origin what may stand in its place, and
 * never hands on the value itself. What it does not know is a problem.
 */
export type Shape = (value: unknown, path: Path, check: Check) => Json;

/** Notes a problem; what is returned is never looked at. */
export const refuse = (path: Path, message: string, check: Check): Json => {
  check.problems.push({ path, message });
  return null;
};

/** Exactly one of these values. */
export const oneOf =
  (...values: readonly (string | boolean | null)[]): Shape =>
  (value, path, check) =>
    values.find((each) => each === value) !== undefined || (value === null && values.includes(null))
      ? (value as Json)
      : refuse(path, `must be ${values.map((each) => JSON.stringify(each)).join(" or ")}`, check);

/** `true` or `false`. */
export const flag = oneOf(true, false);

/** `null`, which turns a part off. */
export const off = oneOf(null);

/** A finite number within these bounds. */
export const number =
  (min = -1e15, max = 1e15): Shape =>
  (value, path, check) =>
    typeof value === "number" && value >= min && value <= max
      ? value
      : refuse(path, `must be a number from ${min} to ${max}`, check);

/** A list of such values. */
export const list =
  (shape: Shape, lengthMax = 50): Shape =>
  (value, path, check) =>
    Array.isArray(value) && value.length <= lengthMax
      ? value.map((item: unknown, at) => shape(item, [...path, at], check))
      : refuse(path, `must be a list of at most ${lengthMax}`, check);

/** The first of these that the value fits; if none, the problems of the last one of its kind. */
export const either =
  (...shapes: readonly [Shape, ...Shape[]]): Shape =>
  (value, path, check) => {
    const tried = shapes.map((shape) => {
      const attempt: Check = { ...check, problems: [] };
      return { built: shape(value, path, attempt), attempt };
    });
    const fitting = tried.find(({ attempt }) => attempt.problems.length === 0) ?? tried.at(-1);
    if (fitting === undefined) return null;
    check.problems.push(...fitting.attempt.problems);
    check.views = fitting.attempt.views;
    return fitting.built;
  };

/** The keys that an object may have. */
export type Keys = Readonly<Record<string, Shape>>;

/** Several keys of one shape. */
export const named = (shape: Shape, ...names: readonly string[]): Keys =>
  Object.fromEntries(names.map((name) => [name, shape]));

/** An object that has no other keys than these, and all of `required`. */
export const object =
  (keys: Keys, required: readonly string[] = []): Shape =>
  (value, path, check) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return refuse(path, "must be an object", check);
    }
    for (const key of required) {
      if (!Object.hasOwn(value, key)) refuse(path, `needs ${key}`, check);
    }
    return build(value, keys, path, check);
  };

const build = (value: object, keys: Keys, path: Path, check: Check): JsonObject => {
  const built: [string, Json][] = [];
  for (const [key, item] of Object.entries(value) as [string, unknown][]) {
    const shape = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (shape === undefined) refuse([...path, key], "is not allowed here", check);
    else built.push([key, shape(item, [...path, key], check)]);
  }
  return Object.fromEntries(built);
};
