import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";
import { dishes, guests, servers, venues } from "./lists.mjs";

const days = 1035;
const isWeekend = (day) => [4, 5].includes(day % 7);
const dayOf = (text) => Math.round((Date.parse(`${text}Z`) - Date.UTC(2024, 0, 1)) / 86_400_000);
const isOpen = ([, , , , opened, closed], day) =>
  day >= dayOf(opened) && (closed === "" || day <= dayOf(closed));

const partySize = (chance) => 1 + chance.weighted([5, 38, 12, 22, 7, 9, 3, 3, 1, 1]);
const occasions = ["", "birthday", "anniversary", "business", "date night"];

const reservationOf = (chance, day, venue) => {
  const isLunch = chance.percent(24);
  const at = day * 1440 + (isLunch ? chance.between(46, 55) : chance.between(70, 84)) * 15;
  const source = ["website", "phone", "OpenTable", "walk-in"][chance.weighted([40, 18, 27, 15])];
  const lead =
    source === "walk-in" ? 0 : [0, 1, 2, 4, 8, 15, 30][chance.weighted([5, 6, 5, 4, 3, 2, 1])];
  const made = source === "walk-in" ? at : at - lead * 1440 - chance.between(60, 360);
  const isAhead = day >= days;
  const fate =
    source === "walk-in" ? 0 : chance.weighted([80, source === "OpenTable" ? 11 : 6, 12]);
  const status = isAhead && fate < 2 ? "booked" : ["seated", "no-show", "cancelled"][fate];
  if (made >= days * 1440) return undefined;
  const cancelled = Math.min(made + chance.between(30, Math.max(31, at - made)), days * 1440 - 5);
  const seated = at + chance.between(-5, 5) + (isWeekend(day) ? chance.below(22) : chance.below(9));
  const size = partySize(chance);
  return {
    ...{ day, at, venue, size, isLunch, status, seated },
    columns: [
      ...[
        venue + 1,
        chance.percent(12) ? "" : chance.pick(guests),
        momentText(made),
        momentText(at),
      ],
      ...[size, source, status, occasions[chance.weighted([70, 12, 5, 7, 6])]],
      status === "cancelled" ? momentText(cancelled) : "",
      status === "seated" ? Math.max(0, seated - at) : "",
    ],
  };
};

const reservationsOf = (chance) => {
  const rows = [];
  for (let day = 0; day < days + 28; day++)
    for (const [at, venue] of venues.entries()) {
      if (!isOpen(venue, day)) continue;
      const isDecember = dayText(day).slice(5, 7) === "12";
      const usual = venue[8] + (isWeekend(day) ? 1 : 0) + (isDecember ? 1 : 0);
      for (let open = chance.below(usual + 1); open > 0; open--) {
        const row = reservationOf(chance, day, at);
        if (row !== undefined) rows.push(row);
      }
    }
  return rows;
};

const isServed = (dish, day) => {
  const [, , , , , , since, until] = dishes[dish];
  return dayOf(since) <= day && (until === "" || day <= dayOf(until));
};

/** The dishes of a party: a main and a drink each, and now and then more. */
const itemsOf = (chance, { day, size, concept }) => {
  const rows = [];
  const order = (category, percent) => {
    const served = dishes.flatMap((dish, at) =>
      dish[1] === category && (dish[8] === "" || dish[8] === concept) && isServed(at, day)
        ? [at]
        : [],
    );
    const counts = new Map();
    for (let guest = 0; guest < size; guest++) {
      if (!chance.percent(percent)) continue;
      const dish = served[Math.min(chance.below(served.length), chance.below(served.length))];
      counts.set(dish, (counts.get(dish) ?? 0) + 1);
    }
    for (const [dish, quantity] of counts) {
      const isComped = chance.percent(1.5);
      const rise = day >= 730 ? 106 : 100;
      const cents = Math.round((dishes[dish][4] * rise) / 100) * quantity;
      rows.push({ dish, quantity, isComped, cents: isComped ? 0 : cents });
    }
  };
  order("main", 96);
  order("starter", 32);
  order("side", 24);
  order("dessert", 21);
  order("drink", 88);
  return rows;
};

