import { dayText } from "../../tables.mjs";
import { salons, team } from "./lists.mjs";

/** The last day of the data, 2026-10-31, and that to which the rota is made. */
export const lastDay = 1034;
const rotaDay = 1048;

/** Years after 2024 of a day. */
export const yearOf = (day) => (day < 366 ? 0 : day < 731 ? 1 : 2);

const isHoliday = (day) => ["12-25", "12-26", "01-01"].includes(dayText(day).slice(5));

export const stylists = team.map(([name, salon, grade, contract, started, days, left], at) => ({
  ...{ id: 101 + at, name, salon, grade, contract, started, left, days },
  loyal: [],
}));

const kindOf = (chance, day, isWeekOff) => {
  if (isWeekOff || chance.percent(1.2)) return "HOL";
  if (day <= lastDay && chance.percent(2.1)) return "SIC";
  return chance.percent(1.3) ? "TRN" : "WRK";
};

const shiftOf = (chance, { stylist, day, isWeekOff }) => {
  const { closes } = salons[stylist.salon];
  const isSunday = day % 7 === 6;
  const start = isSunday ? 10 : 9 + (stylist.id % 3);
  const end = isSunday ? 16 : Math.min(closes, start + (stylist.contract === "SEL" ? 5 : 7));
  const kind = kindOf(chance, day, isWeekOff);
  return { stylist, day, kind, start, end, booked: 0 };
};

/** The rota: whole weeks of holiday, now and then a sick day, and none of the days on which all is closed. */
export const shiftsOf = (chance) => {
  const shifts = [];
  for (let monday = 0; monday <= rotaDay; monday += 7)
    for (const stylist of stylists) {
      const isWeekOff = chance.percent(8.5);
      for (const weekday of stylist.days) {
        const day = monday + weekday;
        const isThere = day >= stylist.started && day <= (stylist.left ?? rotaDay);
        if (!isThere || day > rotaDay || isHoliday(day)) continue;
        shifts.push(shiftOf(chance, { stylist, day, isWeekOff }));
      }
    }
  return shifts
    .sort((one, other) => one.day - other.day || one.stylist.id - other.stylist.id)
    .map((each, at) => ({ id: at + 1, ...each }));
};

const hour = (at) => `${String(at).padStart(2, "0")}:00`;

export const shiftRow = ({ id, stylist, day, kind, start, end, booked }) => [
  ...[id, stylist.id, stylist.salon, dayText(day), kind],
  ...(kind === "WRK" ? [hour(start), hour(end)] : ["", ""]),
  ...[end - start, kind === "WRK" && day <= lastDay ? booked : ""],
];

export const stylistRow = ({ id, name, salon, grade, contract, started, left }) => [
  ...[id, name, salon, grade, contract, dayText(started)],
  left === undefined ? "" : dayText(left),
];
