import { dayText } from "../../tables.mjs";
import * as lists from "./lists.mjs";
import { lastDay } from "./leads.mjs";

const faultCodes = ["INV", "BAT", "MOD", "CBL", "MON"];
const faultOf = (chance, { battery }) =>
  faultCodes[chance.weighted([34, battery === undefined ? 0 : 18, 11, 13, 24])];

/** On workdays: a Saturday or Sunday becomes the Monday after it. January 2024 began on a Monday. */
const workday = (day) => day + [0, 0, 0, 0, 0, 2, 1][day % 7];

const lengths = { MNT: [60, 130], FLT: [35, 210], CLN: [80, 240], CHK: [40, 90] };
const costs = { INV: [90, 1450], BAT: [60, 980], MOD: [120, 620], CBL: [8, 140], MON: [0, 85] };

/** What a visit that was made took, cost and brought. */
const doneOf = (chance, { kind, fault, system, technician }) => {
  const [least, most] = lengths[kind];
  const size = 1 + Math.min(system.kwp, 150) / 220;
  const hasParts = fault !== "" ? chance.percent(72) : kind === "MNT" && chance.percent(14);
  const [low, high] = costs[fault || "CBL"];
  const skill = 64 + (technician.length % 6) * 4;
  return {
    minutes: Math.round(chance.between(least, most) * size),
    parts: hasParts ? chance.between(low * 100, high * 100) / 100 : 0,
    fixed: kind === "FLT" ? chance.percent(skill) : undefined,
    rating: chance.percent(38) ? 5 - chance.weighted([52, 28, 11, 5, 4]) : undefined,
  };
};

const statusOf = (chance, kind, visit, reported) => {
  if (visit > lastDay) {
    if (kind !== "FLT") return "scheduled";
    return lastDay - reported > 25 || chance.percent(55) ? "open" : "scheduled";
  }
  return chance.percent(kind === "FLT" ? 3 : 6) ? "cancelled" : "done";
};

const visitOf = (chance, { system, kind, reported, visit }) => {
  const fault = kind === "FLT" ? faultOf(chance, system) : "";
  const status = statusOf(chance, kind, visit, reported);
  const own = lists.technicians[system.branch];
  const technician = own[chance.weighted(own.map((_, at) => 3 - at))];
  const isNew = reported - system.commissioned < 730;
  return {
    ...{ system, kind, fault, status, reported },
    visit: status === "open" ? undefined : visit,
    technician: status === "open" ? "" : technician,
    warranty: kind === "FLT" && (isNew || chance.percent(12)),
    ...(status === "done" ? doneOf(chance, { kind, fault, system, technician }) : {}),
  };
};

/** Once a year for systems with a contract; twice for those with the best one. */
const planned = (chance, system) => {
  const step = system.contract === "Premium" ? 182 : 365;
  const visits = [];
  const first = Math.max(system.commissioned + step, chance.below(step));
  for (let due = first; due <= lastDay + 30; due += step) {
    const visit = workday(due + chance.between(0, 24));
    const kind = chance.percent(system.contract === "Premium" ? 30 : 6) ? "CLN" : "MNT";
    const reported = Math.max(0, due - chance.between(10, 30));
    if (reported <= lastDay) visits.push({ system, kind, reported, visit });
  }
  return visits;
};

/** Faults come when they come, and more often to larger systems and to some that never rest. */
const faults = (chance, system) => {
  const visits = [];
  const isTroubled = chance.percent(4);
  const mean = (isTroubled ? 70 : 560) - Math.min(system.kwp, 150) * (isTroubled ? 0.2 : 1.6);
  let day = Math.max(system.commissioned, 0) + Math.round(chance.next() * mean * 1.4);
  while (day <= lastDay) {
    const wait = chance.percent(12) ? chance.between(20, 60) : chance.between(1, 16);
    const kind = chance.percent(11) ? "CHK" : "FLT";
    visits.push({ system, kind, reported: day, visit: workday(day + wait) });
    day += 12 + Math.round(chance.next() * mean * 2);
  }
  return visits;
};

