import { useContext, useEffect, useState } from "react";
import { DashboardPageContext } from "../../dashboard/dashboard-context.js";
import { columnHead } from "../../query-result/column-head.js";
import { useEditingTexts } from "../../i18n/editing-texts.js";
import { SelectField } from "./fields.js";
import { formatOptions } from "./format-options.js";

/** The format of each column of figures of a table; what its columns are is asked of the service. */
export const ColumnFields = ({
  tileId,
  formats,
  onChange,
}: {
  readonly tileId: string;
  /** By the name of the column; empty is the column's own. */
  readonly formats: Readonly<Record<string, string>>;
  readonly onChange: (formats: Readonly<Record<string, string>>) => void;
}) => {
  const { say } = useEditingTexts();
  const openRows = useContext(DashboardPageContext)?.actions.openRows;
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (openRows === undefined) return;
    const ending = new AbortController();
    const rows = openRows(tileId, { signal: ending.signal });
    rows
      .schema()
      .then((columns) => {
        const figures = columns.filter(
          ({ column_type: type }) => type === "Double" || type === "Int64",
        );
        setNames(figures.map(({ name }) => name));
        // The rows are not wanted.
        ending.abort();
      })
      // A tile whose columns cannot be had keeps the formats that it has.
      .catch(() => undefined);
    return () => {
      ending.abort();
    };
  }, [tileId, openRows]);
  return names.map((name) => {
    const chosen = formats[name] ?? "";
    return (
      <SelectField
        key={name}
        label={say("formatOf", { column: columnHead(name).title })}
        value={chosen}
        options={formatOptions(chosen, say("automatic"))}
        onChange={(format) => {
          onChange({ ...formats, [name]: format });
        }}
      />
    );
  });
};
