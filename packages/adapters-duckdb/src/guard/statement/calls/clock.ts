import { castNode, type AstNode } from "../ast.js";

/** The present moment, for statements that ask for it. */
export interface Clock {
  /** `2026-01-31 10:00:00.000` on the reader's wall. */
  readonly localTime: string;
}

/** The moment as a reader in that zone sees it. */
export const clockAt = (nowMs: number, timezone: string): Clock => {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: timezone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    fractionalSecondDigits: 3,
  }).formatToParts(nowMs);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  const date = `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
  const time = `${part("hour")}:${part("minute")}:${part("second")}.${part("fractionalSecond")}`;
  return { localTime: `${date} ${time}` };
};

const kinds: Readonly<Record<string, "DATE" | "TIMESTAMP" | "TIME">> = {
  now: "TIMESTAMP",
  current_timestamp: "TIMESTAMP",
  localtimestamp: "TIMESTAMP",
  get_current_timestamp: "TIMESTAMP",
  transaction_timestamp: "TIMESTAMP",
  current_localtimestamp: "TIMESTAMP",
  current_date: "DATE",
  today: "DATE",
  current_time: "TIME",
  localtime: "TIME",
  get_current_time: "TIME",
  current_localtime: "TIME",
};

/** Whether a name asks for the present moment. */
export const asksForTime = (name: string): boolean => Object.hasOwn(kinds, name);

/**
 * The present moment as a constant. Times of the data are shown as on the reader's wall, so what
 * they are compared with has to be, too; the engine's own clock would be that of UTC.
 */
export const momentNode = (name: string, { localTime }: Clock, alias: string): AstNode => {
  const kind = kinds[name] ?? "TIMESTAMP";
  const [date = "", time = ""] = localTime.split(" ");
  const text = { DATE: date, TIME: time, TIMESTAMP: localTime }[kind];
  return castNode(kind, text, alias);
};
