import { safeLocale } from "../i18n/safe-locale.js";

/** A whole number with its digits grouped, in the reader's format. */
export const formatCount = (count: number, formatLocale: string): string =>
  count.toLocaleString(safeLocale(formatLocale));
