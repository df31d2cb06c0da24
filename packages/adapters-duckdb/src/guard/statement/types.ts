import type { AstNode } from "./ast.js";
import { Refusal, shownName } from "./refusal.js";
import { nodeAt, onlyFields, textAt } from "./shape.js";

/** The types that a statement may cast to. */
const types = new Set(
  `BOOLEAN TINYINT SMALLINT INTEGER BIGINT HUGEINT UTINYINT USMALLINT UINTEGER UBIGINT FLOAT DOUBLE
  DECIMAL VARCHAR DATE TIME TIMESTAMP INTERVAL UUID`
    .trim()
    .split(/\s+/)
    .concat("TIMESTAMP WITH TIME ZONE", "TIMESTAMP_S", "TIMESTAMP_MS", "TIMESTAMP_NS"),
);

/** Refuses a type of whom nobody has thought: of the user's own, nested, or reading a catalog. */
export const checkType = (type: AstNode): void => {
  onlyFields(type, ["id", "type_info"]);
  const id = textAt(type, "id");
  if (!types.has(id))
    throw new Refusal(`The type ${shownName(id.toLowerCase())} is not available.`);
  if (type["type_info"] === null) return;
  const info = nodeAt(type, "type_info");
  if (info["type"] !== "DECIMAL_TYPE_INFO") {
    throw new Refusal(`The type ${shownName(id.toLowerCase())} is not available in this form.`);
  }
};
