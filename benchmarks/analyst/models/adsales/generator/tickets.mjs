import { momentText } from "../../tables.mjs";
import { contractors, faults, reporters } from "./lists.mjs";
import { lastDay } from "./panels.mjs";

const end = (lastDay + 1) * 1440;

const priorityOf = (chance, fault) =>
  fault === "STR"
    ? chance.pick(["P1", "P1", "P2"])
    : ["P1", "P2", "P3"][
        chance.weighted(fault === "ELE" || fault === "LED" ? [3, 5, 2] : [1, 4, 5])
      ];

const repairOf = (chance, { opened, hours, cost, isStuck }) => {
  const closed = opened + Math.round(hours * 60 * (0.25 + chance.next() * 1.6));
  if (isStuck || closed >= end) return {};
  return {
    closed,
    cost: chance.percent(6) ? 0 : Math.round((cost * chance.between(50, 190)) / 100) * 100,
  };
};

const ticketOf = (chance, { panel, day, panelKind }) => {
  const [fault, , , hours, cost] = faults[chance.weighted(faults.map((each) => each[panelKind]))];
  const near = contractors.filter(
    ([, cities]) => cities.length === 0 || cities.includes(panel.city),
  );
  const isPoster = fault === "PST" && chance.percent(85);
  const [contractor, , pace] = isPoster ? contractors[4] : chance.pick(near);
  const priority = priorityOf(chance, fault);
  const opened = day * 1440 + chance.between(300, 1320);
  const slowness = { P1: 0.5, P2: 1, P3: 1.7 }[priority];
  const isStuck = chance.percent(day > lastDay - 60 ? 9 : 0.1);
  return {
    ...{ panel, fault, priority, opened },
    contractor: chance.percent(3) ? "" : contractor,
    isOff: priority === "P1" || (fault !== "VAN" && chance.percent(16)),
    by: panel.isDigital && chance.percent(60) ? "Monitoring" : chance.pick(reporters),
    ...repairOf(chance, { opened, hours: hours * pace * slowness, cost, isStuck }),
  };
};

/** About five a day over all panels; digital ones fail more often, and all of them more in summer. */
export const ticketsOf = (chance, panels) => {
  const tickets = [];
  for (let day = 0; day <= lastDay; day++) {
    const isSummer = day % 365 < 60 || day % 365 > 330;
    for (const panel of panels) {
      const isThere = panel.installed < day && day < (panel.removed ?? 5000);
      const often = (panel.isDigital ? 1.7 : 0.75) * (isSummer ? 1.3 : 1) * (panel.popularity / 7);
      if (!isThere || !chance.percent(often)) continue;
      tickets.push(ticketOf(chance, { panel, day, panelKind: panel.isDigital ? 1 : 2 }));
    }
  }
  return tickets
    .sort((one, other) => one.opened - other.opened)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const ticketRow = (each) => [
  ...[each.id, `MT-${String(each.id).padStart(6, "0")}`, each.panel.id, each.fault],
  ...[each.priority, each.contractor, each.by, each.isOff, momentText(each.opened)],
  ...[each.closed === undefined ? "" : momentText(each.closed), each.cost ?? ""],
];
