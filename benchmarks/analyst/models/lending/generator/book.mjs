// The loans that were paid out, their instalments, and what became of those that fell behind.
import { dayText } from "../../tables.mjs";
import { dayOrNothing, lastDay } from "./applications.mjs";
import { collectors, methods, products, sectors } from "./lists.mjs";

const dayMs = 86_400_000;
const start = Date.UTC(2024, 0, 1);
export const never = 99_999;

const cents = (amount) => Math.round(amount * 100) / 100;

/** The same day so many months later, the 28th at most. */
const monthsLater = (day, months) => {
  const date = new Date(start + day * dayMs);
  const later = Date.UTC(
    date.getUTCFullYear(),
    date.getUTCMonth() + months,
    Math.min(date.getUTCDate(), 28),
  );
  return Math.round((later - start) / dayMs);
};

/** An approved application becomes a loan some days after it, if the applicant still wants it. */
export const loansOf = (chance, applications) => {
  const loans = [];
  for (const application of applications) {
    const paidOut = application.decided + chance.between(2, 16);
    const isTaken = application.status === "A" && !chance.percent(6);
    if (!isTaken || paidOut > lastDay) continue;
    loans.push(loanOf(chance, application, loans.length + 1, paidOut));
  }
  return loans;
};

const loanOf = (chance, application, id, paidOut) => {
  const { product, grade, business } = application;
  const [, , , , terms, lowestRate] = products[product];
  const term = chance.pick(terms);
  const principal = chance.percent(80) ? application.amount : Math.round(application.amount / 2);
  const risk = sectors[business.sector][2] + grade;
  return {
    ...{ id, application, paidOut, term, principal },
    rate: lowestRate + grade + chance.below(4) * 0.25,
    fee: cents(principal * 0.0125),
    matures: monthsLater(paidOut, term),
    isSecured: product === 1 || chance.percent(35),
    hasGuarantee: chance.percent(business.form === "ST" ? 20 : 55),
    // Of a hundred instalments so many are late; a bad loan stops after some.
    latePercent: [2, 4, 6, 9, 14, 19, 26, 33][risk],
    stopsAfter: chance.percent(risk * 5) ? chance.between(2, 14) : never,
    endsEarlyAfter: chance.percent(7) ? chance.between(5, 18) : never,
    instalments: [],
    cases: [],
    status: "ACT",
    closed: never,
  };
};

/** Gives a loan its instalments up to the last day, then its arrears cases and its end. */
export const playOut = (chance, loan) => {
  const { principal, term, rate } = loan;
  const part = cents(principal / term);
  let owed = principal;
  for (let at = 1; at <= term; at++) {
    const due = monthsLater(loan.paidOut, at);
    if (due > lastDay) break;
    const isLast = at === term || at === loan.endsEarlyAfter;
    const repaid = isLast ? owed : part;
    const paid = at > loan.stopsAfter ? never : due + latenessOf(chance, loan);
    const interest = cents((owed * rate) / 1200);
    loan.instalments.push({
      ...{ due, repaid: cents(repaid), interest, paid: paid > lastDay ? never : paid },
      method: methods[chance.weighted([8, 3, 1])],
    });
    if (at > loan.stopsAfter && writeOff(loan, at)) break;
    owed = cents(owed - repaid);
    if (isLast) break;
  }
  closeWhenPaid(loan, owed);
  loan.cases = casesOf(chance, loan);
};

const latenessOf = (chance, { latePercent }) =>
  chance.percent(latePercent)
    ? chance.weighted([6, 3, 1]) * 18 + chance.between(1, 17)
    : -chance.weighted([9, 1, 1]);

/** What has been unpaid for ten months is given up; before, it is a default after three. */
const writeOff = (loan, at) => {
  const behind = at - loan.stopsAfter;
  if (behind >= 4) loan.status = "DEF";
  if (behind < 11) return false;
  loan.status = "WOF";
  loan.closed = loan.instalments.at(-1).due;
  return true;
};

const closeWhenPaid = (loan, owed) => {
  if (owed > 0 || loan.instalments.some(({ paid }) => paid === never)) return;
  loan.status = "PIF";
  loan.closed = Math.max(...loan.instalments.map(({ paid }) => paid));
};

/** A case is opened 15 days after an instalment that is still unpaid, unless one is open. */
const casesOf = (chance, loan) => {
  const cases = [];
  for (const { due, paid, repaid, interest } of loan.instalments) {
    const opened = due + 15;
    if (paid <= opened || opened > lastDay || opened > loan.closed) continue;
    if (cases.some(({ resolved }) => resolved >= opened)) continue;
    cases.push(caseOf(chance, loan, { opened, paid, amount: cents(repaid + interest) }));
  }
  return cases;
};

const caseOf = (chance, loan, { opened, paid, amount }) => {
  const isWrittenOff = paid === never && loan.status === "WOF";
  const resolved = isWrittenOff ? loan.closed : paid;
  const days = Math.min(resolved, lastDay) - opened;
  const stage = days > 120 ? 4 : days > 60 ? 3 : days > 12 ? 2 : 1;
  return {
    ...{ opened, resolved, amount, stage },
    outcome: resolved === never ? "" : isWrittenOff ? "Written off" : "Paid up",
    recovered: isWrittenOff ? cents(amount * 0.3) : paid === never ? chance.below(3) * 100 : amount,
    calls: chance.between(0, 2) + stage * chance.between(1, 3),
    hasPlan: days > 12 && chance.percent(30),
    collector: chance.pick(collectors),
  };
};

/** What a loan owes at the end of a day: principal, what is overdue, and whether for more than 30 days. */
export const owedOn = (loan, day) => {
  if (loan.paidOut > day || loan.closed <= day) return undefined;
  const paid = loan.instalments.filter((each) => each.paid <= day);
  const overdue = loan.instalments.filter((each) => each.due <= day && each.paid > day);
  const sum = (list, amount) => list.reduce((total, each) => total + amount(each), 0);
  return {
    owed: loan.principal - sum(paid, ({ repaid }) => repaid),
    overdue: sum(overdue, ({ repaid, interest }) => repaid + interest),
    isAtRisk: overdue.some(({ due }) => due < day - 30),
  };
};

export const loanRow = (loan) => [
  ...[loan.id, loan.application.id, loan.application.business.id, loan.application.branch + 1],
  ...[products[loan.application.product][0], loan.status, loan.principal, loan.rate, loan.term],
  ...[loan.fee, loan.isSecured, loan.hasGuarantee, dayText(loan.paidOut), dayText(loan.matures)],
  dayOrNothing(loan.closed),
];

export const instalmentRow = (id, loan, each) => [
  ...[id, loan.id, dayText(each.due), dayOrNothing(each.paid)],
  ...[each.paid > lastDay ? "" : each.method, each.repaid.toFixed(2), each.interest.toFixed(2)],
];

export const caseRow = (id, loan, each) => [
  ...[id, loan.id, each.collector, `S${each.stage}`, each.hasPlan, each.outcome],
  ...[dayText(each.opened), dayOrNothing(each.resolved), each.amount, each.recovered, each.calls],
];
