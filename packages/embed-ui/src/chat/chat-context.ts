import { createContext } from "react";
import type { ReadRows } from "../query-result/read-rows.js";
import type { ToolResult } from "../query-result/tool-result.js";

/** What parts of the chat need of the page around them. */
export interface ChatContext {
  readonly showSql: boolean;
  readonly allowExport: boolean;
  readonly readRows: ReadRows;
  /** Puts a result on a dashboard; undefined where there is none to put it on. Rejects where it cannot be kept. */
  readonly onPin?: ((result: ToolResult, source: ResultSource) => Promise<void>) | undefined;
}

/** The answer that a result is part of. */
export interface ResultSource {
  readonly chatId: string;
  readonly messageId: string;
}

/** Whether an answer is coming. */
export const BusyContext = createContext(false);

/** What the page gives to its parts; without a page around there are no rows to be read. */
export const ChatPageContext = createContext<ChatContext>({
  showSql: true,
  allowExport: true,
  readRows: () => Promise.reject(new Error("There is no page.")),
});
