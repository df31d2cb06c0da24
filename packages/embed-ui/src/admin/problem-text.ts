import type { Field } from "./section.js";

/**
 * What the service says of a body, in the words of the form that it was made of: `/deployments/1 must be a number.`
 * is "Deployments, entry 2: must be a number." Other sentences stay as they are.
 */
export const problemText = (sentence: string, fields: readonly Field[]): string => {
  const [, name, entry, rest = ""] = /^\/(\w+)(?:\/(\d+))? (.+)$/s.exec(sentence) ?? [];
  const field = fields.find((one) => one.name === name);
  if (field === undefined) return sentence;
  const which = entry === undefined ? "" : `, entry ${Number(entry) + 1}`;
  return `${field.label}${which}: ${rest}`;
};
