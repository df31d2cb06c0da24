/** What stands at the head of a column. */
export interface ColumnHead {
  readonly title: string;
  /** The unit of its figures; undefined where the name says none. */
  readonly unit: string | undefined;
}

/** Last words of names that are units, and how each is written. */
const units: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    "aud brl cad chf cny czk dkk eur gbp inr jpy mxn nok nzd pln sek usd"
      .split(" ")
      .map((code) => [code, code.toUpperCase()]),
  ),
  percent: "%",
  pct: "%",
  ms: "ms",
  seconds: "s",
  kg: "kg",
  km: "km",
};

/** A column's name as words, with the unit that it ends with beside them: `revenue_eur` is "Revenue", "EUR". */
export const columnHead = (name: string): ColumnHead => {
  const words = name.replaceAll(/[_.]+/g, " ").trim();
  const [, rest = "", last = ""] = /^(.+) (\w+)$/.exec(words) ?? [];
  const unit = Object.hasOwn(units, last.toLowerCase()) ? units[last.toLowerCase()] : undefined;
  const title = unit === undefined ? words : rest;
  return { title: title.charAt(0).toUpperCase() + title.slice(1), unit };
};
