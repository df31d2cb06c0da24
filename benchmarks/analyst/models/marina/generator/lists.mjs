// The marinas, who owns boats and what they are called, what is sold and what the yards do.

/** The last day of the data, and the days of the first of a month, counted from 2024-01-01. */
export const lastDay = 1034;
const dayMs = 86_400_000;
const start = Date.UTC(2024, 0, 1);
export const monthStart = (month) => Math.round((Date.UTC(2024, month, 1) - start) / dayMs);
export const monthOf = (day) => new Date(start + day * dayMs).getUTCMonth();
/** 0 is Sunday. */
export const weekdayOf = (day) => new Date(start + day * dayMs).getUTCDay();

/** Marinas: weight, pence a metre and year, pence a metre and night. */
export const marinas = [
  ["Hamble Reach", 36, 62_000, 390],
  ["Penmere Haven", 28, 48_000, 330],
  ["Saltmarsh Quay", 22, 41_000, 285],
  ["Castle Cove", 14, 35_000, 250],
].map(([name, weight, yearly, nightly]) => ({ name, weight, yearly, nightly }));

export const berthTypes = ["FIN", "ALO", "SWI"];

/** Owners of several boats: name, kind, marina, boats. */
export const fleets = [
  ["Blue Ensign Charters", "CHA", 0, 14],
  ["Marlow Yacht Charters", "CHA", 1, 11],
  ["Solent Sea School", "CLB", 0, 9],
  ["Westward Sailing Club", "CLB", 1, 7],
  ["Penmere Day Boats", "CHA", 1, 6],
  ["Saltmarsh Cruising Club", "CLB", 2, 5],
  ["Blue Heron Syndicate", "SYN", 3, 2],
].map(([name, kind, marina, boats]) => ({ name, kind, marina, boats }));

export const slowPayers = ["Blue Ensign Charters", "Westward Sailing Club"];

/** Countries of owners with their weights among visitors, and first names. */
export const countries = [
  ["GB", 60],
  ["FR", 15],
  ["NL", 8],
  ["IE", 5],
  ["BE", 4],
  ["GG", 4],
  ["JE", 3],
  ["DE", 2],
];

const british = [
  ...["James", "Margaret", "Oliver", "Helen", "Graham", "Fiona", "Peter", "Susan", "Alistair"],
  ...["Rosalind", "Simon", "Philippa", "Duncan", "Caroline", "Nigel", "Harriet", "Rupert"],
  ...["Joanna", "Malcolm", "Bridget", "Colin", "Imogen", "Keith", "Tessa", "Adrian", "Gillian"],
];
const britishLast = [
  ...["Ashworth", "Penrose", "Hargreaves", "Trelawny", "Whitcombe", "Sandiford", "Prowse"],
  ...["Cavendish", "Marchant", "Rowe", "Fairweather", "Bolitho", "Thornton", "Lacey", "Hoskins"],
  ...["Drummond", "Pascoe", "Wetherby", "Ingram", "Chudleigh", "Maddox", "Tregenza", "Holbrook"],
  ...["Venning", "Sutcliffe", "Nankivell", "Garland", "Eastlake", "Yelland", "Crowther", "Dyer"],
];
const french = [
  ["Luc", "Anne", "Yann", "Claire", "Gilles", "Solenn", "Pascal", "Maëlle", "Thierry", "Odile"],
  ["Kerguelen", "Le Bihan", "Moreau", "Lefèvre", "Tanguy", "Delacroix", "Guillou", "Marchand"],
];
const dutch = [
  ["Pieter", "Anneke", "Joost", "Femke", "Willem", "Saskia", "Maarten", "Liesbeth", "Ruud"],
  ["de Vries", "van Dam", "Bakker", "Hoekstra", "Visser", "Zeilstra", "Kuiper", "Mulder"],
];
const irish = [
  ["Aoife", "Declan", "Niamh", "Cormac", "Siobhan", "Eamon", "Grainne", "Fergal"],
  ["Byrne", "Kinsella", "Doyle", "O Sullivan", "Hanrahan", "Tierney", "Lenihan", "Moran"],
];
const german = [
  ["Jürgen", "Heike", "Torsten", "Anke", "Klaus", "Birgit"],
  ["Petersen", "Lorenzen", "Brandt", "Clausen", "Kröger", "Hansen"],
];
export const namesOf = {
  ...{ GB: [british, britishLast], GG: [british, britishLast], JE: [british, britishLast] },
  ...{ FR: french, BE: dutch, NL: dutch, IE: irish, DE: german },
};

export const boatNames = [
  ...["Windrush", "Merlin", "Sea Otter", "Halcyon", "Petrel", "Guillemot", "Serenity", "Calypso"],
  ...["Aurora", "Tern", "Curlew", "Saltaire", "Morning Star", "Ocean Spirit", "Blue Moon"],
  ...["Samphire", "Wanderer", "Pegasus", "Artemis", "Freya", "Gannet", "Bellatrix", "Cassiopeia"],
  ...["Dolphin", "Equinox", "Firecrest", "Gypsy Moth", "Havoc", "Isolde", "Jacaranda", "Kestrel"],
  ...["Lady Jane", "Mistral", "Nimbus", "Oystercatcher", "Puffin", "Quicksilver", "Rosalie"],
  ...["Sandpiper", "Tamarisk", "Undine", "Valkyrie", "Whimbrel", "Xanadu", "Zephyr", "Shearwater"],
  ...["Spindrift", "Corsair", "Marigold", "Thalassa", "Tradewind", "Second Wind", "Moonraker"],
  ...["Driftwood", "Escapade", "Fair Isle", "Galatea", "Hesperus", "Indigo", "Juno", "Lodestar"],
];
export const nameEnds = [
  ...["", "", "", " II", " III", " IV", " of Fowey", " of Dart", " of Wight", " of Poole"],
  ...[" of Cowes", " of Lymington", " of Yealm", " of Beaulieu", " of Helford", " of Brixham"],
];

