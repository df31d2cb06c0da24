type Spec = Readonly<Record<string, unknown>>;

/**
 * A whole specification over another column in the place of one: its channels and transforms name the
 * other, and what was said of the values of the one alone (titles, domains, orders of values) is taken
 * out and inferred. Undefined where it filters by such values, since none of the other would pass.
 */
export const specOver = (spec: Spec, from: string, to: string): Spec | undefined =>
  filtersBy(spec, from) ? undefined : (renamed(spec, from, to) as Spec);

/** What of a channel speaks of the values of its column. */
const ofValues: ReadonlySet<string> = new Set(["title", "axis", "legend", "header", "scale"]);

/** Under these keys stand the names of columns. */
const columnKeys: ReadonlySet<string> = new Set(["field", "groupby", "fold", "joinby", "stack"]);

const renamed = (value: unknown, from: string, to: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => renamed(each, from, to));
  if (!isSpec(value)) return value;
  const isOf = value["field"] === from;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
      if (columnKeys.has(key) && names(each, from)) return [[key, exchanged(each, from, to)]];
      if (!isOf) return [[key, renamed(each, from, to)]];
      if (ofValues.has(key) || (key === "sort" && Array.isArray(each))) return [];
      // The members of a drill are no times, and their values no amounts.
      return [[key, key === "type" ? "nominal" : renamed(each, from, to)]];
    }),
  );
};

const names = (value: unknown, column: string): boolean =>
  value === column || (Array.isArray(value) && value.includes(column));

const exchanged = (value: unknown, from: string, to: string): unknown =>
  Array.isArray(value) ? value.map((each: unknown) => (each === from ? to : each)) : to;

/** Whether one of its transforms keeps the rows with certain values of a column. */
const filtersBy = (value: unknown, column: string): boolean => {
  if (Array.isArray(value)) return value.some((each) => filtersBy(each, column));
  if (!isSpec(value)) return false;
  return Object.entries(value).some(([key, each]) =>
    key === "filter" ? mentions(each, column) : filtersBy(each, column),
  );
};

const mentions = (value: unknown, column: string): boolean => {
  if (Array.isArray(value)) return value.some((each) => mentions(each, column));
  if (!isSpec(value)) return false;
  return value["field"] === column || Object.values(value).some((each) => mentions(each, column));
};

const isSpec = (value: unknown): value is Spec =>
  typeof value === "object" && value !== null && !Array.isArray(value);
