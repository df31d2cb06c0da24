import { grains } from "../../definition/tile.js";
import type { PlainSelect, SelectExpression, SelectItem, SelectOrder } from "./plain-select.js";
import { readConditions } from "./read-conditions.js";
import { sqlTokens, type SqlToken } from "./sql-tokens.js";
import { OtherForm, TokenCursor } from "./token-cursor.js";

/**
 * Reads one SELECT over one cube or view whose columns are members, measures and times that are cut, and
 * whose conditions are plain ones with AND between them. Undefined for every other statement: what this
 * reader does not understand wholly, it does not understand.
 */
export const readSelect = (sql: string): PlainSelect | undefined => {
  const tokens = sqlTokens(sql);
  return tokens && selectOfTokens(tokens);
};

/** The same of a statement in its tokens, each of which is looked at a few times at most. */
export const selectOfTokens = (tokens: readonly SqlToken[]): PlainSelect | undefined => {
  try {
    return selectOf(new TokenCursor(tokens));
  } catch (error) {
    if (error instanceof OtherForm) return undefined;
    throw error;
  }
};

const selectOf = (cursor: TokenCursor): PlainSelect => {
  cursor.words("select");
  const items = cursor.list(() => readItem(cursor));
  cursor.words("from");
  const cube = cursor.name();
  const conditions = cursor.takeWords("where") ? readConditions(cursor) : [];
  const groups = cursor.takeWords("group", "by") ? readGroups(cursor, items) : undefined;
  const order = cursor.takeWords("order", "by") ? cursor.list(() => readOrder(cursor, items)) : [];
  const limit = cursor.takeWords("limit") ? readCount(cursor) : undefined;
  if (!cursor.isAtEnd) throw new OtherForm("more than a plain SELECT");
  return { cube, items, conditions, groups, order, limit };
};

const readItem = (cursor: TokenCursor): SelectItem => {
  const expression = readExpression(cursor);
  if (cursor.takeWords("as")) return { ...expression, column: cursor.name() };
  const next = cursor.peek();
  // A name may stand there without AS.
  if (next?.kind === "quoted" || (next?.kind === "word" && next.text !== "from")) {
    return { ...expression, column: cursor.name() };
  }
  // A function without a name for its column gets one of the engine's.
  if (expression.kind !== "member") throw new OtherForm("no name for a column");
  return { ...expression, column: expression.name };
};

const readExpression = (cursor: TokenCursor): SelectExpression => {
  if (cursor.isCallOf("measure")) {
    cursor.next();
    cursor.sign("(");
    const name = cursor.name();
    cursor.sign(")");
    return { kind: "measure", name };
  }
  if (!cursor.isCallOf("date_trunc")) return { kind: "member", name: cursor.name() };
  cursor.next();
  cursor.sign("(");
  const unit = cursor.next();
  const grain = grains.find((each) => unit.kind === "text" && unit.value.toLowerCase() === each);
  if (grain === undefined) throw new OtherForm("no grain");
  cursor.sign(",");
  const name = cursor.name();
  cursor.sign(")");
  return { kind: "cut", name, grain };
};

const readGroups = (
  cursor: TokenCursor,
  items: readonly SelectItem[],
): NonNullable<PlainSelect["groups"]> =>
  cursor.takeWords("all") ? "all" : cursor.list(() => readPlace(cursor, items));

const readOrder = (cursor: TokenCursor, items: readonly SelectItem[]): SelectOrder => {
  const item = readPlace(cursor, items);
  const isDescending = cursor.takeWords("desc");
  if (!isDescending) cursor.takeWords("asc");
  // What the engine does with rows without a value unless it is told otherwise.
  cursor.takeWords("nulls", "last");
  return { item, isDescending };
};

/** A column by its place, its name, or what it is. */
const readPlace = (cursor: TokenCursor, items: readonly SelectItem[]): number => {
  if (cursor.peek()?.kind === "number") {
    const place = readCount(cursor) - 1;
    if (items[place] === undefined) throw new OtherForm("no such column");
    return place;
  }
  const said = readExpression(cursor);
  const isName = (name: string): boolean => name.toLowerCase() === said.name.toLowerCase();
  const isSame = ({ kind, name, grain }: SelectItem): boolean =>
    kind === said.kind && isName(name) && grain === said.grain;
  const isCalled = ({ column }: SelectItem): boolean => said.kind === "member" && isName(column);
  // The engine looks for the name of a column before that of a member.
  const place = items.findIndex(isCalled);
  const found = place === -1 ? items.findIndex(isSame) : place;
  if (found === -1) throw new OtherForm("no such column");
  return found;
};

const readCount = (cursor: TokenCursor): number => {
  const token = cursor.next();
  if (token.kind !== "number" || !/^\d{1,9}$/.test(token.text)) throw new OtherForm("no count");
  return Number(token.text);
};
