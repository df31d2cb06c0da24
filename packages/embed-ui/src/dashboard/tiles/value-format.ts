import { safeLocale } from "../../i18n/safe-locale.js";
import type { CellFormat } from "../../query-result/format-cell.js";

/** Amounts of money from here on are read without cents. */
const wholeFrom = 10_000;

/**
 * How a tile's `format` writes figures: an ISO currency, `percent`, `compact`, or `0.0`. Undefined where
 * there is no such format, so that the column's own counts. Figures that stand below each other, of which
 * the largest is given, have as many decimals each.
 */
export const valueFormat = (
  format: string | undefined,
  formatLocale: string,
  largest?: number,
): CellFormat | undefined => {
  const write = writerOf(format, safeLocale(formatLocale), largest);
  if (write === undefined) return undefined;
  return (cell) => {
    if (cell === null) return "";
    const value = Number(cell);
    return Number.isNaN(value) ? String(cell) : write(value);
  };
};

const writerOf = (
  format: string | undefined,
  locale: string,
  largest: number | undefined,
): ((value: number) => string) | undefined => {
  if (format === undefined) return undefined;
  if (/^[A-Z]{3}$/.test(format)) {
    const money = { style: "currency", currency: format } as const;
    const whole = new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 });
    const exact = new Intl.NumberFormat(locale, money);
    return (value) => (Math.abs(largest ?? value) >= wholeFrom ? whole : exact).format(value);
  }
  const options = optionsOf(format, largest !== undefined);
  if (options === undefined) return undefined;
  const numbers = new Intl.NumberFormat(locale, options);
  return (value) => numbers.format(value);
};

const optionsOf = (format: string, isColumn: boolean): Intl.NumberFormatOptions | undefined => {
  const least = isColumn ? { minimumFractionDigits: 1 } : {};
  if (format === "percent") return { style: "percent", maximumFractionDigits: 1, ...least };
  if (format === "compact") return { notation: "compact", maximumFractionDigits: 1 };
  const [, decimals] = /^0(?:\.(0{1,6}))?$/.exec(format) ?? [undefined];
  if (!/^0(\.0{1,6})?$/.test(format)) return undefined;
  const digits = decimals?.length ?? 0;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
};
