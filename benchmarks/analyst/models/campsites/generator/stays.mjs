import { dayText } from "../../tables.mjs";
import { bothSeasons, channels, nations, oneOf, sites, summer, types } from "./lists.mjs";

/** 2026-10-31, in days after 2024-01-01. */
export const lastDay = 1034;
/** Bookings reach to the end of September 2027. */
const horizon = 1368;

const winterSites = ["Zillertal Alpin", "Allgäu Meadow"];

export const textOr = (day) => (day === undefined ? "" : dayText(day));

/** Whether a site is open on the night after a day. */
export const isOpen = (site, day) => {
  const text = dayText(day).slice(5);
  return site.first <= text && text <= site.last;
};

/** The pitches and lodges of all sites, a few new since the beginning and a few withdrawn. */
export const unitsOf = (chance) =>
  sites
    .flatMap((site) =>
      Object.entries(site.units).flatMap(([type, count]) =>
        Array.from({ length: count }, () => ({ site, type })),
      ),
    )
    .map(({ site, type }, at, all) => {
      const number = at - all.findIndex((each) => each.site === site) + 1;
      const since = chance.percent(12) ? chance.between(60, 800) : chance.between(-2600, -40);
      return {
        ...{ id: at + 1, site, type, code: `${site.code}-${String(number).padStart(2, "0")}` },
        places: chance.pick(types[type].places),
        hasDogs: type === "TEN" || type === "TOU" ? chance.percent(88) : chance.percent(38),
        since,
        until: chance.percent(5) ? Math.max(since + 200, chance.between(400, 980)) : undefined,
      };
    });

const guestsOf = (chance, count) => {
  let id = 30_000;
  return new Map(
    nations.map(([code, weight, firsts, lasts]) => {
      const names = lasts.replace("de Vries", "de_Vries").split(" ");
      const size = Math.round((count * weight) / 106);
      return [
        code,
        Array.from({ length: size }, () => ({
          id: (id += chance.between(1, 4)),
          nation: code,
          name: `${chance.pick(firsts.split(" "))} ${chance.pick(names).replace("_", " ")}`,
        })),
      ];
    }),
  );
};

/** One who comes back year after year, and whose name nobody else has. */
const regular = { id: 29_417, nation: "AT", name: "Rosalinde Fuchs" };

/** Who books: neighbours more than others, and some again and again. */
const guestOf = (chance, site, guests) => {
  if (chance.below(1000) < 2) return regular;
  const near = nations.map(([code, weight]) => weight * (code === site.country ? 2 : 1));
  const pool = guests.get(nations[chance.weighted(near)][0]);
  return pool[Math.floor(pool.length * chance.next() * (0.25 + 0.75 * chance.next()))];
};

const monthOf = (day) => Number(dayText(day).slice(5, 7)) - 1;

const demandOf = ({ site, type }, day) => {
  const curve = winterSites.includes(site.name) ? bothSeasons : summer;
  const weekday = day % 7;
  const weekend = weekday === 4 || weekday === 5 ? 1.5 : weekday === 6 ? 0.7 : 0.9;
  const cold = type === "TEN" && [10, 11, 0, 1, 2].includes(monthOf(day)) ? 0.1 : 1;
  return curve[monthOf(day)] * site.pull * weekend * cold * (0.58 + day / 5200);
};

const leadOf = (chance, type) => {
  const longest = types[type].isBuilt ? 290 : 190;
  return chance.percent(9) ? 0 : Math.floor(longest * chance.next() * chance.next()) + 1;
};

const priceOf = (chance, { site, type }, arrival, nights) => {
  const season = 0.72 + (winterSites.includes(site.name) ? bothSeasons : summer)[monthOf(arrival)];
  const perNight = types[type].price * site.price * season * (1 + arrival / 9000);
  return Math.round((perNight * nights * chance.between(92, 108)) / 10_000) * 100;
};

const partyOf = (chance, places) => {
  const adults = chance.pick([1, 2, 2, 2, 2, 2, 3, 4]);
  const children = chance.percent(44) ? chance.between(1, 3) : 0;
  return adults + children <= places ? { adults, children } : { adults: 2, children: 0 };
};

