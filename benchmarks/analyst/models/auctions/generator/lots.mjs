import { dayText } from "../../tables.mjs";
import { departments, nameOf, personOf, regions, sources, valuers } from "./lists.mjs";
import { lastDay, textOr } from "./sales.mjs";

const consignors = [
  ["PRI", 58],
  ["EST", 22],
  ["TRD", 15],
  ["INS", 5],
];
const institutionNames = ["Diocese of Sarum", "Caledonian Insurance", "Marlow College"];

const consignorOf = (chance, kind) => {
  const person = personOf(chance);
  if (kind === "EST") return `Estate of ${person}`;
  if (kind === "TRD") return `${person.split(" ")[1]} Antiques`;
  return kind === "INS" ? chance.pick(institutionNames) : person;
};

const consignmentOf = (chance, { sale, department }) => {
  const kind = nameOf(chance, consignors);
  const received = sale.day - chance.between(34, kind === "EST" ? 170 : 120);
  const objects = chance.percent(45) ? 1 : chance.between(2, kind === "EST" ? 22 : 8);
  return {
    ...{ kind, received, objects, department },
    name: consignorOf(chance, kind),
    region: nameOf(chance, regions),
    valuer: chance.pick(valuers[department]),
    source: chance.percent(3)
      ? ""
      : kind === "EST" && chance.percent(60)
        ? "Solicitor"
        : nameOf(chance, sources),
    rate: kind === "TRD" ? chance.pick([5, 8, 10]) : chance.pick([10, 12, 15, 15, 15, 18]),
    lots: [],
  };
};

/** Rounds to what auctioneers say: tens, fifties, hundreds and so on. */
const rounded = (amount) => {
  const step = amount < 200 ? 10 : amount < 1000 ? 50 : amount < 5000 ? 100 : 500;
  return Math.max(step, Math.round(amount / step) * step);
};

const estimateOf = (chance, department, isEvening) => {
  const spread = (chance.between(25, 190) / 100) * (chance.between(35, 170) / 100);
  const rare = chance.percent(7) ? chance.between(2, 9) : 1;
  return rounded(departments[department].estimate * spread * rare * (isEvening ? 2.2 : 1));
};

const lotOf = (chance, { sale, consignment }) => {
  const { department } = consignment;
  const { makers, made, words, objects } = departments[department];
  const low = estimateOf(chance, department, sale.isEvening);
  return {
    ...{ sale, consignment, department, low },
    title: `${chance.pick(words)} ${chance.pick(objects)}`,
    maker: chance.percent(made)
      ? makers[Math.floor(makers.length * chance.next() * chance.next())]
      : "",
    high: rounded(low * 1.5),
    reserve: chance.percent(low < 200 ? 40 : 88) ? rounded(low * 0.9) : "",
    isGuaranteed: low > 15_000 && chance.percent(16),
    isReoffered: false,
  };
};

const channels = { LIV: [34, 20, 36, 10], HYB: [24, 14, 52, 10], ONL: [0, 0, 96, 4] };

const soldOf = (chance, { lot, buyer, day }) => {
  const factor =
    (chance.between(88, 165) / 100) * (chance.percent(8) ? chance.between(14, 34) / 10 : 1);
  const hammer = rounded(lot.low * factor * (1 + day / 9000));
  const rate = lot.sale.series.format === "ONL" ? 0.25 : 0.27;
  const premium = Math.round(
    100 * (rate * Math.min(hammer, 50_000) + 0.2 * Math.max(0, hammer - 50_000)),
  );
  return {
    ...{ hammer, premium, buyer },
    commission: Math.round(hammer * lot.consignment.rate),
    bids: 1 + chance.weighted([2, 4, 6, 7, 7, 6, 5, 4, 3, 2, 2, 1, 1]) + Math.round(factor),
    channel: ["ROM", "TEL", "NET", "ABS"][chance.weighted(channels[lot.sale.series.format])],
  };
};

/** What comes of a lot: not yet, withdrawn before, sold or bought in. */
const resultOf = (chance, { lot, day, draw }) => {
  if (lot.sale.status === "SCH") return { status: "UPC", day };
  if (chance.percent(2.4)) return { status: "WDN", day };
  const month = Math.floor((day % 365) / 30.5);
  const swing = [1, 3, 7, 8, 10].includes(month) ? 1 : -3;
  const chances = departments[lot.department].sells + swing - (lot.isReoffered ? 8 : 0);
  if (lot.isGuaranteed || chance.percent(chances))
    return { status: "SLD", day, ...soldOf(chance, { lot, buyer: draw(day), day }) };
  return {
    status: "BIN",
    day,
    bids: chance.weighted([6, 4, 2, 1]),
    returned: day + chance.between(6, 110),
  };
};

