/** A value of a result, as it comes. */
export type Cell = string | number | boolean | null;

/** The number that a cell stands for; undefined where it is none. */
export const amountOf = (cell: Cell | undefined): number | undefined => {
  const amount = typeof cell === "string" && decimal.test(cell) ? Number(cell) : cell;
  return typeof amount === "number" && Number.isFinite(amount) ? amount : undefined;
};

/** A figure in full, digits grouped (D14), with at least so many places; a text that is none as it is. */
export const formatFigure = (cell: Cell, places = 0): string => {
  const digits = digitsOf(cell);
  if (digits === undefined) return cell === null ? "–" : String(cell);
  const [, sign = "", whole = "", fraction = ""] = decimal.exec(digits) ?? [];
  const padded = fraction.padEnd(places, "0");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${sign}${grouped}${padded === "" ? "" : `.${padded}`}`;
};

/** Figures of one column, all with the same places, so that they can be compared by eye. */
export const formatFigures = (cells: readonly Cell[]): readonly string[] => {
  const places = cells.map((cell) => decimal.exec(digitsOf(cell) ?? "")?.[3]?.length ?? 0);
  const most = places.reduce((left, right) => Math.max(left, right), 0);
  return cells.map((cell) => formatFigure(cell, most));
};

// No longer than a number of a data base: what is longer is shown as the text that it is.
const decimal = /^(-?)(\d{1,400})(?:\.(\d{1,400}))?$/;

const digitsOf = (cell: Cell): string | undefined => {
  if (typeof cell === "string") return decimal.test(cell) ? cell : undefined;
  if (typeof cell !== "number" || !Number.isFinite(cell)) return undefined;
  if (Number.isInteger(cell)) return BigInt(cell).toString();
  // Fractions without end are cut, but no small share to nothing.
  const digits = cell.toFixed(Math.abs(cell) < 0.001 ? 12 : 4).replace(/\.?0+$/, "");
  return Number(digits) === 0 ? undefined : digits;
};
