// What customers report, and the engineers who drive out for it.
import { dayText, momentText } from "../../tables.mjs";
import { days } from "./contracts.mjs";
import { categories, depots, engineers, towns } from "./lists.mjs";

const hoursFor = { 1: [2, 34], 2: [8, 96], 3: [20, 230] };
const troubled = { FIB: 3, DSL: 7, MOB: 2, TEL: 2 };

const priorityOf = (chance, category) =>
  1 + chance.weighted(category === "NOS" ? [70, 28, 2] : [8, 62, 30]);

const faultOf = (chance, contract, day) => {
  const [codes, weights] = categories[contract.service];
  const category = codes[chance.weighted(weights)];
  const priority = priorityOf(chance, category);
  const reported = day * 1440 + chance.between(420, 1310);
  const [least, most] = hoursFor[priority];
  const cleared = reported + chance.between(least * 60, most * 60);
  const isStuck = day > days - 70 && chance.percent(14);
  return {
    ...{ contract, category, priority, reported },
    cleared: isStuck || cleared >= days * 1440 ? Infinity : cleared,
    via: ["phone", "app", "chat", "e-mail"][
      chance.weighted(day < 500 ? [60, 15, 10, 15] : [42, 32, 18, 8])
    ],
  };
};

const withRepeats = (faults) => {
  const before = new Map();
  return faults.map((fault) => {
    const last = before.get(fault.contract.id);
    before.set(fault.contract.id, fault.reported);
    return { ...fault, isRepeat: last !== undefined && fault.reported - last <= 30 * 1440 };
  });
};

export const faultsOf = (chance, contracts) => {
  const faults = [];
  for (let day = 0; day < days; day++) {
    const running = contracts.filter(({ started, ended }) => started <= day && day < ended);
    const weights = running.map(({ service, id }) => troubled[service] * (id % 17 === 5 ? 5 : 1));
    const isStormy = day % 365 > 300 || day % 365 < 50;
    for (let each = chance.below(isStormy ? 4 : 3); each > 0; each--)
      faults.push(faultOf(chance, running[chance.weighted(weights)], day));
  }
  return withRepeats(faults.sort((left, right) => left.reported - right.reported));
};

export const faultRows = (faults) =>
  faults.map((fault, at) => [
    ...[`T${9000 + at}`, fault.contract.id, fault.category, fault.priority, fault.via],
    ...[momentText(fault.reported), fault.cleared === Infinity ? "" : momentText(fault.cleared)],
    fault.isRepeat,
  ]);

const visitOf = (chance, fault, day, outcome) => {
  const depot = depots[towns[fault.contract.customer.town][1]];
  const crew = engineers.map(([, home, drives]) => (home === depot ? drives * 4 : drives));
  const [engineer, home] = engineers[chance.weighted(crew)];
  const minutes = outcome === "NAC" ? "" : chance.between(15, 150);
  const pence = 2800 + (minutes === "" ? 0 : minutes * 55) + chance.between(0, 1500);
  const booked = Math.max(Math.floor(fault.reported / 1440), day - chance.between(0, 4));
  return [
    ...[engineer, home, dayText(booked), dayText(day), outcome, minutes],
    (pence / 100).toFixed(2),
  ];
};

/** The days between report and repair on which somebody came; the last of them is the repair's. */
const visitsFor = (chance, fault) => {
  const isSeen = fault.category !== "SIM" && chance.percent(56);
  if (!isSeen) return [];
  const first = Math.floor(fault.reported / 1440);
  const isOpen = fault.cleared === Infinity;
  const last = isOpen ? days - 1 : Math.floor(fault.cleared / 1440);
  const visits = [];
  if (isOpen || (last > first && chance.percent(26)))
    visits.push([chance.between(first, Math.min(last, first + 6)), chance.pick(["NAC", "FUP"])]);
  if (!isOpen) visits.push([last, "FIX"]);
  return visits.map(([day, outcome]) => visitOf(chance, fault, day, outcome));
};

export const visitsOf = (chance, faults) =>
  faults.flatMap((fault, at) => visitsFor(chance, fault).map((visit) => [at + 1, ...visit]));
