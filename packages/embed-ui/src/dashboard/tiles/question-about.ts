import type { DashboardFilter } from "@embedded-analytics/client";
import type { Texts } from "../../i18n/texts.js";
import type { EditingTexts } from "../../i18n/editing-texts.js";
import type { TileData } from "../dashboard-context.js";
import { valuesOf, type FilterValue, type FilterValues } from "../filters/filter-state.js";
import { chosenWords, grainWords, memberWords } from "../filters/filter-words.js";
import { rangeDays, todayIn } from "../filters/range-days.js";
import { textIn } from "../localized.js";

/**
 * What stands in the box of a chat when a viewer asks about a tile: what it measures by what, else its title, and
 * the filters that its rows were read with. The viewer completes it. Times are days, since an agent may count
 * "last 12 months" otherwise than a dashboard does, and would then answer with other figures.
 */
export const questionAbout = (
  { title, data }: { readonly title: string; readonly data: TileData | undefined },
  filters: readonly DashboardFilter[],
  values: FilterValues,
  { texts, editing }: { readonly texts: Texts; readonly editing: EditingTexts },
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
      const chosen = valuesOf(filter, values);
      const days = timeWords(chosen, data?.info.timezone, editing);
      if (days !== undefined) return days;
      const name = textIn(filter.title, texts.locale) || memberWords(filter.member ?? filter.name);
      const words = chosenWords(filter, chosen, texts, formatLocale, 20);
      return `${name}: ${words}`;
    });
  const steps = (data?.drill ?? []).map(
    ({ member, value }) =>
      `${memberWords(member)}: ${value === null ? texts.say("filterNone") : String(value)}`,
  );
  const asked = queryWords(data, editing, texts.locale);
  const about = asked === "" ? editing.say("aboutTile", { title }) : asked;
  const limits = [...conditions, ...steps];
  return limits.length === 0 ? `${about}: ` : `${about} (${limits.join("; ")}): `;
};

/** The days of a filter whose value is a range. */
const timeWords = (
  [range, ...more]: readonly FilterValue[],
  timezone: string | undefined,
  { say }: EditingTexts,
): string | undefined => {
  if (typeof range !== "string" || more.length > 0) return undefined;
  const [from, to] = rangeDays(range, todayIn(timezone ?? "UTC")) ?? [];
  return from === undefined || to === undefined ? undefined : say("fromTo", { from, to });
};

/** What a tile measures, and by what, by the titles of its columns and the grain of a time. */
const queryWords = (data: TileData | undefined, { say }: EditingTexts, locale: string): string => {
  const titles = (kind: "measure" | "dimension"): string =>
    (data?.info.columns ?? [])
      .filter((column) => column.kind === kind)
      .map(({ title, name, grain }) =>
        grain === undefined ? (title ?? memberWords(name)) : grainWords(grain, locale),
      )
      .join(", ");
  const [measures, dimensions] = [titles("measure"), titles("dimension")];
  return measures === "" || dimensions === "" ? measures : say("byWord", { measures, dimensions });
};
