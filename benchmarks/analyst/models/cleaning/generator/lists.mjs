// Who is served, where, by whom and with what.

/** Regions: their cities, depot, weight of sites, misses in a thousand shifts, points of quality. */
export const regions = [
  ["London", ["London", "Croydon", "Watford"], "Croydon", 27, 31, -1],
  ["Midlands", ["Birmingham", "Coventry", "Leicester"], "Birmingham", 20, 22, 1],
  ["North West", ["Manchester", "Liverpool", "Preston"], "Salford", 19, 38, -3],
  ["Yorkshire", ["Leeds", "Sheffield", "York"], "Leeds", 14, 17, 3],
  ["Scotland", ["Glasgow", "Edinburgh"], "Glasgow", 11, 26, 0],
  ["South West", ["Bristol", "Exeter"], "Bristol", 9, 14, 2],
].map(([name, cities, depot, weight, misses, quality]) => ({
  ...{ name, cities, depot, weight, misses, quality },
}));

/** Clients with the type of their sites, the number of sites, days to pay, and how late they pay. */
export const clients = [
  ["Halden Bank", "OFF", 9, 30, 2],
  ["Halden Insurance", "OFF", 4, 30, 5],
  ["Merrow Legal", "OFF", 3, 30, 9],
  ["Castlegate Partners", "OFF", 3, 30, -3],
  ["Brightwater Software", "OFF", 3, 30, 0],
  ["Ashdown Council", "OFF", 5, 30, 14],
  ["Kestrel Retail", "RET", 13, 60, 6],
  ["Kestrel Logistics", "IND", 5, 60, 8],
  ["Fernley Foods", "RET", 9, 45, 3],
  ["Tillman Home", "RET", 6, 30, 18],
  ["Oakhurst Pharmacy", "RET", 5, 30, 1],
  ["St Oswald Trust", "HOS", 5, 30, 11],
  ["Larkfield Clinics", "HOS", 6, 30, 2],
  ["Beacon Dental", "HOS", 4, 30, -1],
  ["Ridgeway Academies", "EDU", 7, 30, 12],
  ["Saint Brannoc College", "EDU", 2, 30, 4],
  ["Northmoor University", "EDU", 4, 45, 9],
  ["Pennine Castings", "IND", 2, 30, 21],
  ["Dockside Storage", "IND", 3, 30, 0],
  ["Hallam Packaging", "IND", 3, 45, 5],
  ["PulseFit Gyms", "LEI", 7, 30, 16],
  ["Regal Lanes Bowling", "LEI", 4, 30, 7],
  ["Aqualand Leisure", "LEI", 3, 30, 3],
].map(([name, type, sites, terms, delay]) => ({ name, type, sites, terms, delay }));

export const managers = ["Gemma Price", "Daniel Osei", "Fiona MacLeod", "Rahul Mehta", ""];

/** What sites of a type are called, their area, shifts a week, hours of a shift, points of quality. */
export const siteTypes = {
  OFF: { ends: ["House", "Court", "Tower"], area: [600, 4800], week: [3, 5], hours: [6, 14] },
  RET: { ends: [], area: [400, 2600], week: [3, 6], hours: [5, 10] },
  HOS: { ends: ["Clinic", "Surgery"], area: [500, 3900], week: [4, 7], hours: [8, 20] },
  EDU: { ends: ["School", "Campus"], area: [1500, 7800], week: [4, 5], hours: [8, 18] },
  IND: { ends: ["Works", "Depot"], area: [1800, 9600], week: [1, 3], hours: [8, 24] },
  LEI: { ends: [], area: [900, 3300], week: [3, 6], hours: [6, 14] },
};

export const siteWords = [
  ...["Marlow", "Quayside", "Victoria", "Albion", "Kingsway", "Harcourt", "Bridgewater", "Linden"],
  ...["Priory", "Wellington", "Calder", "Station Road", "Mill Lane", "Park Row", "Cathedral"],
  ...["Riverside", "Granby", "Chestnut", "Foundry", "Tanyard", "Beech Hill", "Northfield"],
  ...["Abbey", "Canal Street", "Holbeck", "Waverley", "Trinity", "Orchard", "Sandgate", "Elmwood"],
];

export const firstNames = [
  ...["Maria", "Joanna", "Kofi", "Beatriz", "Elena", "Ahmed", "Tracy", "Ionut", "Precious", "Ana"],
  ...[
    "Sharon",
    "Piotr",
    "Fatima",
    "Luis",
    "Grace",
    "Stefan",
    "Denise",
    "Blessing",
    "Mihai",
    "Rosa",
  ],
];
export const lastNames = [
  ...["Kowalska", "Mensah", "Silva", "Popescu", "Hussain", "Walsh", "Okafor", "Ferreira", "Dobre"],
  ...["Nowak", "Adeyemi", "Torres", "Begum", "Hughes", "Ionescu", "Santos", "Asante", "Murphy"],
  ...["Petrov", "Jankowski", "Eze", "Moreno", "Rahman", "Clarke", "Marin", "Boateng", "Lopes"],
  ...["Kaya", "Doyle", "Zielinska"],
];

/** Services: weight, factor of the usual hours. */
export const services = [
  ["Routine clean", 80, 1],
  ["Washroom service", 8, 0.5],
  ["Floor care", 5, 1.2],
  ["Window cleaning", 4, 0.8],
  ["Deep clean", 3, 1.9],
];

/** Inspectors: their points, and weight. */
export const inspectors = [
  ["Carol Whitfield", -3, 6],
  ["Imran Sheikh", 1, 5],
  ["Lesley Tait", 2, 4],
  ["Owen Bellamy", 0, 4],
];

export const areas = [
  ["Washrooms", 34],
  ["Floors", 22],
  ["Kitchen", 17],
  ["Reception", 9],
  ["Stairs and lifts", 8],
  ["Windows", 5],
];

/** Complaints: weight, hours until they are resolved. */
export const categories = [
  ["Missed clean", 30, 20],
  ["Poor standard", 33, 46],
  ["Consumables not refilled", 14, 15],
  ["Staff conduct", 7, 90],
  ["Damage", 6, 140],
  ["Security or keys", 5, 30],
  ["Wrong invoice", 5, 75],
];

/** Products: category, pence a unit, units a month at a depot. */
export const products = [
  ["Toilet rolls 36 pack", "Paper", 1290, 190],
  ["Hand towels blue", "Paper", 1845, 120],
  ["Centrefeed rolls", "Paper", 1120, 90],
  ["Neutral floor cleaner 5 l", "Chemicals", 1475, 60],
  ["Washroom descaler 1 l", "Chemicals", 520, 75],
  ["Glass cleaner 750 ml", "Chemicals", 285, 110],
  ["Disinfectant 5 l", "Chemicals", 1690, 85],
  ["Foam hand soap 800 ml", "Washroom", 640, 130],
  ["Air freshener refill", "Washroom", 445, 70],
  ["Black sacks 200", "Bags", 1360, 95],
  ["Clear sacks 200", "Bags", 1525, 65],
  ["Nitrile gloves 100", "Protection", 590, 140],
].map(([name, category, pence, monthly]) => ({ name, category, pence, monthly }));

export const idOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))];
