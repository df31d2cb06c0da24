import { dayText, momentText } from "../../tables.mjs";
import { channels, dayOf, lastDay, one, stands, ticketTypes } from "./lists.mjs";

const ofCategory = { A: 1.55, B: 1, C: 0.72 };
const ofCompetition = { LGE: 1, CUP: 1.2, FRI: 0.45 };
const ofMonth = [0.86, 0.9, 0.95, 1.05, 1.15, 1, 1, 1.15, 1.05, 1, 0.92, 0.95];

const demandOf = (chance, match) => {
  const month = Number(dayText(match.day).slice(5, 7)) - 1;
  const usual = 168 * ofCategory[match.category] * ofCompetition[match.competition];
  return Math.round(
    (usual * ofMonth[month] * (1 + 0.07 * match.year) * chance.between(86, 114)) / 100,
  );
};

const dayBefore = (chance) => {
  const [least, most] = [
    [0, 0],
    [1, 3],
    [4, 10],
    [11, 28],
    [29, 75],
  ][chance.weighted([17, 26, 27, 20, 10])];
  return chance.between(least, most);
};

const soldAtOf = (chance, match) => {
  const before = dayBefore(chance);
  if (before === 0) return match.at - chance.between(5, 290);
  return (match.day - before) * 1440 + chance.between(9, 21) * 60 + chance.below(60);
};

const refundOf = (chance, { match, soldAt, channel }) => {
  const inHundred = (channel === "Online" ? 4.4 : 2.1) + (match.isTelevised ? 3 : 0);
  if (!chance.percent(inHundred)) return undefined;
  const day = Math.floor(soldAt / 1440) + chance.between(1, 20);
  return day > lastDay ? undefined : day;
};

const orderOf = (chance, match) => {
  const stand = one(chance, stands);
  const isAway = stand[0] === "Away End";
  const soldAt = soldAtOf(chance, match);
  const channel = isAway && chance.percent(72) ? "Away club" : one(chance, channels)[0];
  const refunded = refundOf(chance, { match, soldAt, channel });
  const first = one(chance, ticketTypes);
  const second = chance.percent(stand[0] === "Family Stand" ? 55 : 20) ? ticketTypes[2] : first;
  const types = second === first ? [first] : [first, second];
  const factor = { A: 1.25, B: 1, C: 0.88 }[match.category] * (1 + 0.03 * match.year);
  return types.map((type) => {
    const quantity = [1, 2, 3, 4, 6][chance.weighted([34, 38, 14, 11, 3])];
    const full = stand[2] * factor * (match.competition === "FRI" ? 0.5 : 1);
    return {
      ...{ match, stand: stand[0], channel, soldAt, refunded, quantity, type: type[0] },
      amount: Math.round(full * type[2] * 2) * 50 * quantity,
    };
  });
};

/** Lines of orders, as far as they have been placed; of matches far ahead there are few or none. */
export const ticketsOf = (chance, matches) => {
  const end = (lastDay + 1) * 1440;
  return matches
    .flatMap((match) =>
      Array.from({ length: demandOf(chance, match) }, () => orderOf(chance, match)),
    )
    .filter(([{ soldAt }]) => soldAt >= 0 && soldAt < end)
    .sort(([left], [right]) => left.soldAt - right.soldAt)
    .flatMap((lines, at) => lines.map((line) => ({ ...line, order: `T-${100_001 + at}` })));
};

export const ticketRow = (line, at) => [
  ...[at + 1, line.order, line.match.id, line.stand, line.type, line.channel],
  ...[momentText(line.soldAt), line.refunded === undefined ? "SLD" : "RFD"],
  ...[line.refunded === undefined ? "" : dayText(line.refunded), line.quantity, line.amount],
];

const cardTypes = [
  ["AD", 62, 1],
  ["CO", 23, 0.7],
  ["JU", 15, 0.35],
];
const homeStands = stands.filter(([, , , price]) => price > 0);
const cardSeasons = ["2024/25", "2025/26", "2026/27"];
const renewing = { "North Stand": 88, "South Stand": 83, "Main Stand": 91, "Family Stand": 76 };

/** Renewals open in April, most come in the early weeks; others are bought till October. */
const soldOnOf = (chance, season, isFirst) => {
  const april = dayOf(`${season.slice(0, 4)}-04-01`);
  if (!isFirst) return april + chance.between(0, chance.percent(60) ? 30 : 105);
  return april + chance.between(30, chance.percent(80) ? 135 : 195);
};

const newHolder = (chance, id) => ({
  ...{ id, stand: one(chance, homeStands), type: one(chance, cardTypes) },
  plan: chance.percent(44) ? "DDM" : "FUL",
});

const renews = (chance, { stand, type }) =>
  chance.percent(renewing[stand[0]] - (type[0] === "JU" ? 9 : 0) + (type[0] === "CO" ? 4 : 0));

const cardOf = (chance, { holder, season, at, isFirst, soldOn }) => ({
  ...{ holder, season, isFirst, soldOn, stand: holder.stand[0], type: holder.type[0] },
  plan: holder.plan,
  price: Math.round(holder.stand[3] * holder.type[2] * (1 + at * 0.045)) * 100,
  renewal: at === 2 ? "OPN" : renews(chance, holder) ? "REN" : "LAP",
});

/** Season tickets of three seasons; who renews stays in the stand, but for a few. */
export const cardsOf = (chance) => {
  const all = [];
  let nextId = 3001;
  let staying = [];
  cardSeasons.forEach((season, at) => {
    const cards = staying.map((card) => {
      const { holder } = card;
      if (chance.percent(4)) Object.assign(holder, { stand: one(chance, homeStands) });
      return cardOf(chance, { holder, season, at, isFirst: false, soldOn: card.renewedOn });
    });
    const total = [2410, 2560, 2690][at];
    while (cards.length < total) {
      const holder = newHolder(chance, nextId++);
      const isFirst = at > 0 || chance.percent(15);
      cards.push(
        cardOf(chance, { holder, season, at, isFirst, soldOn: soldOnOf(chance, season, isFirst) }),
      );
    }
    for (const card of cards)
      if (card.renewal === "REN") card.renewedOn = soldOnOf(chance, cardSeasons[at + 1], false);
    staying = cards.filter(({ renewal }) => renewal === "REN");
    all.push(...cards.sort((left, right) => left.soldOn - right.soldOn));
  });
  return all;
};

export const cardRow = (card, at) => [
  ...[at + 1, card.holder.id, card.season, card.stand, card.type, card.plan, card.isFirst],
  ...[dayText(card.soldOn), card.renewal],
  ...[card.renewedOn === undefined ? "" : dayText(card.renewedOn), card.price],
];
