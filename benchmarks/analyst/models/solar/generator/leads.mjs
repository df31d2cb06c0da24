import { dayText, momentText } from "../../tables.mjs";
import * as lists from "./lists.mjs";

/** 2026-10-31, in days after 2024-01-01. */
export const lastDay = 1034;

export const segments = ["RES", "COM", "AGR"];

/** The month of a day, 0 to 11. */
const monthOf = (day) => Number(dayText(day).slice(5, 7)) - 1;

/** More enquiries in spring, and a few more each year. */
const demand = [70, 90, 125, 135, 130, 115, 100, 95, 105, 95, 75, 50];
const leadsOn = (chance, day) => {
  const isWeekend = day % 7 > 4;
  const mean = ((4.9 + day / 700) * demand[monthOf(day)] * (isWeekend ? 0.55 : 1)) / 100;
  return Math.floor(mean) + (chance.next() < mean % 1 ? 1 : 0) + chance.between(-1, 1);
};

/** Private people are new every time; companies and farms ask again. */
const customerOf = (chance, segment, at) => {
  if (segment === "RES") {
    const name = `${chance.pick(lists.given)} ${chance.pick(lists.family)}`;
    return { name, no: `C${20_000 + at}` };
  }
  const list = segment === "COM" ? lists.companies : lists.farms;
  const index = Math.floor(chance.next() ** 1.2 * list.length);
  return { name: list[index], no: `${segment === "COM" ? "B" : "F"}${1001 + index}` };
};

const sizeOf = (chance, segment) => {
  if (segment === "RES") return chance.between(48, 156) / 10;
  return segment === "COM" ? chance.between(320, 2400) / 10 : chance.between(240, 1300) / 10;
};

const statusOf = (chance, { quoted, age, rep, source }) => {
  if (!quoted) {
    if (age < 12) return chance.percent(40) ? "new" : "contacted";
    if (age < 45 && chance.percent(45)) return "contacted";
    return "lost";
  }
  const skill = 30 + (rep.length % 5) * 3 + (source === "Referral" ? 12 : 0);
  if (age < 70 && chance.percent(55)) return "quoted";
  return chance.percent(skill) ? "won" : "lost";
};

const leadOf = (chance, { day, at }) => {
  const branch = chance.weighted(lists.branchWeights);
  const [name, region, cities, sunshine] = lists.branches[branch];
  const segment = segments[chance.weighted([78, 14, 8])];
  const rep = chance.pick(lists.reps[branch]);
  const source = chance.percent(6) ? "" : lists.sources[chance.weighted([36, 20, 17, 7, 13, 7])];
  const age = lastDay - day;
  const quoted = age > 8 && chance.percent(source === "Flyer" ? 38 : 62);
  const status = statusOf(chance, { quoted, age, rep, source });
  const created = day * 1440 + chance.between(6, 22) * 60 + chance.below(60);
  const silent = status === "new" || (status === "lost" && !quoted && chance.percent(9));
  const wait = Math.round(chance.next() ** 2 * 4800) + 20;
  return {
    ...{
      branch,
      branchName: name,
      region,
      sunshine,
      segment,
      source,
      status,
      quoted,
      created,
      day,
    },
    customer: customerOf(chance, segment, at),
    city: cities[chance.weighted(lists.cityWeights)],
    rep: status === "new" && chance.percent(50) ? "" : rep,
    kwp: sizeOf(chance, segment),
    contacted: silent ? undefined : Math.min(created + wait, lastDay * 1440 + 1430),
    reason: status === "lost" && chance.percent(88) ? chance.pick(lists.lostReasons) : "",
  };
};

export const leadsOf = (chance) => {
  const days = Array.from({ length: lastDay + 1 }, (_, day) => day);
  const all = days.flatMap((day) =>
    Array.from({ length: Math.max(0, leadsOn(chance, day)) }, () => day),
  );
  return all
    .map((day, at) => leadOf(chance, { day, at }))
    .sort((one, other) => one.created - other.created)
    .map((each, at) => ({ id: at + 1, ...each }));
};

