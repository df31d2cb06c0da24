import { dayText } from "../../tables.mjs";
import { lastDay, textOr } from "./enquiries.mjs";
import { abroad, items, lorries, pickOf, towns } from "./lists.mjs";

/** Nobody moves on a Sunday; many do on a Friday. */
const movingDay = (chance, earliest) => {
  const friday = earliest + ((4 - (earliest % 7) + 7) % 7);
  const day = chance.percent(34) ? friday : earliest;
  return day % 7 === 6 ? day + 1 : day;
};

/** The lorry that takes it, of the branch; the spare ones only in summer and never in the last months. */
const lorryOf = (chance, { branch, volume }, day) => {
  const month = Number(dayText(day).slice(5, 7));
  const mayBeSpare = month >= 6 && month <= 8 && chance.percent(7);
  const there = lorries.filter(
    (lorry) =>
      lorry.branch === branch.name && lorry.bought <= day && (mayBeSpare || !lorry.isSpare),
  );
  const fits = there.filter(({ capacity }) => capacity >= Math.min(volume, 1000));
  return chance.pick(fits.length > 0 ? fits : there);
};

const workOf = (chance, { volume, kind }, isDone) => {
  const crew = Math.max(2, Math.min(7, Math.round(volume / 520) + 1));
  const planned = Math.max(3, Math.round((volume / crew / 62) * 2 + 2) / 2 + 1.5);
  const overrun = chance.percent(kind === "OFF" ? 26 : 17);
  const hours = planned * (overrun ? chance.between(116, 150) : chance.between(82, 108));
  return { crew, planned, hours: isDone ? Math.round(hours / 25) / 4 : "" };
};

const moveOf = (chance, enquiry) => {
  const { kind, branch, decided, volume, quote } = enquiry;
  const lead = kind === "OVS" ? chance.between(24, 80) : 9 + chance.below(22) + chance.below(34);
  const day = movingDay(chance, decided + lead);
  const isCancelled = chance.percent(branch.name === "Swindon" ? 10 : kind === "OFF" ? 3 : 6.5);
  const status = isCancelled ? "CAN" : day > lastDay ? "BKD" : "DON";
  const [destination, , miles] = pickOf(chance, kind === "OVS" ? abroad : towns);
  const leaderAt = Math.min(chance.below(branch.leaders.length + 1), branch.leaders.length - 1);
  const { crew, planned, hours } = workOf(chance, enquiry, status === "DON");
  const isLate = hours !== "" && hours > planned * 1.1;
  return {
    ...{ enquiry, day, status, destination, leaderAt, crew, planned, hours, volume, isLate },
    leader: branch.leaders[leaderAt],
    lorry: lorryOf(chance, enquiry, day),
    miles: Math.max(2, Math.round((miles * chance.between(75, 125)) / 100)),
    hasPacking: chance.percent(kind === "OVS" ? 74 : kind === "OFF" ? 38 : 27),
    price: chance.percent(11) ? quote - 500 * chance.between(4, 20) : quote,
    rating:
      status === "DON" && chance.percent(52)
        ? [5, 4, 3, 2, 1][
            chance.weighted(isLate ? [28, 30, 22, 12, 8] : [62 - leaderAt * 6, 26, 7, 3, 2])
          ]
        : "",
  };
};

/** The moves that were won, in the order of their days, some of them still to come. */
export const movesOf = (chance, enquiries) =>
  enquiries
    .filter(({ status }) => status === "WON")
    .map((enquiry) => moveOf(chance, enquiry))
    .sort((one, other) => one.day - other.day || one.enquiry.id - other.enquiry.id)
    .map((move, at) => ({ id: at + 1, ...move }));

export const moveRow = (move) => [
  ...[move.id, `M${String(40_000 + move.id)}`, move.enquiry.id, move.enquiry.branch.name],
  ...[move.leader, move.crew, move.lorry.id, dayText(move.enquiry.decided), dayText(move.day)],
  ...[move.status, move.destination, move.miles, move.hasPacking, move.volume, move.planned],
  ...[move.hours, move.isLate, move.price, move.rating],
];

const causes = [
  ["PAK", 21],
  ["LOD", 24],
  ["TRN", 18],
  ["UNL", 31],
  ["STO", 6],
];
const handlers = ["Janet Crewe", "Amir Haddad", "Sophie Lang"];

const claimOf = (chance, move) => {
  const reported = move.day + 1 + chance.below(9) + chance.below(12);
  const [item] = pickOf(chance, items);
  const claimed =
    (item === "Musical instruments" ? 3 : 1) * (4000 + chance.next() * chance.next() * 190_000);
  const isRejected = chance.percent(21);
  const closed = reported + 9 + chance.below(30) + chance.below(chance.percent(12) ? 160 : 25);
  const isOpen = closed > lastDay;
  const part = chance.percent(40) ? 1 : chance.between(35, 92) / 100;
  const status = isOpen ? "OPN" : isRejected ? "REJ" : "SET";
  return {
    ...{ move, reported, item, status },
    cause: pickOf(chance, causes)[0],
    claimed: Math.round(claimed / 100) * 100,
    settled: status === "SET" ? Math.round((claimed * part) / 100) * 100 : "",
    closed: status === "SET" ? closed : undefined,
    handler: isOpen && chance.percent(22) ? "" : chance.pick(handlers),
  };
};

/** Damage that customers claim, more of it where a move ran late, and two claims of some moves. */
export const claimsOf = (chance, moves) =>
  moves
    .filter(({ status }) => status === "DON")
    .flatMap((move) => {
      const likely = 6 + (move.isLate ? 9 : 0) + (move.enquiry.kind === "OVS" ? 5 : 0);
      if (!chance.percent(likely + move.leaderAt * 2)) return [];
      return Array.from({ length: chance.percent(9) ? 2 : 1 }, () => claimOf(chance, move));
    })
    .filter(({ reported }) => reported <= lastDay)
    .sort((one, other) => one.reported - other.reported);

export const claimRow = (each, at) => [
  ...[at + 1, `C-${String(3001 + at)}`, each.move.id, dayText(each.reported)],
  ...[each.cause, each.item, each.status, each.claimed, each.settled],
  ...[textOr(each.closed), each.handler],
];
