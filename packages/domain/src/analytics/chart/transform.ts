import { aggregate, bin, timeUnit } from "./encoding.js";
import { either, flag, list, number, object, off, oneOf, refuse, type Shape } from "./shape.js";
import { field, newField, newFieldForm, scalar } from "./values.js";

const groupby = list(field, 20);
const operations = list(object({ op: aggregate, field, as: newField }, ["op", "as"]), 20);
const sort = list(object({ field, order: oneOf("ascending", "descending") }, ["field"]), 10);

/** A condition in parts; one that is written as a text would be a program (T16). */
const predicate: Shape = (value, path, check) =>
  path.length > 24 ? refuse(path, "is nested too deep", check) : anyPredicate(value, path, check);

const bound = either(off, number(), scalar);
const anyPredicate = either(
  object({ and: list(predicate, 20) }, ["and"]),
  object({ or: list(predicate, 20) }, ["or"]),
  object({ not: predicate }, ["not"]),
  object(
    {
      field,
      timeUnit,
      equal: scalar,
      lt: scalar,
      lte: scalar,
      gt: scalar,
      gte: scalar,
      range: list(bound, 2),
      oneOf: list(scalar, 200),
      valid: flag,
    },
    ["field"],
  ),
);

const windowOp = oneOf(
  ...["row_number", "rank", "dense_rank", "percent_rank", "cume_dist", "ntile", "lag", "lead"],
  ...["first_value", "last_value", "nth_value"],
);

const kinds: Readonly<Record<string, Shape>> = {
  filter: object({ filter: predicate }),
  aggregate: object({ aggregate: operations, groupby }),
  joinaggregate: object({ joinaggregate: operations, groupby }),
  bin: object({ bin, field, as: either(newField, list(newField, 2)) }, ["field", "as"]),
  timeUnit: object({ timeUnit, field, as: newField }, ["field", "as"]),
  fold: object({ fold: list(field, 20), as: list(newField, 2) }),
  stack: object(
    {
      stack: field,
      groupby,
      offset: oneOf("zero", "center", "normalize"),
      sort,
      as: either(newField, list(newField, 2)),
    },
    ["groupby", "as"],
  ),
  window: object({
    window: list(
      object({ op: either(windowOp, aggregate), field, param: number(0, 1000), as: newField }, [
        "op",
        "as",
      ]),
      20,
    ),
    groupby,
    sort,
    frame: list(either(off, number(-1000, 1000)), 2),
    ignorePeers: flag,
  }),
  regression: object(
    {
      regression: field,
      on: field,
      groupby,
      method: oneOf("linear", "log", "exp", "pow", "quad", "poly"),
      order: number(1, 5),
      as: list(newField, 2),
    },
    ["on"],
  ),
};

/** A step that needs no program and no other data; `calculate` and `lookup` are none of them. */
export const transform: Shape = (value, path, check) => {
  const kind = typeof value === "object" && value !== null ? kindOf(value) : undefined;
  const shape = kind === undefined ? undefined : kinds[kind];
  return shape === undefined
    ? refuse(path, `must be one of the transforms ${Object.keys(kinds).join(", ")}`, check)
    : shape(value, path, check);
};

// A time unit also stands inside of other kinds, so the key that names the kind is looked for first.
const kindOf = (value: object): string | undefined =>
  Object.keys(kinds).find((kind) => Object.hasOwn(value, kind));

/** The fields that the transforms of a specification make, wherever in it they stand. */
export const madeFields = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(madeFields);
  if (typeof value !== "object" || value === null) return [];
  const folded =
    Object.hasOwn(value, "fold") && !Object.hasOwn(value, "as") ? ["key", "value"] : [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    key === "as" ? namesIn(item) : [...folded, ...madeFields(item)],
  );
};

const namesIn = (item: unknown): readonly string[] =>
  (Array.isArray(item) ? item : [item]).filter(
    (name): name is string => typeof name === "string" && newFieldForm.test(name),
  );
