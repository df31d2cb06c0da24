const dayMs = 86_400_000;

/**
 * The days of a time that was cut by a grain, as a range: `2026-02-01T00:00:00.000` by month is
 * `2026-02-01..2026-02-28`. The digits of the text count, whatever the browser's zone is. Undefined
 * where the text is no time.
 */
export const rangeOfGrain = (text: string, grain: string): string | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const from = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (Number.isNaN(from)) return undefined;
  const months = { month: 1, quarter: 3, year: 12 }[grain];
  const end =
    months === undefined
      ? from + (grain === "week" ? 6 : 0) * dayMs
      : Date.UTC(Number(year), Number(month) - 1 + months, Number(day)) - dayMs;
  return `${dayOf(from)}..${dayOf(end)}`;
};

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
