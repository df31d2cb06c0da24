import { dayText, monthEnds } from "../../tables.mjs";
import { fundings } from "./lists.mjs";
import { lastDay } from "./people.mjs";

/** What has become of an invoice until today. */
const stateOf = (chance, { issued, due, habit, isSlow }) => {
  const paid = due + habit + chance.between(-11, 12) + (isSlow ? chance.between(20, 120) : 0);
  const day = Math.max(paid, issued + 2);
  if (isSlow && chance.percent(7))
    return { status: issued < lastDay - 200 ? "WOF" : "DSP", paid: "" };
  if (day > lastDay) return { status: chance.percent(6) ? "DSP" : "OPN", paid: "" };
  return { status: "PAI", paid: dayText(day) };
};

/** An invoice for each package and month in which care was given, up to September 2026. */
export const invoicesOf = (chance, visits) => {
  const months = monthEnds(33);
  const minutes = new Map();
  for (const { each, day, actual } of visits) {
    const month = months.findIndex((end) => day <= end.day);
    if (month < 0 || actual === undefined) continue;
    const key = month * 1000 + each.id;
    const known = minutes.get(key) ?? { each, month, total: 0 };
    minutes.set(key, { ...known, total: known.total + actual });
  }
  return [...minutes.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, { each, month, total }]) => {
      const [, , , term, habit] = fundings.find(([code]) => code === each.funding);
      const issued = months[month].day + 2 + chance.below(4);
      const due = issued + term;
      const hours = Math.round((total / 60) * 100) / 100;
      return {
        ...{ each, month: months[month].text.slice(0, 8), issued, due, hours },
        amount: Math.round(hours * each.rate * (each.isDouble ? 1.8 : 1)),
        ...stateOf(chance, { issued, due, habit, isSlow: chance.percent(each.missing ? 60 : 11) }),
      };
    });
};

export const invoiceRow = (each, at) => [
  ...[at + 1, `HC-${String(30_001 + at)}`, each.each.id, `${each.month}01`],
  ...[dayText(each.issued), dayText(each.due), each.paid, each.status, each.hours, each.amount],
];
