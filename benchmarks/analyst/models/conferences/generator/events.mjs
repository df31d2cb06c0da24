import { dayText } from "../../tables.mjs";
import { nextYear, partners, series, ticketKinds, yearsOf } from "./lists.mjs";

export const lastDay = 1034;
const yearStarts = { 2024: 0, 2025: 366, 2026: 731, 2027: 1096 };

/** January 2024 began on a Monday: conferences begin on a Tuesday, at the day or before. */
const tuesday = (day) => day - ((day + 6) % 7);

const statusOf = ({ name, year, end }) => {
  if (name === "GreenCode" && year === 2026) return "cancelled";
  if (name === "DataForum" && year === 2027) return "draft";
  return end <= lastDay ? "completed" : "published";
};

/** Every edition of every series: each year a few places more, and a little dearer. */
export const eventsOf = (chance) =>
  [2024, 2025, 2026, 2027].flatMap((year) =>
    series
      .filter(([name]) =>
        year === 2027 ? nextYear.includes(name) : (yearsOf[name] ?? [year]).includes(year),
      )
      .map(([name, topic, city, country, venue, format, from, length, places, price, fill]) => {
        const start = tuesday(yearStarts[year] + from);
        const end = start + length - 1;
        const age = year - 2024;
        const isOnline = format === "online";
        return {
          ...{ series: name, name: `${name} ${year}`, topic, city, country, venue, format, year },
          ...{ start, end, length, status: statusOf({ name, year, end }) },
          capacity: isOnline ? undefined : places + age * 20 * chance.below(4),
          price: Math.round(price * (1 + 0.04 * age)) * 100,
          demand: Math.round(
            ((isOnline ? 520 : places) * (fill + chance.between(-9, 6) + age * 3)) / 100,
          ),
          quality: chance.between(-5, 9) / 10,
        };
      }),
  );

/** What is sold for each of them: online there are neither workshops nor VIPs. */
export const ticketTypesOf = (events) =>
  events
    .flatMap((event) =>
      ticketKinds
        .filter(
          ([name]) =>
            !["VIP", "Workshop Pass"].includes(name) ||
            (event.format !== "online" && !(name === "VIP" && event.length === 3)),
        )
        .map(([name, audience, factor, weight]) => ({
          ...{
            event,
            name,
            audience,
            weight,
            price: Math.round((event.price * factor) / 500) * 500,
          },
          from: event.start - (name === "Last Minute" ? 14 : name === "Regular" ? 60 : 150),
          until:
            event.start -
            (name === "Early Bird" ? 61 : name === "Regular" ? 15 : name === "Student" ? 7 : 1),
          quota: Math.round((event.capacity ?? 800) * (weight === 0 ? 0.45 : weight / 70)),
        })),
    )
    .map((each, at) => ({ id: at + 1, ...each }));

/** A code of each partner and year, and some that nobody has heard of. */
export const promoCodesOf = (chance) => {
  const known = [2024, 2025, 2026].flatMap((year) =>
    partners
      .filter(([, prefix]) => year > 2024 || !["KIOSK", "TUWIEN"].includes(prefix))
      .map(([partner, prefix, kind, value, weight]) => ({
        ...{ code: `${prefix}${year - 2000}`, partner, kind, value, weight },
        from: yearStarts[year],
        until: yearStarts[year + 1] - 1,
        maxUses: weight > 8 ? undefined : weight * chance.between(30, 60),
      })),
  );
  const unheard = [
    ["PRIDE25", "In-house", "PCT", 15, 511, 541],
    ["BLACKFRIDAY24", "In-house", "PCT", 40, 333, 336],
    ["CNCF26", "Cloud Native Nordics", "PCT", 20, 820, 1095],
    ["ALUMNI26", "TU Wien", "FIX", 60, 731, 1095],
  ].map(([code, partner, kind, value, from, until]) => ({
    ...{ code, partner, kind, value, from, until, weight: 0, maxUses: 100 },
  }));
  return [...known, ...unheard].map((each, at) => ({ id: at + 1, ...each }));
};

export const eventRow = (event) => [
  ...[event.id, event.name, event.series, event.topic, event.format, event.status],
  ...[event.venue, event.city, event.country, dayText(event.start), dayText(event.end)],
  event.capacity ?? "",
];

export const ticketTypeRow = (type) => [
  ...[type.id, type.event.id, type.name, type.audience, type.price, type.quota],
  ...[dayText(type.from), dayText(type.until)],
];

export const promoCodeRow = (code) => [
  ...[code.id, code.code, code.partner, code.kind, code.value, code.maxUses ?? ""],
  ...[dayText(code.from), dayText(code.until)],
];
