// Invoices for what was delivered, and what is owed at each month's end.
import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { monthEnds } from "../../tables.mjs";
import { blockReasons, plants } from "./lists.mjs";
import { lastDay } from "./register.mjs";

/** One invoice for each order that came in full, and for some of which a part came. */
export const makeInvoices = (orders) => {
  const chance = new Chance(4025);
  const invoices = [];
  for (const order of orders) {
    const arrived = order.lines.filter(({ delivered }) => delivered !== undefined);
    const isWhole = arrived.length === order.lines.length;
    if (arrived.length === 0 || (!isWhole && chance.percent(60))) continue;
    const invoiced = Math.max(...arrived.map(({ delivered }) => delivered)) + chance.between(0, 6);
    if (invoiced > lastDay) continue;
    invoices.push(makeInvoice(chance, invoices.length + 1, order, arrived, invoiced));
  }
  return invoices;
};

const makeInvoice = (chance, id, order, arrived, invoiced) => {
  const net = arrived.reduce((sum, { received, unitCents }) => sum + received * unitCents, 0);
  const cents = chance.percent(6) ? Math.round(net * 1.03) : net;
  const due = invoiced + order.supplier.terms;
  const isHeld = chance.percent(8);
  const isEarly = !isHeld && order.supplier.terms >= 30 && chance.percent(24);
  const onTime = due + (chance.percent(30) ? chance.between(1, 24) : -chance.between(0, 5));
  const held = due + chance.between(25, 140);
  const paid = isEarly ? invoiced + chance.between(4, 10) : isHeld ? held : onTime;
  const isPaid = paid <= lastDay;
  const reason = chance.pick(blockReasons);
  return {
    id,
    order,
    invoiced,
    due,
    paid: isPaid ? paid : undefined,
    cents,
    discountCents: isEarly && isPaid ? Math.round(cents * 0.02) : 0,
    reason: isHeld && !isPaid ? reason : "",
  };
};

const ages = ["not due", "1-30 days", "31-60 days", "over 60 days"];

const ageAt = (day, { due }) => {
  if (due >= day) return ages[0];
  return ages[Math.min(3, Math.ceil((day - due) / 30))];
};

/** What is invoiced and not yet paid at each month's end, by plant and by how long it is overdue. */
export const makeBalances = (invoices) =>
  monthEnds(34).flatMap(({ day, text }) => {
    const open = invoices.filter(
      ({ invoiced, paid }) => invoiced <= day && (paid === undefined || paid > day),
    );
    return plants.flatMap((plant) =>
      ages.map((age) => {
        const owed = open.filter(
          (invoice) => invoice.order.plant === plant && ageAt(day, invoice) === age,
        );
        const cents = owed.reduce((sum, invoice) => sum + invoice.cents, 0);
        return [text, plant, age, (cents / 100).toFixed(2), owed.length];
      }),
    );
  });