const prices = { RES: 1490, COM: 1080, AGR: 1160 };

const priceOf = (chance, { segment, kwp, day }, battery, discount) => {
  const modules = kwp * prices[segment] * (1.06 - day / 9000) * (chance.between(92, 110) / 100);
  const storage = battery === undefined ? 0 : battery * 620;
  return Math.round((modules + storage) * (1 - discount / 100) * 100) / 100;
};

const lastOf = (lead) => (lead.status === "won" ? "ACC" : lead.status === "quoted" ? "SNT" : "");

/** The quotes of a lead: the earlier ones were declined, the last one tells how it ended. */
const quotesFor = (chance, lead) => {
  const count = 1 + chance.weighted([70, 24, 6]);
  const hasBattery = chance.percent(lead.segment === "RES" ? 64 : 31);
  const battery = hasBattery ? Math.max(5, Math.round(lead.kwp * 0.9)) : undefined;
  const quotes = [];
  let sent = lead.day + chance.between(3, 16);
  for (let version = 1; version <= count && sent <= lastDay; version++) {
    const discount = chance.percent(45)
      ? 0
      : chance.between(1, 5) + version + (lead.rep.length % 3);
    const decided = sent + chance.between(3, 26);
    const ended = lastOf(lead) || (chance.percent(60) ? "REJ" : "EXP");
    const status = decided > lastDay ? "SNT" : version < count ? "REJ" : ended;
    quotes.push({
      ...{ lead, version, sent, battery, discount, status, decided },
      price: priceOf(chance, lead, battery, discount),
    });
    sent = decided + chance.between(0, 4);
  }
  return quotes;
};

/** Quotes in the order in which they were sent; a lead ends as its last quote did. */
export const quotesOf = (chance, leads) =>
  leads
    .filter(({ quoted }) => quoted)
    .flatMap((lead) => {
      const quotes = quotesFor(chance, lead);
      const last = quotes.at(-1);
      if (last === undefined || last.status === "SNT") lead.status = last ? "quoted" : "contacted";
      else lead.status = last.status === "ACC" ? "won" : "lost";
      if (last === undefined || last.status === "REJ" || last.status === "EXP")
        lead.closed = last === undefined ? undefined : Math.min(last.decided + 6, lastDay);
      else lead.closed = last.status === "ACC" ? last.decided : undefined;
      if (lead.status !== "lost") lead.reason = "";
      else if (lead.reason === "" && chance.percent(88))
        lead.reason = chance.pick(lists.lostReasons);
      return quotes;
    })
    .sort((one, other) => one.sent - other.sent || one.lead.id - other.lead.id)
    .map((each, at) => ({ id: at + 1, ...each }));

/** Who was never sent a quote is given up some weeks later. */
const closedOf = (lead) =>
  lead.closed ??
  (lead.status === "lost" ? Math.min(lead.day + 12 + (lead.id % 20), lastDay) : undefined);

const textOr = (day, text = dayText) => (day === undefined ? "" : text(day));

export const leadRow = (each) => [
  ...[each.id, each.customer.name, each.segment, each.source, each.branchName, each.region],
  ...[each.city, each.rep, each.status, each.reason, momentText(each.created)],
  ...[textOr(each.contacted, momentText), textOr(closedOf(each))],
];

export const quoteRow = (each) => [
  ...[each.id, `Q${dayText(each.sent).slice(2, 4)}-${String(each.id).padStart(5, "0")}`],
  ...[each.lead.id, each.version, each.status, dayText(each.sent), dayText(each.sent + 30)],
  ...[each.status === "ACC" || each.status === "REJ" ? dayText(each.decided) : ""],
  ...[each.lead.kwp, each.battery ?? "", each.price, each.discount],
];
