const dayMilliseconds = 86_400_000;
const first = Date.UTC(2023, 10, 1);

/** The days of the shop's story, counted from 2023-11-01 to 2026-10-31; business goes on after them. */
export const dayCount = 1096;

/** `2024-02-29`; negative days lie before the first order. */
export const dateText = (day) => new Date(first + day * dayMilliseconds).toISOString().slice(0, 10);

/** Year, month (1 to 12) and weekday (0 is Sunday) of a day. */
export function partsOfDay(day) {
  const date = new Date(first + day * dayMilliseconds);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    dayOfMonth: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/** The day of a date such as `2025-06-30`. */
export const dayOf = (text) =>
  Math.round((Date.parse(`${text}T00:00:00Z`) - first) / dayMilliseconds);

/** The last day with orders: `until`, such as `2026-12-24`, and never before the story's end. */
export const lastDayOf = (until) => Math.max(dayCount - 1, dayOf(until));

const monthWeights = [0.82, 0.78, 0.92, 1.02, 1.14, 1.12, 1.08, 0.98, 0.9, 0.92, 1.16, 1.42];
const weekdayWeights = [0.8, 0.92, 0.86, 0.9, 0.98, 1.18, 1.36];

/** Four days from the fourth Friday of November on. */
export function isBlackWeek({ month, dayOfMonth, weekday }) {
  if (month !== 11) return dayOfMonth === 1 && month === 12 && weekday <= 1;
  const daysSinceFriday = (weekday + 2) % 7;
  const friday = dayOfMonth - daysSinceFriday;
  return daysSinceFriday <= 3 && friday >= 22 && friday <= 28;
}

/** How busy a day is: growth of about a fifth a year, seasons, weekdays, black week, quiet holidays. */
export function busyness(day) {
  const parts = partsOfDay(day);
  const growth = 0.75 + (0.6 * day) / dayCount;
  const holiday = parts.month === 12 && parts.dayOfMonth >= 24 && parts.dayOfMonth <= 26;
  return (
    growth *
    monthWeights[parts.month - 1] *
    weekdayWeights[parts.weekday] *
    (isBlackWeek(parts) ? 2.4 : 1) *
    (holiday ? 0.25 : 1)
  );
}
