import { dayText, momentText } from "../../tables.mjs";
import { handlers } from "./lists.mjs";
import { lastDay } from "./sailings.mjs";

const kindsOf = ({ minutes }) =>
  minutes < 100 ? ["CAF"] : minutes < 250 ? ["CAF", "SHP"] : ["RST", "BAR", "SHP"];

/** Of how many passengers buy something there, in a hundred, and what they spend, in pence. */
const habits = { CAF: [24, 690], SHP: [11, 2350], RST: [27, 1840], BAR: [17, 980] };

/** The takings of each outlet of a sailing; some are closed, and some tills are never read. */
export const takingsOf = (chance, sailings) =>
  sailings
    .filter(({ status }) => status === "CMP")
    .flatMap((sailing) =>
      kindsOf(sailing.route)
        .filter(() => chance.percent(sailing.route.minutes < 100 ? 88 : 90))
        .map((outlet) => {
          const [buyers, spend] = habits[outlet];
          const { passengers } = sailing.done;
          const sales = Math.max(
            1,
            Math.round((passengers * buyers * chance.between(70, 130)) / 1e4),
          );
          const dearer = 100 + Math.floor(sailing.day / 100) * 2;
          const gross = Math.round((sales * spend * dearer * chance.between(85, 118)) / 1e4);
          const items = Math.round((sales * chance.between(115, 190)) / 100);
          return {
            sailing,
            outlet,
            sales,
            items,
            gross,
            tax: outlet === "SHP" ? 0 : Math.round(gross / 6),
          };
        }),
    )
    .map((each, at) => ({ id: at + 1, ...each }));

export const takingRow = ({ id, sailing, outlet, sales, items, gross, tax }) => [
  ...[id, sailing.id, outlet, dayText(sailing.day), sales, items, gross, tax],
];

const causes = ["DEL", "CNX", "STF", "CLN", "FOD", "BKG", "DMG", "ACC"];

const causeOf = (chance, { status, done, at }) => {
  const late = done?.left === undefined ? 0 : done.left - at;
  if (status === "CNX" && chance.percent(80)) return "CNX";
  if (late > 30 && chance.percent(70)) return "DEL";
  return causes[chance.weighted([6, 0, 22, 19, 17, 20, 9, 7])];
};

const chanceOf = ({ sailing: { status, done, at } }) => {
  if (status === "CNX") return 22;
  const late = done?.left === undefined ? 0 : done.left - at;
  return late > 60 ? 24 : late > 30 ? 12 : 3.2;
};

const outcomeOf = (chance, { day, cause, total }) => {
  const took = chance.percent(75) ? chance.between(1, 16) : chance.between(10, 60);
  const isDone = day + took <= lastDay && !chance.percent(day > 900 ? 6 : 0.5);
  const isPaid = isDone && chance.percent(cause === "DEL" || cause === "CNX" ? 46 : 18);
  const state = isDone
    ? isPaid || chance.percent(72)
      ? "RES"
      : "REJ"
    : chance.percent(40)
      ? "NEW"
      : "WIP";
  const due = Math.round((total * chance.between(10, 50)) / 1e4) * 100;
  return { state, solved: isDone ? day + took : undefined, paid: isPaid ? Math.max(500, due) : 0 };
};

/** Most are about a journey that somebody has booked; some name none. */
export const complaintsOf = (chance, bookings, people) => {
  const ofJourneys = bookings
    .filter((each) => each.sailing.day <= lastDay && chance.percent(chanceOf(each)))
    .map((booking) => ({
      booking,
      ...{ sailing: booking.sailing, who: booking.customer.name, total: booking.total },
      day: booking.sailing.day + chance.weighted([30, 26, 14, 9, 6, 5, 4, 3, 2, 1]),
      cause: causeOf(chance, booking.sailing),
    }));
  const others = Array.from({ length: 290 }, () => ({
    ...{ who: chance.pick(people).name, total: 3000, day: chance.between(2, lastDay) },
    cause: chance.pick(["STF", "BKG", "BKG", "ACC", "FOD"]),
  }));
  return [...ofJourneys, ...others]
    .filter(({ day }) => day <= lastDay)
    .map((each) => {
      const at = each.day * 1440 + chance.between(450, 1380);
      const isAnswered = each.day < lastDay - 1;
      return {
        ...{ ...each, at, ...outcomeOf(chance, each) },
        replied: isAnswered ? at + chance.between(20, 60 * 52) : undefined,
        channel: ["EML", "WEB", "TEL", "SOC"][chance.weighted([44, 30, 17, 9])],
        handler: chance.percent(6) ? "" : chance.pick(handlers),
      };
    })
    .sort((one, other) => one.at - other.at)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const complaintRow = (each) => [
  ...[each.id, `C-${String(10_000 + each.id)}`, each.booking?.id ?? "", each.sailing?.id ?? ""],
  ...[each.who, momentText(each.at), each.cause, each.channel, each.state, each.handler],
  ...[each.replied === undefined ? "" : momentText(Math.min(each.replied, lastDay * 1440 + 1439))],
  ...[each.solved === undefined ? "" : dayText(each.solved), each.paid],
];
