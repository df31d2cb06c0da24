import { dayText } from "../../tables.mjs";
import { companies, dayOf, lastDay, one, packages, sponsors } from "./lists.mjs";

const bookingOf = (chance, match) => {
  const lead = chance.between(4, chance.percent(25) ? 190 : 70);
  const bookedOn = match.day - lead;
  const day = Math.min(Math.max(bookedOn, 0), lastDay);
  const open = companies.filter(({ from, until }) => from <= day && day <= until);
  const { company, manager } = open[chance.weighted(open.map(({ weight }) => weight))];
  const [name, , price] = one(chance, packages);
  const people = [2, 4, 6, 8, 10, 12][chance.weighted([22, 30, 18, 14, 10, 6])];
  const isPlayed = match.day <= lastDay;
  const status = ["CNF", "PRV", "CAN"][chance.weighted(isPlayed ? [93, 0, 7] : [66, 26, 8])];
  const dueOn = bookedOn + 30;
  const paidOn = dueOn + chance.between(-22, chance.percent(20) ? 44 : 6);
  const isPaid = status === "CNF" && paidOn <= lastDay && !chance.percent(0.5);
  const factor = { A: 1.2, B: 1, C: 0.85 }[match.category] * (1 + 0.04 * match.year);
  return {
    ...{ match, company, manager, people, status, bookedOn, package: name },
    dueOn: status === "CNF" ? dueOn : undefined,
    paidOn: isPaid ? paidOn : undefined,
    amount: Math.round(price * factor) * 100 * people,
  };
};

/** Bookings of companies, those of matches to come as far as they have been made. */
export const bookingsOf = (chance, matches) =>
  matches
    .flatMap((match) => {
      const usual =
        { A: 26, B: 17, C: 12 }[match.category] * (match.competition === "FRI" ? 0.3 : 1);
      const count = Math.round((usual * (1 + 0.08 * match.year) * chance.between(80, 120)) / 100);
      return Array.from({ length: count }, () => bookingOf(chance, match));
    })
    .filter(({ bookedOn }) => bookedOn >= 0 && bookedOn <= lastDay)
    .sort((left, right) => left.bookedOn - right.bookedOn);

const textOf = (day) => (day === undefined ? "" : dayText(day));

export const bookingRow = (booking, at) => [
  ...[at + 1, `HB-${40_001 + at}`, booking.match.id, booking.package, booking.company],
  ...[booking.manager, booking.people, booking.amount, dayText(booking.bookedOn)],
  ...[textOf(booking.dueOn), textOf(booking.paidOn), booking.status],
];

/** First days of the months in which a sponsor pays, from January 2024 to the end of the contract. */
const dueDaysOf = ({ times, firstMonth, ends, sponsor }) => {
  const every = 12 / times;
  const months = Array.from({ length: 72 }, (_, month) => month).filter(
    (month) => month % every === (firstMonth - 1) % every,
  );
  const isNew = { "Solway Energy": 24, "Quayside Fitness": 25, "Summit Insurance Brokers": 6 }[
    sponsor
  ];
  return months
    .filter((month) => month >= (isNew ?? 0))
    .map((month) =>
      dayOf(`${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`),
    )
    .filter((day) => day <= dayOf(ends));
};

/** Fees rise a little each July; the slow ones pay late, and now and then not yet. */
const instalmentOf = (chance, sponsor, dueOn) => {
  const rise = 1 + 0.03 * Math.floor((dueOn + 184) / 365.25);
  const paidOn = dueOn + chance.between(-4, sponsor.late) + (chance.percent(14) ? 18 : 0);
  const isForgotten = dueOn > lastDay - 260 && chance.percent(sponsor.late > 15 ? 20 : 2);
  const isWithheld = sponsor.sponsor === "Harlow Finch Solicitors" && dueOn > lastDay - 160;
  return {
    ...{ sponsor, dueOn, isInvoiced: dueOn <= lastDay + 30 },
    amount: Math.round((sponsor.perYear * rise) / sponsor.times / 10) * 1000,
    paidOn: paidOn <= lastDay && !isForgotten && !isWithheld ? Math.max(0, paidOn) : undefined,
  };
};

export const instalmentsOf = (chance) =>
  sponsors
    .flatMap((sponsor) => dueDaysOf(sponsor).map((dueOn) => instalmentOf(chance, sponsor, dueOn)))
    .sort((left, right) => left.dueOn - right.dueOn);

export const instalmentRow = ({ sponsor, dueOn, isInvoiced, amount, paidOn }, at) => [
  ...[at + 1, isInvoiced ? `SP-${7001 + at}` : "", sponsor.sponsor, sponsor.type],
  ...[sponsor.manager, sponsor.ends, dayText(dueOn), textOf(paidOn), amount],
];