/** Builders: weight, type of boat, least and greatest length in decimetres. */
export const builders = [
  ["Beneteau", 20, "SY", 88, 142],
  ["Jeanneau", 17, "SY", 84, 138],
  ["Bavaria", 13, "SY", 92, 146],
  ["Westerly", 11, "SY", 76, 112],
  ["Moody", 8, "SY", 86, 128],
  ["Hallberg-Rassy", 5, "SY", 94, 156],
  ["Contessa", 4, "SY", 78, 98],
  ["Lagoon", 4, "CAT", 112, 150],
  ["Fairline", 6, "MY", 92, 164],
  ["Princess", 6, "MY", 108, 192],
  ["Sunseeker", 4, "MY", 118, 208],
  ["Botnia Targa", 3, "MY", 78, 116],
  ["Ribcraft", 5, "RIB", 52, 84],
].map(([name, weight, type, least, most]) => ({ name, weight, type, least, most }));

/** Products: category, weight, pence (of a litre for fuel), cost in percent, least and most bought at once. */
export const products = [
  ["Diesel", "FUE", 26, 118, 84, 35, 380],
  ["Petrol", "FUE", 10, 149, 86, 12, 65],
  ["HVO Diesel", "FUE", 3, 176, 88, 40, 260],
  ["Butane 4.5 kg", "GAS", 4, 2950, 71, 1, 2],
  ["Propane 3.9 kg", "GAS", 3, 3100, 70, 1, 2],
  ["Campingaz 907", "GAS", 5, 3400, 74, 1, 2],
  ["Mooring Line 14 mm", "CHA", 5, 3250, 58, 1, 4],
  ["Fender G4", "CHA", 4, 4600, 61, 1, 4],
  ["Antifouling 2.5 l", "CHA", 3, 9800, 66, 1, 3],
  ["Impeller Kit", "CHA", 3, 3890, 57, 1, 2],
  ["Coastal Flare Pack", "CHA", 1, 11_900, 68, 1, 1],
  ["Lifejacket 170N", "CHA", 2, 12_400, 64, 1, 2],
  ["Shackle Set", "CHA", 4, 1450, 49, 1, 3],
  ["Ice Bag", "GRO", 9, 300, 40, 1, 4],
  ["Breakfast Box", "GRO", 8, 1650, 55, 1, 2],
  ["Bacon Roll", "GRO", 9, 575, 38, 1, 5],
  ["Flat White", "GRO", 12, 340, 29, 1, 4],
  ["Wine Box", "GRO", 3, 2600, 62, 1, 2],
].map(([name, category, weight, price, cost, least, most]) => ({
  ...{ name, category, weight, price, cost, least, most },
}));

/** Job types: weights of the months, tenths of labour hours, pounds of parts, days until promised. */
export const jobTypes = [
  ["LFT", [3, 3, 4, 4, 3, 2, 1, 1, 6, 22, 19, 6], [10, 40], [120, 420], [1, 6]],
  ["RLN", [2, 5, 18, 20, 9, 4, 2, 1, 1, 1, 1, 1], [10, 30], [90, 310], [1, 5]],
  ["AFL", [2, 6, 16, 17, 8, 3, 1, 1, 2, 3, 2, 1], [50, 160], [140, 520], [4, 14]],
  ["ENG", [5, 6, 9, 9, 7, 7, 6, 5, 6, 8, 7, 4], [20, 110], [60, 640], [4, 18]],
  ["RIG", [3, 5, 7, 7, 5, 5, 4, 3, 3, 3, 3, 2], [30, 190], [90, 1900], [7, 25]],
  ["GRP", [3, 3, 4, 4, 3, 4, 5, 5, 4, 4, 4, 2], [60, 420], [120, 1600], [10, 40]],
  ["ELC", [3, 3, 4, 5, 4, 4, 4, 3, 3, 3, 2, 2], [15, 120], [40, 1300], [5, 20]],
].map(([code, months, hours, parts, days]) => ({ code, months, hours, parts, days }));

/** Technicians by yard: name and weight. */
export const technicians = {
  "Hamble Reach": [
    ["Gareth Pugh", 9],
    ["Kasia Nowak", 8],
    ["Dean Hollis", 6],
    ["Tom Trevelyan", 4],
  ],
  "Penmere Haven": [
    ["Isla McRae", 7],
    ["Ben Oakes", 6],
    ["Marta Silva", 4],
  ],
  "Castle Cove": [
    ["Rory Quick", 5],
    ["Dean Hollis", 2],
  ],
};

export const oneOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))][0];
export const byWeight = (chance, list) => list[chance.weighted(list.map(({ weight }) => weight))];
