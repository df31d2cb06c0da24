import { dayText, momentText } from "../../tables.mjs";
import * as lists from "./lists.mjs";
import { dayOr, isOpenOn, lastDay, momentOr, weightedOf } from "./stays.mjs";

const appealOf = (chance, day) => {
  if (!chance.percent(17)) return {};
  const appealed = day + chance.between(2, 26);
  if (appealed > lastDay) return {};
  const isDecided = appealed + chance.between(8, 40) <= lastDay;
  return { appealed, result: isDecided ? (chance.percent(38) ? "ACC" : "REJ") : "" };
};

/** The half is remitted to who pays within two weeks; what stays unpaid goes to the collector, or is given up. */
const endOf = (chance, { day, full, appealed, result }) => {
  if (result === "ACC") return { status: "CXL", paid: 0 };
  if (result === "") return { status: "OPN", paid: 0 };
  const isQuick = chance.percent(52) && appealed === undefined;
  const lag = isQuick ? chance.between(1, 14) : (appealed ?? day) - day + chance.between(15, 90);
  const paidOn = day + lag;
  if (chance.percent(76))
    return paidOn > lastDay
      ? { status: "OPN", paid: 0 }
      : { status: "PAI", paidOn, paid: lag <= 14 ? full / 2 : full };
  if (chance.percent(10)) return { status: "CXL", paid: 0 };
  const age = lastDay - day;
  if (age > 500 || (age > 300 && chance.percent(40))) return { status: "WOF", paid: 0 };
  return { status: age > 75 ? "DCA" : "OPN", paid: 0 };
};

export const noticesOf = (chance, plates) => {
  const notices = [];
  for (let day = 0; day <= lastDay; day++)
    for (const site of lists.sites.filter((each) => isOpenOn(each, day))) {
      const rate = site.weight * (site.kind === "SUR" ? 0.17 : 0.07) * (day % 7 > 5 ? 0.5 : 1);
      const count = Math.floor(rate + (day > 700 ? 0.03 : 0) + chance.next());
      for (let n = 0; n < count; n++) {
        const full = day < 456 ? 10_000 : 11_000;
        const appeal = appealOf(chance, day);
        notices.push({
          ...{ site, full, ...appeal, ...endOf(chance, { day, full, ...appeal }) },
          ...{ issued: day * 1440 + chance.between(470, 1270), due: day + 28 },
          plate: chance.pick(plates),
          breach: weightedOf(chance, lists.breaches)[0],
          warden: chance.percent(37) ? "" : chance.pick(lists.wardens[site.region]),
        });
      }
    }
  return notices
    .sort((one, other) => one.issued - other.issued || one.site.id - other.site.id)
    .map((each, at) => ({ ...each, id: at + 1, number: `PCN${7_300_051 + at * 7}` }));
};

/** The machines of all sites, each with its maker. */
const machinesOf = (chance) =>
  lists.sites.flatMap((site) =>
    lists.machineKinds.flatMap(([kind, counts, rate]) =>
      Array.from({ length: counts[site.kind] }, (_, at) => ({
        ...{ site, kind, code: `${site.code}-${kind}-${at + 1}` },
        vendor: chance.pick(lists.vendors[kind]),
        rate: ((rate * chance.between(60, 140)) / 100) * (site.kind === "SUR" ? 0.6 : 1),
      })),
    ),
  );

/** Nine in ten are seen to within two days; spare parts take longer. */
const repairMinutes = (chance, severity) => {
  if (chance.percent(9)) return chance.between(2900, 17_000);
  return 35 + Math.floor(chance.next() * chance.next() * 900 * severity);
};

export const faultsOf = (chance) => {
  const faults = [];
  const machines = machinesOf(chance);
  for (let day = 0; day <= lastDay; day++)
    for (const machine of machines) {
      if (!isOpenOn(machine.site, day) || chance.next() * 36_500 >= machine.rate) continue;
      const severity = 1 + chance.weighted([31, 48, 21]);
      const reported = day * 1440 + chance.between(300, 1380);
      const done = reported + repairMinutes(chance, severity);
      const isOpen = done >= (lastDay + 1) * 1440 || (day > lastDay - 30 && chance.percent(28));
      const isSeen = !isOpen || chance.percent(45);
      faults.push({
        ...{ machine, severity, reported, fixed: isOpen ? undefined : done },
        category: chance.pick(lists.categories[machine.kind]),
        technician: isSeen ? chance.pick(lists.technicians) : "",
        cost: isOpen || chance.percent(20) ? undefined : chance.between(40, 620) * 100,
      });
    }
  return faults.sort((one, other) => one.reported - other.reported);
};

export const noticeRow = (each) => [
  ...[each.id, each.number, each.site.id, each.plate, each.breach, each.warden, each.status],
  ...[momentText(each.issued), dayText(each.due), dayOr(each.paidOn), each.full, each.paid],
  ...[dayOr(each.appealed), each.result ?? ""],
];
export const faultRow = (each, at) => [
  ...[at + 1, `F-${3101 + at}`, each.machine.site.id, each.machine.code, each.machine.kind],
  ...[each.machine.vendor, each.category, each.severity, each.technician],
  ...[momentText(each.reported), momentOr(each.fixed), each.cost ?? ""],
];
