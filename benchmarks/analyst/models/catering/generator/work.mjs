import { dayText, momentText } from "../../tables.mjs";
import { dishes, family, given, roles } from "./lists.mjs";
import { lastDay } from "./events.mjs";

/** What the kitchen has to make for everything that is done or comes within a fortnight. */
export const kitchenOrdersOf = (chance, events) =>
  events
    .filter(({ status, date }) => status === "DON" || (status === "CNF" && date <= lastDay + 14))
    .flatMap((event) => {
      const heads = event.final ?? event.guests;
      return dishes
        .filter(({ menu }) => menu === event.menu)
        .filter(({ course }) => course === "Main" || chance.percent(85))
        .map((dish) => {
          const share = dish.diet === "VGN" ? 0.28 : dish.course === "Main" ? 0.5 : 0.9;
          const portions = Math.max(4, Math.round(heads * share * (0.8 + chance.next() * 0.35)));
          const isOver = event.status === "DON";
          const wasted = Math.round(
            portions * chance.next() * chance.next() * (dish.course === "Side" ? 0.35 : 0.22),
          );
          const cost = Math.round(
            portions * dish.cost * (1 + event.date / 6000) * (0.95 + chance.next() * 0.1),
          );
          const near = event.date <= lastDay + 2;
          return {
            ...{ event, dish, portions, cost },
            wasted: isOver && !chance.percent(7) ? wasted : undefined,
            due: event.startsAt - chance.pick([60, 90, 120, 180]),
            status: isOver ? "DON" : near && chance.percent(55) ? "PRP" : "OPN",
          };
        });
    });

export const workersOf = (chance) => {
  const workers = [];
  for (const [role, rate, own, agency] of roles)
    for (let at = 0; at < own + agency; at++)
      workers.push({
        ...{ id: 401 + workers.length, role, contract: at < own ? "EMP" : "AGY" },
        name: `${chance.pick(given)} ${chance.pick(family)}`,
        rate: Math.round(rate * (at < own ? 1 : 1.28) * (0.97 + chance.next() * 0.1)),
        from: chance.percent(60) ? 0 : chance.between(60, 800),
        until: chance.percent(22) ? chance.between(500, 1000) : 9999,
        zeal: 1 + chance.below(9),
        slack: chance.percent(14) ? 7 : 1,
      });
  return workers;
};

const needOf = (event) => {
  const heads = event.final ?? event.guests;
  const isSeated = event.style === "Seated";
  return {
    Chef: 1 + Math.floor(heads / 60),
    "Kitchen porter": heads > 50 ? 1 : 0,
    Waiter: Math.max(1, Math.floor(heads / (isSeated ? 14 : 28))),
    Bar: heads > 70 ? 1 + Math.floor(heads / 130) : 0,
    Driver: heads > 30 ? 1 : 0,
    Supervisor: heads > 80 ? 1 : 0,
  };
};

/** Who was needed, who came; shifts of the next three weeks are being given out. */
export const shiftsOf = (chance, events, workers) => {
  const busy = new Set();
  const free = (role, day) =>
    workers.filter(
      (each) =>
        each.role === role &&
        each.from <= day &&
        day < each.until &&
        !busy.has(`${each.id} ${day}`),
    );
  return events
    .filter(({ status, date }) => status === "DON" || (status === "CNF" && date <= lastDay + 21))
    .sort((one, other) => one.startsAt - other.startsAt)
    .flatMap((event) =>
      Object.entries(needOf(event)).flatMap(([role, count]) =>
        Array.from({ length: count }, () => {
          const isOver = event.status === "DON";
          const far = event.date - lastDay;
          const isOpen = !isOver && chance.percent(far > 7 ? 45 : 16);
          const there = free(role, event.date);
          const weights = there.map(({ zeal, contract }) => zeal * (contract === "EMP" ? 4 : 1));
          const worker = isOpen || there.length === 0 ? undefined : there[chance.weighted(weights)];
          if (worker !== undefined) busy.add(`${worker.id} ${event.date}`);
          const part = chance.below(100);
          const gone = part < (worker?.slack ?? 0) ? "NSH" : part > 97 ? "SCK" : "WRK";
          const hours = chance.between(8, 18) / 2;
          return {
            ...{ event, role, worker, hours },
            starts: event.startsAt - (role === "Waiter" || role === "Bar" ? 60 : 210),
            status:
              worker === undefined ? "OPN" : isOver ? gone : chance.percent(70) ? "CNF" : "OFR",
          };
        }),
      ),
    )
    .filter(({ event, worker }) => event.status !== "DON" || worker !== undefined);
};

