import { dayText } from "../../tables.mjs";
import * as lists from "./lists.mjs";
import { lastDay, segments } from "./leads.mjs";

const contractOf = (chance, segment) => {
  const hasOne = chance.percent(segment === "RES" ? 41 : 78);
  return hasOne ? lists.contracts[chance.weighted([50, 34, 16])] : "";
};

/** Parts of every system, whoever built it. */
const partsOf = (chance, segment) => ({
  roof:
    segment === "RES"
      ? ["pitched", "flat"][chance.weighted([88, 12])]
      : ["pitched", "flat", "ground"][chance.weighted([38, 44, 18])],
  modules: lists.moduleBrands[chance.weighted([16, 34, 28, 22])],
  inverter: lists.inverterBrands[chance.weighted([34, 26, 24, 16])],
  contract: contractOf(chance, segment),
  quality: chance.between(91, 107) / 100,
});

const crewOf = (chance, branch, day) => {
  const crews = lists.crews[branch].filter((name) => name !== "UL-2" || day > 400);
  return crews[chance.weighted(crews.map((_, at) => 10 - 3 * at))];
};

/** An order, from a quote that was accepted, as far as it has come by the last day. */
const orderedOf = (chance, { lead, battery, decided, price }) => {
  const isCancelled = chance.percent(4);
  const days = lead.segment === "RES" ? chance.between(24, 95) : chance.between(55, 190);
  const started = decided + days;
  const length = Math.ceil(lead.kwp / 9) + chance.between(0, 2);
  const commissioned = started + length + chance.between(4, 34);
  const isStarted = !isCancelled && started <= lastDay;
  const isLive = isStarted && commissioned <= lastDay;
  const hasCrew = isStarted || (started <= lastDay + 45 && !isCancelled);
  return {
    ...{ lead, branch: lead.branch, city: lead.city, segment: lead.segment, kwp: lead.kwp },
    ...{ customer: lead.customer, battery, price, sunshine: lead.sunshine },
    ...{ ordered: decided, started: isStarted ? started : undefined },
    commissioned: isLive ? commissioned : undefined,
    status: isCancelled ? "cancelled" : isLive ? "live" : isStarted ? "installing" : "planned",
    crew: hasCrew ? crewOf(chance, lead.branch, started) : "",
    hours: isLive ? Math.round(lead.kwp * chance.between(21, 38)) / 10 + 14 : undefined,
    ...partsOf(chance, lead.segment),
  };
};

/** Systems that others built until 2023, and that are looked after here. */
const takenOver = (chance, at) => {
  const branch = chance.weighted(lists.branchWeights);
  const segment = segments[chance.weighted([66, 20, 14])];
  const isPrivate = segment === "RES";
  const list = segment === "COM" ? lists.companies : lists.farms;
  const index = chance.below(list.length);
  const commissioned = -chance.between(20, 1700);
  return {
    ...{ branch, segment, sunshine: lists.branches[branch][3], status: "live", crew: "" },
    city: lists.branches[branch][2][chance.weighted(lists.cityWeights)],
    kwp: isPrivate ? chance.between(38, 118) / 10 : chance.between(240, 1600) / 10,
    customer: isPrivate
      ? { name: `${chance.pick(lists.given)} ${chance.pick(lists.family)}`, no: `C${10_000 + at}` }
      : { name: list[index], no: `${segment === "COM" ? "B" : "F"}${1001 + index}` },
    battery: chance.percent(22) ? chance.between(5, 12) : undefined,
    ...{ commissioned },
    ...partsOf(chance, segment),
  };
};

export const systemsOf = (chance, quotes) => [
  ...Array.from({ length: 240 }, (_, at) => takenOver(chance, at)).map((each, at) => ({
    ...{ id: at + 1, no: `PV-T-${String(at + 1).padStart(4, "0")}` },
    ...each,
  })),
  ...quotes
    .filter(({ status }) => status === "ACC")
    .map((quote) => orderedOf(chance, quote))
    .sort((one, other) => one.ordered - other.ordered)
    .map((each, at) => ({
      id: 241 + at,
      no: `PV-${dayText(each.ordered).slice(2, 4)}-${String(at + 1).padStart(4, "0")}`,
      ...each,
    })),
];

const textOr = (day) => (day === undefined ? "" : dayText(day));

export const systemRow = (each) => [
  ...[each.id, each.no, each.customer.no, each.customer.name, each.segment],
  ...[lists.branches[each.branch][0], lists.branches[each.branch][1], each.city, each.crew],
  ...[each.status, each.roof, each.modules, each.inverter, each.kwp, each.battery ?? ""],
  ...[each.contract, textOr(each.ordered), textOr(each.started), textOr(each.commissioned)],
  ...[each.hours ?? ""],
];

const firstOfMonth = (month) => (Date.UTC(2024, month, 1) - Date.UTC(2024, 0, 1)) / 86_400_000;

const yieldOf = (chance, system, month) => {
  const share = lists.sun[month % 12] / 1000;
  const forecast = Math.round(system.kwp * system.sunshine * share);
  const isDown = chance.percent(system.inverter === "Kostal" ? 6 : 3);
  const downtime = isDown ? chance.between(6, 260) : chance.percent(8) ? chance.between(1, 5) : 0;
  const sky = lists.weather[Math.floor(month / 12)][month % 12] / 100;
  const own = (system.quality * chance.between(95, 104)) / 100;
  const kwh = Math.round(forecast * sky * own * (1 - downtime / 744) * 10) / 10;
  const used =
    (system.battery === undefined ? 31 : 56) + chance.between(-9, 9) - (share - 0.08) * 90;
  const isSilent = chance.percent(1.3);
  return {
    ...{ system, month, forecast, downtime: isSilent && chance.percent(50) ? undefined : downtime },
    kwh: isSilent ? undefined : kwh,
    used: isSilent ? undefined : Math.round(kwh * used) / 100,
  };
};

/** A row for each month after the one in which the system went live, up to October 2026. */
export const yieldsOf = (chance, systems) =>
  Array.from({ length: 34 }, (_, month) => month)
    .flatMap((month) =>
      systems
        .filter(
          ({ commissioned }) => commissioned !== undefined && commissioned < firstOfMonth(month),
        )
        .map((system) => yieldOf(chance, system, month)),
    )
    .map((each, at) => ({ id: at + 1, ...each }));

export const yieldRow = (each) => [
  ...[each.id, each.system.id, dayText(firstOfMonth(each.month)), each.kwh ?? "", each.forecast],
  ...[each.used ?? "", each.downtime ?? ""],
];
