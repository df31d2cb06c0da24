import { useContext, useEffect, useState } from "react";
import { ChatPageContext } from "../chat-context.js";
import type { ToolResult } from "../../query-result/tool-result.js";

/** How many rows a chart or a table of the page has at most. */
const shownRowsMax = 5000;

/** Results that were read whole; the same result is read once, however often it is opened. */
const whole = new WeakMap<ToolResult, Promise<ToolResult>>();

/** A result with the rows that are there by now, and whether the others are on their way. */
export interface AllRows {
  readonly whole: ToolResult;
  readonly isComing: boolean;
}

/**
 * A result with all its rows, up to `shownRowsMax`: a tool call holds 100 of them, and the rest is read by
 * its statement once `isWanted`. Until then, and where they cannot be read, it is the result as it came.
 */
export const useAllRows = (result: ToolResult, isWanted: boolean): AllRows => {
  const { readRows } = useContext(ChatPageContext);
  const [all, setAll] = useState<AllRows & { readonly of: ToolResult }>();
  const hasMore = result.sql !== "" && result.totalRows > result.rows.length;
  useEffect(() => {
    if (!isWanted || !hasMore) return;
    let isOver = false;
    const reading =
      whole.get(result) ??
      readRows(result.sql, shownRowsMax).then(({ columns, rows }) => ({
        ...result,
        columns,
        rows,
        totalRows: Math.max(result.totalRows, rows.length),
      }));
    whole.set(result, reading);
    reading.then(
      (read) => {
        if (!isOver) setAll({ of: result, whole: read, isComing: false });
      },
      () => {
        whole.delete(result);
        if (!isOver) setAll({ of: result, whole: result, isComing: false });
      },
    );
    return () => {
      isOver = true;
    };
  }, [result, isWanted, hasMore, readRows]);
  return all?.of === result ? all : { whole: result, isComing: isWanted && hasMore };
};
