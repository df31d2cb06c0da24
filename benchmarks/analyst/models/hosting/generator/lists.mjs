// Who rents, what and where, and who looks after it.

/** The last day of the data, counted from 2024-01-01. */
export const lastDay = 1034;

export const idOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))];

/** Sites: code, weight of their contracts, halls, PUE in hundredths, incidents' weight. */
export const sites = [
  ["FRA1", 26, 3, 138, 21],
  ["FRA2", 18, 2, 126, 12],
  ["AMS1", 20, 3, 131, 19],
  ["LON1", 16, 2, 147, 18],
  ["DUB1", 8, 2, 124, 8],
  ["STO1", 7, 2, 114, 6],
  ["WAW1", 5, 1, 142, 11],
].map(([code, weight, halls, pue, trouble]) => ({ code, weight, halls, pue, trouble }));

/** Products: weight, least and most monthly fee in euros of a unit, most units, whether power is metered. */
export const products = [
  ["DED", 40, 89, 420, 24, false],
  ["COL", 27, 690, 1150, 9, true],
  ["CAG", 6, 5200, 9800, 2, true],
  ["CLD", 17, 640, 3900, 2, false],
  ["BKP", 10, 120, 900, 1, false],
].map(([code, weight, least, most, units, isMetered]) => ({
  ...{ code, weight, least, most, units, isMetered },
}));

/** Industries: weight, words that firms of them end with. */
export const industries = [
  ["Software", 24, ["Labs", "Software", "Systems", "Cloud"]],
  ["E-commerce", 18, ["Shops", "Retail", "Outfitters", "Market"]],
  ["Finance", 11, ["Bank", "Capital", "Payments", "Insurance"]],
  ["Gaming", 10, ["Games", "Interactive", "Studios"]],
  ["Media", 10, ["Media", "Broadcast", "Publishing"]],
  ["Logistics", 9, ["Logistics", "Freight", "Parcel"]],
  ["Healthcare", 7, ["Health", "Diagnostics", "Pharma"]],
  ["Manufacturing", 7, ["Werke", "Components", "Tooling"]],
  ["Public sector", 4, ["City Council", "University", "Regional Authority"]],
];

export const firstWords = [
  ...["Alder", "Amberg", "Arkwright", "Basalt", "Beacon", "Birkholm", "Bluefin", "Brightwell"],
  ...["Calder", "Carrick", "Cobalt", "Corvin", "Dunmore", "Eastgate", "Elmwood", "Fennec"],
  ...["Fjordline", "Glenmore", "Halden", "Harrow", "Helvig", "Isar", "Juniper", "Kestrel"],
  ...["Kielder", "Larkspur", "Lindholm", "Lumina", "Marlow", "Mistral", "Nimbus", "Norden"],
  ...["Oakfield", "Orbis", "Osprey", "Pallas", "Pembroke", "Quarry", "Quillon", "Ravensberg"],
  ...["Rheintal", "Saltmarsh", "Silverline", "Solent", "Tamarind", "Thornbury", "Ulmen", "Vantage"],
  ...["Verdant", "Wexford", "Wisla", "Yarrow", "Zephyr"],
];

/** Countries with their weight. */
export const countries = [
  ["DE", 38],
  ["NL", 17],
  ["GB", 16],
  ["IE", 8],
  ["SE", 7],
  ["PL", 6],
  ["FR", 5],
  ["US", 3],
];

/** Account managers with the weight of their customers; small ones often have none. */
export const managers = [
  ["Katrin Vogel", 22],
  ["Daan Visser", 17],
  ["Siobhan Kelly", 15],
  ["Marcus Hale", 14],
  ["Ewa Zielinska", 8],
  ["Linnea Sandberg", 9],
];

export const cancelReasons = [
  ["Price", 27],
  ["Moved to public cloud", 31],
  ["Business closed", 12],
  ["Consolidation", 15],
  ["Service quality", 9],
  ["", 6],
];

/** Severities: weight, least and most minutes to resolve, chance of an outage in a hundred. */
export const severities = [
  ["P1", 5, 40, 520, 88],
  ["P2", 17, 70, 1500, 31],
  ["P3", 47, 150, 4200, 3],
  ["P4", 31, 400, 11_000, 0],
].map(([code, weight, least, most, outage]) => ({ code, weight, least, most, outage }));

/** Categories of incidents: weight, and how many times it in the heat of summer. */
export const categories = [
  ["NET", 29, 1],
  ["HWF", 34, 1],
  ["PWR", 12, 1.1],
  ["COO", 10, 3.4],
  ["PLT", 11, 1],
  ["SEC", 4, 1],
];

export const engineers = [
  ["Jonas Brandt", 19],
  ["Aoife Byrne", 16],
  ["Pieter de Wit", 15],
  ["Hannah Osei", 13],
  ["Tomasz Lis", 11],
  ["Nils Ekström", 7],
];

/** Topics of tickets: weight, hours until they are closed. */
export const topics = [
  ["Remote hands", 26, 9],
  ["Hardware replacement", 18, 20],
  ["Network", 17, 14],
  ["Access request", 16, 4],
  ["Billing", 12, 44],
  ["Migration", 5, 120],
  ["Backup", 6, 17],
];

/** Priorities of tickets: weight, minutes until the first response. */
export const priorities = [
  ["LOW", 22, 420],
  ["NOR", 51, 190],
  ["HIG", 20, 55],
  ["URG", 7, 14],
];

export const agents = [
  ["Lena Hartwig", 20, 4],
  ["Ruben Smit", 18, 1],
  ["Cathal Doyle", 15, -3],
  ["Mira Kowalczyk", 14, 3],
  ["Femi Adeyemi", 12, 5],
  ["Oskar Lund", 9, -1],
  ["Julia Reiter", 8, 2],
];
