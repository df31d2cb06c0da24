import type { DashboardFilter } from "@embedded-analytics/client";
import type { Texts } from "../../i18n/texts.js";
import type { WorkbenchTexts } from "../../i18n/workbench-texts.js";
import type { TileData } from "../dashboard-context.js";
import { valuesOf, type FilterValues } from "../filters/filter-state.js";
import { chosenWords, memberWords } from "../filters/filter-words.js";
import { textIn } from "../localized.js";

/**
 * What stands in the box of a chat when a viewer asks about a tile: its title, what it measures by what,
 * and the filters that its rows were read with. The viewer completes it.
 */
export const questionAbout = (
  { title, data }: { readonly title: string; readonly data: TileData | undefined },
  filters: readonly DashboardFilter[],
  values: FilterValues,
  { texts, workbench }: { readonly texts: Texts; readonly workbench: WorkbenchTexts },
  formatLocale: string,
): string => {
  const active = new Set(data?.info.filters ?? []);
  const named = [
    ...filters,
    ...Object.keys(values)
      .filter((name) => !filters.some((filter) => filter.name === name))
      .map((member): DashboardFilter => ({ name: member, member })),
  ];
  const conditions = named
    .filter(({ name, type }) => active.has(name) && type !== "granularity")
    .map((filter) => {
      const name = textIn(filter.title, texts.locale) || memberWords(filter.member ?? filter.name);
      const words = chosenWords(filter, valuesOf(filter, values), texts, formatLocale, 20);
      return `${name}: ${words}`;
    });
  const steps = (data?.drill ?? []).map(
    ({ member, value }) =>
      `${memberWords(member)}: ${value === null ? texts.say("filterNone") : String(value)}`,
  );
  const about = workbench.say("aboutTile", { title });
  const asked = [queryWords(data, workbench), ...conditions, ...steps].filter(
    (part) => part !== "",
  );
  return asked.length === 0 ? `${about}: ` : `${about} (${asked.join("; ")}): `;
};

/** What a tile measures, and by what, by the titles of its columns. */
const queryWords = (data: TileData | undefined, { say }: WorkbenchTexts): string => {
  const titles = (kind: "measure" | "dimension"): string =>
    (data?.info.columns ?? [])
      .filter((column) => column.kind === kind)
      .map(({ title, name }) => title ?? memberWords(name))
      .join(", ");
  const [measures, dimensions] = [titles("measure"), titles("dimension")];
  return measures === "" || dimensions === "" ? measures : say("byWord", { measures, dimensions });
};
