// When is term: days are counted from 2024-01-01, a Monday.
import { dayText } from "../../tables.mjs";

export const lastDay = 1034;

/** The day of a text such as `2024-02-29`. */
export const dayOf = (text) => Math.round((Date.parse(text) - Date.UTC(2024, 0, 1)) / 86_400_000);

const season = (monthAndDay) =>
  monthAndDay < "04-04" ? "Spring" : monthAndDay < "08-15" ? "Summer" : "Autumn";

/** The season of the term that a day belongs to, holidays before it included. */
export const seasonOf = (day) => season(dayText(day).slice(5));

/** The term of a day, such as `Autumn 2026`. */
export const termOf = (day) => `${seasonOf(day)} ${dayText(day).slice(0, 4)}`;

/** The school year of a day, September to August, such as `2025/26`. */
export const schoolYearOf = (day) => {
  const year = Number(dayText(day).slice(0, 4)) - (dayText(day).slice(5) < "09-01" ? 1 : 0);
  return `${year}/${year - 1999}`;
};

const taught = [
  ["01-06", "03-24", "02-10", "02-16"],
  ["04-13", "07-19", "05-25", "05-31"],
  ["09-04", "12-12", "10-11", "10-17"],
];

/** The Mondays of the weeks with lessons: neither holidays nor half-term. */
export const mondays = Array.from({ length: 148 }, (_, week) => week * 7).filter((day) => {
  const text = dayText(day).slice(5);
  return taught.some(
    ([from, to, off, on]) => text >= from && text <= to && !(text >= off && text <= on),
  );
});

/** Each term: its name, its first Monday and how many weeks it has. */
export const terms = [...new Set(mondays.map(termOf))].map((name) => {
  const own = mondays.filter((day) => termOf(day) === name);
  return { name, first: own[0], last: own.at(-1) + 5, weeks: own.length };
});
