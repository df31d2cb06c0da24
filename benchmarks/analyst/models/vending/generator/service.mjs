import { dayText, momentText } from "../../tables.mjs";
import { drivers, standIns, technicians, types, weightedOf } from "./lists.mjs";
import { lastDay, stands, textOr } from "./machines.mjs";

const momentOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));

/** No tours on Sundays. */
const workday = (day) => (day % 7 === 6 ? day + 1 : day);

const cashOf = (chance, machine, visited) => {
  if (machine.contract.kind === "FV") return {};
  const expected = Math.round(
    chance.between(2200, 9800) * (machine.hasReader ? 1.3 - visited / 1500 : 1.5),
  );
  const short = chance.percent(31) ? chance.between(20, 900) : chance.percent(12) ? -40 : 0;
  const banked = visited + chance.pick([1, 1, 2, 2, 3, 5]);
  const isBanked = banked <= lastDay && !chance.percent(0.3);
  return { expected, counted: expected - short, banked: isBanked ? banked : undefined };
};

const workOf = (chance, { kind, machine }) => {
  const isRefill = kind === "REF";
  const part = chance.between(25, 75) / 100;
  const longer = (kind === "CLN" ? 22 : 0) + (machine.type === "HOT" ? 5 : 0);
  return {
    minutes: chance.between(8, 26) + longer,
    refilled: isRefill ? Math.round(types[machine.type].capacity * part) : 0,
    wasted: isRefill ? chance.weighted([8, 3, 2, 1]) * (machine.type === "CMB" ? 4 : 1) : 0,
  };
};

/** Of a hundred visits of a route, so many are late and so many are missed. */
const late = { M1: 16 };
const missed = { W3: 7, E1: 1.5 };

const visitOf = (chance, machine, day) => {
  const planned = workday(day);
  const { route } = machine.site;
  const visit = {
    ...{ machine, planned, kind: ["REF", "CSH", "CLN"][chance.weighted([76, 10, 14])] },
    isEmergency: planned <= lastDay && chance.percent(7),
    driver: chance.percent(86) ? drivers[route] : chance.pick(standIns),
  };
  const isLate = chance.percent(late[route] ?? 7);
  const visited = workday(planned + (isLate ? chance.between(1, 3) : 0));
  if (visited > lastDay) return { ...visit, status: "PLN" };
  if (chance.percent(missed[route] ?? 3.4)) return { ...visit, status: "MIS" };
  return {
    ...{ ...visit, status: "DON", at: visited * 1440 + chance.between(360, 1010) },
    ...workOf(chance, visit),
    ...(visit.kind === "CLN" ? {} : cashOf(chance, machine, visited)),
  };
};

/** Visits of machines on their routes, those of the next two weeks as plans. */
export const visitsOf = (chance, machines) =>
  machines
    .flatMap((machine) => {
      const visits = [];
      const gap = Math.round(700 / (machine.weight + 4));
      let day = Math.max(0, machine.installed) + chance.between(1, gap);
      while (day <= lastDay + 14) {
        if (stands(machine, day)) visits.push(visitOf(chance, machine, day));
        day += gap + chance.between(-5, 9);
      }
      return visits;
    })
    .sort((one, other) => one.planned - other.planned);

export const visitRow = (visit, at) => [
  ...[at + 1, visit.machine.id, visit.kind, visit.status, visit.driver, dayText(visit.planned)],
  ...[momentOr(visit.at), visit.isEmergency, visit.minutes ?? "", visit.refilled ?? ""],
  ...[visit.wasted ?? "", visit.expected ?? "", visit.counted ?? "", textOr(visit.banked)],
];

const hoursOf = (chance, severity) =>
  ({ A: 3, B: 9, C: 30 })[severity] +
  chance.between(0, 18) +
  (chance.percent(18) ? chance.between(12, 90) : 0);

const faultOf = (chance, machine, day) => {
  const part = weightedOf(chance, types[machine.type].parts);
  const severity = ["A", "B", "C"][chance.weighted(part === "PWR" ? [9, 1, 0] : [33, 45, 22])];
  const at = day * 1440 + 300 + chance.between(0, 1000);
  const [name] = technicians[chance.weighted(technicians.map(([, weight]) => weight))];
  const fixed = at + Math.round(hoursOf(chance, severity) * 60 * chance.between(70, 130)) / 100;
  const isOpen = fixed > (lastDay + 1) * 1440 || chance.percent(day > 960 ? 6 : 0.1);
  return {
    ...{ machine, part, severity, at },
    source: ["TEL", "CLI", "DRV"][chance.weighted(machine.hasReader ? [6, 3, 2] : [1, 5, 3])],
    fixed: isOpen ? undefined : Math.round(fixed),
    technician: isOpen && chance.percent(45) ? "" : name,
    parts: !isOpen && chance.percent(46) ? chance.between(450, part === "CLG" ? 24000 : 8800) : "",
  };
};

/** Faults of machines, more of them where nobody cares well. */
export const faultsOf = (chance, machines) => {
  const latest = new Map();
  return machines
    .flatMap((machine) => {
      const faults = [];
      for (let day = Math.max(0, machine.installed); day <= lastDay; day++)
        if (stands(machine, day) && chance.next() * 90 < machine.care * (day % 7 > 4 ? 0.6 : 1))
          faults.push(faultOf(chance, machine, day));
      return faults;
    })
    .sort((one, other) => one.at - other.at)
    .map((fault) => {
      const key = `${fault.machine.id}-${fault.part}`;
      const before = latest.get(key);
      latest.set(key, fault.at);
      return { ...fault, isRepeat: before !== undefined && fault.at - before <= 30 * 1440 };
    });
};

export const faultRow = (fault, at) => [
  ...[at + 1, `F-${30_001 + at}`, fault.machine.id, fault.part, fault.severity, fault.source],
  ...[momentText(fault.at), momentOr(fault.fixed), fault.technician, fault.isRepeat],
  fault.severity === "A" && fault.fixed !== undefined
    ? Math.round((fault.fixed - fault.at) / 6) / 10
    : "",
  fault.parts,
];
