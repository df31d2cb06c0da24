import { dayText, monthEnds } from "../../tables.mjs";
import { lastDay } from "./lists.mjs";

const months = monthEnds(34);

/** Cents a cubic metre for water and wastewater, which rise each year; less for those of the social tariff. */
const ratesOf = (tariff, month) => {
  const rise = 1 + 0.045 * Math.floor(month / 12);
  const [water, waste] = { Social: [128, 104], "Bulk supply": [149, 131] }[tariff] ?? [214, 178];
  return { water: water * rise, waste: waste * rise };
};

const paymentOf = (chance, { customer, due, isSlow }) => {
  const isOld = due < lastDay - 240;
  if (chance.percent(isOld ? 0.3 : 1.6)) return { status: "DSP", reminders: 0 };
  if (isOld && chance.percent(0.9)) return { status: "WOF", reminders: 3 };
  const late =
    customer.method === "Direct debit" ? chance.pick([0, 0, 0, 0, 1]) : chance.between(-16, 9);
  const paid = due + (isSlow ? chance.between(12, 95) : late);
  const until = Math.min(paid, lastDay);
  const reminders = Math.max(0, Math.min(3, Math.floor((until - due) / 14)));
  return paid <= lastDay ? { status: "PAI", paid, reminders } : { status: "OPN", reminders };
};

const billOf = (chance, { customer, tenths, day, month, count }) => {
  const { water, waste } = ratesOf(customer.tariff, month);
  const cubic = tenths / 10;
  const charges = {
    water: Math.round(cubic * water),
    waste: customer.district.zone === "Uplands" ? 0 : Math.round(cubic * 0.92 * waste),
    standing: count * (customer.type === "IND" ? 9500 : customer.type === "DOM" ? 620 : 1850),
  };
  const due = day + (customer.type === "IND" ? 30 : 21);
  const isDebit = customer.method === "Direct debit";
  const isSlow = chance.percent(isDebit ? 2 : customer.tariff === "Social" ? 24 : 13);
  return {
    ...{ customer, day, due, ...charges, total: charges.water + charges.waste + charges.standing },
    ...paymentOf(chance, { customer, due, isSlow }),
  };
};

/** Industry is billed for each month, and all others every third, each third of them in another month. */
export const billsOf = (chance, readings) => {
  const used = new Map();
  for (const { customer, month: end, tenths } of readings) {
    const at = months.findIndex(({ day }) => day === end);
    const isMonthly = customer.type === "IND";
    const last = isMonthly ? at : at + ((customer.id + 33 - at) % 3);
    if (last >= 33) continue;
    const known = used.get(`${last}-${customer.id}`) ?? {
      customer,
      month: last,
      tenths: 0,
      count: 0,
    };
    used.set(`${last}-${customer.id}`, {
      ...known,
      tenths: known.tenths + tenths,
      count: known.count + 1,
    });
  }
  return [...used.values()]
    .map((each) => billOf(chance, { ...each, day: months[each.month].day + chance.between(2, 16) }))
    .sort((one, other) => one.day - other.day || one.customer.id - other.customer.id);
};

export const billRow = (each, at) => [
  ...[at + 1, `B-${240_001 + at}`, each.customer.id, dayText(each.day), dayText(each.due)],
  ...[each.paid === undefined ? "" : dayText(each.paid), each.status, each.reminders],
  ...[each.water, each.waste, each.total],
];
