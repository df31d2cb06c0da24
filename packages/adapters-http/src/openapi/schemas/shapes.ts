import type { JsonObject } from "@embedded-analytics/domain";

// JSON Schema (draft 2020-12) in few words. Objects stay open: an answer may have more one day.

export const text: JsonObject = { type: "string" };
export const flag: JsonObject = { type: "boolean" };
export const whole: JsonObject = { type: "integer" };
export const anything: JsonObject = {};
export const time: JsonObject = { type: "string", format: "date-time" };

export const oneOf = (...texts: readonly string[]): JsonObject => ({ type: "string", enum: texts });

export const listOf = (items: JsonObject): JsonObject => ({ type: "array", items });

export const nullable = (schema: JsonObject): JsonObject =>
  typeof schema["type"] === "string" && schema["enum"] === undefined
    ? { ...schema, type: [schema["type"], "null"] }
    : { anyOf: [schema, { type: "null" }] };

/** All properties are there, but for the optional ones. */
export const object = (
  properties: Readonly<Record<string, JsonObject>>,
  optional: Readonly<Record<string, JsonObject>> = {},
): JsonObject => ({
  type: "object",
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
});

/** A schema of the document's components. */
export const named = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
