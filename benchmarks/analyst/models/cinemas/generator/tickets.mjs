import { dayText } from "../../tables.mjs";
import { genres, lastDay } from "./lists.mjs";
import { demandOf, drawOf } from "./screenings.mjs";

const types = ["ADU", "CHD", "SEN", "STU", "CRD"];
const prices = { ADU: 1190, CHD: 850, SEN: 890, STU: 920, CRD: 960 };
const channels = ["WEB", "APP", "BOX", "KIO", "PTN"];
const fees = { WEB: 80, APP: 50 };

const typeOf = (chance, { film, day, hour }) => {
  const [, , child, senior, student] = genres[film.genre] ?? [0, [], 1, 38, 6];
  const cards = 12 + day / 70;
  const elder = hour < 17 ? senior * 1.6 : senior * 0.7;
  return types[
    chance.weighted([100 - child - senior - student - cards, child, elder, student, cards])
  ];
};

/** More in the app by and by, fewer at the till. */
const channelOf = (chance, day) =>
  channels[chance.weighted([36, 18 + day / 70, 30 - day / 90, 10, 4])];

/** How many seats are taken, or would be. */
const soldOf = (chance, { film, site, day, hour, seats }) => {
  const busy = hour >= 19 ? 1.25 : hour === 11 ? 0.55 : 0.95;
  const draw = 0.55 + 0.45 * drawOf(film, day);
  const fill = 0.235 * draw * site.pull * busy * (0.45 + 0.55 * demandOf(day));
  return Math.min(seats, Math.round((seats * fill * chance.between(35, 165)) / 100));
};

const priceOf = ({ site, day, format }, type) => {
  const surcharge = { "3D": 200, PLF: 350 }[format] ?? 0;
  const isCheap = day % 7 === 1 && type !== "CRD";
  const base = prices[type] * site.price * (1 + Math.floor(day / 366) * 0.04);
  return Math.round((base * (isCheap ? 0.68 : 1) + surcharge) / 5) * 5;
};

const saleOf = (chance, { screening, tickets }) => {
  const channel = channelOf(chance, screening.day);
  const isAhead = ["WEB", "APP", "PTN"].includes(channel);
  const ahead = isAhead ? chance.weighted([38, 20, 12, 8, 6, 4, 3, 3, 2, 1, 1, 1, 1, 1]) : 0;
  const soldDay =
    screening.day > lastDay ? Math.min(lastDay, screening.day - ahead) : screening.day - ahead;
  const type = typeOf(chance, screening);
  const gross = tickets * priceOf(screening, type);
  return {
    ...{ screening, tickets, type, gross, sold: Math.max(-10, soldDay) },
    channel: screening.day > lastDay && !isAhead ? "WEB" : channel,
    rental: Math.round((gross / 1.2) * (screening.film.rental / 100)),
    isRefunded: screening.state === "CAN" || (ahead > 0 && chance.percent(3.5)),
  };
};

/** Nobody has bought for a hire or, of what is to come, more than a few for the days that are near. */
const countOf = (chance, screening) => {
  if (screening.isHire || screening.reason === "No bookings") return 0;
  const sold = soldOf(chance, screening);
  if (screening.day <= lastDay) return sold;
  return Math.round((sold * chance.between(5, 40)) / 100 / (1 + (screening.day - lastDay) / 4));
};

export const salesOf = (chance, screenings) =>
  screenings.flatMap((screening) => {
    const total = countOf(chance, screening);
    const parts =
      total < 1 ? 0 : 1 + (total > 12 ? 1 : 0) + (total > 45 && chance.percent(60) ? 1 : 0);
    const sales = Array.from({ length: parts }, (_, at) => {
      const tickets = Math.floor(total / parts) + (at < total % parts ? 1 : 0);
      return saleOf(chance, { screening, tickets });
    });
    screening.tickets = sales
      .filter(({ isRefunded }) => !isRefunded)
      .reduce((sum, { tickets }) => sum + tickets, 0);
    return sales;
  });

export const saleRow = (each, at) => [
  ...[at + 1, each.screening.id, dayText(each.screening.day), dayText(each.sold), each.type],
  ...[each.channel, each.isRefunded, each.tickets, each.gross],
  ...[(fees[each.channel] ?? 0) * each.tickets, each.rental],
];
