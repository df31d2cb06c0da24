// Who and what there is in the warehouses.

export const sites = ["Leipzig", "Poznań", "Győr"];

/** Name, industry, tariff, country, sites, the days of the contract's start and end, how much they send. */
export const clients = [
  ["Müsliwerk", "Food", "E", "Germany", [0], -420, 0, 10],
  ["Café Lumière", "Food", "G", "France", [0], -130, 0, 7],
  ["Peña Sport", "Sport", "G", "Spain", [1, 2], 40, 0, 6],
  ["Nordlicht Kids", "Toys", "G", "Germany", [0], -260, 0, 6],
  ["Brontë Home", "Home", "S", "Netherlands", [1], 150, 0, 3],
  ["Łąka Garden", "Home", "G", "Poland", [1], -80, 0, 5],
  ["Trikotage Weber", "Fashion", "E", "Germany", [0, 1], -610, 0, 12],
  ["Zoé Cosmétiques", "Beauty", "E", "France", [0], 20, 0, 9],
  ["Hegyi Túra", "Sport", "S", "Hungary", [2], 210, 0, 3],
  ["Pixel & Pappe", "Toys", "S", "Germany", [0], 390, 0, 3],
  ["Bécsi Szappan", "Beauty", "S", "Hungary", [2], -40, 0, 4],
  ["Alpenfaden", "Fashion", "G", "Austria", [2], 95, 0, 6],
  ["Smörgås Living", "Home", "G", "Sweden", [1], 460, 0, 5],
  ["Kawa Prosto", "Food", "S", "Poland", [1], 310, 0, 4],
  ["Urban Loom", "Fashion", "E", "Netherlands", [1, 2], 275, 0, 10],
  ["Velours Paris", "Fashion", "G", "France", [0], 540, 0, 6],
  ["Tiny Orchard", "Toys", "S", "Netherlands", [2], 655, 0, 3],
  ["Salzkorn", "Food", "S", "Austria", [2], 805, 0, 3],
  ["Runa Outdoor", "Sport", "G", "Germany", [0], -330, 720, 6],
  ["Grażyna Shoes", "Fashion", "S", "Poland", [1], -20, 905, 4],
  ["Lumen Skin", "Beauty", "S", "Germany", [0], 1015, 0, 0],
];

export const accountManagers = ["Jörg Weiß", "Zsófia Kovács", "Agnieszka Wójcik", "Inès Marchand"];

/** The zones that an industry's goods lie in: `AMB` shelves, `COL` chilled, `HAZ` hazardous, `BLK` bulk. */
export const zones = {
  Food: ["AMB", "COL"],
  Beauty: ["AMB", "HAZ"],
  Sport: ["AMB", "BLK"],
  Home: ["BLK"],
  Toys: ["AMB"],
  Fashion: ["AMB"],
};

/** How many of a hundred delivered orders come back. */
export const returnRates = { Food: 3, Beauty: 6, Sport: 13, Home: 10, Toys: 8, Fashion: 31 };

export const carriers = ["DHL", "DPD", "GLS", "UPS", "InPost"];
export const channels = ["Own shop", "Amazon", "Zalando", "Wholesale"];
export const countries = [
  "Germany",
  "Poland",
  "Hungary",
  "Austria",
  "France",
  "Netherlands",
  "Switzerland",
];
export const shifts = ["Early", "Late", "Night"];

/** Given names and family names, by site. */
export const names = [
  ["Anke Uwe Jürgen Käthe Maik Sören", "Böhme Krause Lindner Schäfer Vogel Zöllner"],
  ["Paweł Małgorzata Łukasz Ewa Tomasz Zuzanna", "Nowak Wiśniewska Dąbrowski Zając Król Pawlak"],
  ["Gábor Réka Péter Ágnes Dóra Bence", "Szabó Tóth Horváth Kiss Németh Varga"],
].map((pair) => pair.map((text) => text.split(" ")));
