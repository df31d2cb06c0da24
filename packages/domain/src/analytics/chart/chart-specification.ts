import type { Json, JsonObject } from "../../shared/json/json.js";
import { utf8Length } from "../../shared/text/text-rules.js";
import type { Check } from "./shape.js";
import { madeFields } from "./transform.js";
import { specification } from "./view.js";

/** The longest specification. */
export const chartBytesMax = 32_768;

const depthMax = 16;
const problemsTold = 3;

/** A specification that may be handed to a renderer, or a public sentence that says why not. */
export type CheckedChart =
  | { readonly ok: true; readonly specification: JsonObject }
  | { readonly ok: false; readonly sentence: string };

/**
 * Reads a Vega-Lite v5 specification as a model wrote it (2.8, E3, T16): a subset, built anew from an
 * allow-list. It holds no data, no address, no image and no expression, and draws nothing but these
 * columns, or as long as they are not known, any. The schema's address and a mere name of the data are
 * taken off: the one is added again where it is sent, the other is the renderer's own.
 */
export const chartSpecification = (
  text: string,
  columns: readonly string[] | "any",
): CheckedChart => {
  if (utf8Length(text) > chartBytesMax) return refused(`is longer than ${chartBytesMax} bytes`);
  const parsed = parse(text);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    return refused("is not a JSON object");
  }
  if (isDeeperThan(parsed, depthMax)) return refused(`is nested deeper than ${depthMax} levels`);
  const { $schema, data, ...rest } = parsed as Readonly<Record<string, unknown>>;
  if ($schema !== undefined && !isVegaLite($schema)) return refused("is not one of Vega-Lite v5");
  if (data !== undefined && !isMereName(data))
    return refused("must not hold data: the result's rows are its data");

  const check: Check = {
    fields: columns === "any" ? "any" : new Set([...columns, ...madeFields(rest)]),
    views: 0,
    problems: [],
  };
  const built = specification(rest, [], check);
  if (check.problems.length > 0) return refused(inWords(check.problems));
  // The shapes see to it; this belt is for the day on which one of them is mistaken.
  if (/https?:|\/\/|javascript:/i.test(JSON.stringify(built)))
    return refused("has something like an address in it");
  return { ok: true, specification: built as JsonObject };
};

const refused = (what: string): CheckedChart => ({ ok: false, sentence: `The vegaSpec ${what}.` });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

const isVegaLite = (schema: unknown): boolean =>
  typeof schema === "string" && /\/vega-lite\/v5(\.[\d.]+)?\.json$/.test(schema);

const isMereName = (data: unknown): boolean =>
  typeof data === "object" && data !== null && Object.keys(data).every((key) => key === "name");

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1)));

/** Keys are the caller's own text, so only those of a plain form are repeated. */
const inWords = (problems: Check["problems"]): string => {
  const reported = problems.slice(0, problemsTold).map(({ path, message }) => {
    const plain = path.map((key) => (/^[$\w]{1,40}$/.test(String(key)) ? key : "…"));
    return `${plain.length === 0 ? "it" : plain.join(".")} ${message}`;
  });
  const more = problems.length - reported.length;
  return `is outside of the subset that is drawn: ${reported.join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
};
