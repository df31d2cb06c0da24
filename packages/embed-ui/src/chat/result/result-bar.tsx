import { useContext } from "react";
import { useExportable } from "../../export/exportable.js";
import type { Exportable, FileFormat } from "../../export/file-source.js";
import { HostContext } from "../../host/use-host-actions.js";
import { useTexts } from "../../i18n/page-texts.js";
import { ActionButton } from "../../controls/action-button.js";
import { ChatPageContext, type ResultSource } from "../chat-context.js";
import { PinButton } from "./pin-button.js";
import { CopyButton } from "../../controls/copy-button.js";
import { tableText } from "../../query-result/table-text.js";
import type { ToolResult } from "../../query-result/tool-result.js";

export type Tab = "table" | "sql" | "description";

/** How many rows a file has at most; more of them would fill the memory of the page. */
const fileRowsMax = 1_000_000;

/** What can be seen of a result beside its chart, and taken along. */
export const ResultBar = ({
  id,
  result,
  tab,
  summary,
  tabsId,
  drawChart,
  source,
  onToggle,
}: {
  /** The name of the result for the host: the id of its line. */
  readonly id: string;
  readonly result: ToolResult;
  readonly tab: Tab | undefined;
  readonly summary: string;
  /** Id of the element in which an opened tab stands. */
  readonly tabsId: string;
  /** Has the chart drawn for a file; undefined where the result has none. */
  readonly drawChart: Exportable["image"] | undefined;
  readonly source: ResultSource | undefined;
  readonly onToggle: (tab: Tab) => void;
}) => {
  const { say } = useTexts();
  const { showSql, allowExport, onPin } = useContext(ChatPageContext);
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
      {allowExport && <Files id={id} result={result} drawChart={drawChart} />}
    </div>
  );
};

/** Saves the result as a file, unless the host does something of its own with it. */
const Files = ({
  id,
  result,
  drawChart,
}: {
  readonly id: string;
  readonly result: ToolResult;
  readonly drawChart: Exportable["image"] | undefined;
}) => {
  const { say } = useTexts();
  const link = useContext(HostContext);
  const { readRows } = useContext(ChatPageContext);
  const { title, sql, rows, totalRows } = result;
  const exportable: Exportable = {
    title,
    readRows: async () =>
      totalRows <= rows.length || sql === "" ? result : readRows(sql, fileRowsMax),
    image: async () => drawChart?.(),
  };
  useExportable(id, exportable);
  const save = (format: FileFormat, label: string) => (
    <ActionButton
      label={label}
      onAct={async () => {
        const download = { format, target: id, title, rowCount: totalRows };
        if ((await link?.mayGoOn("download", download)) === false) return;
        const { fileOf, saveFile } = await import("../../export/result-file.js");
        saveFile(await fileOf(exportable, format));
      }}
    />
  );
  return (
    <>
      {save("csv", say("downloadCsv"))}
      {drawChart !== undefined && (
        <>
          {save("png", say("downloadPng"))}
          {save("svg", say("downloadSvg"))}
        </>
      )}
    </>
  );
};
