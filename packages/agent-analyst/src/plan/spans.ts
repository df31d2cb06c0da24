import type { BetweenTerm } from "../mentions/between-times.js";
import type { SpanUnit } from "../words/spans/span-unit.js";
import { quotedMoment, quotedName } from "./names.js";

/** How many minutes each unit has; months and years on the average. */
const minutes: Readonly<Record<SpanUnit, string>> = {
  minute: "1.0",
  hour: "60.0",
  day: "1440.0",
  week: "10080.0",
  month: "43830.0",
  year: "525960.0",
};

/** How many days of the calendar each unit has that is counted by them. */
const days: Readonly<Partial<Record<SpanUnit, string>>> = {
  day: "",
  week: " / 7.0",
  month: " / 30.4375",
  year: " / 365.25",
};

/** How long one row lasts, and by what that is divided to come out in its unit. */
const partsOf = ({ member, to, unit, until, isByDay }: BetweenTerm) => {
  const ends = [
    ...(to === undefined ? [] : [quotedName(to)]),
    ...(until === undefined ? [] : [quotedMoment(until)]),
  ];
  const end = ends.length > 1 ? `COALESCE(${ends.join(", ")})` : (ends[0] ?? "NULL");
  const byDay = isByDay === true ? days[unit] : undefined;
  return {
    length: `date_diff('${byDay === undefined ? "minute" : "day"}', ${quotedName(member)}, ${end})`,
    divided: byDay ?? ` / ${minutes[unit]}`,
  };
};

/** How long one row lasts, in its unit. */
export const lengthSql = (span: BetweenTerm): string => {
  const { length, divided } = partsOf(span);
  return `${length}${divided}`;
};

/** How long rows last: their average, or what else was asked for. */
export const spanSql = (span: BetweenTerm): string => {
  const { length, divided } = partsOf(span);
  return `${(span.of ?? "avg").toUpperCase()}(${length})${divided}`;
};

/** The name of its column: `days_to_paid_on`. */
export const spanName = ({ of, unit, to = "now" }: BetweenTerm): string =>
  `${of === undefined ? "" : `${of}_`}${unit}s_to_${to}`;
