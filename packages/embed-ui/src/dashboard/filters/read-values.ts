import type { BrowserClient, DashboardFilter } from "@embedded-analytics/client";
import type { FilterValue } from "./filter-state.js";

/** More are not listed. */
export const listedMax = 200;

/** The values that a filter can have, as far as they are listed; or that it chooses a range of days. */
export type FilterChoices =
  | { readonly kind: "range" }
  | { readonly kind: "values"; readonly values: readonly FilterValue[]; readonly isPart: boolean };

export type ValuesReader = (filter: DashboardFilter) => Promise<FilterChoices>;

/** Reads the values of a filter's member that the page's user may see. Rejects with an `AnalyticsError`. */
export const valuesReader =
  (client: Pick<BrowserClient, "sql">): ValuesReader =>
  async ({ member = "" }) => {
    const rows = client.sql({ query: filterStatement(member) });
    const [type] = await rows.schema();
    if (type?.column_type === "Time") {
      await rows.return();
      return { kind: "range" };
    }
    const values = (await rows.toArray()).map(([value = null]) => value);
    return {
      kind: "values",
      values: values.slice(0, listedMax),
      isPart: values.length > listedMax,
    };
  };

/** The statement of the values of a member, with one value more than are listed. */
export const filterStatement = (member: string): string => {
  const [cube = "", name = ""] = member.split(".");
  return `SELECT ${quoted(name)} FROM ${quoted(cube)} GROUP BY 1 ORDER BY 1 LIMIT ${listedMax + 1}`;
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
