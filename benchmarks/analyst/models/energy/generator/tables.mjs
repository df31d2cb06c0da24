import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";

const sites = [
  ["Depot East", "Warehouse", "North", 8200, true],
  ["Depot West", "Warehouse", "South", 6400, false],
  ["Cold Store 1", "Cold storage", "North", 3100, false],
  ["Cold Store 2", "Cold storage", "South", 2900, true],
  ["HQ", "Office", "North", 5400, true],
  ["Campus Lindholm", "Office", "West", 7600, false],
  ["Store Baker Street", "Retail", "South", 900, false],
  ["Store Main Street", "Retail", "West", 1100, true],
  ["Store Peak District", "Retail", "North", 750, false],
  ["Bakery", "Production", "West", 2100, false],
];
const codes = ["PEAK", "LEAK", "COMM_LOSS", "TAMPER"];
const lastDay = 1034;

/** 1 in January, -1 in July: a straight rise and fall, since sines differ between machines. */
const winter = (day) => Math.abs((day % 366) - 195) / 95 - 1;

const metersOf = (chance) =>
  sites.flatMap(([, sector], at) => {
    const media = ["electricity", "electricity", "gas", ...(sector === "Office" ? ["heat"] : [])];
    return media.map((medium, index) => ({
      site: at + 1,
      medium,
      installed: -chance.between(30, 2500),
      removed: index === 1 && at % 4 === 1 ? chance.between(400, 900) : undefined,
      isSmart: chance.percent(70),
      size: sites[at][3] * { electricity: 0.09, gas: 0.05, heat: 0.06 }[medium],
    }));
  });

const readingsOf = (chance, meters) => {
  const rows = [];
  for (const [at, meter] of meters.entries())
    for (let day = 0; day <= Math.min(lastDay, meter.removed ?? lastDay); day++) {
      const season = meter.medium === "electricity" ? 0.1 : 0.7;
      const rest = day % 7 > 4 ? 0.6 : 1;
      const used = meter.size * rest * (1 + season * winter(day)) * (chance.between(80, 120) / 100);
      const isLost = chance.percent(1);
      rows.push([
        ...[rows.length + 1, at + 1, dayText(day), isLost ? "" : used.toFixed(1)],
        ...[isLost ? "" : ((used / 24) * (chance.between(120, 260) / 100)).toFixed(2)],
        !isLost && chance.percent(6),
      ]);
    }
  return rows;
};

const billsOf = (chance) => {
  const rows = [];
  for (let month = 0; month < 34; month++)
    for (const [at, [, , , area]] of sites.entries()) {
      const issued = Math.round(month * 30.42) + chance.between(3, 12);
      const due = issued + 30;
      const isPaid = chance.percent(due > 980 ? 45 : 94);
      const paid = due + chance.between(-20, 25);
      const isDisputed = !isPaid && chance.percent(30);
      const net = area * (chance.between(60, 110) / 100);
      rows.push([
        ...[rows.length + 1, at + 1, dayText(issued), dayText(due)],
        isPaid && paid <= lastDay ? dayText(paid) : "",
        isPaid && paid <= lastDay ? "paid" : isDisputed ? "disputed" : "open",
        ...[net.toFixed(2), (net * 0.19).toFixed(2)],
      ]);
    }
  return rows;
};

const alarmsOf = (chance, meters) =>
  Array.from({ length: 1800 }, (_, at) => {
    const raised = chance.below(lastDay * 1440);
    const isOpen = raised > 1000 * 1440 && chance.percent(40);
    return [
      ...[at + 1, 1 + chance.below(meters.length), momentText(raised)],
      isOpen ? "" : momentText(raised + chance.between(4, 2400)),
      ...[
        ["info", "warn", "crit"][chance.weighted([5, 3, 1])],
        codes[chance.weighted([4, 2, 3, 1])],
      ],
    ];
  });

/** Sites with their meters, daily readings, bills and alarms. */
export const tables = () => {
  const chance = new Chance(402);
  const meters = metersOf(chance);
  return {
    "sites.csv": csv(
      "id,site_nm,sector,region,sqm,has_pv",
      sites.map((row, at) => [at + 1, ...row]),
    ),
    "meters.csv": csv(
      "id,site_id,mtr_no,medium,installed_on,removed_on,is_smart",
      meters.map(({ site, medium, installed, removed, isSmart }, at) => [
        ...[at + 1, site, `E-${10020 + at * 3}`, medium, dayText(installed)],
        ...[removed === undefined ? "" : dayText(removed), isSmart],
      ]),
    ),
    "rdg.csv": csv("id,meter_id,rd_date,kwh,peak_kw,is_est", readingsOf(chance, meters)),
    "bills.csv": csv("id,site_id,issued_on,due_on,paid_on,state,net,vat", billsOf(chance)),
    "alarms.csv": csv("id,meter_id,raised_at,cleared_at,sev,code", alarmsOf(chance, meters)),
  };
};
