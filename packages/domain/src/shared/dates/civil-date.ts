/** A day of the proleptic Gregorian calendar, without a zone. */
export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** The day as ISO 8601 writes it, such as `2026-03-31`; years are 1 to 9999. */
export const formatDate = ({ year, month, day }: CivilDate): string =>
  `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;

/** Reads `2026-03-31`; undefined for any other text, and for days that no calendar has. */
export const parseDate = (text: string): CivilDate | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  const exists =
    date.year >= 1 &&
    date.month >= 1 &&
    date.month <= 12 &&
    date.day >= 1 &&
    date.day <= daysInMonth(date.year, date.month);
  return exists ? date : undefined;
};

/** The day so many days later, or earlier where the number is negative. */
export const addDays = (date: CivilDate, days: number): CivilDate =>
  fromDayNumber(dayNumber(date) + days);

/** The same day so many months later; the month's last day where it has no such day. */
export const addMonths = ({ year, month, day }: CivilDate, months: number): CivilDate => {
  const count = year * 12 + month - 1 + months;
  const to = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  return { ...to, day: Math.min(day, daysInMonth(to.year, to.month)) };
};

/** How many days lie from the first day to the second: 0 for the same one. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  dayNumber(to) - dayNumber(from);

/** The Monday of the day's week. */
export const mondayOf = (date: CivilDate): CivilDate =>
  addDays(date, -((((dayNumber(date) + 3) % 7) + 7) % 7));

/** Which day it is at a moment, in milliseconds since 1970, for people in that IANA zone. */
export const dateInZone = (ms: number, timezone: string): CivilDate => {
  const parts = formatOf(timezone).formatToParts(ms);
  const numberOf = (type: "year" | "month" | "day"): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: numberOf("year"), month: numberOf("month"), day: numberOf("day") };
};

const formatOf = (timezone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timezone) ??
    new Intl.DateTimeFormat("en-US-u-ca-iso8601-nu-latn", {
      timeZone: timezone,
      year: "numeric",
      month: "numeric",
      day: "numeric",
    });
  if (formats.size < formatsMax) formats.set(timezone, format);
  return format;
};

// To make one takes longer than to compile a whole tile. A zone is in the runtime's spelling here, so that
// there are some 600 of them; each takes some kilobytes.
const formats = new Map<string, Intl.DateTimeFormat>();
const formatsMax = 100;

const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

// Years are counted from March here, so that the day that some years lack is the last of its year.
const dayNumber = ({ year, month, day }: CivilDate): number => {
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

const fromDayNumber = (number: number): CivilDate => {
  const days = number + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1 };
};

const twoDigits = (number: number): string => String(number).padStart(2, "0");
