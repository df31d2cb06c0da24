import { dayText } from "../../tables.mjs";
import { lastDay, textOr } from "./plans.mjs";

const terms = { PAT: 14, INS: 30, EMP: 30 };

const paidOf = (chance, plan, issued) => {
  if (plan.payer === "INS") return issued + chance.between(...plan.insurer.days);
  if (plan.payer === "EMP") return issued + chance.between(15, 48);
  return issued + (chance.percent(70) ? chance.below(12) : chance.between(12, 60));
};

const stateOf = (chance, plan, issued) => {
  const paid = paidOf(chance, plan, issued);
  const disputed = plan.insurer?.disputed ?? 0.4;
  if (chance.percent(issued > lastDay - 150 ? disputed * 1.6 : disputed * 0.2))
    return { status: "DSP" };
  if (plan.payer === "PAT" && issued < lastDay - 120 && chance.percent(1.2))
    return { status: "WOF" };
  if (paid > lastDay || chance.percent(0.8)) return { status: "OPN" };
  return { status: "PAI", paid };
};

/** An invoice for every three attended sessions of a plan, and one for what remains at its end. */
export const invoicesOf = (chance, appointments) => {
  const open = new Map();
  const invoices = [];
  const issue = (plan, sessions) => {
    const issued = sessions.at(-1).day + chance.between(0, 4);
    if (issued > lastDay) return;
    const amount = sessions.reduce((sum, { fee }) => sum + fee, 0);
    const due = issued + terms[plan.payer];
    const count = sessions.length;
    invoices.push({ plan, issued, due, amount, count, ...stateOf(chance, plan, issued) });
  };
  for (const each of appointments) {
    if (each.attendance !== "ATT") continue;
    const sessions = [...(open.get(each.plan) ?? []), each];
    open.set(each.plan, sessions);
    if (sessions.length < 3) continue;
    issue(each.plan, sessions);
    open.delete(each.plan);
  }
  for (const [plan, sessions] of open) if (plan.last <= lastDay) issue(plan, sessions);
  return invoices.sort((one, other) => one.issued - other.issued || one.plan.id - other.plan.id);
};

export const invoiceRow = (each, at) => [
  ...[at + 1, `INV-${100_001 + at}`, each.plan.id, each.plan.payer, each.plan.insurer?.name ?? ""],
  ...[dayText(each.issued), dayText(each.due), textOr(each.paid), each.status],
  ...[each.count, each.amount],
];