/** A deposit when it is confirmed, the rest after the event, and now and then something back. */
export const invoicesOf = (chance, events) => {
  const invoices = [];
  const add = (event, kind, issued, net) => {
    if (issued < 0 || issued > lastDay || net === 0) return;
    const { terms, slow } = event.customer;
    const due = issued + (kind === "DEP" ? 7 : terms);
    const late = chance.percent(slow ? 60 : 12)
      ? chance.between(3, slow ? 70 : 25)
      : -chance.between(0, 6);
    const never = kind === "FIN" && chance.percent(1.2);
    const paid = kind === "CRN" ? issued + 5 : due + late;
    const isPaid = paid <= lastDay && !never;
    const total = Math.round(net * 1.2);
    invoices.push({
      ...{ event, kind, issued, due, net, vat: total - net, total },
      paidOn: isPaid ? paid : undefined,
      paid: isPaid ? total : chance.percent(8) ? Math.round(total / 3) : 0,
      method: isPaid ? chance.pick(["Bank transfer", "Bank transfer", "Card", "Direct debit"]) : "",
    });
  };
  for (const event of events) {
    if (event.confirmed === undefined) continue;
    const deposit =
      event.customer.kind === "PRV" || event.value > 200_000
        ? Math.round(event.guests * event.head * 0.3)
        : 0;
    add(event, "DEP", event.confirmed + chance.below(3), deposit);
    if (event.status !== "DON") continue;
    add(event, "FIN", event.date + chance.between(1, 6), event.value - deposit);
    if (event.rating !== undefined && event.rating < 3 && chance.percent(45))
      add(event, "CRN", event.date + chance.between(8, 25), -Math.round(event.value * 0.1));
  }
  const year = (day) => dayText(day).slice(0, 4);
  const counts = {};
  return invoices
    .sort((one, other) => one.issued - other.issued || one.event.id - other.event.id)
    .map((each, at) => {
      const count = (counts[year(each.issued)] = (counts[year(each.issued)] ?? 0) + 1);
      return {
        id: at + 1,
        number: `${year(each.issued)}-${String(count).padStart(4, "0")}`,
        ...each,
      };
    });
};

export const dishRow = (menus) => (each) => [
  ...[each.id, each.name, menus[each.menu][0], each.course, each.diet, each.nuts, each.station],
  ...[each.cost, each.id % 11 !== 7],
];
export const kitchenRow = (each, at) => [
  ...[at + 1, each.event.id, each.dish.id, momentText(each.due), each.status, each.portions],
  ...[each.wasted ?? "", each.cost],
];
export const shiftRow = (each, at) => [
  ...[at + 1, each.event.id, each.role, each.worker?.id ?? "", each.worker?.name ?? ""],
  ...[each.worker?.contract ?? "", momentText(each.starts), each.hours, each.worker?.rate ?? ""],
  each.status,
];
export const invoiceRow = (each) => [
  ...[each.id, each.number, each.event.id, each.kind, dayText(each.issued), dayText(each.due)],
  ...[each.paidOn === undefined ? "" : dayText(each.paidOn), each.net, each.vat, each.total],
  ...[each.paid, each.method],
];
