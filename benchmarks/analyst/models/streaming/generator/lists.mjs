// Who delivers, what is shown, where and on what.

/** Partners: name, type, country, account manager. */
export const partners = [
  ["Lumen Pictures", "STU", "GB", "Priya Nair"],
  ["Lumen Kids", "STU", "GB", "Priya Nair"],
  ["Northlight Studios", "STU", "SE", "Anders Holm"],
  ["Northlight Documentary", "IND", "SE", "Anders Holm"],
  ["Baltic Film", "IND", "PL", "Anders Holm"],
  ["Casa Roja", "IND", "ES", "Lucía Ferrer"],
  ["Hikari Animation", "STU", "JP", "Tom Becker"],
  ["Greenfield Media", "BRC", "GB", "Priya Nair"],
  ["Tidewater Films", "IND", "NL", "Lucía Ferrer"],
  ["Studio Vega", "STU", "ES", "Lucía Ferrer"],
  ["Alpine Docs", "IND", "CH", "Tom Becker"],
  ["Meridian TV", "BRC", "FR", "Lucía Ferrer"],
  ["Kestrel Sports", "BRC", "GB", "Priya Nair"],
  ["Polder Film", "IND", "NL", ""],
  ["Sundial Entertainment", "STU", "US", "Tom Becker"],
  ["Ostsee Medien", "BRC", "DE", "Tom Becker"],
  ["Harbour Lane", "IND", "IE", "Priya Nair"],
  ["Atelier Neuf", "IND", "FR", ""],
].map(([name, type, country, manager]) => ({ name, type, country, manager }));

/** Channels: name, weight of its plays, monthly price in cents, whether it has ads, genres, kinds with their weights. */
export const channels = [
  ["Cinema Noir", 9, 699, false, ["Thriller", "Crime", "Drama"], [8, 2, 0, 0]],
  ["Crime Time", 14, 499, true, ["Crime", "Thriller"], [2, 8, 1, 0]],
  ["Kids Planet", 12, 399, false, ["Kids", "Animation"], [3, 7, 1, 0]],
  ["Docu Atlas", 8, 449, true, ["History", "Nature", "Science"], [0, 3, 8, 0]],
  ["Arthouse+", 4, 599, false, ["Drama", "Romance"], [9, 1, 1, 0]],
  ["Anime Central", 9, 549, true, ["Animation", "Sci-Fi"], [2, 8, 0, 0]],
  ["Comedy Box", 11, 399, true, ["Comedy", "Romance"], [4, 6, 0, 0]],
  ["Sport Extra", 7, 999, true, ["Sport"], [0, 1, 2, 7]],
].map(([name, weight, price, hasAds, genres, kinds]) => ({
  ...{ name, weight, price, hasAds, genres, kinds },
}));

export const kinds = ["FLM", "SER", "DOC", "EVT"];

/** Which partners deliver to which channel; others deliver dramas and films. */
export const deliverers = {
  "Kids Planet": ["Lumen Kids", "Hikari Animation", "Greenfield Media"],
  "Docu Atlas": ["Northlight Documentary", "Alpine Docs", "Greenfield Media", "Ostsee Medien"],
  "Anime Central": ["Hikari Animation"],
  "Sport Extra": ["Kestrel Sports", "Meridian TV"],
};

export const firstWords = [
  ...["Winter", "Silent", "Broken", "Golden", "Northern", "Last", "Hidden", "Paper", "Glass"],
  ...["Burning", "Lonely", "Crooked", "Distant", "Electric", "Velvet", "Salt", "Iron", "Second"],
];
export const lastWords = [
  ...["Light", "Harbour", "Summer", "Witness", "River", "Garden", "Kingdom", "Letters", "Hours"],
  ...["Mountain", "Orchard", "Signal", "Island", "Daughters", "Road", "Circus", "Planet", "Tide"],
];
export const sportWords = [
  "Cup Final",
  "Derby Night",
  "Grand Tour",
  "Indoor Masters",
  "Ice League",
];

/** Countries with the weight of their viewers. */
export const countries = [
  ["DE", 30],
  ["GB", 17],
  ["FR", 14],
  ["ES", 9],
  ["NL", 9],
  ["AT", 7],
  ["SE", 6],
  ["PL", 5],
  ["CH", 5],
];

/** Devices: weight, a play's part of the usual length, start in ms, failures in a thousand. */
export const devices = [
  ["Smart TV", 34, 1.15, 2100, 14],
  ["Mobile", 24, 0.6, 1400, 11],
  ["Streaming stick", 15, 1.1, 1800, 9],
  ["Web", 13, 0.85, 1200, 17],
  ["Tablet", 9, 0.9, 1500, 8],
  ["Game console", 5, 1.05, 2400, 31],
];

export const plans = [
  ["Basic", 52, 1],
  ["Standard", 33, 1.4],
  ["Premium", 15, 2],
];

export const sources = [
  ["Organic search", 26],
  ["Paid social", 21],
  ["App store", 19],
  ["Telco bundle", 16],
  ["Referral", 10],
  ["Gift card", 4],
  ["", 4],
];

export const reasons = [
  ["Too expensive", 29],
  ["Nothing left to watch", 24],
  ["Payment failed", 15],
  ["Technical problems", 9],
  ["Switched to another service", 11],
  ["", 12],
];

/** Advertisers: weight, first and last day of their campaigns. */
export const advertisers = [
  ["Brightcola", 14, 0, 1034],
  ["Nordbank", 10, 0, 1034],
  ["Veloce Cars", 12, 60, 1034],
  ["Fresh & Fair", 9, 0, 1034],
  ["Hartmann Insurance", 7, 120, 1034],
  ["Hartmann Travel", 6, 366, 1034],
  ["Mobilis Telecom", 9, 0, 900],
  ["PlayForge Games", 8, 200, 1034],
  ["Sanovita", 4, 500, 1034],
  ["Kupferberg Brewery", 5, 0, 800],
  ["Lindqvist Furniture", 6, 731, 1034],
];

export const idOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))];
