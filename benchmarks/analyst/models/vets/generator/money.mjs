// Fees, invoices, reminders, and what the desk sells.
import { monthEnds } from "../../tables.mjs";
import { practices, products, treatments } from "./lists.mjs";
import { days } from "./register.mjs";

/** A fee in cents: a little more or less than the list says, and four percent more from 2026. */
const feeOf = (chance, francs, day) =>
  Math.round((francs * (day > 730 ? 104 : 100) * chance.between(92, 112)) / 500) * 5;

/** Visits with the treatments that were given and their fees. */
export const withFees = (chance, visits) =>
  visits.map((visit) => ({
    ...visit,
    given: visit.codes.map((code, at) => {
      const [name, category, francs, minutes, isAnaesthetic] = treatments[code];
      return {
        ...{ name, category, isAnaesthetic, fee: feeOf(chance, francs, visit.day) },
        minutes: Math.max(2, Math.round((minutes * chance.between(70, 140)) / 100)),
        hasComplication: isAnaesthetic && at === 0 && visit.hasComplication,
      };
    }),
  }));

const payment = (chance, { kind }, issued) => {
  const method =
    kind === "PRV"
      ? ["card", "TWINT", "cash", "bank transfer", "insurer"][chance.weighted([15, 9, 4, 7, 3])]
      : "bank transfer";
  if (method === "insurer")
    return { method, due: issued + 30, paid: issued + chance.between(12, 48) };
  if (method !== "bank transfer") return { method, due: issued, paid: issued };
  const late = chance.percent(7) ? Infinity : chance.between(4, 66);
  return { method, due: issued + 30, paid: issued + late };
};

const statusOf = (paid, due) => {
  if (paid < days) return "P";
  return due + 120 < days ? "C" : "O";
};

/** Visits without a fee, such as rechecks, have no invoice; shelters get a fifth off. */
export const invoicesOf = (chance, visits) =>
  visits
    .map((visit) => ({ visit, full: visit.given.reduce((sum, { fee }) => sum + fee, 0) }))
    .filter(({ full }) => full > 0)
    .map(({ visit, full }) => {
      const { owner } = visit.animal;
      const later = owner.kind === "PRV" ? 0 : chance.between(1, 6);
      const issued = Math.min(days - 1, visit.day + later);
      const { method, due, paid } = payment(chance, owner, issued);
      const net = full - (owner.kind === "SHL" ? Math.round(full / 25) * 5 : 0);
      return {
        ...{ visit, issued, due, method, net, vat: Math.round((net * 81) / 5000) * 5 },
        ...{ paid, status: statusOf(paid, due) },
      };
    })
    .sort((left, right) => left.issued - right.issued || left.visit.id - right.visit.id);

const vaccinesFor = { CAN: ["DHP", "RAB", "KCO"], FEL: ["FVR", "RAB"], LAG: ["MYX"] };
const responses = { SMS: 71, "e-mail": 54, letter: 43 };

const reminderOf = (chance, animal, { vaccine, due, sent, isSecond }) => {
  const channel = ["SMS", "e-mail", "letter"][chance.weighted([5, 7, 2])];
  const hasCome = chance.percent(responses[channel] - (isSecond ? 22 : 0));
  const came = hasCome ? sent + chance.between(2, 40) : Infinity;
  return {
    ...{ animal, vaccine, due, sent, isSecond, channel },
    came: came < days ? came : Infinity,
  };
};

/** A reminder three weeks before a vaccination is due, each year, and a second one where nobody came. */
export const remindersOf = (chance, animals) =>
  animals
    .filter(({ species }) => vaccinesFor[species] !== undefined)
    .flatMap((animal) => {
      const { species, registered, died } = animal;
      const reminders = [];
      const vaccine =
        vaccinesFor[species][chance.weighted([6, 3, 2].slice(0, vaccinesFor[species].length))];
      const isSent = (sent) => sent >= 0 && sent < Math.min(days, died);
      for (let due = registered + 365; due - 21 < days; due += 365 + chance.between(-12, 20)) {
        if (!isSent(due - 21)) continue;
        const first = reminderOf(chance, animal, { vaccine, due, sent: due - 21, isSecond: false });
        reminders.push(first);
        if (first.came === Infinity && isSent(due + 25))
          reminders.push(
            reminderOf(chance, animal, { vaccine, due, sent: due + 25, isSecond: true }),
          );
      }
      return reminders;
    })
    .sort((left, right) => left.sent - right.sent || left.animal.id - right.animal.id);

/** What each practice sold of each product in a month, and what was left on its shelves at the end of it. */
export const monthsOf = (chance) =>
  monthEnds(34).flatMap(({ day, text }, month) =>
    practices
      .filter(([, , opened]) => opened < day - 25)
      .flatMap(([practice, , , busy]) =>
        products.map(([name, category, supplier, isOnPrescription, cost, price, usual]) => {
          const season =
            category === "parasite control" && [3, 4, 5, 6].includes(month % 12) ? 2 : 1;
          const grown = (usual * busy * season * (1 + month / 90)) / 50;
          const units = Math.round((grown * chance.between(55, 145)) / 100);
          const left = Math.round((usual * busy * chance.between(60, 260)) / 5000);
          return [
            ...[text, practice, name, category, supplier, isOnPrescription, units],
            ...[price * units, cost * units, left, cost * left],
          ];
        }),
      ),
  );
