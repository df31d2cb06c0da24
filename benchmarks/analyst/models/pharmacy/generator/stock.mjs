import { dayText } from "../../tables.mjs";
import { returnReasons } from "./lists.mjs";
import { lastDay } from "./trade.mjs";

const weights = returnReasons.map(([, weight]) => weight);

const returnOf = (chance, line) => {
  const reason = returnReasons[chance.weighted(weights)][0];
  const day = line.order.day + chance.between(1, 40);
  const isRejected = chance.percent(reason === "EXP" ? 35 : 9);
  const decided = day + chance.between(2, 30);
  const isDecided = decided <= lastDay && !chance.percent(2);
  const isCredited = isDecided && !isRejected;
  const units = chance.percent(40) ? line.supplied : chance.between(1, line.supplied);
  return {
    ...{ line, reason, day, units },
    status: isCredited ? "CRD" : isDecided ? "REJ" : chance.percent(40) ? "APP" : "REQ",
    credited: isCredited ? decided : undefined,
    credit: isDecided && isRejected ? 0 : units * line.unit,
    isResaleable: reason === "" ? "" : ["OVR", "WRG"].includes(reason) && chance.percent(70),
  };
};

export const returnsOf = (chance, lines) =>
  lines
    .filter(({ supplied }) => supplied > 0 && chance.percent(3.6))
    .map((line) => returnOf(chance, line))
    .filter(({ day }) => day <= lastDay)
    .sort((one, other) => one.day - other.day)
    .map((each, at) => ({ id: at + 1, ...each }));

const batchOf = (chance, product, depot) => {
  const received = chance.between(lastDay - 420, lastDay - 1);
  const life = product.isCold ? chance.between(150, 500) : chance.between(240, 1000);
  const units = product.price > 3000 ? chance.between(20, 160) : chance.between(80, 1400);
  const age = lastDay - received;
  const left = Math.max(0, 100 - Math.floor((age * chance.between(15, 45)) / 100));
  const isGone = chance.percent(14);
  const state = chance.weighted([93, 5, 2]);
  return {
    ...{ product, depot, received, units, expiry: received + life },
    left: isGone ? 0 : Math.floor((units * left) / 100),
    status: ["REL", "QUA", "REC"][state],
    cost: Math.round(product.cost * (0.97 + chance.below(9) / 100)),
    bin: chance.percent(5)
      ? ""
      : `${chance.pick(["A", "B", "C", "D"])}${chance.between(1, 28)}-${chance.between(1, 6)}`,
  };
};

/** What lies in the depots on the last day, and what is used up of it. */
export const batchesOf = (chance, products) =>
  products
    .flatMap((product) =>
      ["Dublin", "Cork", "Galway"].flatMap((depot) => {
        if (depot !== "Dublin" && chance.percent(18)) return [];
        const count = chance.between(1, depot === "Dublin" ? 5 : 3);
        return Array.from({ length: count }, () => batchOf(chance, product, depot));
      }),
    )
    .sort((one, other) => one.received - other.received)
    .map((each, at) => ({ id: at + 1, ...each }));

export const returnRow = (each) => [
  ...[each.id, `RMA${String(7000 + each.id)}`, each.line.id, each.line.order.buyer.id],
  ...[each.line.product.id, dayText(each.day), each.units, each.reason, each.status],
  ...[each.credited === undefined ? "" : dayText(each.credited), each.credit, each.isResaleable],
];

export const batchRow = (each) => [
  ...[each.id, `${each.product.maker.slice(0, 2).toUpperCase()}${String(20_411 + each.id * 13)}`],
  ...[each.product.id, each.depot, dayText(each.received), dayText(each.expiry)],
  ...[each.units, each.left, each.status, each.cost, each.bin],
];
