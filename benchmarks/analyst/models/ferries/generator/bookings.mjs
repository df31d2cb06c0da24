import { dayText, momentText } from "../../tables.mjs";
import { accounts, countries, family, given } from "./lists.mjs";
import { lastDay, monthOf } from "./sailings.mjs";

const channels = ["WEB", "APP", "TEL", "POR"];
const privateVehicles = ["CAR", "VAN", "CMP", "MOT", "BIC", ""];
const lengths = {
  CAR: [38, 52],
  VAN: [50, 65],
  CMP: [58, 85],
  MOT: [20, 25],
  BIC: [18, 20],
  HGV: [120, 175],
  COA: [110, 140],
};
const factors = { CAR: 1, VAN: 1.3, CMP: 1.5, MOT: 0.4, BIC: 0.1, HGV: 2.7, COA: 3.4 };
const busy = [50, 55, 70, 95, 105, 120, 150, 160, 110, 90, 60, 75];
const dayOr = (day) => (day === undefined ? "" : dayText(day));

/** People who have booked before, or will: several have the same name. */
export const customersOf = (chance, count) =>
  Array.from({ length: count }, (_, at) => ({
    id: 20_001 + at,
    name: `${chance.pick(given)} ${chance.pick(family)}`,
    country: countries[chance.weighted(countries.map(([, weight]) => weight))][0],
  }));

export const accountsOf = () =>
  accounts.map(([name, kind, manager, routes, weight, from = 0, until = lastDay], at) => {
    return { id: 901 + at, name, kind, manager, routes, weight, from, until };
  });

const between = (chance, [first, last]) => chance.between(first, last);

const accountOn = (chance, accounts, code, day) => {
  const open = accounts.filter(
    ({ routes, from, until }) => routes.includes(code) && from <= day && day <= until,
  );
  if (open.length === 0 || !chance.percent(27)) return undefined;
  return open[chance.weighted(open.map(({ weight }) => weight))];
};

const vehicleOf = (chance, account, route) => {
  if (account?.kind === "TRD") return chance.percent(82) ? "COA" : "";
  if (account !== undefined) return chance.percent(88) ? "HGV" : "VAN";
  return privateVehicles[chance.weighted([54, 4, 9, 5, 4, route.minutes < 100 ? 36 : 20])];
};

const partyOf = (chance, account, vehicle) => {
  if (account?.kind === "TRD") return { adults: chance.between(18, 46), children: 0, infants: 0 };
  if (account !== undefined) return { adults: chance.percent(85) ? 1 : 2, children: 0, infants: 0 };
  const isFamily = ["CAR", "CMP"].includes(vehicle) && chance.percent(34);
  return {
    adults: [1, 2, 3, 4][chance.weighted([28, 54, 10, 8])],
    children: isFamily ? chance.between(1, 3) : 0,
    infants: isFamily && chance.percent(15) ? 1 : 0,
  };
};

/** In pence: what people and their vehicle pay, and a cabin on long crossings; prices rise every year. */
const priceOf = (chance, { route, day }, { adults, children }, vehicle, account) => {
  const season = 80 + busy[monthOf(day)] / 4 + Math.floor(day / 365) * 4;
  const people = account?.kind === "FRT" ? 0 : adults * route.adult + children * route.adult * 0.5;
  const wheels = vehicle === "" ? 0 : route.car * factors[vehicle];
  const spread = chance.between(86, 118) / 100;
  const cabins = route.minutes > 400 && chance.percent(70) ? Math.ceil((adults + children) / 3) : 0;
  const fare = Math.round((people + wheels) * season * spread);
  const discount = chance.percent(account === undefined ? 11 : 30) ? Math.round(fare / 10) : 0;
  return { cabins, fare, discount, extras: cabins * 6900 + (chance.percent(9) ? 1500 : 0) };
};

const leadOf = (chance, account) => {
  if (account?.kind === "FRT") return chance.between(0, chance.percent(80) ? 4 : 21);
  if (account !== undefined) return chance.between(30, 170);
  const part = chance.below(100);
  return part < 30
    ? chance.between(0, 6)
    : part < 70
      ? chance.between(7, 45)
      : chance.between(46, 160);
};

