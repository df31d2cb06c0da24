import { useCallback, useEffect, useMemo, useState } from "react";
import { ChatPageContext } from "../chat/chat-context.js";
import { ResultView } from "../chat/result/result-view.js";
import type { Rows } from "../query-result/read-rows.js";
import type { Cell, Column, ToolResult } from "../query-result/tool-result.js";
import { useTexts } from "../i18n/page-texts.js";
import { MessagePage } from "../page/message-page.js";
import type { AssistantLink, ShownCall } from "./assistant-link.js";
import { RefusedNote } from "./refused-note.js";

/** More rows are not drawn. */
const rowsMax = 1000;

/** A page of rows, as `get_rows` answers it. */
interface RowsPage {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totalRows: number;
  readonly cursor?: string;
}

/** The chart that a language model wants to be shown, over rows that this page reads itself. */
export const ShownChart = ({
  link,
  shown,
}: {
  readonly link: AssistantLink;
  readonly shown: ShownCall;
}) => {
  const { say } = useTexts();
  const { input, structured, refusal } = shown;
  const [sql, title] = [textIn(input, "sql"), textIn(input, "title")];
  const vegaSpec = specOf(structured?.["vegaSpec"] ?? input["spec"]);
  const [read, setRead] = useState<{ readonly rows: Rows; readonly total: number }>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const isRefused = refusal !== undefined;
  useEffect(() => {
    if (isRefused) return;
    const ending = new AbortController();
    setError(undefined);
    readRows(link, sql, rowsMax, ending.signal).then(setRead, (reason: unknown) => {
      if (!ending.signal.aborted) setError(reason);
    });
    return () => {
      ending.abort();
    };
  }, [link, sql, isRefused, tries]);
  const readMore = useCallback(
    async (statement: string, limit: number) => (await readRows(link, statement, limit)).rows,
    [link],
  );
  const page = useMemo(
    () => ({ showSql: true, allowExport: false, readRows: readMore }),
    [readMore],
  );
  const result = useMemo((): ToolResult | undefined => {
    if (read === undefined) return undefined;
    const { columns, rows } = read.rows;
    const totalRows = read.total;
    return { title, description: "", sql, columns, rows, totalRows, vegaSpec, error: undefined };
  }, [read, title, sql, vegaSpec]);
  if (refusal !== undefined) return <MessagePage title="" text={refusal} />;
  if (error !== undefined) {
    return (
      <RefusedNote
        error={error}
        onRetry={() => {
          setTries(tries + 1);
        }}
      />
    );
  }
  if (result === undefined) {
    return <div className="skeleton" role="status" aria-label={say("loading")} />;
  }
  return (
    <ChatPageContext value={page}>
      <main className="shown-chart" data-content>
        <h1 className="visually-hidden">{title === "" ? say("result") : title}</h1>
        <ResultView id="chart" result={result} isLast />
      </main>
    </ChatPageContext>
  );
};

/** The first rows of a statement, read page by page. */
const readRows = async (
  link: AssistantLink,
  sql: string,
  limit: number,
  signal?: AbortSignal,
): Promise<{ readonly rows: Rows; readonly total: number }> => {
  const rows: (readonly Cell[])[] = [];
  let page: RowsPage | undefined;
  do {
    const cursor = page?.cursor;
    const wanted = Math.min(rowsMax, limit - rows.length);
    const input = { sql, limit: wanted, ...(cursor === undefined ? {} : { cursor }) };
    page = (await link.getRows(input, signal)) as unknown as RowsPage;
    rows.push(...page.rows);
  } while (page.cursor !== undefined && rows.length < limit && page.rows.length > 0);
  const { columns, totalRows } = page;
  return { rows: { columns, rows, isPart: rows.length < totalRows }, total: totalRows };
};

const specOf = (given: unknown): string | undefined => {
  if (given === undefined || given === null) return undefined;
  return typeof given === "string" ? given : JSON.stringify(given);
};

const textIn = (input: ShownCall["input"], name: string): string => {
  const value = input[name];
  return typeof value === "string" ? value : "";
};
