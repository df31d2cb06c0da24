import { dayText, momentText } from "../../tables.mjs";
import { lastDay } from "./partners.mjs";

const end = (lastDay + 1) * 1440;
const agents = ["Nadia", "Steve", "Priyanka", "Gareth", "Zofia"];
const reasons = ["MISS", "COLD", "LATE", "WRONG", "QUAL", "SPILT"];

const lateness = ({ delivered, promised }) =>
  delivered === undefined ? 0 : Math.max(0, delivered - promised);

const reasonOf = (chance, order) => {
  const late = lateness(order);
  const isPicked = order.way === "PCK";
  return reasons[
    chance.weighted([31, isPicked ? 3 : 12 + late, isPicked ? 0 : late, 17, 14, isPicked ? 2 : 9])
  ];
};

/** Who bears a refund: what the kitchen did wrong the restaurant, and what happened on the way the platform. */
const bearerOf = (chance, reason, way) => {
  if (way !== "PLT") return "R";
  const isKitchen = ["MISS", "WRONG", "QUAL"].includes(reason);
  return chance.percent(isKitchen ? 91 : 12) ? "R" : "P";
};

/** What became of it, in pence; nothing yet where it is open. */
const outcomeOf = (chance, { reason, order }) => {
  const outcome = ["FULL", "PART", "CRED", "NONE"][chance.weighted([22, 41, 16, 21])];
  const part = outcome === "FULL" ? 100 : outcome === "PART" ? chance.between(15, 60) : 0;
  const isRefund = part > 0;
  return {
    ...{ outcome, refund: Math.round((order.basket * part) / 100) },
    credit: outcome === "CRED" ? 100 * chance.between(3, 10) : 0,
    bearer: isRefund ? bearerOf(chance, reason, order.way) : "",
  };
};

export const complaintsOf = (chance, orders) =>
  orders
    .filter((order) => {
      const { status, restaurant } = order;
      const percent = 5.2 - restaurant.quality * 3 + Math.min(lateness(order), 40) * 0.7;
      return status === "DLV" && chance.percent(percent);
    })
    .map((order) => {
      const opened = (order.delivered ?? order.picked) + chance.between(4, 900);
      const reason = reasonOf(chance, order);
      const took = chance.percent(70) ? chance.between(15, 1500) : chance.between(1500, 9000);
      const closed = opened + took;
      const isStuck = opened > end - 60_000 && chance.percent(12);
      const isOpen = closed >= end || isStuck;
      return {
        ...{ order, opened, reason, closed: isOpen ? undefined : closed },
        agent: isOpen && chance.percent(45) ? "" : chance.pick(agents),
        contact: ["chat", "phone", "email"][chance.weighted([68, 18, 14])],
        ...(isOpen ? { outcome: "", bearer: "" } : outcomeOf(chance, { reason, order })),
      };
    })
    .filter(({ opened }) => opened < end)
    .sort((one, other) => one.opened - other.opened)
    .map((each, at) => ({ id: at + 1, ...each }));

export const complaintRow = (each) => [
  ...[each.id, each.order.id, momentText(each.opened)],
  ...[each.closed === undefined ? "" : momentText(each.closed), each.reason, each.contact],
  ...[each.outcome, each.refund ?? "", each.credit ?? "", each.bearer, each.agent],
];

const weeklyOf = (orders, complaints) => {
  const weeks = new Map();
  const weekOf = ({ restaurant, day }) => {
    const week = Math.floor(day / 7);
    const key = `${week} ${restaurant.id}`;
    const empty = { week, restaurant, count: 0, gross: 0, commission: 0, refunds: 0 };
    const found = weeks.get(key) ?? empty;
    weeks.set(key, found);
    return found;
  };
  for (const order of orders.filter(({ status }) => status === "DLV")) {
    const week = weekOf(order);
    week.count += 1;
    week.gross += order.basket;
    week.commission += order.commission;
  }
  for (const { order, bearer, refund } of complaints.filter(({ bearer }) => bearer === "R"))
    weekOf(order).refunds += bearer === "R" ? refund : 0;
  return [...weeks.values()];
};

/** Paid on the Wednesday after the week, or a little later; held where something is to be cleared first. */
const paymentOf = (chance, due) => {
  const isRecent = due > lastDay - 70;
  if (chance.percent(isRecent ? 4 : 0.1))
    return { status: "HOLD", why: ["BANK", "DISPUTE", "KYC"][chance.weighted([45, 35, 20])] };
  const paid = due + chance.weighted([78, 12, 6, 0, 0, 4]);
  const isWaiting = paid > lastDay || (due > lastDay - 16 && chance.percent(7));
  return isWaiting ? { status: "PEND", why: "" } : { status: "PAID", why: "", paid };
};

/** A statement for each restaurant and each week that is over and in which it had orders. */
export const payoutsOf = (chance, { orders, complaints }) =>
  weeklyOf(orders, complaints)
    .filter(({ week }) => week * 7 + 6 <= lastDay)
    .sort((one, other) => one.week - other.week || one.restaurant.id - other.restaurant.id)
    .map((each, at) => {
      const due = each.week * 7 + 9;
      const fix = chance.percent(4) ? chance.between(-25, 30) * 100 : 0;
      const net = each.gross - each.commission - each.refunds + fix;
      return { id: at + 1, ...each, due, fix, net, ...paymentOf(chance, due) };
    });

export const payoutRow = (each) => [
  ...[each.id, `PO-${String(each.id).padStart(5, "0")}`, each.restaurant.id],
  ...[dayText(each.week * 7), dayText(each.week * 7 + 6), each.count, each.gross, each.commission],
  ...[each.refunds, each.fix, each.net, each.status, each.why, dayText(each.due)],
  each.paid === undefined ? "" : dayText(each.paid),
];