/** Who cancels, when, and what is paid back: all of it where the company itself has cancelled. */
const fateOf = (chance, { sailing, bookedOn, total, account }) => {
  if (sailing.status === "CNX") {
    const gone = Math.max(bookedOn, sailing.day - chance.between(0, 1));
    return chance.percent(22) ? { status: "CNF" } : { status: "CXL", by: "OPR", gone, back: total };
  }
  if (chance.percent(account === undefined ? 7 : 4)) {
    const gone = chance.between(bookedOn, sailing.day);
    const left = sailing.day - gone;
    const back = left > 28 ? total : left > 2 ? Math.round(total / 2) : 0;
    if (gone <= lastDay) return { status: "CXL", by: "CUS", gone, back };
  }
  const isMissed = sailing.status === "CMP" && chance.percent(account?.kind === "FRT" ? 5.5 : 2.6);
  return { status: isMissed ? "NSH" : "CNF" };
};

const bookingOf = (chance, { sailing, accounts, customers }) => {
  const { route, day } = sailing;
  const account = accountOn(chance, accounts, route.code, day);
  const bookedOn = day - leadOf(chance, account);
  const latest = sailing.at % 1440;
  const minute = chance.between(Math.min(360, latest - 60), Math.min(1320, latest - 30));
  const vehicle = vehicleOf(chance, account, route);
  const party = partyOf(chance, account, vehicle);
  const price = priceOf(chance, sailing, party, vehicle, account);
  const total = price.fare - price.discount + price.extras;
  const fate = fateOf(chance, { sailing, bookedOn, total, account });
  const refundedOn = fate.back > 0 ? fate.gone + chance.between(1, 16) : undefined;
  const isRefunded = refundedOn !== undefined && refundedOn <= lastDay;
  const channel =
    account?.kind === "TRD"
      ? "AGT"
      : channels[chance.weighted([48, 14 + Math.floor(day / 60), 12, 9])];
  return {
    ...{ sailing, account, vehicle, total, bookedOn, at: bookedOn * 1440 + Math.max(1, minute) },
    ...{ ...party, ...price, ...fate },
    customer: chance.pick(customers),
    channel: account?.kind === "FRT" ? chance.pick(["EDI", "EDI", "WEB", "TEL"]) : channel,
    metres: vehicle === "" ? "" : (between(chance, lengths[vehicle]) / 10).toFixed(1),
    refund: isRefunded ? fate.back : 0,
    refundedOn: isRefunded ? refundedOn : undefined,
    hasPet: account === undefined && chance.percent(6),
  };
};

export const bookingsOf = (chance, { sailings, accounts, customers }) =>
  sailings
    .flatMap((sailing) => {
      const wanted = (busy[monthOf(sailing.day)] * (90 + Math.floor(sailing.day / 30))) / 100;
      const count = chance.below(Math.round(wanted / 26)) + (chance.percent(wanted / 3) ? 1 : 0);
      return Array.from({ length: count }, () =>
        bookingOf(chance, { sailing, accounts, customers }),
      );
    })
    .filter(({ bookedOn }) => bookedOn >= 0 && bookedOn <= lastDay)
    .sort((one, other) => one.at - other.at)
    .map((each, at) => ({ id: at + 1, ...each }));

export const bookingRow = (each) => [
  ...[each.id, `FB${momentText(each.at).slice(2, 4)}${String(700_000 + each.id * 7)}`],
  ...[each.sailing.id, each.account?.id ?? each.customer.id, each.customer.name],
  ...[each.account === undefined ? each.customer.country : "", each.account?.name ?? ""],
  ...[each.account?.kind ?? "PRV", each.account?.manager ?? "", each.channel, each.status],
  ...[momentText(each.at), dayOr(each.gone), each.by ?? "", each.adults, each.children],
  ...[each.infants, each.vehicle, each.metres, each.cabins, each.hasPet, each.fare],
  ...[each.discount, each.extras, each.total, each.refund, dayOr(each.refundedOn)],
];
