import { dayText } from "../../tables.mjs";
import { auctioneers, seriesList } from "./lists.mjs";

/** 2026-10-31, in days after 2024-01-01. */
export const lastDay = 1034;

export const textOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));

const monthNames = [
  ...["January", "February", "March", "April", "May", "June", "July", "August", "September"],
  ...["October", "November", "December"],
];

/** The day of the week (0 is Monday) in the first to fourth week of a month. */
const dayOf = ({ year, month, weekday, week }) => {
  const first = Math.round((Date.UTC(year, month - 1, 1) - Date.UTC(2024, 0, 1)) / 86_400_000);
  return first + ((weekday - (first % 7) + 7) % 7) + 7 * week;
};

const saleOf = (chance, { series, year, month, at }) => {
  const day = dayOf({ year, month, weekday: series.weekday, week: at % 4 });
  const isMixed = series.series === "Interiors";
  const isHigh = ["Modern British and Irish Art", "Old Master Paintings"].includes(series.series);
  const isPast = day <= lastDay;
  const growth = 1 + (year - 2024) * 0.06;
  return {
    ...{ series, day, year },
    title: `${series.series} ${monthNames[month - 1]} ${year}`,
    lastDay: isMixed || series.size > 140 ? day + 1 : day,
    catalogued: day - chance.between(17, 28),
    auctioneer: series.format === "ONL" ? "" : chance.pick(auctioneers[series.saleroom]),
    isEvening: isHigh && chance.percent(55),
    status: isPast ? "HLD" : "SCH",
    size: Math.round((series.size * growth * chance.between(80, 120)) / 100),
    registrations: Math.round((series.size * growth * chance.between(110, 260)) / 100),
    marketing: Math.round(series.size * (isHigh ? 9000 : 3500) * (chance.between(70, 150) / 100)),
  };
};

/** Called off days before: one for snow, one for a burst pipe, one that had too few lots. */
const cancelled = ["Interiors January 2025", "Watches Online May 2026", "Books Online August 2024"];

/** All sales by day, those of the next months included. */
export const salesOf = (chance) =>
  seriesList
    .flatMap((series, at) =>
      [2024, 2025, 2026, 2027].flatMap((year) =>
        series.months
          .filter((month) => year < 2027 || month <= 2)
          .map((month) => saleOf(chance, { series, year, month, at })),
      ),
    )
    .map((sale) => (cancelled.includes(sale.title) ? { ...sale, status: "CAN" } : sale))
    .sort((one, other) => one.day - other.day || (one.title < other.title ? -1 : 1))
    .map((sale, at) => ({ id: at + 1, ...sale }));

export const saleRow = (sale) => [
  ...[sale.id, `AV${2400 + sale.id}`, sale.title, sale.series.series, sale.series.saleroom],
  ...[sale.series.format, sale.auctioneer, dayText(sale.day), dayText(sale.lastDay)],
  ...[textOr(sale.catalogued), sale.status, sale.isEvening],
  sale.status === "HLD" ? sale.registrations : "",
  sale.catalogued <= lastDay ? sale.marketing : "",
];
