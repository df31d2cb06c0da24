import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";

/** Code, name, hall, process, maker, day of purchase, hourly rate, how prone to fail, and the day it was retired. */
const machines = [
  ["IM-01", "Arburg 370", "Hall 1", "moulding", "Arburg", "2012-05-14", 38, 3, "2025-03-31"],
  ["IM-02", "Arburg 470", "Hall 1", "moulding", "Arburg", "2016-09-01", 42, 2, ""],
  ["IM-03", "Engel Victory 80", "Hall 1", "moulding", "Engel", "2018-02-12", 44, 2, ""],
  ["IM-04", "Engel Victory 120", "Hall 1", "moulding", "Engel", "2021-06-01", 48, 1, ""],
  ["IM-05", "KraussMaffei CX 160", "Hall 1", "moulding", "KraussMaffei", "2014-11-20", 51, 5, ""],
  ["IM-06", "Engel Duo 350", "Hall 2", "moulding", "Engel", "2019-04-08", 67, 2, ""],
  ["IM-07", "Arburg Allrounder 720", "Hall 2", "moulding", "Arburg", "2025-04-07", 58, 1, ""],
  ["CN-01", "DMG Mori NHX", "Hall 2", "milling", "DMG Mori", "2017-03-15", 72, 2, ""],
  ["CN-02", "Mazak VCN", "Hall 2", "milling", "Mazak", "2013-10-01", 66, 4, ""],
  ["CN-03", "Mazak Integrex", "Hall 2", "milling", "Mazak", "2022-01-10", 81, 1, ""],
  ["PT-01", "Paint line A", "Hall 3", "painting", "Dürr", "2015-07-01", 95, 3, ""],
  ["AS-01", "Assembly cell 1", "Hall 3", "assembly", "in-house", "2018-08-20", 34, 1, ""],
  ["AS-02", "Assembly cell 2", "Hall 3", "assembly", "in-house", "2020-02-03", 34, 2, ""],
  ["AS-03", "Assembly cell 3", "Hall 3", "assembly", "in-house", "2026-09-14", 36, 1, ""],
];
/** Article number, name, family, customer, process, units an hour, material cost, and the day it was phased out. */
const products = [
  ["4711-10", "Connector 8-pin", "connectors", "Valtec", "moulding", 420, 0.11, ""],
  ["4711-20", "Connector 16-pin", "connectors", "Valtec", "moulding", 360, 0.17, ""],
  ["4720-01", "Sensor housing S", "housings", "Brenner Automotive", "moulding", 210, 0.42, ""],
  ["4720-02", "Sensor housing L", "housings", "Brenner Automotive", "moulding", 150, 0.71, ""],
  ["4725-05", "Pump housing", "housings", "Hydropur", "moulding", 60, 2.35, ""],
  ["4730-01", "Snap lid 40", "lids", "Kleinhans Medical", "moulding", 640, 0.05, ""],
  ["4730-02", "Snap lid 60", "lids", "Kleinhans Medical", "moulding", 520, 0.08, "2025-08-31"],
  ["5100-01", "Gear wheel M1", "gears", "Ostrava Lift", "milling", 24, 3.1, ""],
  ["5100-02", "Gear wheel M2", "gears", "Ostrava Lift", "milling", 18, 4.75, ""],
  ["5110-01", "Valve block", "blocks", "Hydropur", "milling", 9, 11.9, ""],
  ["6100-01", "Mirror cap black", "caps", "Brenner Automotive", "painting", 85, 1.9, ""],
  ["6100-02", "Mirror cap silver", "caps", "Brenner Automotive", "painting", 80, 2.05, ""],
  ["7200-01", "Dosing pump", "assemblies", "Kleinhans Medical", "assembly", 22, 14.2, ""],
  ["7200-02", "Water meter", "assemblies", "Hydropur", "assembly", 30, 9.6, ""],
  ["7300-01", "Door actuator", "assemblies", "Ostrava Lift", "assembly", 14, 21.5, "2026-05-31"],
];
const operators =
  "A. Novak,B. Schuster,C. Ilic,D. Yilmaz,E. Hartmann,F. Kowalski,G. Pereira,H. Brandt,I. Sokolova,J. Meier".split(
    ",",
  );
const technicians = ["Lukas Wendt", "Fatma Demir", "Jan Kubicki", "Olga Petrova"];
const faults = {
  breakdown: ["hydraulic leak", "sensor failure", "tool breakage", "drive fault", "overheating"],
  changeover: ["tool change", "colour change"],
  maintenance: ["oil change", "inspection", "calibration"],
  "no material": [""],
  "no operator": [""],
};
const defectsOf = {
  moulding: ["flash", "short shot", "sink mark", "burn mark", "warping"],
  milling: ["out of tolerance", "burr", "scratch"],
  painting: ["paint run", "colour deviation", "scratch", "dust inclusion"],
  assembly: ["missing part", "leaking", "wrong part"],
};
const days = 1035;
const startOf = { E: 6, L: 14, N: 22 };
const isSunday = (day) => (day + 1) % 7 === 0;
const isSaturday = (day) => (day + 2) % 7 === 0;

