import { lazy, Suspense, useState } from "react";
import { ChartFrame } from "../chart/chart-frame.js";
import { CopyButton } from "./copy-button.js";
import { ResultTable } from "./result-table.js";
import { tableText } from "./table-text.js";
import type { ToolResult } from "./tool-result.js";

/** The charts' code is fetched when the first result comes that has one. */
const Chart = lazy(() => import("../chart/chart.js"));

type Tab = "table" | "sql" | "about";

/** How many rows are shown at first where there is no chart. */
const previewRows = 10;

/** A result: its chart or first rows, and a row of what else can be seen of it. */
export const ResultView = ({
  result,
  isLast,
  showSql,
}: {
  readonly result: ToolResult;
  /** Results on the way to the last one are one line each, until they are opened. */
  readonly isLast: boolean;
  readonly showSql: boolean;
}) => {
  const { title, columns, rows, totalRows, vegaSpec, error } = result;
  const [tab, setTab] = useState<Tab>();
  const [hasFailed, setHasFailed] = useState(false);
  const hasChart = vegaSpec !== undefined && rows.length > 1 && !hasFailed;
  if (error !== undefined) {
    return (
      <p className="note">
        {title}: {error}
      </p>
    );
  }
  const count = totalRows === 1 ? "1 row" : `${totalRows.toLocaleString()} rows`;
  const toggle = (next: Tab): void => {
    setTab(tab === next ? undefined : next);
  };
  const isFolded = !isLast && !hasChart;
  const isPreview = isLast && !hasChart && tab === undefined;
  return (
    <figure className="result">
      {!isFolded && <figcaption>{title}</figcaption>}
      {hasChart && (
        <DrawnChart
          result={result}
          onFailure={() => {
            setHasFailed(true);
          }}
        />
      )}
      {isPreview && (
        <ResultTable columns={columns} rows={rows.slice(0, previewRows)} label={title} />
      )}
      <div className="result-bar">
        <span className="muted">{isFolded ? `${title}, ${count}` : count}</span>
        {tabsOf(result, showSql).map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className="quiet"
            aria-expanded={tab === name}
            onClick={() => {
              toggle(name);
            }}
          >
            {label}
          </button>
        ))}
        <CopyButton text={tableText(columns, rows)} label="Copy rows" />
      </div>
      {tab !== undefined && <OpenedTab tab={tab} result={result} />}
    </figure>
  );
};

/** What can be opened of a result beside its chart. */
const tabsOf = (
  { sql, description }: ToolResult,
  showSql: boolean,
): readonly { readonly name: Tab; readonly label: string }[] => [
  { name: "table", label: "Table" },
  ...(showSql && sql !== "" ? [{ name: "sql" as const, label: "SQL" }] : []),
  ...(description === "" ? [] : [{ name: "about" as const, label: "About" }]),
];

const DrawnChart = ({
  result,
  onFailure,
}: {
  readonly result: ToolResult;
  readonly onFailure: () => void;
}) => (
  <>
    <Suspense fallback={<ChartFrame />}>
      <Chart result={result} onFailure={onFailure} />
    </Suspense>
    <PartNote result={result} begins="Drawn from the first" />
  </>
);

const OpenedTab = ({ tab, result }: { readonly tab: Tab; readonly result: ToolResult }) => {
  if (tab === "about") return <p className="note">{result.description}</p>;
  if (tab === "sql") {
    return (
      <div className="sql">
        <pre tabIndex={0}>
          <code>{result.sql}</code>
        </pre>
        <CopyButton text={result.sql} label="Copy SQL" />
      </div>
    );
  }
  return (
    <>
      <ResultTable columns={result.columns} rows={result.rows} label={result.title} />
      <PartNote result={result} begins="The first" />
    </>
  );
};

/** Says how many of the rows are here, where they are not all of them. */
const PartNote = ({
  result: { rows, totalRows },
  begins,
}: {
  readonly result: ToolResult;
  readonly begins: string;
}) =>
  totalRows > rows.length && (
    <p className="note">
      {begins} {rows.length} of {totalRows.toLocaleString()} rows.
    </p>
  );
