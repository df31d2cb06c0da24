/** The nine campsites: units by type, prices, how well they are liked, and when they are open. */
export const sites = [
  {
    ...{
      name: "Lido Verde",
      code: "LV",
      region: "Lakes",
      country: "IT",
      manager: "Chiara Fontana",
    },
    ...{ price: 1.22, pull: 1.2, quality: 0.3, first: "03-20", last: "11-03" },
    units: { TEN: 5, TOU: 7, MOB: 6, LDG: 2 },
  },
  {
    ...{ name: "Pineta Mare", code: "PM", region: "Adriatic", country: "IT" },
    ...{ manager: "Chiara Fontana", price: 1.08, pull: 1.1, quality: -0.4 },
    ...{ first: "04-15", last: "10-12", units: { TOU: 6, MOB: 7, SAF: 2 } },
  },
  {
    ...{ name: "Bohinj Lakeside", code: "BO", region: "Alps", country: "SI" },
    ...{ manager: "Matej Kovač", price: 0.86, pull: 0.95, quality: 0.7 },
    ...{ first: "04-10", last: "10-20", units: { TEN: 6, TOU: 4, SAF: 3 } },
  },
  {
    ...{ name: "Istria Bay", code: "IB", region: "Adriatic", country: "HR" },
    ...{ manager: "Ivana Horvat", price: 1.15, pull: 1.25, quality: 0.1 },
    ...{ first: "04-12", last: "10-15", units: { TEN: 3, TOU: 6, MOB: 6, SAF: 2 } },
  },
  {
    ...{ name: "Krk Lagoon", code: "KR", region: "Adriatic", country: "HR" },
    ...{ manager: "Ivana Horvat", price: 0.98, pull: 1, quality: 0.4 },
    ...{ first: "04-25", last: "10-05", units: { TEN: 4, TOU: 5, MOB: 4 } },
  },
  {
    ...{ name: "Faaker See", code: "FS", region: "Lakes", country: "AT" },
    ...{ manager: "Johanna Pichler", price: 1.02, pull: 0.9, quality: 0 },
    ...{ first: "04-05", last: "10-26", units: { TEN: 4, TOU: 6, LDG: 3 } },
  },
  {
    ...{ name: "Zillertal Alpin", code: "ZA", region: "Alps", country: "AT" },
    ...{ manager: "Johanna Pichler", price: 1.3, pull: 1.05, quality: 0.5 },
    ...{ first: "01-01", last: "12-31", units: { TOU: 6, LDG: 6 } },
  },
  {
    ...{ name: "Chiemsee Ufer", code: "CH", region: "Lakes", country: "DE" },
    ...{ manager: "Stefan Brandl", price: 1, pull: 0.85, quality: -0.2 },
    ...{ first: "03-28", last: "11-05", units: { TEN: 5, TOU: 5, SAF: 2, LDG: 1 } },
  },
  {
    ...{ name: "Allgäu Meadow", code: "AM", region: "Alps", country: "DE" },
    ...{ manager: "Stefan Brandl", price: 0.94, pull: 0.8, quality: 0.6 },
    ...{ first: "01-01", last: "12-31", units: { TEN: 2, TOU: 5, LDG: 3 } },
  },
];

/** Types of units: nightly price in cents, places, usual lengths of stay, and whether they are cleaned. */
export const types = {
  TEN: { price: 3200, places: [3, 4, 4], stays: [1, 2, 2, 3, 3, 4, 5, 7], isBuilt: false },
  TOU: { price: 4800, places: [4, 5, 6], stays: [2, 3, 3, 4, 5, 7, 7, 10, 14], isBuilt: false },
  MOB: { price: 10_900, places: [4, 6, 6], stays: [3, 4, 5, 7, 7, 7, 10, 14], isBuilt: true },
  LDG: { price: 16_500, places: [4, 6, 8], stays: [2, 3, 3, 4, 5, 7, 7], isBuilt: true },
  SAF: { price: 9400, places: [4, 5], stays: [2, 3, 3, 4, 5, 7], isBuilt: true },
};

/** How likely a free unit is taken on a day of a month, where there is a summer only and where winter counts. */
export const summer = [0, 0, 0.1, 0.12, 0.2, 0.32, 0.52, 0.58, 0.26, 0.11, 0.06, 0];
export const bothSeasons = [0.2, 0.25, 0.15, 0.1, 0.12, 0.18, 0.34, 0.4, 0.2, 0.13, 0.06, 0.24];

