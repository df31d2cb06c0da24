// The names that the data of the purchasing department are made of.

/** Name, country, and the category that the supplier is asked for first. */
export const suppliers = [
  ["Gießerei Brandt", "Germany", 0],
  ["Eisenwerk Holzmann", "Germany", 0],
  ["Odlewnia Łucja", "Poland", 0],
  ["Çelik Metal", "Türkiye", 0],
  ["Ningbo Castings", "China", 0],
  ["Fonderia Rossi", "Italy", 0],
  ["Åkerlund Bearings", "Sweden", 1],
  ["Kugel und Rolle", "Germany", 1],
  ["Cuscinetti Padova", "Italy", 1],
  ["Wuxi Bearing Works", "China", 1],
  ["Lefèvre Roulements", "France", 1],
  ["Škorpil Fasteners", "Czechia", 2],
  ["Schrauben Vogel", "Germany", 2],
  ["Śruby Nowak", "Poland", 2],
  ["Anatolia Bolts", "Türkiye", 2],
  ["Dongguan Fixings", "China", 2],
  ["Bohemia Nuts", "Czechia", 2],
  ["Dichtungstechnik Röhm", "Germany", 3],
  ["Joints du Rhône", "France", 3],
  ["Těsnění Brno", "Czechia", 3],
  ["Guarnizioni Bianchi", "Italy", 3],
  ["Svensk Gummi", "Sweden", 3],
  ["Antriebe Weiß", "Germany", 4],
  ["Motores Ibáñez", "Spain", 4],
  ["Shenzhen Drives", "China", 4],
  ["Elektromotory Dvořák", "Czechia", 4],
  ["Napędy Śląsk", "Poland", 4],
  ["Nordström Electronics", "Sweden", 5],
  ["Sensorik Jäger", "Germany", 5],
  ["Taipei Boards", "Taiwan", 5],
  ["Hsinchu Sensors", "Taiwan", 5],
  ["Suzhou Circuits", "China", 5],
  ["Câblages Moreau", "France", 5],
  ["Kabel Krüger", "Germany", 5],
  ["Verpackung Süd", "Germany", 6],
  ["Kartony Zieliński", "Poland", 6],
  ["Obaly Morava", "Czechia", 6],
  ["Legno Imballaggi", "Italy", 6],
  ["Rheinöl Schmierstoffe", "Germany", 7],
  ["Lubrificanti Vega", "Italy", 7],
  ["Huiles Garnier", "France", 7],
  ["Werkzeug Schäfer", "Germany", 8],
  ["Narzędzia Wójcik", "Poland", 8],
  ["Utillajes Peña", "Spain", 8],
  ["Arbeitsschutz Böhm", "Germany", 8],
  ["Skåne Filters", "Sweden", 8],
];

/** Category, whose buyers see to it, and the items with their prices in euros. */
export const categories = [
  {
    name: "Castings",
    team: "Mechanical",
    items: { "Pump housing": 118, Impeller: 64, "Valve body": 87, "End cover": 31 },
  },
  {
    name: "Bearings",
    team: "Mechanical",
    items: { "Ball bearing": 9.4, "Roller bearing": 21, "Thrust bearing": 34, "Needle bearing": 7 },
  },
  {
    name: "Fasteners",
    team: "Mechanical",
    items: { "Hex bolt": 0.42, "Lock nut": 0.18, "Washer set": 1.1, "Threaded rod": 3.6 },
  },
  {
    name: "Seals",
    team: "Mechanical",
    items: { "Shaft seal": 14.5, "O-ring kit": 6.2, Gasket: 4.8 },
  },
  {
    name: "Motors",
    team: "Electrical",
    items: { "Induction motor": 265, "Servo motor": 540, "Gear motor": 388 },
  },
  {
    name: "Electronics",
    team: "Electrical",
    items: {
      "Control board": 72,
      "Pressure sensor": 38,
      "Flow sensor": 55,
      "Cable harness": 17,
      "Touch panel": 129,
    },
  },
  {
    name: "Packaging",
    team: "Consumables",
    items: { "Wooden crate": 23, "Carton box": 1.3, "Stretch film": 8.9 },
  },
  { name: "Lubricants", team: "Consumables", items: { "Gear oil": 46, "Bearing grease": 29 } },
  {
    name: "Maintenance supplies",
    team: "Consumables",
    items: { "Cutting inserts": 12, "Safety gloves": 3.2, "Filter cartridge": 27, Electrodes: 19 },
  },
];

/** Items that one supplier alone can deliver, by its place in the list above. */
export const soleSources = { "Touch panel": 29, "Threaded rod": 12, Electrodes: 41 };

/** Name and team. */
export const buyers = [
  ["Zoë Lindqvist", "Mechanical"],
  ["Jörg Baumann", "Mechanical"],
  ["Agnieszka Wróbel", "Mechanical"],
  ["Tomáš Říha", "Mechanical"],
  ["Renée Dubois", "Electrical"],
  ["Markus Stein", "Electrical"],
  ["Inés Castaño", "Electrical"],
  ["Helga Frost", "Consumables"],
  ["Piotr Lis", "Consumables"],
];

export const plants = ["Esslingen", "Graz", "Łódź"];

/** The days from an order to the promised delivery, at least, by country. */
export const leadDays = { China: 45, Taiwan: 40, Türkiye: 22, Germany: 10 };

/** How often of a hundred a delivery is late, and how often it has a fault, by rating. */
export const lateness = { A: 9, B: 21, C: 38, D: 55, "": 25 };
export const faults = { A: 2, B: 5, C: 10, D: 17, "": 6 };

export const defects = [
  "Dimensions",
  "Surface",
  "Wrong part",
  "Transport damage",
  "Missing certificate",
];
export const severities = ["MI", "MA", "CR"];
export const blockReasons = ["Price difference", "Quantity difference", "Missing receipt"];
