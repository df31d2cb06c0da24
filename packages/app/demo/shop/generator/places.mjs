import { dayOf } from "./calendar.mjs";

/**
 * Name, region, country, thousands of people, and the city's share of the orders on the first and on
 * the last day. Leipzig loses its store and then its customers; Warsaw gets one and grows.
 */
const rows = [
  ["Berlin", "East", "Germany", 3755, 15, 15.5],
  ["Hamburg", "North", "Germany", 1892, 11, 11],
  ["Munich", "South", "Germany", 1512, 9, 11],
  ["Cologne", "West", "Germany", 1085, 7, 7],
  ["Frankfurt", "West", "Germany", 773, 6, 6],
  ["Leipzig", "East", "Germany", 616, 8, 1.2],
  ["Stuttgart", "South", "Germany", 633, 5, 5],
  ["Bremen", "North", "Germany", 569, 4, 3.5],
  ["Dresden", "East", "Germany", 563, 3.5, 3.5],
  ["Freiburg", "South", "Germany", 236, 3, 3.5],
  ["Vienna", "Alps", "Austria", 1982, 6, 6.5],
  ["Salzburg", "Alps", "Austria", 156, 2.5, 3],
  ["Zurich", "Alps", "Switzerland", 443, 4, 4.5],
  ["Paris", "France", "France", 2113, 6, 6.5],
  ["Lyon", "France", "France", 522, 3, 3],
  ["Strasbourg", "France", "France", 291, 2, 2],
  ["Amsterdam", "North Sea", "Netherlands", 921, 3.5, 4],
  ["Copenhagen", "North Sea", "Denmark", 660, 2.5, 2.5],
  ["Prague", "Central", "Czechia", 1357, 2.5, 3],
  ["Warsaw", "Central", "Poland", 1863, 1, 7],
];

/** The cities, with their share at a day. */
export const cities = rows.map(([name, region, country, inhabitants, start, end]) => ({
  name,
  region,
  country,
  inhabitants: inhabitants * 1000,
  start,
  end,
}));

/** Stores: the web shop first. A closed one sells nothing any more. */
export const stores = [
  ["Web shop", "", "2015-03-01", ""],
  ["Berlin Mitte", "Berlin", "2015-03-01", ""],
  ["Berlin Kreuzberg", "Berlin", "2019-09-14", ""],
  ["Hamburg Hafen", "Hamburg", "2016-05-20", ""],
  ["Munich Isartor", "Munich", "2017-04-08", ""],
  ["Munich Schwabing", "Munich", "2025-04-05", ""],
  ["Cologne Dom", "Cologne", "2018-10-06", ""],
  ["Frankfurt Zeil", "Frankfurt", "2018-03-17", ""],
  ["Leipzig Markt", "Leipzig", "2017-11-11", "2025-03-31"],
  ["Stuttgart Mitte", "Stuttgart", "2019-05-04", ""],
  ["Vienna Neubau", "Vienna", "2020-09-19", ""],
  ["Zurich Limmat", "Zurich", "2021-05-08", ""],
  ["Paris Marais", "Paris", "2021-10-02", ""],
  ["Amsterdam Jordaan", "Amsterdam", "2022-06-11", ""],
  ["Warsaw Centrum", "Warsaw", "2025-03-08", ""],
].map(([name, city, openedOn, closedOn], index) => ({
  id: index + 1,
  name,
  city,
  openedOn,
  closedOn,
  openedDay: dayOf(openedOn),
  closedDay: closedOn === "" ? Infinity : dayOf(closedOn),
}));

/** The share of each city at a moment of the three years, 0 to 1. Changes begin in the second half. */
export const cityShares = (moment) =>
  cities.map(({ start, end }) => start + (end - start) * Math.max(0, moment - 0.4) * (1 / 0.6));
