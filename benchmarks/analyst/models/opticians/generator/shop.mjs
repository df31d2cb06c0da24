import { dayText, momentText } from "../../tables.mjs";
import { branches, brands, colours, labs, remakeReasons } from "./lists.mjs";
import { lastDay, openDay, textOr } from "./patients.mjs";
import { staffOn } from "./visits.mjs";

/** Each branch's frames: most models in a colour or two. */
export const framesOf = (chance) =>
  branches
    .flatMap(([branch]) =>
      brands.flatMap(([brand, supplier, price, weight, models]) =>
        models.flatMap((model) =>
          Array.from({ length: chance.between(1, 3) }, () => ({
            ...{ branch, brand, supplier, weight, model, colour: chance.pick(colours) },
            price: (price + chance.between(-2, 3) * 5) * 100,
            cost: Math.round(price * (0.34 + chance.next() * 0.12) * 100),
            onHand: [0, 1, 2, 3, 4, 6][chance.weighted([12, 26, 26, 18, 12, 6])],
            received: openDay(chance.between(-200, lastDay - 10)),
          })),
        ),
      ),
    )
    .map((each, at) => ({ id: 501 + at, ...each }));

const lensPence = { SVS: 4500, BIF: 8900, VAR: 16900, SUN: 7900 };
const coatings = [
  ["NON", 30, 0],
  ["ARC", 38, 4000],
  ["BLU", 16, 5500],
  ["TRA", 16, 7500],
];

const kindOf = (chance, { age }, isSecond) => {
  if (isSecond) return ["SVS", "SUN", "VAR"][chance.weighted([4, 5, age > 45 ? 3 : 0])];
  if (age < 42) return chance.percent(96) ? "SVS" : "SUN";
  return ["VAR", "BIF", "SVS", "SUN"][chance.weighted([52, 10, 34, 4])];
};

/** When the lab has it, when it is here, and when it is fetched. */
const wayOf = (chance, { day, lab: [, , usual], isOut }) => {
  const promised = openDay(day + usual + 4);
  const slip = chance.percent(13) ? chance.between(3, 16) : -chance.below(4);
  const arrived = openDay(Math.max(promised + slip, day + 1));
  const wait = chance.percent(5) ? chance.between(20, 150) : Math.floor(chance.next() ** 2 * 16);
  const collected = openDay(arrived + wait);
  if (isOut) return { promised, status: "CXL" };
  if (arrived > lastDay) return { promised, status: "LAB" };
  const isHere = collected > lastDay || (chance.percent(0.4) && day > 500);
  return isHere
    ? { promised, arrived, status: "RDY" }
    : { promised, arrived, collected, status: "COL" };
};

const priceOf = (chance, { visit, kind, frame, coating, isSecond }) => {
  const gross = (frame?.price ?? 0) + lensPence[kind] + coating[2];
  const isChild = visit.age < 16;
  const share = isSecond ? 50 : chance.percent(24) ? chance.pick([10, 10, 15, 20]) : 0;
  const discount = Math.round((gross * share) / 10_000) * 100;
  const hasVoucher = !isSecond && (isChild || (visit.isNhs && chance.percent(17)));
  const voucher = hasVoucher ? Math.min(kind === "SVS" ? 4290 : 7400, gross - discount) : 0;
  return { gross, discount, voucher, total: gross - discount };
};

const paidOf = (chance, { total, voucher, status }) => {
  const own = total - voucher;
  if (status === "COL") return chance.percent(99.2) ? own : Math.round(own / 2);
  if (status === "CXL") return 0;
  return chance.percent(38) ? own : chance.percent(75) ? Math.round(own / 200) * 100 : 0;
};

const glassesOf = (chance, { visit, frames, isSecond }) => {
  const { patient, day } = visit;
  const kind = kindOf(chance, visit, isSecond);
  const own = frames.filter(({ branch, received }) => branch === patient.branch && received <= day);
  const hasOwn = own.length === 0 || chance.percent(8);
  const frame = hasOwn ? undefined : own[chance.weighted(own.map(({ weight }) => weight))];
  const lab = labs[chance.weighted(labs.map(([, weight]) => weight))];
  const coating = coatings[chance.weighted(coatings.map(([, weight]) => weight))];
  const way = wayOf(chance, { day, lab, isOut: chance.percent(2) });
  const price = priceOf(chance, { visit, kind, frame, coating, isSecond });
  if (frame !== undefined && way.status !== "CXL") frame.sold = Math.max(frame.sold ?? day, day);
  const isRemade = way.status === "COL" && chance.percent(lab[0] === "Norville" ? 7 : 3.6);
  const remade = isRemade ? openDay(way.collected + chance.between(1, 25)) : undefined;
  const isKnown = remade !== undefined && remade <= lastDay;
  const isRefunded = isKnown && chance.percent(8);
  return {
    ...{
      patient,
      visit,
      kind,
      frame,
      lab: lab[0],
      coating: coating[0],
      isSecond,
      ...way,
      ...price,
    },
    at: visit.at + 30 + chance.below(4) * 5,
    dispenser: staffOn(chance, "DIS", patient.branch, day),
    paid: paidOf(chance, { ...price, ...way }),
    refund: isRefunded ? price.total - price.voucher : 0,
    remade: isKnown ? remade : undefined,
    reason: isKnown
      ? remakeReasons[chance.weighted(remakeReasons.map(([, weight]) => weight))][0]
      : "",
  };
};

/** What is ordered after an examination: a pair, and for some a second one at half the price. */
export const ordersOf = (chance, { visits, frames }) =>
  visits
    .filter(({ dispensed }) => dispensed)
    .flatMap((visit) => [
      glassesOf(chance, { visit, frames, isSecond: false }),
      ...(visit.age > 15 && chance.percent(21)
        ? [glassesOf(chance, { visit, frames, isSecond: true })]
        : []),
    ])
    .map((each, at) => ({ id: at + 1, ...each }));

export const orderRow = (each) => [
  ...[each.id, `D${String(40_000 + each.id)}`, each.patient.id, each.visit.id, each.patient.branch],
  ...[each.dispenser, momentText(each.at), each.kind, each.frame?.id ?? "", each.coating, each.lab],
  ...[dayText(each.promised), textOr(each.arrived), textOr(each.collected), each.status],
  ...[each.isSecond, each.gross, each.discount, each.voucher, each.paid, each.refund],
  ...[textOr(each.remade), each.reason],
];

export const frameRow = (each) => [
  ...[each.id, each.branch, each.brand, each.model, each.colour, each.supplier, each.onHand],
  ...[each.price, each.cost, dayText(each.received), textOr(each.sold)],
];
