const dayMilliseconds = 86_400_000;
const first = Date.UTC(2024, 0, 1);

/** The days of the help desk's story, counted from 2024-01-01 to 2026-10-31; work goes on after them. */
export const dayCount = 1035;

/** The last day with tickets: `until`, such as `2026-12-24`, and never before the story's end. */
export const lastDayOf = (until) =>
  Math.max(dayCount - 1, Math.round((Date.parse(`${until}T00:00:00Z`) - first) / dayMilliseconds));

/** `2024-02-29`; negative days lie before the first ticket. */
export const dateText = (day) => new Date(first + day * dayMilliseconds).toISOString().slice(0, 10);

/** `2024-02-29 08:15:00`, so many minutes after the first day's midnight. */
export const timeText = (minutes) =>
  new Date(first + minutes * 60_000).toISOString().slice(0, 19).replace("T", " ");

/** How busy a day is: few tickets at weekends, many on Mondays, a third more each year. */
export function busyness(day) {
  const weekday = new Date(first + day * dayMilliseconds).getUTCDay();
  return [0.25, 1.5, 1.2, 1.1, 1, 0.9, 0.3][weekday] * (1 + (0.9 * day) / dayCount);
}
