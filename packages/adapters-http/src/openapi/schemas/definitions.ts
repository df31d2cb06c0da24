import { nullable, object, oneOf, text, time, whole } from "./shapes.js";

const groupFields = { id: whole, name: text, description: nullable(text) };
const attributeFields = {
  id: whole,
  name: text,
  type: oneOf("string", "number", "string_array", "number_array"),
  displayName: nullable(text),
  defaultValue: nullable(text),
  description: nullable(text),
};

/** A group of a list (C2). */
export const group = object({ ...groupFields, userCount: whole, createdAt: time });

/** An attribute definition of a list (C2). */
export const attribute = object({ ...attributeFields, createdAt: time });

/** A group as it was written. */
export const definedGroup = object(groupFields);

/** An attribute definition as it was written. */
export const definedAttribute = object(attributeFields);
