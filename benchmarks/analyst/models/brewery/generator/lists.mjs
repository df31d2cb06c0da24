// Who and what there is at the brewery.

/** Names put together of two words, one of each list. */
export const pubWords = [
  ["Gasthaus", "Zum", "Brasserie", "Bar", "Café"],
  [
    ...["Löwen", "Krone", "Étoile", "Bären", "Hirsch", "Grüner Baum", "Château", "Mühle"],
    ...["Rössle", "Pêcheur", "Schwanen", "Ochsen", "Émile", "Adler", "Fischerstub"],
  ],
];
export const shopWords = [
  ["Getränke", "Cave", "Kiosk", "Bierladen", "Épicerie"],
  [
    ...["Schäfer", "Weiß", "Lefèvre", "Köhler", "Dubois", "Jäger"],
    ...["Böhm", "Renard", "Huber", "Günther"],
  ],
];

/** Towns with the route that the vans serve them on, and how much is sold there. */
export const towns = [
  ["Offenburg", "Kinzig", 5],
  ["Kehl", "Rhine", 3],
  ["Colmar", "Vosges", 6],
  ["Sélestat", "Vosges", 3],
  ["Freiburg", "Höllental", 8],
  ["Müllheim", "Rhine", 2],
  ["Lörrach", "Rhine", 4],
  ["Gengenbach", "Kinzig", 2],
];

export const reps = ["Anaïs Keller", "Jörg Baumann", "Sophie Roth", "Markus Vogt"];
export const drivers = ["Jérôme Petit", "Björn Maier", "Chloé Simon", "Szymon Kowal"];
export const brewers = ["Agnès Muller", "Tomáš Novák", "Lea Brandt"];
export const sources = ["phone", "web shop", "sales rep"];
export const sites = ["Main cellar", "Taproom cellar"];

/**
 * Beers: name, style, alcohol in percent, first day of sale, the months in which it is sold (none for all), how
 * well it sells, days in the tank, percent lost. What is sold in some months is brewed a month before.
 */
export const beers = [
  ["Helles", "Lager", 4.9, "2009-04-01", [], 10, 28, 4],
  ["Märzen", "Lager", 5.6, "2011-03-01", [], 6, 35, 5],
  ["Rhine IPA", "Ale", 6.4, "2017-05-12", [], 5, 21, 9],
  ["Pale Ale", "Ale", 5.2, "2016-06-01", [], 5, 18, 7],
  ["Weißbier", "Wheat", 5.3, "2010-05-01", [], 6, 16, 5],
  ["Blanche", "Wheat", 4.7, "2019-04-15", [], 3, 16, 5],
  ["Midnight Stout", "Dark", 6.8, "2018-10-01", [], 2, 24, 6],
  ["Rauchbier", "Dark", 5.4, "2015-11-01", [], 1, 30, 5],
  ["Alkoholfrei", "Low alcohol", 0.4, "2022-01-10", [], 3, 14, 8],
  ["Maibock", "Lager", 7.2, "2012-04-20", [3, 4, 5], 3, 40, 5],
  ["Saison d'Été", "Ale", 5.8, "2025-06-01", [5, 6, 7, 8], 4, 20, 6],
  ["Bière de Noël", "Dark", 7.5, "2013-11-15", [10, 11, 12], 4, 32, 6],
  ["Hopfenfrei", "Low alcohol", 0.3, "2025-02-01", [], 1, 14, 9],
];

/** A beer that is in the tank for the first time, and not on sale yet. */
export const newBeer = ["Cuvée Céleste", "Ale", 8.1, "2026-12-04"];

/** What beer is sold in: litres, the price of a beer of five percent, and what it costs to make. */
export const containers = {
  K50: { litres: 50, price: 112, cost: 58 },
  K30: { litres: 30, price: 74, cost: 38 },
  C24: { litres: 7.92, price: 26.4, cost: 14 },
};