/** Nationalities: code, weight at all sites, first and last names. */
export const nations = [
  [
    "DE",
    34,
    "Anna Jonas Sabine Markus Lena Thomas Katrin Uwe Birte Frank Silke Holger Nele Torsten",
    "Becker Hoffmann Krüger Vogel Lorenz Pohl Seidel Arnold Franke Haas Kuhn Ludwig Ziegler Roth Engel Jahn",
  ],
  [
    "NL",
    19,
    "Sanne Daan Femke Jeroen Lotte Bram Anouk Pieter Marloes Ruud",
    "de Vries Bakker Visser Mulder Dekker Smit Hoekstra Postma Kuipers Veenstra",
  ],
  ["AT", 11, "Magdalena Lukas Theresa Florian Eva", "Gruber Wimmer Steiner Eder Leitner"],
  ["IT", 10, "Giulia Marco Elena Paolo Sara", "Ricci Moretti Galli Conti Bruno"],
  ["CH", 6, "Nadia Urs Corinne Reto", "Frei Baumann Keller Zbinden"],
  ["BE", 5, "Ellen Koen Nathalie Wout", "Peeters Claes Maes Wouters"],
  ["CZ", 4, "Petra Tomáš Jana Pavel", "Novák Dvořák Beneš Král"],
  ["DK", 4, "Mette Søren Line Rasmus", "Holm Kjær Lund Friis"],
  ["SI", 3, "Maja Rok Nina Luka", "Zupan Potočnik Kralj Bizjak"],
  ["GB", 3, "Emma Oliver Hannah Jack", "Hughes Carter Palmer Webb"],
  ["FR", 2, "Camille Julien Élise Hugo", "Laurent Girard Mercier Faure"],
  ["PL", 2, "Ola Marek Kasia Piotr", "Wójcik Mazur Zając Król"],
  ["", 3, "Alex Kim Robin", "Meyer Martin Jansen"],
];

export const channels = [
  ["Website", 46],
  ["Phone", 13],
  ["Booking.com", 17],
  ["Pitchup", 11],
  ["Vacansoleil", 8],
  ["Walk-in", 5],
];

/** What is sold: category, product, price in cents, weight, largest quantity. */
export const products = [
  ["EXT", "Bed linen set", 1500, 13, 4],
  ["EXT", "Firewood bundle", 850, 11, 3],
  ["EXT", "Bike hire", 1600, 10, 4],
  ["EXT", "Kayak hire", 2400, 6, 2],
  ["EXT", "Late check-out", 2500, 5, 1],
  ["EXT", "Baby cot", 1200, 3, 1],
  ["SHP", "Groceries basket", 2300, 16, 1],
  ["SHP", "Gas bottle", 3400, 6, 2],
  ["SHP", "BBQ charcoal", 990, 8, 2],
  ["SHP", "Ice cream", 320, 14, 5],
  ["SHP", "Sun cream", 1290, 5, 1],
  ["SHP", "Bread rolls", 85, 15, 9],
  ["BAR", "Pizza", 1250, 12, 4],
  ["BAR", "Draught beer", 490, 10, 6],
  ["BAR", "Cappuccino", 340, 8, 3],
  ["BAR", "Lunch menu", 1650, 6, 4],
];

export const methods = [
  ["Card", 52],
  ["Bank transfer", 21],
  ["PayPal", 17],
  ["Cash", 6],
  ["Gift voucher", 4],
];

/** Who does the work at a site: cleaners first, then the technician. */
export const crews = {
  "Lido Verde": ["Rosa Bianchi", "Lidia Serra", "Dario Valli"],
  "Pineta Mare": ["Rosa Bianchi", "Ines Marin", "Dario Valli"],
  "Bohinj Lakeside": ["Tina Hribar", "Tina Hribar", "Gregor Oblak"],
  "Istria Bay": ["Marija Babić", "Lucija Perić", "Ante Jurić"],
  "Krk Lagoon": ["Lucija Perić", "Dora Vidović", "Ante Jurić"],
  "Faaker See": ["Birgit Moser", "Birgit Moser", "Hannes Egger"],
  "Zillertal Alpin": ["Birgit Moser", "Marta Nowak", "Hannes Egger"],
  "Chiemsee Ufer": ["Sonja Huber", "Sonja Huber", "Ralf Dietz"],
  "Allgäu Meadow": ["Sonja Huber", "Elif Yilmaz", "Ralf Dietz"],
};

/** Trades of repairs: weight, usual cost in cents. */
export const trades = [
  ["Plumbing", 27, 14_000],
  ["Electrics", 22, 11_500],
  ["Heating", 13, 21_000],
  ["Carpentry", 14, 9500],
  ["Grounds", 16, 6200],
  ["Appliances", 8, 17_500],
];

export const oneOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))];
