import { dayText, monthEnds } from "../../tables.mjs";
import { lastDay, textOr } from "./sales.mjs";

const paymentOf = (chance, { day, bidder, amount }) => {
  if (chance.percent(0.7)) return { status: "CAN" };
  const isSlow = bidder.id % 11 === 3 || (bidder.kind === "TRD" && chance.percent(25));
  const paid =
    day +
    chance.weighted([1, 3, 6, 8, 9, 8, 7, 6, 4, 3, 2, 2, 1, 1]) +
    (isSlow ? chance.between(6, 55) : 0);
  if (paid > lastDay || chance.percent(day > lastDay - 150 ? 3 : 0.2)) return { status: "OPN" };
  const method = amount < 300_000 ? ["BT", "CC", "CC"] : ["BT", "BT", "BT", "CHQ"];
  const collected = chance.percent(paid > lastDay - 120 ? 85 : 99)
    ? paid + chance.between(0, chance.percent(20) ? 70 : 20)
    : undefined;
  return { status: "PAD", paid, method: chance.pick(method), collected };
};

/** One invoice to each buyer of a sale: hammer, premium, and VAT on the premium. */
export const invoicesOf = (chance, lots) => {
  const found = new Map();
  for (const lot of lots.filter(({ status }) => status === "SLD")) {
    const key = `${lot.sale.id}-${lot.buyer.id}`;
    if (!found.has(key)) found.set(key, { sale: lot.sale, bidder: lot.buyer, lots: [] });
    const invoice = found.get(key);
    invoice.lots.push(lot);
    lot.invoice = invoice;
  }
  for (const invoice of found.values()) {
    const day = Math.min(invoice.sale.lastDay + 1, lastDay);
    const amount = invoice.lots.reduce(
      (sum, { hammer, premium }) => sum + hammer * 100 + premium,
      0,
    );
    const vat = Math.round(invoice.lots.reduce((sum, { premium }) => sum + premium, 0) / 5);
    Object.assign(invoice, { day, amount: amount + vat, vat, due: day + 14 });
    Object.assign(invoice, paymentOf(chance, { day, bidder: invoice.bidder, amount }));
    const stays = Math.min(invoice.collected ?? lastDay, lastDay) - day - 28;
    const charge =
      stays > 0 && invoice.status === "PAD" ? stays * 150 * Math.min(invoice.lots.length, 6) : 0;
    Object.assign(invoice, { charge });
  }
  return [...found.values()];
};

export const invoiceRow = (invoice, at) => [
  ...[at + 1, `INV-${60_001 + at}`, invoice.bidder.id, invoice.sale.id, dayText(invoice.day)],
  ...[dayText(invoice.due), textOr(invoice.paid), invoice.method, textOr(invoice.collected)],
  ...[invoice.status, invoice.lots.length, invoice.amount, invoice.vat, invoice.charge],
];

const warehouses = { London: "Park Royal", Edinburgh: "Leith", Salisbury: "Old Sarum" };
const volumes = { "Furniture and Clocks": 11, "Rugs and Textiles": 4, "Old Master Paintings": 3 };

/** The day on which a sold lot left; those of cancelled invoices go back to their consignors. */
const fetchedOn = ({ day, invoice }) =>
  invoice.collected ?? (invoice.status === "CAN" ? day + 60 : lastDay + 60);

/** When a lot lay in store, and why. */
const staysOf = (lot) => {
  const { consignment, day, status, low, hammer, isReoffered } = lot;
  const before = { from: isReoffered ? day - 20 : consignment.received, to: day, worth: low };
  if (status === "UPC") return [{ ...before, holding: "AWT" }];
  const after = {
    SLD: () => ({ to: fetchedOn(lot), worth: hammer, holding: "SLD" }),
    BIN: () => ({ to: lot.returned, worth: low, holding: "UNS" }),
    WDN: () => ({ to: day + 20, worth: low, holding: "UNS" }),
  }[status]();
  return [
    { ...before, holding: "AWT" },
    { from: day, ...after },
  ];
};

/** What lay in each warehouse at the end of each month. */
export const storageOf = (lots) => {
  const levels = new Map();
  const months = monthEnds(34);
  for (const lot of lots)
    for (const { from, to, worth, holding } of staysOf(lot))
      for (const { day, text } of months) {
        if (day < from || day >= to) continue;
        const place = warehouses[lot.sale.series.saleroom];
        const key = [text, place, lot.department, holding].join(",");
        const level = levels.get(key) ?? { objects: 0, worth: 0, volume: 0 };
        level.objects += 1;
        level.worth += worth;
        level.volume += volumes[lot.department] ?? 1;
        levels.set(key, level);
      }
  return [...levels.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { objects, worth, volume }], at) => [at + 1, key, objects, worth, volume / 10]);
};
