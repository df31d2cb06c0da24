import { createContext } from "react";
import type { Cell, Column } from "./tool-result.js";

/** Columns and rows of a statement. */
export interface Rows {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether there are more than were asked for. */
  readonly isPart: boolean;
}

/** What parts of the chat need of the page around them. */
export interface ChatContext {
  readonly showSql: boolean;
  readonly allowExport: boolean;
  /** Runs a statement by the data API as the page's user, and reads at most `limit` rows of it. */
  readonly readRows: (sql: string, limit: number) => Promise<Rows>;
}

/** What the page gives to its parts; without a page around there are no rows to be read. */
export const ChatPageContext = createContext<ChatContext>({
  showSql: true,
  allowExport: true,
  readRows: () => Promise.reject(new Error("There is no page.")),
});
