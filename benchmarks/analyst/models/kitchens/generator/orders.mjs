import { dayText, monthEnds } from "../../tables.mjs";
import { lastDay, pastOr, textOr } from "./leads.mjs";
import { firstNames, lastNames, oneOf, ranges, showrooms, thingOf, worktops } from "./lists.mjs";

/** The next working day, that day included. */
export const workday = (day) => {
  const weekday = ((day % 7) + 7) % 7;
  return weekday > 4 ? day + 7 - weekday : day;
};

const moneyOf = (chance, { lead, range, day }) => {
  const usual = range.price * lead.project.price * (1 + day / 8000);
  const list =
    Math.round((usual * chance.between(62, 112) * chance.between(75, 125)) / 100_000) * 10;
  const isSale = [0, 8].includes(Number(dayText(day).slice(5, 7)) - 1);
  const percent = chance.percent(28) ? 0 : chance.between(2, isSale ? 22 : 12);
  const discount = Math.round((list * percent) / 100);
  const value = list - discount;
  const deposit = Math.round((value * chance.pick([25, 25, 25, 25, 40, 10])) / 100);
  return { list, discount, value, deposit };
};

const payingOf = (chance, { day, delivery, isCancelled }) => {
  const isSlow = chance.percent(12);
  const due = delivery - 7;
  const paid = due + chance.between(-6, 4) + (isSlow ? chance.between(8, 70) : 0);
  return {
    depositPaid: chance.percent(isCancelled ? 70 : 98) ? day + chance.below(12) : undefined,
    due: isCancelled ? undefined : due,
    balancePaid: isCancelled || chance.percent(0.7) ? undefined : paid,
  };
};

const stateOf = (delivery, isCancelled) => {
  if (isCancelled) return "CAN";
  if (delivery <= lastDay) return "DEL";
  return delivery <= lastDay + 33 ? "PRD" : "CNF";
};

const orderOf = (chance, lead) => {
  const day = lead.over;
  const range = thingOf(
    chance,
    ranges.filter(({ from, until }) => from <= day && day <= until),
  );
  const delivery = workday(day + chance.between(40, 105));
  const isCancelled = chance.percent(5);
  return {
    ...{ lead, day, range, delivery, isCancelled },
    customer: `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
    isFitted: chance.percent(lead.project.code === "LET" ? 55 : 84),
    worktop: oneOf(chance, worktops)[0],
    isFinanced: chance.percent(lead.showroom.region === "Midlands" ? 41 : 29),
    state: stateOf(delivery, isCancelled),
    ...moneyOf(chance, { lead, range, day }),
    ...payingOf(chance, { day, delivery, isCancelled }),
  };
};

/** Every won lead is an order; those before 2024 are another system's. */
export const ordersOf = (chance, leads) =>
  leads
    .filter(({ state, over }) => state === "WON" && over >= 0)
    .sort((one, other) => one.over - other.over)
    .map((lead, at) => ({ id: at + 1, no: `K${String(24_001 + at)}`, ...orderOf(chance, lead) }));

export const orderHeader =
  "id,order_no,lead_id,customer,showroom,region,designer,order_type,kitchen_range,worktop,ordered_on,list_price,discount,value,deposit,deposit_paid_on,balance_due_on,balance_paid_on,delivery_on,is_financed,status";

/** An order is complete once its fitting is, or with the delivery where it is supply only. */
export const orderRow = (completed) => (order) => {
  const isComplete = order.state === "DEL" && (!order.isFitted || completed.has(order.id));
  return [
    ...[order.id, order.no, order.lead.id ?? "", order.customer, order.lead.showroom.name],
    ...[order.lead.showroom.region, order.lead.designer, order.isFitted ? "FIT" : "SUP"],
    ...[order.range.name, order.worktop, dayText(order.day), order.list, order.discount],
    ...[order.value, order.deposit, pastOr(order.depositPaid), textOr(order.due)],
    ...[pastOr(order.balancePaid), order.isCancelled ? "" : dayText(order.delivery)],
    ...[order.isFinanced, isComplete ? "CMP" : order.state],
  ];
};

export const bookHeader = "id,month_end,showroom,region,open_orders,order_value,deposits_held";

/** What each showroom had still to deliver at the end of each month. */
export const orderBookOf = (orders) =>
  monthEnds(34)
    .flatMap(({ day: end, text }) =>
      showrooms
        .filter(({ opened }) => opened <= end)
        .map(({ name, region }) => {
          const open = orders.filter(
            ({ lead, day, delivery, isCancelled }) =>
              lead.showroom.name === name && !isCancelled && day <= end && delivery > end,
          );
          const held = open.filter(
            ({ depositPaid }) => depositPaid !== undefined && depositPaid <= end,
          );
          const sum = (list, key) => list.reduce((total, each) => total + each[key], 0);
          return [text, name, region, open.length, sum(open, "value"), sum(held, "deposit")];
        }),
    )
    .map((row, at) => [at + 1, ...row]);
