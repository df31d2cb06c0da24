// Who has been sold what, and which of it ended.
import { channels, managers, names, payMethods, reasons, tariffs, towns } from "./lists.mjs";

/** The day after the last one that the data know, counted from 2024-01-01. */
export const days = 1035;

const dayOf = (text) =>
  text === "" ? Infinity : Math.round((Date.parse(`${text}Z`) - Date.UTC(2024, 0, 1)) / 86_400_000);
const offers = tariffs.map(([, service, pence, , , launched, closed, kinds, wanted]) => ({
  ...{ service, pence, kinds, wanted },
  ...{ launched: dayOf(launched), closed: dayOf(closed) },
}));

const emailOf = (chance, { name, kind }) => {
  if (chance.percent(kind === "B" ? 5 : 12)) return "";
  return kind === "B"
    ? `office@${name.toLowerCase().replaceAll(" ", "-")}.example`
    : `${name.toLowerCase().replace(" ", ".")}@mail.example`;
};

export const customersOf = (chance) =>
  names.map(({ name, kind }, at) => ({
    ...{ id: at + 1, name, kind },
    town: chance.weighted(towns.map(([, , weight]) => weight)),
    since: chance.percent(46) ? chance.between(-5000, -1) : chance.between(0, days - 3),
    payMethod: payMethods[chance.weighted(kind === "B" ? [35, 5, 60] : [62, 20, 18])],
    eBill: chance.percent(71),
    email: emailOf(chance, { name, kind }),
    manager: kind === "B" && !chance.percent(18) ? chance.pick(managers) : "",
  }));

const tariffAt = (chance, { kind, town }, signed) =>
  chance.weighted(
    offers.map(({ service, kinds, wanted, launched, closed }) => {
      const isOffered = kinds.includes(kind) && launched <= signed && signed <= closed;
      const isLaid = service !== "FIB" || towns[town][3] <= signed;
      return isOffered && isLaid ? wanted : 0;
    }),
  );

/** When notice came and the last day that it leaves; nothing for three of four. */
const endOf = (chance, started) => {
  const isLeaving = started < days - 90 && chance.percent(36);
  if (!isLeaving) return { notice: undefined, ended: Infinity, reason: "" };
  const notice = chance.between(Math.max(started + 50, -60), days - 1);
  const ended = notice + chance.between(28, 95);
  return { notice, ended, reason: chance.percent(22) ? "" : chance.pick(reasons) };
};

const stateOf = ({ started, notice, ended }) => {
  if (started >= days) return "PEN";
  if (ended < days) return "END";
  return notice === undefined ? "LIV" : "NTC";
};

const contractOf = (chance, customer, signed) => {
  const tariff = tariffAt(chance, customer, signed);
  const { service, pence } = offers[tariff];
  const started = signed + (service === "MOB" ? chance.between(0, 3) : chance.between(4, 27));
  const end = endOf(chance, started);
  const off = chance.percent(24) ? chance.pick([5, 10, 20]) : 0;
  return {
    ...{ customer, tariff, service, signed, started, ...end },
    pence: Math.round((pence * (100 - off)) / 100),
    channel: channels[chance.weighted(signed < 500 ? [34, 30, 26, 10] : [24, 44, 20, 12])],
    term: chance.pick([1, 12, 24, 24]),
    state: stateOf({ started, ...end }),
  };
};

export const contractsOf = (chance, customers) =>
  customers
    .flatMap((customer) => {
      const first = Math.max(customer.since, chance.between(-1400, -60));
      const further = chance.weighted(customer.kind === "B" ? [30, 40, 30] : [52, 34, 14]);
      const signed = [first];
      for (let each = 0; each < further; each++)
        signed.push(chance.between(Math.max(first, -200), days - 1));
      return signed.map((day) => contractOf(chance, customer, day));
    })
    .sort((left, right) => left.signed - right.signed)
    .map((contract, at) => ({ ...contract, id: at + 1 }));