const bookingOf = (chance, { unit, guests, arrival, nights }) => {
  const lead = leadOf(chance, unit.type);
  const channel =
    lead === 0 && chance.percent(45) ? "Walk-in" : oneOf(chance, channels.slice(0, 5))[0];
  return {
    ...{ unit, arrival, nights, departure: arrival + nights, booked: arrival - lead, channel },
    guest: guestOf(chance, unit.site, guests),
    ...partyOf(chance, unit.places),
    price: priceOf(chance, unit, arrival, nights),
  };
};

const stateOf = (chance, { arrival, departure }) => {
  if (arrival > lastDay) return "CNF";
  if (chance.below(1000) < 14) return "NOS";
  return departure > lastDay ? "INH" : "OUT";
};

const reviewOf = (chance, { unit, departure, state, arrival }) => {
  const day = departure + chance.between(1, 18);
  if (state !== "OUT" || !chance.percent(36) || day > lastDay) return {};
  const crowd = [6, 7].includes(monthOf(arrival)) ? -0.3 : 0.2;
  const mood = 8.1 + unit.site.quality + crowd + chance.between(-24, 20) / 10;
  const score = chance.percent(6)
    ? chance.between(2, 6)
    : Math.min(10, Math.max(1, Math.round(mood)));
  return { score, reviewed: day };
};

/** Stays of a unit one after another, and bookings for like days that were cancelled. */
const ofUnit = (chance, unit, guests) => {
  const found = [];
  for (let day = Math.max(0, unit.since); day < Math.min(horizon, unit.until ?? horizon); day++) {
    if (!isOpen(unit.site, day) || chance.next() >= demandOf(unit, day)) continue;
    const nights = chance.pick(types[unit.type].stays);
    if (!isOpen(unit.site, day + nights - 1) || day + nights > (unit.until ?? horizon)) continue;
    const booking = bookingOf(chance, { unit, guests, arrival: day, nights });
    if (booking.booked > lastDay) continue;
    const state = stateOf(chance, booking);
    found.push({ ...booking, state, ...reviewOf(chance, { ...booking, state }) });
    if (chance.percent(booking.channel === "Booking.com" ? 26 : 11)) {
      const other = bookingOf(chance, {
        unit,
        guests,
        arrival: day + chance.between(0, 3),
        nights,
      });
      const cancelled = other.booked + Math.floor((other.arrival - other.booked) * chance.next());
      const isLike = booking.channel !== "Walk-in" && chance.percent(40);
      const channel = isLike ? booking.channel : other.channel;
      const isCancelled = cancelled <= lastDay && cancelled < other.arrival;
      if (isCancelled) found.push({ ...other, channel, state: "CAN", cancelled });
    }
    day += nights - 1;
  }
  return found;
};

/** All bookings in the order in which they were made. */
export const bookingsOf = (chance, units) => {
  const guests = guestsOf(chance, 17_000);
  const seen = new Set();
  return units
    .flatMap((unit) => ofUnit(chance, unit, guests))
    .sort((one, other) => one.booked - other.booked || one.unit.id - other.unit.id)
    .map((booking, at) => {
      const isRepeat = seen.has(booking.guest.id);
      seen.add(booking.guest.id);
      return { id: at + 1, ...booking, isRepeat };
    });
};

export const unitRow = ({ id, code, site, type, places, hasDogs, since, until }) => [
  ...[id, code, site.name, site.region, site.country, site.manager, type, places],
  ...[hasDogs, dayText(since), textOr(until)],
];

export const bookingRow = (each) => [
  ...[each.id, `CB-${String(104_000 + each.id)}`, each.unit.id, each.guest.id, each.guest.name],
  ...[each.guest.nation, each.channel, each.state, each.isRepeat, dayText(each.booked)],
  ...[dayText(each.arrival), dayText(each.departure), textOr(each.cancelled)],
  ...[each.adults, each.children, each.price, each.score ?? "", textOr(each.reviewed)],
];
