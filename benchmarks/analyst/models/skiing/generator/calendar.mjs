// When the resort is open: winter everywhere, autumn and late spring on the glacier, summer for hikers.
import { dayText } from "../../tables.mjs";

/** 1 October 2023, and the last day there are data of, 31 October 2026, in days after 1 January 2024. */
export const firstDay = -92;
export const lastDay = 1034;

const partsOf = (day) => dayText(day).split("-").map(Number);

/** `2025/26`: from 1 October to 30 September. */
export const seasonOf = (day) => {
  const [year, month] = partsOf(day);
  const start = month >= 10 ? year : year - 1;
  return `${start}/${String(start + 1).slice(2)}`;
};

/** The first months and days (as 1231 for 31 December) of what the resort does from then on. */
const phases = [
  [1201, "winter"],
  [1001, "glacier"],
  [916, "closed"],
  [620, "summer"],
  [504, "closed"],
  [421, "glacier"],
  [101, "winter"],
];

export const phaseOf = (day) => {
  const [, month, date] = partsOf(day);
  return phases.find(([from]) => month * 100 + date >= from)[1];
};

/** 0 is Monday, since 1 January 2024 was one. */
const weekday = (day) => ((day % 7) + 7) % 7;

/** How busy a day is, 1 for a plain one: weekends, the holidays, and a little more each season. */
export const crowdOf = (day) => {
  const [year, month, date] = partsOf(day);
  const isHoliday = (month === 12 && date >= 20) || (month === 1 && date <= 4);
  const isSchoolBreak = month === 2 && date >= 8;
  const phase = { winter: 1, glacier: 0.3, summer: 0.4, closed: 0 }[phaseOf(day)];
  const weekend = weekday(day) >= 5 ? 1.35 : 1;
  const growth = 1 + (year - 2023) * 0.05;
  return phase * weekend * growth * (isHoliday ? 1.7 : isSchoolBreak ? 1.5 : 1);
};

/** A day on which the resort is open, busy days more often than others. */
export const openDay = (chance, from = firstDay) => {
  for (;;) {
    const day = chance.between(from, lastDay);
    if (chance.next() * 3 < crowdOf(day)) return day;
  }
};

/** The same, but only when there is skiing. */
export const skiingDay = (chance, from = firstDay) => {
  for (;;) {
    const day = openDay(chance, from);
    if (phaseOf(day) !== "summer") return day;
  }
};