const payments = ["card", "cash", "mobile", "gift card"];
const ticketOf = (chance, { day, venue, size, at, kind, reservation }) => {
  const items = itemsOf(chance, { day, size, concept: venues[venue][3] });
  const whole = items.reduce((sum, { cents }) => sum + cents, 0);
  const discount = chance.percent(9)
    ? Math.round((whole * chance.pick([10, 10, 15, 20])) / 100)
    : 0;
  const isVoid = chance.percent(0.8);
  const tip =
    kind === "dine-in" ? chance.pick([0, 15, 18, 18, 20, 22]) : chance.pick([0, 0, 0, 5, 10]);
  const net = isVoid ? 0 : whole - discount;
  const local = servers.filter(([, place]) => place === venue);
  const minutes = kind === "dine-in" ? chance.between(38, 135) : chance.between(8, 40);
  const minute = at % 1440;
  return {
    items: isVoid ? [] : items,
    columns: [
      ...[venue + 1, reservation ?? "", momentText(at), momentText(at + minutes)],
      ...[minute < 1020 ? "lunch" : minute < 1290 ? "dinner" : "late"],
      ...[kind, kind === "dine-in" ? chance.pick(local)[0] : "", kind === "dine-in" ? size : ""],
      ...[(net / 100).toFixed(2), ((isVoid ? 0 : discount) / 100).toFixed(2)],
      ...[
        (Math.round((net * tip) / 100) / 100).toFixed(2),
        payments[chance.weighted([66, 9, 21, 4])],
      ],
      isVoid,
    ],
  };
};

const ticketsOf = (chance, reservations) => {
  const parties = reservations.flatMap(({ status, day, venue, size, seated }, at) =>
    status === "seated"
      ? [{ day, venue, size, at: seated, kind: "dine-in", reservation: at + 1 }]
      : [],
  );
  for (let day = 0; day < days; day++)
    for (const [at, venue] of venues.entries())
      if (isOpen(venue, day) && chance.percent(46 + day / 60)) {
        const kind = chance.percent(55) ? "delivery" : "takeout";
        const minute = chance.percent(35) ? chance.between(690, 840) : chance.between(1050, 1330);
        parties.push({ day, venue: at, size: 1 + chance.below(4), at: day * 1440 + minute, kind });
      }
  parties.sort((left, right) => left.at - right.at || left.venue - right.venue);
  return parties.filter(({ at }) => at < days * 1440 - 150).map((each) => ticketOf(chance, each));
};

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);

/** Restaurants, their reservations, the tickets and the dishes on them, until October 2026. */
export const tables = () => {
  const reservations = reservationsOf(new Chance(831));
  const tickets = ticketsOf(new Chance(832), reservations);
  return {
    "venues.csv": csv(
      "id,name,city,state,concept,opened_on,closed_on,seats,manager",
      numbered(
        venues.map(([name, city, state, concept, ...rest]) => [
          name,
          city,
          state,
          concept,
          ...rest.slice(0, 4),
        ]),
      ),
    ),
    "dishes.csv": csv(
      "id,name,category,is_vegetarian,is_vegan,price,food_cost,added_on,removed_on",
      numbered(
        dishes.map(([name, category, isVegetarian, isVegan, cents, cost, since, until]) => [
          ...[name, category, isVegetarian, isVegan, (cents / 100).toFixed(2)],
          ...[(cost / 100).toFixed(2), since, until],
        ]),
      ),
    ),
    "reservations.csv": csv(
      "id,venue_id,guest,made_at,reserved_for,party_size,source,status,occasion,cancelled_at,wait_minutes",
      numbered(reservations.map(({ columns }) => columns)),
    ),
    "tickets.csv": csv(
      "id,venue_id,reservation_id,opened_at,closed_at,daypart,order_type,server,guests,net_amount,discount,tip,payment_method,is_void",
      numbered(tickets.map(({ columns }) => columns)),
    ),
    "ticket_items.csv": csv(
      "id,ticket_id,dish_id,quantity,amount,is_comped",
      numbered(
        tickets.flatMap(({ items }, at) =>
          items.map(({ dish, quantity, cents, isComped }) => [
            ...[at + 1, dish + 1, quantity, (cents / 100).toFixed(2), isComped],
          ]),
        ),
      ),
    ),
  };
};
