import type { Json, JsonObject } from "@embedded-analytics/domain";
import { escaped } from "../response/escaped.js";

/** The id of a schema's place on the page. */
export const schemaId = (name: string): string => `schema-${name}`;

/** A schema as a list of its fields, each with its type, its fields in turn below it. */
export const schemaHtml = (schema: JsonObject): string => {
  const description = textOf(schema["description"]);
  const fields = fieldsHtml(schema);
  return `${description === "" ? "" : `<p>${escaped(description)}</p>`}${
    fields === "" ? `<p>${typeHtml(schema)}</p>` : fields
  }`;
};

const fieldsHtml = (schema: JsonObject): string => {
  const properties = objectOf(schema["properties"]);
  const rows = Object.entries(properties).map(([name, of]) => {
    const field = objectOf(of);
    const isRequired = listOf(schema["required"]).includes(name);
    const description = textOf(field["description"]);
    return `<li><code>${escaped(name)}</code> <span class="type">${typeHtml(field)}</span>${
      isRequired ? ' <span class="required">required</span>' : ""
    }${description === "" ? "" : `<span class="about">${escaped(description)}</span>`}${nestedHtml(field)}</li>`;
  });
  return rows.length === 0 ? "" : `<ul class="fields">${rows.join("")}</ul>`;
};

/** The fields of an object, of the items of a list, or of each object that a value may be. */
const nestedHtml = (schema: JsonObject): string =>
  fieldsHtml(schema) +
  [...alternativesOf(schema), objectOf(schema["items"])]
    .filter((each) => Object.keys(each).length > 0)
    .map(nestedHtml)
    .join("");

/** The type in a few words; a named one leads to its place. */
export const typeHtml = (schema: JsonObject): string => {
  const reference = textOf(schema["$ref"]);
  if (reference !== "") {
    const name = reference.slice(reference.lastIndexOf("/") + 1);
    return `<a href="#${schemaId(name)}">${escaped(name)}</a>`;
  }
  const values = listOf(schema["enum"]);
  if (values.length > 0) {
    return values.map((value) => `<code>${escaped(JSON.stringify(value))}</code>`).join(" | ");
  }
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeHtml))].join(" | ");
  const { type } = schema;
  if (type === "array") return `list of ${typeHtml(objectOf(schema["items"]))}`;
  const names = Array.isArray(type) ? (type as readonly Json[]) : [type ?? "any value"];
  const format = textOf(schema["format"]);
  return escaped(names.map(textOf).join(" | ") + (format === "" ? "" : ` (${format})`));
};

const alternativesOf = (schema: JsonObject): readonly JsonObject[] =>
  [...listOf(schema["anyOf"]), ...listOf(schema["allOf"])].map(objectOf);

/** A member that is an object; an empty one for anything else. */
export const objectOf = (value: Json | undefined): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

/** A member that is a list; an empty one for anything else. */
export const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** A member that is a text; an empty one for anything else. */
export const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "");
