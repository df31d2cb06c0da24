import type { Cell } from "./format-figure.js";

const iso =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** The instant of an ISO text in milliseconds, as its own clock shows it; undefined for another text. */
export const instantOf = (cell: Cell | undefined): number | undefined => {
  const [, year, month, day, hour = "0", minute = "0", second = "0"] =
    (typeof cell === "string" && iso.exec(cell)) || [];
  if (year === undefined) return undefined;
  const parts = [year, Number(month) - 1, day, hour, minute, second].map(Number);
  const [y = 0, m = 0, ...rest] = parts;
  const instant = Date.UTC(y, m, ...rest);
  return Number.isFinite(instant) ? instant : undefined;
};

/** Times no more exact than they are: years, months, days or minutes. Other texts stay. */
export const formatTimes = (cells: readonly Cell[]): readonly string[] => {
  const times = cells.filter((cell) => instantOf(cell) !== undefined).map(String);
  const letters =
    exactnesses.find(({ rest }) => times.every((time) => rest.test(time)))?.letters ?? 19;
  return cells.map((cell) => {
    if (cell === null) return "–";
    const text = String(cell);
    return instantOf(cell) === undefined ? text : text.slice(0, letters).replace("T", " ");
  });
};

const midnight = String.raw`([T ]00:00(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)?)?$`;
const exactnesses = [
  { letters: 4, rest: new RegExp(`^.{4}-01-01${midnight}`) },
  { letters: 7, rest: new RegExp(`^.{7}-01${midnight}`) },
  { letters: 10, rest: new RegExp(`^.{10}${midnight}`) },
  { letters: 16, rest: /^.{10}[T ]\d\d:\d\d(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)?$/ },
];
