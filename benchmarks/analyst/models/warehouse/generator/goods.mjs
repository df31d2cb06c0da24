import { dayText, monthEnds } from "../../tables.mjs";
import { sites, zones } from "./lists.mjs";
import { lastDay } from "./orders.mjs";

const textOr = (day) => (day <= lastDay ? dayText(day) : "");

/** Lorries with goods of the clients: announced, come, and put away; the latest are still on their way. */
export const deliveryRows = (chance, clients) => {
  const rows = [];
  for (const client of clients) {
    const every = client.weight >= 8 ? 22 : 38;
    const last = Math.min(client.end, lastDay);
    for (
      let day = Math.max(client.start, chance.below(20));
      day <= last;
      day += chance.between(every - 8, every)
    ) {
      const arrived = day + chance.between(2, 15);
      const site = chance.pick(client.sites);
      const pallets = chance.between(1, 6 + client.weight);
      rows.push([
        ...[client.id, sites[site], dayText(day), textOr(arrived)],
        textOr(arrived + chance.below(site === 1 ? 5 : 3)),
        ...[pallets, pallets * chance.between(40, 180), chance.percent(12)],
      ]);
    }
  }
  return rows
    .sort((one, other) => (one[2] < other[2] ? -1 : one[2] > other[2] ? 1 : one[0] - other[0]))
    .map((row, at) => [at + 1, ...row]);
};

/** What lies in each zone at each month's end. */
export const stockRows = (chance, clients) => {
  const rows = [];
  for (const { day, text } of monthEnds(34))
    for (const { id, industry, sites: theirs, weight, start, end } of clients) {
      if (start > day || end < day) continue;
      for (const site of theirs)
        for (const zone of zones[industry]) {
          const places = chance.between(4 + weight, 10 + weight * 4) + Math.floor(day / 120);
          const units = places * chance.between(60, 170);
          rows.push([text, id, sites[site], zone, units, places, units * chance.between(6, 19)]);
        }
    }
  return rows.map((row, at) => [at + 1, ...row]);
};

const services = { Storage: 190, Receiving: 60, Picking: 140, Shipping: 210, Returns: 35 };

/** What each client is billed at a month's end, service by service, and when it paid. */
export const chargeRows = (chance, clients) => {
  const rows = [];
  for (const { day, text } of monthEnds(34))
    for (const { id, weight, start, end, pays } of clients) {
      if (start > day - 20 || end < day) continue;
      for (const [service, price] of Object.entries(services)) {
        if (service === "Returns" && chance.percent(30)) continue;
        const growth = 100 + Math.floor(day / 30);
        const cents = Math.max(weight, 1) * price * growth * chance.between(70, 130);
        const isDisputed = chance.percent(3);
        const paid = day + chance.between(pays, pays + 25) + (isDisputed ? 60 : 0);
        const isLost = chance.percent(2);
        rows.push([
          ...[id, service, text, dayText(day + 30), isLost ? "" : textOr(paid)],
          ...[(cents / 10_000).toFixed(2), isDisputed],
        ]);
      }
    }
  return rows.map((row, at) => [at + 1, ...row]);
};
