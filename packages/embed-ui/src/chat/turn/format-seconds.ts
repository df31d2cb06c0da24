import { safeLocale } from "../../i18n/safe-locale.js";

/** A duration in seconds, to a tenth, with its unit in the reader's format. */
export const formatSeconds = (seconds: number, formatLocale: string): string =>
  new Intl.NumberFormat(safeLocale(formatLocale), {
    style: "unit",
    unit: "second",
    unitDisplay: "short",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(seconds);
