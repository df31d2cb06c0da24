import type { Cell, Column } from "../query-result/tool-result.js";
import { filterStatement, listedMax, type ValuesReader } from "../dashboard/filters/read-values.js";
import type { AssistantLink } from "./assistant-link.js";

/** Reads the values of a filter's member that the assistant's user may see. */
export const valuesOfFilter =
  (link: Pick<AssistantLink, "getRows">): ValuesReader =>
  async ({ member = "" }) => {
    const input = { sql: filterStatement(member), limit: listedMax + 1 };
    const { columns, rows } = (await link.getRows(input)) as unknown as {
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Cell[])[];
    };
    if (columns[0]?.type === "Time") return { kind: "range" };
    const values = rows.map(([value = null]) => value);
    const isPart = values.length > listedMax;
    return { kind: "values", values: values.slice(0, listedMax), isPart };
  };
