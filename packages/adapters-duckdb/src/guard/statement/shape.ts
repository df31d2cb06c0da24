import { isNode, type AstNode, type AstValue } from "./ast.js";
import { Refusal } from "./refusal.js";

// What the engine writes of statements is read strictly: a field that is not known here, or not of
// the kind that is known, belongs to something that nobody has looked at.

/** The node, unless it has fields beside those. */
export const onlyFields = (node: AstNode, fields: readonly string[]): AstNode => {
  const other = Object.keys(node).find((key) => !fields.includes(key) && !everywhere.has(key));
  if (other !== undefined) throw unknown();
  return node;
};

const everywhere = new Set(["class", "type", "alias", "query_location"]);

export const nodeAt = (node: AstNode, field: string): AstNode => {
  const value = node[field];
  if (!isNode(value)) throw unknown();
  return value;
};

export const nodesAt = (node: AstNode, field: string): readonly AstNode[] =>
  listAt(node, field).map((value) => {
    if (!isNode(value)) throw unknown();
    return value;
  });

export const optionalNodeAt = (node: AstNode, field: string): AstNode | undefined =>
  node[field] === null || node[field] === undefined ? undefined : nodeAt(node, field);

export const listAt = (node: AstNode, field: string): readonly AstValue[] => {
  const value = node[field];
  if (!Array.isArray(value)) throw unknown();
  return value;
};

export const textAt = (node: AstNode, field: string): string => {
  const value = node[field];
  if (typeof value !== "string") throw unknown();
  return value;
};

export const textsAt = (node: AstNode, field: string): readonly string[] =>
  listAt(node, field).map((value) => {
    if (typeof value !== "string") throw unknown();
    return value;
  });

/** Nothing may be there: null, false, an empty text or an empty list. */
export const mustBeEmpty = (node: AstNode, field: string, sentence?: string): void => {
  const value = node[field];
  const empty =
    value === null ||
    value === undefined ||
    value === false ||
    value === "" ||
    (Array.isArray(value) && value.length === 0);
  if (!empty) throw sentence === undefined ? unknown() : new Refusal(sentence);
};

export const unknown = (): Refusal =>
  new Refusal("The statement has a form that is not available here.");
