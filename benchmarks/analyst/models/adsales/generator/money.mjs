import { dayText } from "../../tables.mjs";
import { monthAt } from "./campaigns.mjs";
import { reps } from "./lists.mjs";
import { lastDay } from "./panels.mjs";

const dayOr = (day) => (day === undefined ? "" : dayText(day));

const paymentOf = (chance, { issued, advertiser, terms, net }) => {
  if (chance.percent(1.5)) return { status: "void", amount: 0 };
  const late = advertiser.isSlow ? chance.between(8, 50) : chance.between(-20, 9);
  const paid = issued + Math.max(2, terms + late);
  const isStuck = chance.percent(issued > lastDay - 200 ? 7 : 0.6);
  if (paid <= lastDay && !isStuck) return { status: "paid", paid, amount: net };
  return issued < lastDay - 20 && chance.percent(18)
    ? { status: "part-paid", amount: Math.round(net / 2) }
    : { status: "open", amount: 0 };
};

/** One when a campaign starts; a long one is billed in two halves. */
export const invoicesOf = (chance, bookings) => {
  const nets = new Map();
  for (const { campaign, status, net } of bookings)
    if (status === "CNF") nets.set(campaign, (nets.get(campaign) ?? 0) + net);
  return [...nets]
    .flatMap(([campaign, net]) => {
      const parts = campaign.weeks > 4 ? 2 : 1;
      return Array.from({ length: parts }, (_, nth) => ({
        ...{ campaign, net: Math.round(net / parts) },
        issued: campaign.start + nth * 28 + chance.between(0, 4),
      }));
    })
    .filter(({ issued }) => issued <= lastDay)
    .sort((one, other) => one.issued - other.issued)
    .map(({ campaign, net, issued }, at) => {
      const terms = campaign.agency === "" ? 30 : 45;
      const { advertiser } = campaign;
      return {
        ...{ id: at + 1, campaign, net, issued, due: issued + terms },
        ...paymentOf(chance, { issued, advertiser, terms, net }),
      };
    });
};

export const invoiceRow = (each) => [
  ...[each.id, `INV-${50210 + each.id}`, each.campaign.id, each.status, dayText(each.issued)],
  ...[dayText(each.due), dayOr(each.paid), each.net, Math.round(each.net / 10), each.amount],
];

/** What each of the sales people was to sell in a month, and what they did. */
export const targetsOf = (chance, bookings) => {
  const achieved = new Map();
  for (const { campaign, status, net, booked } of bookings) {
    const key = `${campaign.rep[0]}/${monthAt(booked)}`;
    if (status === "CNF") achieved.set(key, (achieved.get(key) ?? 0) + net);
  }
  const averageOf = (name) => {
    const own = [...achieved].filter(([key]) => key.startsWith(`${name}/`));
    return own.reduce((sum, [, net]) => sum + net, 0) / own.length;
  };
  return reps
    .flatMap(([name, team, , first = 0, last = 33]) => {
      const ambition = averageOf(name) * (chance.between(92, 118) / 100);
      return Array.from({ length: last - first + 1 }, (_, nth) => ({
        ...{ name, team, month: first + nth },
        target: Math.round((ambition * (0.94 + (first + nth) / 250)) / 500000) * 500000,
        achieved: achieved.get(`${name}/${first + nth}`) ?? 0,
      }));
    })
    .sort((one, other) => one.month - other.month)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const targetRow = ({ id, name, team, month, target, achieved }) => {
  const first = new Date(Date.UTC(2024, month, 1)).toISOString().slice(0, 10);
  return [id, name, team, first, target, achieved];
};