const runOf = (chance, { day, shift, at, operator }) => {
  const [, , , process, , , , proneness] = machines[at];
  const made = products.flatMap((each, place) =>
    each[4] === process && (each[7] === "" || dayText(day) <= each[7]) ? [place] : [],
  );
  const product = chance.pick(made);
  const begun = day * 1440 + startOf[shift] * 60 + chance.between(0, 25);
  const minutes = chance.between(300, 470);
  const planned = Math.round((products[product][5] * 450) / 60 / 10) * 10;
  const output = Math.round((products[product][5] * minutes * chance.between(88, 103)) / 6000);
  const nightly = shift === "N" ? 6 : 0;
  const painted = process === "painting" ? 25 : 0;
  const permille = chance.between(4, 16 + proneness * 6 + nightly + painted);
  const scrap = Math.round((output * permille) / 1000);
  const energy = chance.percent(97) ? (minutes * chance.between(30, 62)) / 100 : "";
  return {
    ...{ at, product, day, process, scrap },
    columns: [
      ...[at + 1, product + 1, shift, operator, momentText(begun), momentText(begun + minutes)],
      ...[planned, output - scrap, scrap, energy === "" ? "" : energy.toFixed(1)],
    ],
  };
};

const runsOf = (chance) => {
  const rows = [];
  for (let day = 0; day < days; day++) {
    if (isSunday(day)) continue;
    for (const shift of isSaturday(day) ? ["E"] : ["E", "L", "N"])
      for (const [at, machine] of machines.entries()) {
        const isThere =
          machine[5] <= dayText(day) && (machine[8] === "" || dayText(day) <= machine[8]);
        const isStaffed = chance.percent(
          { E: 84, L: 74, N: machine[3] === "moulding" ? 52 : 0 }[shift],
        );
        // The last night shift would end on the day after the data do.
        if (isThere && isStaffed && !(shift === "N" && day === days - 1))
          rows.push(
            runOf(chance, {
              day,
              shift,
              at,
              operator: chance.percent(3) ? "" : chance.pick(operators),
            }),
          );
      }
  }
  return rows;
};

const stoppageOf = (chance, { columns: [machine, , , , startedAt], at, day }) => {
  const proneness = machines[at][7];
  const kind = Object.keys(faults)[chance.weighted([2 * proneness, 6, 3, 2, 1])];
  const begun = Math.round((Date.parse(`${startedAt}Z`) - Date.UTC(2024, 0, 1)) / 60_000);
  const from = begun + chance.between(10, 240);
  const lasts = {
    breakdown: chance.percent(12) ? chance.between(240, 1500) : chance.between(15, 200),
    changeover: chance.between(15, 70),
    maintenance: chance.between(45, 240),
    "no material": chance.between(10, 150),
    "no operator": chance.between(10, 90),
  }[kind];
  const isOver = kind !== "breakdown" || day < days - 2;
  const isRepair = kind === "breakdown" || kind === "maintenance";
  return [
    ...[machine, momentText(from), isOver ? momentText(from + lasts) : "", isOver ? lasts : ""],
    ...[kind, chance.pick(faults[kind]), kind === "changeover" || kind === "maintenance"],
    isRepair ? technicians[chance.weighted([5, 4, 3, 2])] : "",
    isRepair && isOver ? ((lasts * chance.between(60, 210)) / 100).toFixed(2) : "",
  ];
};

const dispositions = ["scrap", "rework", "accepted as is"];
const defectOf = (chance, run, runId) => {
  const stage = ["in process", "final inspection", "customer"][chance.weighted([9, 6, 2])];
  const found =
    run.day +
    { "in process": 0, "final inspection": chance.between(0, 3), customer: chance.between(9, 60) }[
      stage
    ];
  const closed = found + chance.between(1, stage === "customer" ? 45 : 14);
  const units = chance.between(1, Math.max(2, run.scrap));
  const severity = ["minor", "major", "critical"][
    chance.weighted([11, 6, stage === "customer" ? 3 : 1])
  ];
  if (found >= days) return undefined;
  const unit = products[run.product][6];
  const extra = stage === "customer" ? chance.between(150, 2400) : chance.between(0, 60);
  return [
    ...[runId, dayText(found), closed < days ? dayText(closed) : ""],
    ...[chance.pick(defectsOf[run.process]), severity, stage, units],
    closed < days ? dispositions[chance.weighted([6, 5, 2])] : "",
    (units * unit + extra).toFixed(2),
  ];
};

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);

/** A plant's machines, products, production runs, stoppages and quality reports until October 2026. */
export const tables = () => {
  const runs = runsOf(new Chance(821));
  const stops = new Chance(822);
  const faulty = new Chance(823);
  const stoppages = runs.flatMap((run) =>
    stops.percent(16 + 5 * machines[run.at][7]) ? [stoppageOf(stops, run)] : [],
  );
  const defects = runs
    .flatMap((run, at) => {
      const found = faulty.percent(9 + run.scrap / 4) ? defectOf(faulty, run, at + 1) : undefined;
      return found === undefined ? [] : [found];
    })
    .sort((left, right) => (left[1] < right[1] ? -1 : left[1] > right[1] ? 1 : left[0] - right[0]));
  return {
    "machines.csv": csv(
      "id,code,name,hall,process,maker,bought_on,hourly_rate,retired_on",
      numbered(machines.map((row) => [...row.slice(0, 7), row[8]])),
    ),
    "products.csv": csv(
      "id,article_no,name,family,customer,units_per_hour,material_cost,phased_out_on",
      numbered(products.map((row) => [...row.slice(0, 4), ...row.slice(5)])),
    ),
    "runs.csv": csv(
      "id,machine_id,product_id,shift,operator,started_at,ended_at,planned_units,good_units,scrap_units,energy_kwh",
      numbered(runs.map(({ columns }) => columns)),
    ),
    "stoppages.csv": csv(
      "id,machine_id,began_at,ended_at,minutes,kind,fault,is_planned,technician,repair_cost",
      numbered(stoppages),
    ),
    "defects.csv": csv(
      "id,run_id,found_on,closed_on,defect,severity,found_at,units,disposition,cost",
      numbered(defects),
    ),
  };
};
