/** A chart specification without anything that reaches outside, or undefined where it is no object. */
export type SafeSpec = Record<string, unknown>;

/** Members that load, link or run; a chart of rows needs none of them (E3, G3). */
const refused = new Set([
  "data",
  "datasets",
  "url",
  "href",
  "usermeta",
  "params",
  "projection",
  // The page's own settings, formats and functions are no matter of a chart.
  "config",
  // A sequence of values that need no row: one of a thousand million ends the page.
  "keyvals",
]);

/** Members that say how much is drawn, each at most `amountMax`. */
const amounts = new Set(["width", "height", "step", "maxbins", "steps", "columns", "size"]);
const amountMax = 2000;

const formatTypes: ReadonlySet<unknown> = new Set(["number", "time"]);

/**
 * Reads a Vega-Lite specification that an agent wrote. It is a program to be drawn, not to be trusted:
 * data come from the result alone, and images, links and addresses are taken out at every depth.
 */
export const safeSpec = (text: string): SafeSpec | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const cleaned = cleanedOf(value, 0);
  return isObject(cleaned) && !("$ref" in cleaned) ? cleaned : undefined;
};

const depthMax = 24;

const cleanedOf = (value: unknown, depth: number): unknown => {
  if (depth > depthMax) return null;
  if (Array.isArray(value)) return value.map((item) => cleanedOf(item, depth + 1));
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([name]) => !refused.has(name) && name !== "__proto__")
    .filter(([name, member]) => !(name === "mark" && isImage(member)))
    .filter(([name, member]) => name !== "formatType" || formatTypes.has(member))
    .map(([name, member]) => [name, limited(name, cleanedOf(member, depth + 1))] as const);
  return Object.fromEntries(entries);
};

const limited = (name: string, value: unknown): unknown =>
  amounts.has(name) && typeof value === "number" ? Math.min(value, amountMax) : value;

const isImage = (mark: unknown): boolean =>
  mark === "image" || (isObject(mark) && mark["type"] === "image");

const isObject = (value: unknown): value is SafeSpec =>
  typeof value === "object" && value !== null && !Array.isArray(value);
