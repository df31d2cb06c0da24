import { dayText } from "../../tables.mjs";
import { lastDay, schoolYearOf, termOf, terms } from "./calendar.mjs";

const perLesson = { 20: 1400, 30: 1950, 45: 2800, 60: 3600 };
const shares = { N: 0, S: 10, B: 50, F: 100 };
const discountNames = { N: "", S: "SIB", B: "BUR", F: "BUR" };

/** A term's lessons of a pupil, from the week in which they begin. */
const lessonBills = (pupil) =>
  terms
    .filter(({ first, last }) => first <= (pupil.left ?? 9999) && last > Math.max(pupil.start, -1))
    .filter(() => !pupil.isTrial)
    .flatMap((term) => {
      const issued = Math.max(term.first - 6 + (pupil.id % 5), pupil.start + 2, 0);
      const weeks = Math.round((term.weeks * (term.last - issued)) / (term.last - term.first));
      const price = pupil.courses.reduce((sum, { length }) => sum + perLesson[length], 0);
      const age = Number(term.name.slice(-4)) - 2024;
      const gross = Math.round((price * (1 + 0.05 * age)) / 50) * 50 * Math.min(weeks, term.weeks);
      const discount = Math.round((gross * shares[pupil.concession]) / 100);
      const why = discountNames[pupil.concession];
      if (weeks < 1) return [];
      return [{ pupil, kind: "LES", issued, gross, discount, why }];
    });

/** The hire of each quarter of a year that an agreement runs. */
const hireBills = ({ pupil, from, until, back, monthly }) => {
  const end = Math.min(back ?? until, lastDay);
  const found = [];
  for (let issued = from; issued < end; issued += 91)
    found.push({ pupil, kind: "HIR", issued, gross: monthly * 3, discount: 0, why: "" });
  return found;
};

const examBill = ({ pupil, entered, fee }) => ({
  ...{ pupil, kind: "EXM", issued: entered, gross: fee, discount: 0, why: "" },
});

const delayOf = (chance, method) => {
  const part = chance.below(100);
  if (method === "DD") return part < 95 ? 14 : part < 99 ? chance.between(20, 50) : 500;
  if (part < 58) return chance.between(1, 21);
  if (part < 90) return chance.between(22, 60);
  return part < 98 ? chance.between(61, 130) : 900;
};

/** Given up after a year; reminders go out each third week after it was due. */
const stateOf = (chance, bill, { paid, net, due }) => {
  if (chance.percent(0.8)) return "VOID";
  if (net === 0 || paid <= lastDay) return "PAID";
  if (bill.issued < lastDay - 330) return "WOFF";
  return due < lastDay && chance.percent(18) ? "PART" : "OPEN";
};

const invoiceOf = (chance, bill) => {
  const net = bill.gross - bill.discount;
  const method = net === 0 ? "" : bill.pupil.pays;
  const due = bill.issued + 21;
  const paid = bill.issued + (net === 0 ? 0 : delayOf(chance, method));
  const state = stateOf(chance, bill, { paid, net, due });
  const until = state === "PAID" ? paid : lastDay;
  const received = state === "PAID" ? net : state === "PART" ? Math.round(net / 200) * 100 : 0;
  return {
    ...{ ...bill, net, due, state, received },
    method: received > 0 ? method : "",
    paid: state === "PAID" ? dayText(paid) : "",
    reminders: state === "VOID" ? 0 : Math.max(0, Math.min(3, Math.floor((until - due + 14) / 21))),
  };
};

export const invoicesOf = (chance, { pupils, hires, exams }) =>
  [...pupils.flatMap(lessonBills), ...hires.flatMap(hireBills), ...exams.map(examBill)]
    .filter(({ issued }) => issued >= 0 && issued <= lastDay)
    .sort((one, other) => one.issued - other.issued || one.pupil.id - other.pupil.id)
    .map((bill, at) => ({ id: at + 1, ...invoiceOf(chance, bill) }));

export const invoiceRow = (each) => [
  ...[each.id, `MS${dayText(each.issued).slice(2, 4)}-${String(each.id).padStart(5, "0")}`],
  ...[each.pupil.id, each.pupil.payer, each.kind, termOf(each.issued), schoolYearOf(each.issued)],
  ...[dayText(each.issued), dayText(each.due), each.gross, each.discount, each.why, each.net],
  ...[each.received, each.paid, each.method, each.state, each.reminders],
];
