import type { CubeHints, MemberFormat, MemberHints } from "@embedded-analytics/domain";
import type { Reports } from "./diagnostic.js";
import type { Fields } from "./fields.js";
import type { Located } from "./located.js";

const formats: readonly MemberFormat[] = ["currency", "percent", "number"];

/**
 * How a member's figures are to be read: `format`, `meta.unit`, `meta.additive_over`, `meta.better`. What cannot
 * be read has no effect and warns, since neither results nor access depend on it.
 */
export const readMemberHints = (fields: Fields, what: string, reports: Reports): MemberHints => {
  const format = readFormat(fields, what, reports);
  const unit = metaOf(fields, "unit");
  const over = metaOf(fields, "additive_over");
  const additiveOver = over === undefined ? undefined : namesOf(over);
  if (unit !== undefined && textOf(unit) === undefined)
    reports.warn(unit.at, `${what}: meta.unit is a text, and has no effect otherwise`);
  if (over !== undefined && additiveOver === undefined)
    reports.warn(
      over.at,
      `${what}: meta.additive_over is none or a list of dimensions, and has no effect otherwise`,
    );
  const better = readBetter(fields, what, reports);
  return {
    ...(format === undefined ? {} : { format }),
    ...(better === undefined ? {} : { better }),
    ...(textOf(unit) === undefined ? {} : { unit: textOf(unit) ?? "" }),
    ...(additiveOver === undefined ? {} : { additiveOver }),
  };
};

/** `meta.default_time_dimension` and `meta.fiscal_year_start` of a cube or view. */
export const readCubeHints = (fields: Fields, what: string, reports: Reports): CubeHints => {
  const time = metaOf(fields, "default_time_dimension");
  const start = metaOf(fields, "fiscal_year_start");
  const month = start?.kind === "scalar" ? Number(start.value) : NaN;
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  if (time !== undefined && textOf(time) === undefined)
    reports.warn(time.at, `${what}: meta.default_time_dimension names a dimension of type time`);
  if (start !== undefined && !isMonth)
    reports.warn(start.at, `${what}: meta.fiscal_year_start is a month, 1 to 12`);
  const name = textOf(time);
  return {
    ...(name === undefined ? {} : { defaultTime: name }),
    ...(isMonth ? { fiscalYearStart: month } : {}),
  };
};

const readFormat = (fields: Fields, what: string, reports: Reports): MemberFormat | undefined => {
  const entry = fields.entry("format");
  if (entry === undefined) return undefined;
  const said = textOf(entry.value);
  const format = formats.find((each) => each === said);
  if (format === undefined) reports.warn(entry.at, `${what}: format has no effect here`);
  return format;
};

const readBetter = (fields: Fields, what: string, reports: Reports): MemberHints["better"] => {
  const said = metaOf(fields, "better");
  const text = textOf(said);
  const better = text === "higher" || text === "lower" ? text : undefined;
  if (said !== undefined && better === undefined)
    reports.warn(said.at, `${what}: meta.better is higher or lower, and has no effect otherwise`);
  return better;
};

const metaOf = (fields: Fields, key: string): Located | undefined => {
  const meta = fields.entry("meta")?.value;
  const found = meta?.kind === "map" ? meta.entries.get(key)?.value : undefined;
  return found?.kind === "scalar" && found.value === null ? undefined : found;
};

const textOf = (located: Located | undefined): string | undefined =>
  located?.kind === "scalar" && typeof located.value === "string" ? located.value : undefined;

/** `none` is a list of none. */
const namesOf = (located: Located): readonly string[] | undefined => {
  if (textOf(located) === "none") return [];
  if (located.kind !== "list") return undefined;
  const names = located.items.flatMap((item) => textOf(item) ?? []);
  return names.length === located.items.length ? names : undefined;
};
