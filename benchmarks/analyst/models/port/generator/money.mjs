import { dayText, momentText } from "../../tables.mjs";
import { about, cranes, cranesOf, lastDay, lineOf, now } from "./lists.mjs";

const tariffs = ["STD", "CON", "SPT"];
const prices = { STD: 1.12, CON: 0.94, SPT: 1.24 };

/** What a call is charged for: percent of the calls of a type, cents for a move. */
const charges = [
  ["STV", { DSV: 100, FDR: 100, BRG: 100 }, 11_800],
  ["LAS", { DSV: 97, FDR: 84, BRG: 0 }, 1_450],
  ["STO", { DSV: 62, FDR: 44, BRG: 21 }, 3_900],
  ["REF", { DSV: 66, FDR: 45, BRG: 4 }, 2_100],
  ["OVT", { DSV: 17, FDR: 12, BRG: 5 }, 2_600],
];

const stateOf = (chance, { line, due }) => {
  if (chance.percent(0.7)) return { status: "CRD" };
  const isOld = due < lastDay - 150;
  if (chance.percent((isOld ? 0.3 : 3) + Math.max(0, line.delay) / 9)) return { status: "DSP" };
  const paid = due + line.delay + chance.between(-9, 9) + (chance.percent(9) ? 25 : 0);
  if (paid > lastDay || chance.percent(isOld ? 0.1 : 2.5)) return { status: "OPN" };
  return { status: "PAI", paid };
};

const invoiceOf = (chance, { call, charge, price }) => {
  const line = lineOf(call.service.line);
  const tariff = tariffs[chance.weighted(line.tariffs)];
  const issued = Math.floor(call.departed / 1440) + chance.between(1, 6);
  const due = issued + line.terms;
  const growth = 1 + Math.floor(issued / 366) * 0.035;
  return {
    ...{ call, charge, tariff, issued, due },
    cents: Math.round(
      call.moveCount * price * prices[tariff] * growth * (chance.between(88, 112) / 100),
    ),
    ...stateOf(chance, { line, due }),
  };
};

/** Invoices of the calls that have departed, in the order in which they were issued. */
export const invoicesOf = (chance, calls) =>
  calls
    .filter(({ status }) => status === "DEP")
    .flatMap((call) =>
      charges
        .filter(([, shares]) => chance.percent(shares[call.service.type]))
        .map(([charge, , price]) => invoiceOf(chance, { call, charge, price })),
    )
    .filter(({ issued }) => issued <= lastDay)
    .sort((one, other) => one.issued - other.issued);

export const invoiceRow = (each, at) => [
  ...[at + 1, `INV-${240_001 + at}`, each.call.id, each.charge, each.tariff],
  ...[dayText(each.issued), dayText(each.due)],
  ...[each.paid === undefined ? "" : dayText(each.paid), each.status, each.cents],
];

const causes = ["MEC", "ELE", "WND", "SPR", "ACC"];
const lengths = { MEC: [35, 420], ELE: [20, 260], WND: [60, 700], SPR: [10, 95], ACC: [45, 600] };

const stopOf = (chance, { day, calls }) => {
  const names = Object.keys(cranes);
  const crane = names[chance.weighted(names.map((name) => cranes[name][1]))];
  const isWinter = day % 365 < 75 || day % 365 > 320;
  const cause = causes[chance.weighted([32, 24, isWinter ? 30 : 6, 21, 3])];
  const stopped = day * 1440 + chance.below(1440);
  const resumed = stopped + chance.between(...lengths[cause]);
  const worked = calls.find(
    ({ status, berth, berthed, departed }) =>
      (status === "DEP" || status === "ALG") &&
      cranesOf[berth].includes(crane) &&
      berthed <= stopped &&
      stopped < departed,
  );
  return {
    ...{ crane, cause, stopped, resumed },
    call: worked !== undefined && chance.percent(88) ? worked.id : "",
    hadInjury: cause === "ACC" && chance.percent(34),
  };
};

/** Stops of cranes; two of the last days last on. */
export const stopsOf = (chance, calls) => {
  const stops = Array.from({ length: lastDay + 1 }, (_, day) =>
    Array.from({ length: about(chance, 0.62) }, () =>
      stopOf(chance, {
        day,
        calls: calls.filter(({ eta }) => Math.abs(eta / 1440 - day) < 4),
      }),
    ),
  ).flat();
  const lasting = [
    { crane: "STS-4", cause: "MEC", stopped: now - 2110, hadInjury: false, call: "" },
    { crane: "MHC-1", cause: "ELE", stopped: now - 395, hadInjury: false, call: "" },
  ];
  return [...stops.filter(({ resumed }) => resumed < now), ...lasting].sort(
    (one, other) => one.stopped - other.stopped,
  );
};

export const stopRow = (each, at) => [
  ...[at + 1, each.call, each.crane, each.cause, momentText(each.stopped)],
  ...[each.resumed === undefined ? "" : momentText(each.resumed), each.hadInjury],
];
