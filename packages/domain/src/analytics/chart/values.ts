import { either, flag, list, number, off, refuse, type Check, type Shape } from "./shape.js";

/** Something that a browser could take for an address, or for a program (T16). */
const looksLikeAddress = (text: string): boolean =>
  /https?:|[\\/]{2}|(java|vb)script:|data:\w+\/|url\(/i.test(text.replaceAll(unseen, ""));

/** What browsers pass over in an address. */
const unseen = /[\s\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/gu;

/** A text for people. */
export const text: Shape = (value, path, check) => {
  if (typeof value !== "string" || value.length > 500) {
    return refuse(path, "must be a text of at most 500 letters", check);
  }
  return looksLikeAddress(value) ? refuse(path, "must not look like an address", check) : value;
};

/** One line, several, or none. */
export const title = either(off, text, list(text, 10));

/** The name of a field, written as Vega-Lite reads it: dots and brackets are letters of the name. */
export const field: Shape = (value, path, check) => {
  const name = typeof value === "string" ? fieldNamed(value, check.fields) : undefined;
  if (name === undefined) return refuse(path, "must be a column of the result", check);
  if (looksLikeAddress(name)) return refuse(path, "must not look like an address", check);
  return name.replaceAll(/[.[\]'"]/g, String.raw`\$&`);
};

const fieldNamed = (written: string, fields: Check["fields"]): string | undefined => {
  const plain = written.replaceAll(/\\([.[\]'"])/g, "$1");
  return fields === "any" ? plain : [written, plain].find((name) => fields.has(name));
};

/** The name of a field that a transform makes. */
export const newFieldForm = /^[\p{L}_][\p{L}\p{N}_ -]{0,63}$/u;

/** A field that a transform makes. */
export const newField: Shape = (value, path, check) =>
  typeof value === "string" && newFieldForm.test(value) && !looksLikeAddress(value)
    ? value
    : refuse(path, "must be a plain name", check);

/** A color that needs nothing else than itself. */
export const color: Shape = (value, path, check) =>
  typeof value === "string" &&
  /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%]{1,40}\))$/i.test(value)
    ? value
    : refuse(path, "must be a color", check);

/** A word of Vega's own, such as the name of a scheme. */
export const word: Shape = (value, path, check) =>
  typeof value === "string" &&
  /^[A-Za-z][A-Za-z0-9-]{0,40}$/.test(value) &&
  !looksLikeAddress(value)
    ? value
    : refuse(path, "must be a word", check);

/** A constant. */
export const scalar = either(flag, off, number(), text);

/** How numbers and times are written (d3-format, d3-time-format); a width of thousands would fill a memory. */
export const format: Shape = (value, path, check) =>
  typeof value === "string" && value.length <= 40 && !/\d{3}/.test(value)
    ? text(value, path, check)
    : refuse(path, "must be a format", check);

const units = "year|quarter|month|week|dayofyear|day|date|hours|minutes|seconds|milliseconds";

/** Units of time, such as `yearmonth` or `utchours`. */
export const timeUnitName: Shape = (value, path, check) =>
  typeof value === "string" && new RegExp(`^(utc)?(${units})+$`).test(value) && value.length <= 60
    ? value
    : refuse(path, "must be a time unit", check);
