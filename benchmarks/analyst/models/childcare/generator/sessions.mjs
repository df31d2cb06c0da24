import { dayText, momentText } from "../../tables.mjs";
import { lastDay, monthOf, openDays } from "./lists.mjs";
import { roomAt } from "./children.mjs";

const ends = { FD: 18 * 60, AM: 13 * 60, PM: 18 * 60 };
const begins = { FD: 8 * 60, AM: 8 * 60, PM: 13 * 60 };
const prices = { FD: 6600, AM: 3800, PM: 3600 };

/** Dearer each April, and for babies. */
const priceOf = (kind, room, day) => {
  const year = Math.floor((monthOf(day) + 9) / 12);
  const factor = (1 + 0.05 * year) * (room.age === "BAB" ? 1.12 : room.age === "TOD" ? 1.05 : 1);
  return Math.round((prices[kind] * factor) / 50) * 50;
};

/** In winter more of them are ill; in summer and at half-term they are away. */
const absenceOf = (chance, day, child) => {
  const month = monthOf(day) % 12;
  const sick = [7, 7, 6, 4, 4, 3, 2, 2, 5, 6, 8, 9][month] + (child.clumsy > 1 ? 3 : 0);
  const away = [1, 4, 1, 3, 2, 2, 6, 9, 1, 3, 1, 5][month];
  const part = chance.below(100);
  if (part < sick) return chance.percent(93) ? "SICK" : "";
  if (part < sick + away) return "HOL";
  return part < sick + away + 1 ? "OTH" : undefined;
};

const visitOf = (chance, kind, day, child) => {
  const from = begins[kind] + Math.max(-20, chance.between(-25, 55));
  const isLate = chance.percent(child.late);
  const until = ends[kind] + (isLate ? chance.between(6, 48) : -chance.between(1, 75));
  const late = Math.max(0, until - ends[kind]);
  return {
    ...{ status: "ATT", in: day * 1440 + from, late },
    out: chance.percent(1) ? undefined : day * 1440 + until,
    lateFee: late > 10 ? Math.ceil(late / 15) * 500 : 0,
  };
};

const sessionOf = (chance, { child, day, kind, isExtra }) => {
  const room = roomAt(child.nursery, child.dob, day);
  const booking = { child, day, kind, isExtra, room, fee: priceOf(kind, room, day), lateFee: 0 };
  if (day > lastDay) return { ...booking, status: "BKD" };
  if (chance.percent(isExtra ? 6 : 1.2)) return { ...booking, status: "CXL", fee: 0 };
  const reason = isExtra ? undefined : absenceOf(chance, day, child);
  if (reason !== undefined) return { ...booking, status: "ABS", reason };
  return { ...booking, ...visitOf(chance, kind, day, child) };
};

const bookingsOf = (chance, child, day) => {
  const own = child.pattern.find(([weekday]) => weekday === day % 7);
  if (own !== undefined) return [{ child, day, kind: own[1], isExtra: false }];
  if (!chance.percent(day > lastDay ? 1.5 : 3)) return [];
  return [{ child, day, kind: ["FD", "AM", "PM"][chance.weighted([55, 25, 20])], isExtra: true }];
};

export const sessionsOf = (chance, children) =>
  openDays
    .flatMap((day) =>
      children
        .filter(({ start, end }) => start <= day && day <= end)
        .flatMap((child) => bookingsOf(chance, child, day)),
    )
    .map((booking, at) => ({ id: at + 1, ...sessionOf(chance, booking) }));

const textOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));

export const sessionRow = (each) => [
  ...[each.id, each.child.id, each.room.nursery, each.room.name, each.room.age],
  ...[dayText(each.day), each.kind, each.isExtra ? "EXT" : "REG", each.status, each.reason ?? ""],
  ...[textOr(each.in), textOr(each.out), each.late ?? "", each.fee, each.lateFee],
];
