// What a car rental company has and sells: stations, models, extras, customers, and the names of its drivers.

/** Name, city, country, kind (A airport, R railway station, C city) and day of opening. */
export const stations = [
  ["Zürich Flughafen", "Zürich", "CH", "A", "2009-04-01"],
  ["Zürich Hauptbahnhof", "Zürich", "CH", "R", "2012-09-15"],
  ["Genève Aéroport", "Genève", "CH", "A", "2010-03-01"],
  ["München Flughafen", "München", "DE", "A", "2011-05-02"],
  ["München Ost", "München", "DE", "R", "2018-02-01"],
  ["Köln Hauptbahnhof", "Köln", "DE", "R", "2014-06-01"],
  ["Düsseldorf Mitte", "Düsseldorf", "DE", "C", "2019-10-01"],
  ["Lyon Part-Dieu", "Lyon", "FR", "R", "2016-01-11"],
  ["Nîmes Centre", "Nîmes", "FR", "C", "2021-04-06"],
  ["Málaga Aeropuerto", "Málaga", "ES", "A", "2015-03-20"],
  ["Sevilla Centro", "Sevilla", "ES", "C", "2022-05-09"],
  ["Orléans Gare", "Orléans", "FR", "R", "2026-10-12"],
];

/** How busy each station is; the last one has just opened. */
export const stationWeights = [9, 5, 7, 9, 4, 4, 3, 5, 2, 7, 2, 0];

export const classes = ["Economy", "Compact", "Estate", "SUV", "Van", "Premium"];
export const classWeights = [6, 7, 4, 5, 3, 2];
export const dailyRates = { Economy: 34, Compact: 42, Estate: 55, SUV: 68, Van: 84, Premium: 119 };

/** Make, model, fuel and price of the vehicles of each class. */
export const models = {
  Economy: [
    ["Renault", "Clio", "Petrol", 17900],
    ["Fiat", "500e", "Electric", 24500],
    ["Toyota", "Yaris", "Hybrid", 21200],
  ],
  Compact: [
    ["Volkswagen", "Golf", "Petrol", 27400],
    ["Peugeot", "308", "Diesel", 28100],
    ["Toyota", "Corolla", "Hybrid", 29300],
  ],
  Estate: [
    ["Škoda", "Octavia", "Diesel", 33800],
    ["Peugeot", "508 SW", "Hybrid", 41200],
  ],
  SUV: [
    ["Citroën", "C5 Aircross", "Hybrid", 37500],
    ["Škoda", "Enyaq", "Electric", 45900],
    ["Volkswagen", "Tiguan", "Diesel", 39600],
  ],
  Van: [
    ["Renault", "Trafic", "Diesel", 41500],
    ["Ford", "Transit", "Diesel", 43900],
  ],
  Premium: [
    ["BMW", "520d", "Diesel", 62000],
    ["Tesla", "Model Y", "Electric", 51900],
  ],
};

/** Name and price: for each day, or where that is 0, for the whole rental. */
export const extras = [
  ["Full cover", 14, 0],
  ["Additional driver", 6, 0],
  ["Child seat", 5, 0],
  ["Navigation system", 4, 0],
  ["Snow chains", 0, 45],
  ["One-way fee", 0, 95],
  ["Roof box", 8, 0],
];
export const extraWeights = [8, 6, 5, 3, 2, 0, 2];

export const channels = ["Website", "App", "Counter", "Phone", "Broker"];
export const channelWeights = [8, 6, 3, 2, 5];

export const damageTypes = ["Scratch", "Dent", "Windscreen", "Tyre", "Interior", "Collision"];
export const damageWeights = [9, 6, 4, 4, 3, 2];
export const damageCosts = {
  Scratch: [120, 600],
  Dent: [250, 1400],
  Windscreen: [300, 900],
  Tyre: [90, 380],
  Interior: [80, 500],
  Collision: [1500, 8500],
};

/** Name, industry, country and account manager of the corporate customers. */
export const customers = [
  ["Alpenbau AG", "Construction", "CH", "Chloé Dubois"],
  ["Société Bâtir", "Construction", "FR", "Chloé Dubois"],
  ["Häberli Pharma", "Pharma", "CH", "Jörg Weiß"],
  ["Nordlicht Consulting", "Consulting", "DE", "Jörg Weiß"],
  ["Grupo Peña", "Food", "ES", "Inés Marín"],
  ["Müller Maschinenbau", "Engineering", "DE", "Jörg Weiß"],
  ["Crédit Rhône", "Banking", "FR", "Chloé Dubois"],
  ["Lumière Films", "Media", "FR", "Chloé Dubois"],
  ["Solaris Energía", "Energy", "ES", "Inés Marín"],
  ["Helvetia Audit", "Consulting", "CH", "Jörg Weiß"],
  ["Brückner Logistik", "Logistics", "DE", "Jörg Weiß"],
  ["Andalucía Foods", "Food", "ES", "Inés Marín"],
  ["Rheintal Chemie", "Pharma", "DE", "Jörg Weiß"],
  ["Kanton Werke", "Energy", "CH", "Chloé Dubois"],
  ["Bâle Événements", "Media", "CH", "Chloé Dubois"],
  ["Technik Grün", "Engineering", "DE", "Jörg Weiß"],
  ["Viñas del Sur", "Food", "ES", "Inés Marín"],
  ["Banque du Lac", "Banking", "CH", "Chloé Dubois"],
];

export const firstNames = "Ana Bruno Clémence Dario Élise Fritz Greta Hugo Inès Jakob".split(" ");
export const lastNames =
  "Baumann Costa Durand Egli Fernández Girard Huber Lefèvre Núñez Zeller".split(" ");
