import { dayText } from "../../tables.mjs";
import { family, given, insurance, leaveReasons, trades } from "./lists.mjs";
import { lastDay } from "./sites.mjs";

const person = (chance) => `${chance.pick(given)} ${chance.pick(family)}`;

const company = (chance) =>
  `${chance.pick(family)} ${chance.pick(trades)}${chance.percent(60) ? " Ltd" : ""}`;

/** Summer is when most people move. */
const monthOf = (day) => new Date(Date.UTC(2024, 0, 1 + day)).getUTCMonth();
const slow = [1.3, 1.2, 1, 0.9, 0.8, 0.6, 0.6, 0.7, 0.8, 1, 1.2, 1.4];

const kindOf = (chance, unit, day) => {
  const isTerm = [4, 5].includes(monthOf(day)) && unit.area <= 50;
  return ["DOM", "BUS", "STU"][
    chance.weighted([66, unit.area >= 75 ? 40 : 17, isTerm ? 40 : unit.area <= 35 ? 4 : 0])
  ];
};

const stayOf = (chance, kind) => {
  if (kind === "STU") return chance.between(70, 135);
  const part = chance.weighted(kind === "BUS" ? [16, 32, 52] : [38, 36, 26]);
  return [chance.between(28, 120), chance.between(120, 365), chance.between(365, 1150)][part];
};

const coverOf = (chance, kind, site) => {
  const rate = (kind === "BUS" ? 46 : kind === "STU" ? 60 : 74) + (site.id % 4) * 4;
  return chance.percent(rate) ? insurance[chance.weighted([54, 32, 14])] : undefined;
};

const codeOf = (chance, kind, day) => {
  if (day < 0) return "";
  if (kind === "STU") return chance.percent(62) ? "STUDENT10" : "";
  return ["", "HALF8", "WEB5", "FRIEND25"][chance.weighted([56, 26, 14, 4])];
};

const customerOf = (chance, customers, { kind, site }) => {
  const own = customers.filter((each) => each.kind === kind && each.site === site);
  if (own.length > 0 && chance.percent(kind === "BUS" ? 26 : 7)) return chance.pick(own);
  const name = kind === "BUS" ? company(chance) : person(chance);
  const fresh = { id: 10_001 + customers.length, name, kind, site };
  customers.push(fresh);
  return fresh;
};

const endOf = (chance, start, stay) => {
  const end = start + stay;
  const notice = end - chance.between(14, 30);
  if (notice > lastDay) return {};
  return { end, notice: Math.max(start, notice) };
};

const agreementOf = (chance, unit, start, customers) => {
  const kind = kindOf(chance, unit, start);
  const customer = customerOf(chance, customers, { kind, site: unit.site });
  const cover = coverOf(chance, kind, unit.site);
  const age = Math.max(0, lastDay - start) / 365;
  const list = Math.round((unit.rate * (1 - 0.045 * Math.min(age, 4))) / 100) * 100;
  const out = endOf(chance, start, stayOf(chance, kind));
  const isOver = out.end !== undefined && out.end <= lastDay;
  return {
    ...{ unit, site: unit.site, customer, kind, start, list, cover, ...out, isOver },
    code: codeOf(chance, kind, start),
    rate: chance.percent(12) ? Math.round(list * 0.0095) * 100 : list,
    method: ["DD", "CRD", "BT", "CSH"][
      chance.weighted(kind === "BUS" ? [48, 14, 37, 1] : [62, 29, 5, 4])
    ],
    deposit: kind === "BUS" ? 0 : 5000,
    reason: isOver ? leaveReasons[chance.weighted(leaveReasons.map((each) => each[1]))][0] : "",
  };
};

/** Lets of each unit, one after another; those that were over before 2024 are left out. */
export const agreementsOf = (chance, units) => {
  const customers = [];
  return units
    .flatMap((unit) => {
      const lets = [];
      let day =
        Math.max(unit.site.opened, -620) + chance.between(0, unit.site.opened > 0 ? 240 : 90);
      while (day <= lastDay && !unit.isOut) {
        const one = agreementOf(chance, unit, day, customers);
        if (one.end === undefined || one.end >= 0) lets.push(one);
        if (!one.isOver) break;
        day =
          one.end + 1 + Math.round(chance.between(0, unit.site.gap * 2) * slow[monthOf(one.end)]);
      }
      unit.isLet = lets.some(({ isOver }) => !isOver);
      return lets;
    })
    .sort((one, other) => one.start - other.start)
    .map((each, at) => ({ id: at + 1, ...each }));
};

/** One of the second year pays a little more than one of the first. */
export const rateAt = ({ rate, start }, day) =>
  Math.round((rate * (1 + 0.06 * Math.min(3, Math.floor((day - start) / 365)))) / 50) * 50;

const textOr = (day) => (day === undefined ? "" : dayText(day));
const stateOf = ({ isOver, end }) => (isOver ? "END" : end === undefined ? "ACT" : "NOT");

export const agreementRow = (each) => [
  ...[each.id, `${each.site.code}-${String(each.id).padStart(5, "0")}`, each.site.id, each.unit.id],
  ...[each.customer.id, each.customer.name, each.kind, stateOf(each), dayText(each.start)],
  ...[textOr(each.notice), textOr(each.end), each.reason, each.list],
  ...[rateAt(each, Math.min(each.end ?? lastDay, lastDay)), each.code, each.cover?.[0] ?? ""],
  ...[each.cover?.[2] ?? "", each.cover === undefined ? 0 : each.cover[1] * 100, each.method],
  ...[each.deposit, each.isLocked ?? false],
];