export const visitsOf = (chance, systems) =>
  systems
    .filter(({ status }) => status === "live")
    .flatMap((system) => [
      ...(system.contract === "" ? [] : planned(chance, system)),
      ...faults(chance, system),
    ])
    .map((each) => visitOf(chance, each))
    .sort((one, other) => one.reported - other.reported || one.system.id - other.system.id)
    .map((each, at) => ({ id: at + 1, ...each }));

export const visitRow = (each) => [
  ...[each.id, `T${String(70_001 + each.id)}`, each.system.id, each.kind, each.fault, each.status],
  ...[each.technician, dayText(each.reported)],
  ...[each.visit === undefined ? "" : dayText(each.visit), each.warranty, each.minutes ?? ""],
  ...[each.parts ?? "", each.fixed ?? "", each.rating ?? ""],
];

const terms = { DEP: 14, FIN: 30, SVC: 14, CTR: 14 };

/** What is billed, when, and for how much: orders in two parts, repairs without warranty, contracts each year. */
const bills = (chance, system, visits) => {
  const all = [];
  if (system.ordered !== undefined) {
    const deposit = Math.round(system.price * 30) / 100;
    const rest = Math.round((system.price - deposit) * 100) / 100;
    const sent = system.ordered + chance.between(2, 9);
    all.push({ kind: "DEP", issued: sent, amount: deposit, isVoid: system.status === "cancelled" });
    if (system.status === "live")
      all.push({ kind: "FIN", issued: system.commissioned + chance.between(1, 16), amount: rest });
  }
  for (const { kind, status, visit, warranty, minutes, parts } of visits)
    if (status === "done" && kind !== "MNT" && !warranty)
      all.push({
        ...{ kind: "SVC", issued: visit + chance.between(1, 12) },
        amount: Math.round((79 + minutes * 1.35 + parts * 1.2) * 100) / 100,
      });
  if (system.status === "live" && system.contract !== "")
    for (
      let day = Math.max(system.commissioned, -chance.between(0, 364));
      day <= lastDay;
      day += 365
    )
      if (day >= 0) all.push({ kind: "CTR", issued: day, amount: contractFee(system) });
  return all.filter(({ issued }) => issued <= lastDay).map((each) => ({ system, ...each }));
};

const contractFee = ({ contract, kwp }) =>
  Math.round({ Basic: 119, Plus: 189, Premium: 329 }[contract] * (0.8 + kwp / 45));

const paymentOf = (chance, { kind, issued, system, isVoid }) => {
  const due = issued + terms[kind];
  const isLate = chance.percent(system.segment === "COM" ? 31 : 14);
  const paid = isLate ? due + chance.between(1, 55) : issued + chance.between(2, terms[kind]);
  const isStuck = chance.percent(due > lastDay - 150 ? 7 : 0.4);
  if (isVoid || chance.percent(0.8)) return { due, status: "void", reminders: 0 };
  const isPaid = paid <= lastDay && !isStuck;
  const late = (isPaid ? paid : lastDay) - due;
  return {
    ...{ due, paid: isPaid ? paid : undefined },
    status: isPaid ? "paid" : due <= lastDay ? "overdue" : "open",
    reminders: late < 8 ? 0 : late < 25 ? 1 : late < 45 ? 2 : 3,
  };
};

export const invoicesOf = (chance, systems, visits) => {
  const visitsOfSystem = new Map(systems.map((system) => [system, []]));
  for (const visit of visits) visitsOfSystem.get(visit.system).push(visit);
  return systems
    .flatMap((system) => bills(chance, system, visitsOfSystem.get(system)))
    .map((each) => ({ ...each, ...paymentOf(chance, each) }))
    .sort((one, other) => one.issued - other.issued || one.system.id - other.system.id)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const invoiceRow = (each) => [
  ...[each.id, `R${dayText(each.issued).slice(0, 4)}-${String(each.id).padStart(5, "0")}`],
  ...[each.system.id, each.kind, each.status, dayText(each.issued), dayText(each.due)],
  ...[each.paid === undefined ? "" : dayText(each.paid), each.reminders, each.amount],
];