/** The lots of a sale: some that stayed unsold before, at lower estimates, then the new consignments that are here. */
const lotsOfSale = (chance, { sale, unsold, consignments }) => {
  const back = unsold.splice(0, Math.min(unsold.length, Math.round(sale.size * 0.09)));
  const lots = back.map((lot) => ({
    ...lot,
    ...{
      sale,
      low: rounded(lot.low * 0.7),
      high: rounded(lot.high * 0.7),
      isReoffered: true,
      bids: undefined,
      returned: undefined,
    },
    reserve: lot.reserve === "" ? "" : rounded(lot.low * 0.6),
  }));
  for (let expected = lots.length; expected < sale.size;) {
    const department = chance.pick(sale.series.departments);
    const consignment = consignmentOf(chance, { sale, department });
    expected += consignment.objects;
    if (consignment.received > lastDay) continue;
    consignments.push(consignment);
    for (let at = 0; at < consignment.objects; at++)
      lots.push(lotOf(chance, { sale, consignment }));
  }
  return lots;
};

/** All lots in the order of the sales, and the consignments that they came with. */
export const lotsOf = (chance, { sales, draw }) => {
  const consignments = [];
  const unsold = new Map();
  const lots = sales
    .filter(({ status, day }) => status !== "CAN" && day <= lastDay + 120)
    .flatMap((sale) => {
      const waiting = unsold.get(sale.series.series) ?? [];
      const all = lotsOfSale(chance, { sale, unsold: waiting, consignments });
      const results = all.map((lot, at) => {
        const day = at > all.length / 2 ? sale.lastDay : sale.day;
        const lotNo = at + 1;
        const done = { ...lot, lotNo, ...resultOf(chance, { lot, day, draw }) };
        done.consignment.lots.push(done);
        return done;
      });
      const next = results.filter(({ status, isReoffered }) => status === "BIN" && !isReoffered);
      unsold.set(
        sale.series.series,
        [...waiting, ...next.filter(() => chance.percent(46))].slice(-60),
      );
      return results;
    });
  return { lots, consignments: numbered(consignments) };
};

const numbered = (consignments) => {
  consignments.sort((one, other) => one.received - other.received);
  for (const [at, consignment] of consignments.entries())
    Object.assign(consignment, { id: at + 1, number: `C${30_001 + at}` });
  return consignments;
};

export const lotRow = (lot, at) => [
  ...[at + 1, lot.lotNo, lot.title, lot.department, lot.maker, lot.sale.id, lot.consignment.id],
  ...[dayText(lot.day), lot.status, lot.low, lot.high, lot.reserve, lot.isGuaranteed],
  ...[lot.isReoffered, lot.bids, lot.hammer, lot.premium, lot.commission, lot.buyer?.id],
  lot.channel,
];

/** Paid out about a month after its last sold lot, a few later. */
const settlementOf = (chance, { lots }) => {
  const sold = lots.filter(({ status }) => status === "SLD");
  const isWaiting = lots.some(({ status }) => status === "UPC");
  const proceeds = sold.reduce((sum, { hammer, commission }) => sum + hammer * 100 - commission, 0);
  if (sold.length === 0) return { status: isWaiting ? "AWT" : "RTN", proceeds };
  const settled =
    Math.max(...sold.map(({ day }) => day)) + chance.between(28, chance.percent(8) ? 75 : 42);
  return settled <= lastDay ? { status: "SET", settled, proceeds } : { status: "SLD", proceeds };
};

export const consignmentRow = (chance) => (consignment) => {
  const { status, settled, proceeds } = settlementOf(chance, consignment);
  const signed = consignment.received + chance.between(0, 18);
  return [
    ...[consignment.id, consignment.number, consignment.name, consignment.kind],
    ...[consignment.region, consignment.department, consignment.valuer, consignment.source],
    ...[
      dayText(consignment.received),
      chance.percent(3) ? "" : textOr(signed),
      consignment.objects,
    ],
    ...[consignment.rate / 100, status, textOr(settled), status === "AWT" ? "" : proceeds],
  ];
};
