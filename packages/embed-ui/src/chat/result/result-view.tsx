import { useId, useState } from "react";
import { useTexts } from "../../i18n/page-texts.js";
import { useSettings } from "../../settings/use-settings.js";
import { formatCount } from "../../query-result/format-count.js";
import type { ResultSource } from "../chat-context.js";
import { ChartInView } from "./chart-in-view.js";
import { CopyButton } from "../../controls/copy-button.js";
import { ResultBar, type Tab } from "./result-bar.js";
import { ResultTable } from "../../query-result/result-table.js";
import type { ToolResult } from "../../query-result/tool-result.js";
import { useAllRows } from "./use-all-rows.js";
import { useChartOnDemand } from "./use-chart-on-demand.js";

/** How many rows are shown at first where there is no chart. */
const previewRows = 10;

/** A result: its chart or first rows, and a row of what else can be seen of it. */
export const ResultView = ({
  id,
  result,
  isLast,
  source,
}: {
  /** The id of the line that has the result. */
  readonly id: string;
  readonly result: ToolResult;
  /** The answer that it is part of; undefined while the thread has no id. */
  readonly source?: ResultSource | undefined;
  /** Results on the way to the last one are one line each, until they are opened. */
  readonly isLast: boolean;
}) => {
  const { title, error } = result;
  if (error === undefined) {
    return <WholeResult id={id} result={result} isLast={isLast} source={source} />;
  }
  return (
    <p className="note" dir="auto">
      {title}: {error}
    </p>
  );
};

const WholeResult = ({
  id,
  result,
  isLast,
  source,
}: {
  readonly id: string;
  readonly result: ToolResult;
  readonly isLast: boolean;
  readonly source: ResultSource | undefined;
}) => {
  const { say } = useTexts();
  const tabsId = useId();
  const [tab, setTab] = useState<Tab>();
  const [hasFailed, setHasFailed] = useState(false);
  const chart = useChartOnDemand();
  const hasChart = result.vegaSpec !== undefined && result.rows.length > 1 && !hasFailed;
  const { whole } = useAllRows(result, tab === "table");
  const title = result.title || say("result");
  const count = say("rows", { count: result.totalRows });
  const isFolded = !isLast && !hasChart;
  const isPreview = isLast && !hasChart && tab === undefined && result.rows.length > 0;
  return (
    <figure className="result">
      {!isFolded && <figcaption dir="auto">{title}</figcaption>}
      {hasChart && (
        <ChartInView
          result={result}
          chart={chart}
          onFailure={() => {
            setHasFailed(true);
          }}
        />
      )}
      {isPreview && (
        <ResultTable
          columns={result.columns}
          rows={result.rows.slice(0, previewRows)}
          label={title}
        />
      )}
      <ResultBar
        id={id}
        result={whole}
        tab={tab}
        summary={isFolded ? `${title}, ${count}` : count}
        tabsId={tabsId}
        source={source}
        drawChart={hasChart ? chart.draw : undefined}
        onToggle={(next) => {
          setTab(tab === next ? undefined : next);
        }}
      />
      <div id={tabsId}>{tab !== undefined && <OpenedTab tab={tab} result={whole} />}</div>
    </figure>
  );
};

const OpenedTab = ({ tab, result }: { readonly tab: Tab; readonly result: ToolResult }) => {
  const { say } = useTexts();
  const { formatLocale } = useSettings();
  const { rows, totalRows } = result;
  if (tab === "description") {
    return (
      <p className="note" dir="auto">
        {result.description}
      </p>
    );
  }
  if (tab === "sql") {
    return (
      <div className="sql">
        <pre tabIndex={0} dir="ltr">
          <code>{result.sql}</code>
        </pre>
        <CopyButton text={result.sql} label={say("copySql")} />
      </div>
    );
  }
  if (rows.length === 0) return <p className="note">{say("emptyResult")}</p>;
  const [shown, total] = [rows.length, totalRows].map((count) => formatCount(count, formatLocale));
  return (
    <>
      <ResultTable columns={result.columns} rows={rows} label={result.title} />
      {totalRows > rows.length && (
        <p className="note">{say("firstRows", { shown: shown ?? "", total: total ?? "" })}</p>
      )}
    </>
  );
};
