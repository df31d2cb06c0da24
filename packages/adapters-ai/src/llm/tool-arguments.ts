import type { JsonObject } from "@embedded-analytics/domain";

const depthMax = 32;

/**
 * What a model wrote as the input of a tool; undefined where it is not the text of a JSON object, or
 * is nested deeper than 32 levels, since it is written out again.
 */
export const readArguments = (text: string): JsonObject | undefined => {
  let value: unknown;
  try {
    value = text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  if (!isWithin(value, depthMax)) return undefined;
  return withChartAsText(value as JsonObject);
};

const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isWithin(each, levels - 1)));

/** Many models write the chart as an object, where its text is asked for. */
const withChartAsText = (input: JsonObject): JsonObject => {
  const { vegaSpec } = input;
  return typeof vegaSpec === "object" && vegaSpec !== null && !Array.isArray(vegaSpec)
    ? { ...input, vegaSpec: JSON.stringify(vegaSpec) }
    : input;
};
