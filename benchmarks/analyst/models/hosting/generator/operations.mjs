import { dayText, momentText } from "../../tables.mjs";
import {
  agents,
  categories,
  engineers,
  idOf,
  lastDay,
  priorities,
  severities,
  sites,
  topics,
} from "./lists.mjs";

const lastMinute = (lastDay + 1) * 1440;
const days = Array.from({ length: lastDay + 1 }, (_, day) => day);

/** From 0 in mid January to 1 in mid July. */
const warmthOf = (day) => 1 - Math.abs((((day + 1065) % 365) - 182) / 183);

/** A number between two, low ones more often. */
const skewed = (chance, least, most) =>
  least + Math.floor((most - least) * chance.next() * chance.next() * chance.next());

const incidentOf = (chance, day) => {
  const warmth = warmthOf(day - 15);
  const severity = severities[chance.weighted(severities.map(({ weight }) => weight))];
  const [category] =
    categories[
      chance.weighted(
        categories.map(([, weight, summer]) => weight * (1 + (summer - 1) * warmth ** 2)),
      )
    ];
  const at = day * 1440 + chance.below(1440);
  const minutes = skewed(chance, severity.least, severity.most);
  const resolved = at + minutes * (chance.percent(3) ? 6 : 1);
  const isOutage = chance.percent(severity.outage);
  const isDragging = day > lastDay - 24 && "P1P2".includes(severity.code) && chance.percent(25);
  const isOpen = resolved >= lastMinute || isDragging;
  return {
    ...{ at, category, isOutage, severity: severity.code },
    site: sites[chance.weighted(sites.map(({ trouble }) => trouble))].code,
    engineer: chance.percent(4) && isOpen ? "" : idOf(chance, engineers)[0],
    resolved: isOpen ? undefined : resolved,
    downtime: isOutage && !isOpen ? Math.round((minutes * chance.between(20, 85)) / 100) : 0,
  };
};

/** More of them as the halls fill, and in the heat. */
export const incidentsOf = (chance) =>
  days
    .flatMap((day) => {
      const expected = 1.5 + day / 800 + warmthOf(day - 15) * 1.3;
      const count = Math.floor(expected * chance.next() * 2 + 0.5);
      return Array.from({ length: count }, () => incidentOf(chance, day));
    })
    .sort((one, other) => one.at - other.at);

export const incidentRow = (each, at) => [
  ...[at + 1, `IN-${String(5001 + at)}`, each.site, each.severity, each.category],
  ...[each.engineer, momentText(each.at)],
  each.resolved === undefined ? "" : momentText(each.resolved),
  ...[each.isOutage, each.downtime],
];

const hours = [1, 1, 1, 1, 1, 2, 4, 8, 14, 16, 15, 13, 11, 13, 15, 13, 11, 8, 5, 3, 3, 2, 2, 1];

const ticketOf = (chance, { day, customers, weights }) => {
  const [topic, , length] = idOf(chance, topics);
  const [priority, , minutes] = idOf(chance, priorities);
  const [agent, , charm] = idOf(chance, agents);
  const at = day * 1440 + chance.weighted(hours) * 60 + chance.below(60);
  const response = 2 + skewed(chance, 0, minutes * 5 * (1 - day / 4000));
  const closed = at + response + skewed(chance, 8, length * 60 * 5);
  const isReopened = chance.percent(topic === "Billing" ? 12 : topic === "Network" ? 9 : 4);
  const isClosed = closed < lastMinute;
  const isRated = isClosed && chance.percent(31);
  const stars = 3.9 + charm / 10 - (isReopened ? 1.1 : 0) + chance.between(-14, 12) / 10;
  return {
    ...{ at, topic, priority, agent, isReopened },
    customer: customers[chance.weighted(weights)],
    response: at + response < lastMinute ? response : "",
    closed: isClosed ? closed : undefined,
    stars: isRated ? Math.max(1, Math.min(5, Math.round(stars))) : "",
  };
};

/** Tickets of those who are customers by then, few at weekends; the first of January 2024 was a Monday. */
export const ticketsOf = (chance, customers) =>
  days
    .flatMap((day) => {
      const isWeekend = day % 7 > 4;
      const mood = chance.between(75, 125) / 100;
      const count = Math.round((9 + day / 130) * (isWeekend ? 0.42 : 1.15) * mood);
      const there = customers.filter(({ since }) => since <= day);
      const weights = there.map(({ weight }) => weight);
      return Array.from({ length: count }, () =>
        ticketOf(chance, { day, customers: there, weights }),
      );
    })
    .sort((one, other) => one.at - other.at);

export const ticketRow = (each, at) => [
  ...[at + 1, `T-${String(70_001 + at)}`, each.customer.id, each.topic, each.priority],
  ...[each.agent, momentText(each.at), each.response],
  each.closed === undefined ? "" : momentText(each.closed),
  ...[each.isReopened, each.stars],
];

const hallOf = (chance, { site, number }) => ({
  site,
  name: `${site.code}-H${number}`,
  built: chance.between(9, 22) * 10,
  start: chance.between(52, 74) / 100,
  growth: chance.between(14, 30) / 100,
  load: chance.between(82, 128),
  extended: chance.percent(35) ? chance.between(200, 900) : lastDay + 1,
});

const hallDayOf = (chance, hall, day) => {
  const built = hall.built + (day >= hall.extended ? 40 : 0);
  const share = Math.min(0.985, hall.start + (hall.growth * day) / lastDay);
  const rented = Math.min(
    built - 1,
    Math.round(hall.built * share) + (day >= hall.extended ? 9 : 0),
  );
  const energy = Math.round((rented * hall.load * chance.between(92, 108)) / 100);
  const pue = hall.site.pue / 100 + warmthOf(day - 15) * 0.09 + chance.between(-2, 2) / 100;
  const isRead = !chance.percent(0.4);
  return [
    ...[dayText(day), hall.site.code, hall.name, built, rented, isRead ? energy : ""],
    isRead ? Math.round(energy * pue) : "",
    isRead ? Math.round((energy / 24) * (chance.between(112, 138) / 100)) : "",
  ];
};

/** Every data hall on every day: its racks, and what its meters read. */
export const hallDaysOf = (chance) => {
  const halls = sites.flatMap((site) =>
    Array.from({ length: site.halls }, (_, at) => hallOf(chance, { site, number: at + 1 })),
  );
  return days.flatMap((day) => halls.map((hall) => hallDayOf(chance, hall, day)));
};
