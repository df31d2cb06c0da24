import { momentText } from "../../tables.mjs";
import {
  about,
  cranes,
  cranesOf,
  lineOf,
  now,
  seasonOf,
  services,
  types,
  vessels,
} from "./lists.mjs";

const horizon = 1078;

const waitOf = (chance, { arrived, type }) => {
  const day = Math.floor(arrived / 1440);
  const month = new Date(Date.UTC(2024, 0, 1 + day)).getUTCMonth();
  const isStormy = month === 11 || month < 2;
  const usual = chance.between(25, 260) + (chance.percent(27) ? chance.between(150, 1900) : 0);
  if (day >= 1033 && chance.percent(50)) return chance.between(40, 170);
  const crowded = day >= 1033 ? 6 : day > 940 ? 1.5 : isStormy ? 1.45 : 1;
  return Math.round(usual * crowded * { DSV: 0.8, FDR: 1, BRG: 1.25 }[type]);
};

const stateOf = ({ arrived, berthed, departed }) => {
  if (arrived >= now) return "EXP";
  if (berthed >= now) return "ANC";
  return departed >= now ? "ALG" : "DEP";
};

const callOf = (chance, day) => {
  const there = services.filter(({ first, last }) => first <= day && day <= last);
  const service = there[chance.weighted(there.map(({ weight }) => weight))];
  const { berths, berthWeights, moves, pace } = types[service.type];
  const eta = day * 1440 + chance.below(48) * 30;
  const isLate = chance.percent(service.type === "DSV" ? 27 : 14);
  const offset = isLate ? chance.between(485, 2300) : chance.between(-330, 420);
  const arrived = eta < now ? Math.min(eta + offset, now - chance.between(40, 400)) : eta + 1;
  const berthed = arrived + waitOf(chance, { arrived, type: service.type });
  const known = vessels[service.name];
  const moveCount = Math.round(chance.between(...moves) * (0.9 + day / 5000) * seasonOf(day));
  const departed = berthed + moveCount * pace + chance.between(70, 260);
  const isCancelled = eta < now - 2880 && chance.percent(2.6);
  return {
    ...{ service, eta, arrived, berthed, departed, moveCount },
    vessel: known[chance.weighted(known.map((_, at) => known.length + 1 - at))],
    berth: berths[chance.weighted(berthWeights)],
    status: isCancelled ? "CAN" : stateOf({ arrived, berthed, departed }),
  };
};

/** Calls in the order of their announced arrival, those of the next weeks included. */
export const callsOf = (chance) =>
  Array.from({ length: horizon }, (_, day) =>
    Array.from(
      { length: about(chance, (1.3 + day / 2400) * seasonOf(day)) + (day >= 1033 ? 1 : 0) },
      () => callOf(chance, day),
    ),
  )
    .flat()
    .sort((one, other) => one.eta - other.eta)
    .map((call, at) => ({ id: at + 1, ...call }));

const momentOr = (minute, isThere) => (isThere ? momentText(minute) : "");

export const callRow = (call) => {
  const { status, service, eta, arrived, berthed, departed } = call;
  const { name, alliance, manager } = lineOf(service.line);
  const hasArrived = status !== "EXP" && status !== "CAN";
  return [
    ...[call.id, `VC-${10_000 + call.id}`, call.vessel, service.type, name, alliance, manager],
    ...[service.name, status === "EXP" && eta > now + 20_000 ? "" : call.berth, status],
    ...[momentText(eta), momentOr(arrived, hasArrived)],
    ...[momentOr(berthed, status === "ALG" || status === "DEP")],
    ...[momentOr(departed, status === "DEP")],
    hasArrived ? Math.abs(arrived - eta) <= 480 : "",
  ];
};

const sizes = [20, 40, 45];
const boxTypes = ["DRY", "REF", "TNK", "OPT"];
const weights = { 20: [9, 26], 40: [11, 29], 45: [12, 29] };

const moveOf = (chance, call) => {
  const { service, berth, berthed, departed } = call;
  const kind = ["DIS", "LOA", "RES"][chance.weighted(types[service.type].kinds)];
  const boxType = boxTypes[chance.weighted([88 - service.reefers, service.reefers, 5, 3])];
  const size = boxType === "TNK" ? 20 : sizes[chance.weighted([31, 60, boxType === "DRY" ? 7 : 0])];
  const isFull = boxType !== "DRY" || chance.percent(kind === "LOA" ? 66 : 84);
  const crane = chance.pick(cranesOf[berth]);
  const [least, most] = weights[size];
  const letters = chance.percent(84) ? lineOf(service.line).letters : "TRL";
  return {
    ...{ call, kind, boxType, size, isFull, crane },
    at: berthed + 30 + chance.below(departed - berthed - 60),
    container: `${letters}U${chance.between(2_000_000, 7_999_999)}`,
    isDangerous: isFull && chance.percent(boxType === "TNK" ? 46 : 4),
    weight: isFull ? chance.between(least * 100, most * 100) * 10 : size === 20 ? 2230 : 3780,
    cycle: Math.round(
      cranes[crane][0] * (chance.between(78, 138) / 100) * (kind === "RES" ? 1.25 : 1),
    ),
  };
};

/** What was lifted on and off vessels that have berthed. */
export const movesOf = (chance, calls) =>
  calls
    .filter(({ status }) => status === "ALG" || status === "DEP")
    .flatMap((call) => Array.from({ length: call.moveCount }, () => moveOf(chance, call)))
    .filter(({ at }) => at < now)
    .sort((one, other) => one.at - other.at);

export const moveRow = (move, at) => [
  ...[at + 1, move.call.id, momentText(move.at), move.kind, move.container, move.size],
  ...[move.boxType, move.isFull, move.isDangerous, move.crane],
  ...[{ 20: 1, 40: 2, 45: 2.25 }[move.size], move.weight, move.cycle],
];
