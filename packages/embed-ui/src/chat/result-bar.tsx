import { useContext, type RefObject } from "react";
import type { ChartImage } from "../chart/chart-image.js";
import { useTexts } from "../i18n/page-texts.js";
import { ActionButton } from "./action-button.js";
import { ChatPageContext, type ResultSource } from "./chat-context.js";
import { PinButton } from "./pin-button.js";
import { CopyButton } from "./copy-button.js";
import { fileName, saveFile } from "./save-file.js";
import { csvText, tableText } from "./table-text.js";
import type { ToolResult } from "./tool-result.js";

export type Tab = "table" | "sql" | "description";

/** How many rows a file has at most; more of them would fill the memory of the page. */
const fileRowsMax = 1_000_000;

/** What can be seen of a result beside its chart, and taken along. */
export const ResultBar = ({
  result,
  tab,
  summary,
  tabsId,
  image,
  source,
  onToggle,
}: {
  readonly result: ToolResult;
  readonly tab: Tab | undefined;
  readonly summary: string;
  /** Id of the element in which an opened tab stands. */
  readonly tabsId: string;
  /** The chart as a file, while one is drawn. */
  readonly image: RefObject<ChartImage | undefined> | undefined;
  readonly source: ResultSource | undefined;
  readonly onToggle: (tab: Tab) => void;
}) => {
  const { say } = useTexts();
  const { showSql, onPin } = useContext(ChatPageContext);
  const tabs: readonly Tab[] = [
    "table",
    ...(showSql && result.sql !== "" ? (["sql"] as const) : []),
    ...(result.description === "" ? [] : (["description"] as const)),
  ];
  return (
    <div className="result-bar">
      <span className="muted">{summary}</span>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          className="quiet"
          aria-expanded={tab === name}
          aria-controls={tabsId}
          onClick={() => {
            onToggle(name);
          }}
        >
          {say(name)}
        </button>
      ))}
      <CopyButton text={() => tableText(result.columns, result.rows)} label={say("copyRows")} />
      {onPin !== undefined && source !== undefined && result.sql !== "" && (
        <PinButton onPin={() => onPin(result, source)} />
      )}
      <Files result={result} image={image} />
    </div>
  );
};

const Files = ({
  result,
  image,
}: {
  readonly result: ToolResult;
  readonly image: RefObject<ChartImage | undefined> | undefined;
}) => {
  const { say } = useTexts();
  const { allowExport, readRows } = useContext(ChatPageContext);
  if (!allowExport) return null;
  const saveRows = async (): Promise<void> => {
    const isWhole = result.totalRows <= result.rows.length || result.sql === "";
    const { columns, rows } = isWhole ? result : await readRows(result.sql, fileRowsMax);
    const blob = new Blob([csvText(columns, rows)], { type: "text/csv;charset=utf-8" });
    saveFile(blob, fileName(result.title, "csv"));
  };
  const saveImage = async (kind: "png" | "svg"): Promise<void> => {
    const blob = await image?.current?.(kind);
    if (blob === undefined) throw new Error("No chart is drawn.");
    saveFile(blob, fileName(result.title, kind));
  };
  return (
    <>
      <ActionButton label={say("downloadCsv")} onAct={saveRows} />
      {image !== undefined && (
        <>
          <ActionButton label={say("downloadPng")} onAct={() => saveImage("png")} />
          <ActionButton label={say("downloadSvg")} onAct={() => saveImage("svg")} />
        </>
      )}
    </>
  );
};
