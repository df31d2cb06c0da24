import { momentText } from "../../tables.mjs";
import { beauty, hair, salons } from "./lists.mjs";
import { lastDay, yearOf } from "./team.mjs";

const factors = { JNR: 0.75, STY: 1, SNR: 1.2, DIR: 1.45, THR: 1 };
const rises = [1, 1.05, 1.09];

/** Prices rise on the first of April, and end in a half or a full pound. */
const priceOf = (price, grade, day) =>
  Math.round((price * factors[grade] * rises[yearOf(Math.max(0, day - 91))]) / 0.5) * 50;

const discountOf = (chance, price) => {
  const kinds = [
    ["STU", 0.2],
    ["LOY", 0.1],
    ["FRD", 1000 / price],
    ["STF", 0.5],
    ["", 0.15],
  ];
  if (!chance.percent(11)) return { discount: 0, reason: "" };
  const [reason, share] = kinds[chance.weighted([34, 30, 22, 6, 8])];
  return { discount: Math.min(price, Math.round((price * share) / 10) * 10), reason };
};

const statusOf = (chance, { channel, client, isFuture }) => {
  if (channel === "WLK") return "CMP";
  const part = chance.below(1000);
  if (part < (isFuture ? 120 : 62)) return "CXL";
  if (isFuture) return "BKD";
  const missed = client.isUnsteady ? 420 : channel === "ONL" ? 50 : client.visits === 0 ? 52 : 22;
  if (part < 62 + missed) return "NSH";
  return part < 88 + missed ? "LCX" : "CMP";
};

/** When it was booked: regulars weeks ahead, and all before the last day of the data is over. */
const bookedAt = (chance, { start, channel }) => {
  if (channel === "WLK") return start - chance.between(0, 20);
  const lead = chance.percent(45) ? chance.between(20, 49) : chance.between(1, 19);
  const day = Math.floor(start / 1440) - lead;
  return Math.min(day, lastDay) * 1440 + chance.between(8, 21) * 60 + chance.below(60);
};

const cancelledAt = (chance, { status, start, booked }) => {
  if (status === "LCX") return start - chance.between(1, 22) * 60;
  if (status !== "CXL") return undefined;
  const latest = Math.min(start - 1500, lastDay * 1440 + 1300);
  return Math.max(booked + 15, latest - chance.below(Math.max(1, latest - booked)));
};

const ratingOf = (chance, { grade, id }) => {
  if (!chance.percent(31)) return "";
  const good = grade === "JNR" ? 50 : 62 + (id % 5) * 4;
  return 5 - chance.weighted([good, 24, 8, 3, 2]);
};

const rebooking = { JNR: 31, STY: 43, SNR: 56, DIR: 61, THR: 48 };

/** What is known once somebody has come and paid. */
const paidOf = (chance, { status, stylist, price }) => {
  if (status !== "CMP") return { tip: "", method: "", rebooked: "", rating: "" };
  return {
    tip: chance.percent(27) ? Math.max(200, Math.round((price * 0.1) / 100) * 100) : 0,
    method: ["CRD", "CSH", "GFT"][chance.weighted([80, 14, 6])],
    rebooked: chance.percent(rebooking[stylist.grade] + (stylist.id % 4) * 2),
    rating: ratingOf(chance, stylist),
  };
};

/** Somebody who walks in and leaves no name. */
const nobody = { visits: 1, joined: 0, isUnsteady: false };

const appointmentOf = (chance, { shift, clients, at, service }) => {
  const { stylist, day } = shift;
  const [name, category, minutes, pounds] = service;
  const start = day * 1440 + at;
  const isFuture = day > lastDay;
  const channel = ["ONL", "TEL", "DSK", "WLK"][
    chance.weighted([36 + 6 * yearOf(day), 24, 31, isFuture ? 0 : 8])
  ];
  const isAlone = channel === "WLK" && chance.percent(55);
  const client = isAlone ? { ...nobody } : clients.next(stylist, day, yearOf(day) > 0);
  const status = statusOf(chance, { channel, client, isFuture });
  const list = priceOf(pounds, stylist.grade, day);
  const { discount, reason } = discountOf(chance, list);
  const booked = bookedAt(chance, { start, channel });
  client.joined = Math.min(client.joined, Math.floor(booked / 1440));
  const takesDeposit = minutes >= 90 && channel !== "WLK" && chance.percent(70);
  const deposit = takesDeposit ? 2000 : 0;
  return {
    ...{ stylist, client, name, category, minutes, start, channel, status, booked },
    ...{ list, discount, reason, deposit, isAlone },
    cancelled: cancelledAt(chance, { status, start, booked }),
    kept: status === "NSH" || (status === "LCX" && chance.percent(80)) ? deposit : 0,
    requested: channel !== "WLK" && chance.percent(stylist.grade === "JNR" ? 22 : 54),
    ...paidOf(chance, { status, stylist, price: list - discount }),
  };
};

const months = [84, 90, 96, 99, 103, 104, 99, 93, 99, 102, 106, 122];

const demandOf = ({ stylist, day }) => {
  const base = salons[stylist.salon].demand[yearOf(day)];
  const month = months[Number(momentText(day * 1440).slice(5, 7)) - 1];
  const weekday = [80, 84, 94, 104, 114, 124, 78][day % 7];
  const ahead = day > lastDay ? Math.max(0.15, 0.72 - (day - lastDay) * 0.05) : 1;
  const wave = stylist.grade === "JNR" ? 0.75 : stylist.grade === "DIR" ? 1.12 : 1;
  return (base * month * weekday * ahead * wave) / 10_000;
};

const keepVisit = ({ client, status, isAlone }, day) => {
  if (status !== "CMP" || isAlone) return;
  client.visits += 1;
  client.last = day;
};

/** Early and midday hours fill before those between. */
const hourly = [82, 104, 112, 104, 86, 92, 100, 108, 112, 100];

const fill = (chance, shift, clients) => {
  const found = [];
  const services = shift.stylist.grade === "THR" ? beauty : hair;
  const demand = demandOf(shift);
  let at = shift.start * 60;
  while (at < shift.end * 60 - 15) {
    const service = services[chance.weighted(services.map((each) => each[4]))];
    const isTaken = chance.percent(demand * (hourly[Math.floor(at / 60) - 9] / 100) * 0.73);
    const fits = at + service[2] <= shift.end * 60;
    if (!isTaken || !fits) {
      at += 30;
      continue;
    }
    const one = appointmentOf(chance, { shift, clients, at, service });
    keepVisit(one, shift.day);
    if (one.status === "CMP") shift.booked += one.minutes;
    if (one.status !== "CXL") at += one.minutes;
    found.push(one);
  }
  return found;
};

export const appointmentsOf = (chance, shifts, clients) =>
  shifts
    .filter(({ kind }) => kind === "WRK")
    .flatMap((shift) => fill(chance, shift, clients))
    .sort((one, other) => one.booked - other.booked)
    .map((each, at) => ({ id: 200_001 + at, ...each }));

const textOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));

export const appointmentRow = (each) => [
  ...[each.id, each.stylist.salon, each.stylist.id, each.isAlone ? "" : each.client.id],
  ...[each.name, each.category, momentText(each.booked), momentText(each.start), each.minutes],
  ...[each.channel, each.status, textOr(each.cancelled), each.list, each.discount, each.reason],
  ...[each.deposit, each.kept, each.tip, each.method, each.requested, each.rebooked, each.rating],
];
