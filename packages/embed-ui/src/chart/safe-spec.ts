/** A chart specification without anything that reaches outside, or undefined where it is no object. */
export type SafeSpec = Record<string, unknown>;

/** Members that load, link or run; a chart of rows needs none of them (E3, G3). */
const refused = new Set(["data", "datasets", "url", "href", "usermeta", "params", "projection"]);

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
    .map(([name, member]) => [name, cleanedOf(member, depth + 1)] as const);
  return Object.fromEntries(entries);
};

const isImage = (mark: unknown): boolean =>
  mark === "image" || (isObject(mark) && mark["type"] === "image");

const isObject = (value: unknown): value is SafeSpec =>
  typeof value === "object" && value !== null && !Array.isArray(value);
