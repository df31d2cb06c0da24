import type { ThreadItem } from "./threads-api.js";

export type Age = "today" | "thisWeek" | "earlier";

/** Threads of one age, newest first. */
export interface ThreadGroup {
  readonly age: Age;
  readonly threads: readonly ThreadItem[];
}

/**
 * Threads by age, empty groups left out: today begins at midnight of the zone, this week six days before.
 * `now` is in milliseconds.
 */
export const groupThreads = (
  threads: readonly ThreadItem[],
  now: number,
  timezone: string | undefined,
): readonly ThreadGroup[] => {
  const dayOf = dayFormat(timezone);
  const today = dayOf(now);
  const ages: readonly Age[] = ["today", "thisWeek", "earlier"];
  const ageOf = ({ updatedAt }: ThreadItem): Age => {
    const days = today - dayOf(Date.parse(updatedAt));
    if (Number.isNaN(days)) return "earlier";
    return days <= 0 ? "today" : days < 7 ? "thisWeek" : "earlier";
  };
  return ages
    .map((age) => ({ age, threads: threads.filter((thread) => ageOf(thread) === age) }))
    .filter((group) => group.threads.length > 0);
};

/** The number of the day in a zone on which a time falls. */
const dayFormat = (timezone: string | undefined): ((time: number) => number) => {
  const options = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const format = new Intl.DateTimeFormat("en-CA", { ...options, timeZone: zoneOf(timezone) });
  return (time) =>
    Number.isNaN(time) ? Number.NaN : Date.parse(`${format.format(time)}T00:00:00Z`) / 86_400_000;
};

/** The zone as `Intl` takes it; that of the browser for one that `Intl` refuses. */
const zoneOf = (timezone: string | undefined): string | undefined => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};
