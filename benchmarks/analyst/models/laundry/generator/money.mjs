import { dayText, monthEnds } from "../../tables.mjs";
import { articles, lastDay } from "./lists.mjs";

const linen = {
  HOT: [20, 17, 18, 2, 3, 22, 15, 6, 5, 1, 0, 1, 0, 0],
  HOS: [18, 12, 14, 0, 0, 6, 6, 0, 0, 1, 20, 9, 14, 7],
  CAR: [20, 16, 18, 2, 2, 12, 14, 2, 1, 1, 8, 3, 0, 0],
  RES: [0, 0, 0, 26, 40, 0, 6, 0, 0, 26, 0, 6, 0, 0],
};

const decisionOf = (chance, filed, claimed) => {
  const decided = filed + chance.between(2, 26) + (chance.percent(12) ? chance.between(10, 40) : 0);
  if (decided > lastDay || chance.percent(2)) return { status: "open", granted: "" };
  const status = ["accepted", "partly", "rejected"][chance.weighted([52, 27, 21])];
  const share = { accepted: 100, partly: chance.between(20, 75), rejected: 0 }[status];
  return { status, decided, granted: Math.round((claimed * share) / 100) };
};

const claimOf = (chance, house, filed) => {
  const [article, , , , cents] = articles[chance.weighted(linen[house.sector])];
  const kind = ["LST", "DMG", "STN", "SHT"][chance.weighted([31, 24, 18, 27])];
  const pieces = chance.between(1, kind === "DMG" ? 14 : house.sector === "HOS" ? 60 : 32);
  const claimed = pieces * Math.round(cents * (kind === "STN" ? 0.4 : kind === "SHT" ? 0.3 : 0.8));
  return {
    ...{ house, article, kind, pieces, filed, claimed },
    ...decisionOf(chance, filed, claimed),
  };
};

/** Some houses claim often, others never; in September 2026 more than usual. */
export const claimsOf = (chance, customers) =>
  Array.from({ length: lastDay + 1 }, (_, day) => day)
    .flatMap((day) =>
      customers
        .filter(({ from, left }) => day >= from && day <= (left ?? lastDay))
        .filter(
          ({ trouble }) =>
            chance.next() * 1000 < trouble * 4.6 * (day >= 974 && day < 1004 ? 1.8 : 1),
        )
        .map((house) => claimOf(chance, house, day)),
    )
    .map((each, at) => ({ id: at + 1, ...each }));

export const claimRow = (each) => [
  ...[each.id, `R-${20000 + each.id}`, each.house.id, each.kind, each.status, each.article],
  ...[each.pieces, each.claimed, each.granted, dayText(each.filed)],
  each.decided === undefined ? "" : dayText(each.decided),
];

/** Cents a piece. */
const prices = { HOT: 86, HOS: 104, CAR: 78, RES: 69 };

const paymentOf = (chance, house, issued) => {
  const terms = house.sector === "HOS" ? 30 : 14;
  const isSlow = chance.percent(9);
  const paid =
    issued + house.payFrom + chance.between(0, 16) + (isSlow ? chance.between(14, 80) : 0);
  return { due: issued + terms, paid: paid > lastDay || chance.percent(0.6) ? undefined : paid };
};

const invoiceOf = (chance, { house, issued, pieces, extras, year }) => {
  const price = prices[house.sector] * (1 + (year - 2024) * 0.035);
  const washing = Math.round(pieces * price * (house.type === "REN" ? 0.62 : 0.8));
  const rental = house.type === "REN" ? Math.round(pieces * price * 0.38) : 0;
  const extra = extras * chance.between(45, 160) * 100;
  const missing = Math.max(0, house.minimum - washing - rental);
  const parts = { washing: washing + missing, rental, extra };
  return {
    ...{ house, issued, kind: "INV", ...parts, net: washing + missing + rental + extra },
    ...paymentOf(chance, house, issued),
  };
};

const creditOf = (chance, { house, issued, net }) => {
  const day = Math.min(issued + chance.between(4, 30), lastDay);
  const given = -Math.round((net * chance.between(3, 40)) / 100);
  const parts = { washing: given, rental: 0, extra: 0, net: given };
  return { house, issued: day, kind: "CRN", ...parts, due: undefined, paid: day };
};

/** An invoice for each house at each month's end for what was delivered, and a few credit notes. */
export const invoicesOf = (chance, visits) => {
  const ends = monthEnds(34);
  return ends
    .flatMap(({ day: issued, text }, at) => {
      const first = at === 0 ? 0 : ends[at - 1].day + 1;
      const sums = new Map();
      for (const { house, day, out, kind } of visits) {
        if (day < first || day > issued) continue;
        const sum = sums.get(house) ?? { pieces: 0, extras: 0 };
        sums.set(house, {
          pieces: sum.pieces + Number(out),
          extras: sum.extras + (kind === "REG" ? 0 : 1),
        });
      }
      return [...sums]
        .sort(([one], [other]) => one.id - other.id)
        .map(([house, sum]) =>
          invoiceOf(chance, { house, issued, ...sum, year: Number(text.slice(0, 4)) }),
        );
    })
    .flatMap((each) => (chance.percent(2.2) ? [each, creditOf(chance, each)] : [each]))
    .sort((one, other) => one.issued - other.issued || one.house.id - other.house.id)
    .map((each, at) => ({ id: at + 1, ...each }));
};

const dayOr = (day) => (day === undefined ? "" : dayText(day));

export const invoiceRow = (each) => [
  ...[each.id, `${each.kind === "INV" ? "RE" : "GS"}${100000 + each.id}`, each.house.id, each.kind],
  ...[dayText(each.issued), dayOr(each.due), dayOr(each.paid)],
  ...[each.net, each.washing, each.rental, each.extra],
];
