// Who calls, where and with what.

/** The last day of the data, counted from 2024-01-01, and the first minute after it. */
export const lastDay = 1034;
export const now = (lastDay + 1) * 1440;

/** Lines: name, alliance, account manager, days to pay, usual delay of payment, letters of containers, tariff weights. */
export const lines = [
  ["Nordwind Lines", "Compass Alliance", "Ingrid Solberg", 30, 3, "NWL", [1, 9, 0]],
  ["Evermark", "Compass Alliance", "Marco de Wit", 45, 6, "EVM", [0, 10, 0]],
  ["Hansa Ocean", "Compass Alliance", "Hannah Krüger", 45, -2, "HOC", [1, 9, 0]],
  ["Pacific Crown", "Trident Alliance", "Yusuf Demir", 60, 9, "PCR", [0, 10, 0]],
  ["Unity Ocean", "Trident Alliance", "Yusuf Demir", 45, 2, "UNO", [2, 7, 1]],
  ["Cordillera Lines", "Trident Alliance", "Yusuf Demir", 30, 21, "CDL", [5, 2, 3]],
  ["Hansa Feeder", "", "Hannah Krüger", 30, 1, "HFD", [2, 8, 0]],
  ["Baltic Star", "", "Ingrid Solberg", 30, 7, "BST", [4, 5, 1]],
  ["Levant Container Line", "", "Marco de Wit", 30, 26, "LVC", [5, 3, 2]],
  ["Maas Barging", "", "Marco de Wit", 30, -4, "MBG", [3, 7, 0]],
  ["Rijnlijn", "", "", 14, 5, "RJL", [8, 0, 2]],
].map(([name, alliance, manager, terms, delay, letters, tariffs]) => ({
  ...{ name, alliance, manager, terms, delay, letters, tariffs },
}));

export const lineOf = (name) => lines.find((line) => line.name === name);

/** Services: name, line, vessel type, weight of its calls, part of reefers, first and last day. */
export const services = [
  ["Nordic Loop", "Nordwind Lines", "FDR", 13, 9, 0, 2000],
  ["Scan Express", "Nordwind Lines", "FDR", 6, 7, 260, 2000],
  ["Asia North Europe 1", "Evermark", "DSV", 8, 11, 0, 2000],
  ["Atlantic Shuttle", "Hansa Ocean", "DSV", 5, 14, 0, 2000],
  ["Silk Route", "Pacific Crown", "DSV", 7, 8, 0, 2000],
  ["Gulf Bridge", "Unity Ocean", "DSV", 5, 16, 0, 2000],
  ["Andes Service", "Cordillera Lines", "DSV", 5, 34, 0, 702],
  ["Baltic Loop", "Hansa Feeder", "FDR", 11, 8, 0, 2000],
  ["Amber Line", "Baltic Star", "FDR", 9, 6, 0, 2000],
  ["East Med Service", "Levant Container Line", "FDR", 6, 21, 0, 2000],
  ["Rhine Shuttle", "Maas Barging", "BRG", 15, 3, 0, 2000],
  ["Maas Shuttle", "Maas Barging", "BRG", 7, 2, 130, 2000],
  ["Upper Rhine", "Rijnlijn", "BRG", 10, 1, 0, 2000],
].map(([name, line, type, weight, reefers, first, last]) => ({
  ...{ name, line, type, weight, reefers, first, last },
}));

export const vessels = {
  "Nordic Loop": ["Nordwind Bergen", "Nordwind Malmö", "Nordwind Turku", "Nordwind Gdynia"],
  "Scan Express": ["Nordwind Oslo", "Nordwind Aarhus"],
  "Asia North Europe 1": [
    ...["Evermark Jade", "Evermark Opal", "Evermark Coral", "Evermark Amber", "Evermark Onyx"],
  ],
  "Atlantic Shuttle": ["Hansa Lübeck", "Hansa Riga", "Hansa Visby", "Hansa Wismar"],
  "Silk Route": ["Crown Osaka", "Crown Busan", "Crown Manila", "Crown Ningbo", "Crown Penang"],
  "Gulf Bridge": ["Unity Spirit", "Unity Grace", "Unity Harmony", "Unity Courage"],
  "Andes Service": ["Aconcagua", "Chimborazo", "Huascaran"],
  "Baltic Loop": ["Elbe Trader", "Kotka Trader", "Skagen Trader"],
  "Amber Line": ["Stella Maris", "Stella Nova", "Stella Polaris"],
  "East Med Service": ["Levant Pearl", "Levant Cedar", "Levant Breeze"],
  "Rhine Shuttle": ["Anna Maria", "Res Nova", "Vrouwe Cornelia", "Johanna"],
  "Maas Shuttle": ["Maasbracht", "Pieter Jan"],
  "Upper Rhine": ["Rijnstroom", "Lorelei", "Waalkade"],
};

/** By the type of a vessel: berths with weights, moves, minutes alongside for a move, kinds of moves. */
export const types = {
  DSV: {
    ...{ berths: ["North 1", "North 2", "South 1"], berthWeights: [5, 4, 2] },
    ...{ moves: [18, 44], pace: 33, kinds: [50, 43, 7] },
  },
  FDR: {
    ...{ berths: ["South 1", "South 2", "North 2"], berthWeights: [4, 5, 1] },
    ...{ moves: [9, 26], pace: 40, kinds: [44, 52, 4] },
  },
  BRG: {
    ...{ berths: ["Barge Quay", "South 2"], berthWeights: [9, 1] },
    ...{ moves: [5, 18], pace: 25, kinds: [41, 58, 1] },
  },
};

/** Cranes of each berth. */
export const cranesOf = {
  "North 1": ["STS-1", "STS-2"],
  "North 2": ["STS-2", "STS-3"],
  "South 1": ["STS-4", "STS-5"],
  "South 2": ["STS-5", "STS-6"],
  "Barge Quay": ["MHC-1"],
};

/** Cranes: usual cycle in seconds, weight of its stops. */
export const cranes = {
  ...{ "STS-1": [104, 6], "STS-2": [108, 8], "STS-3": [112, 7] },
  ...{ "STS-4": [127, 15], "STS-5": [121, 11], "STS-6": [118, 7], "MHC-1": [158, 10] },
};

/** Hauliers: name, weight, minutes above the usual turn time, percent with an appointment. */
export const hauliers = [
  ["Van Dalen Transport", 17, -4, 88],
  ["Kranz Spedition", 14, -1, 83],
  ["De Graaf Logistics", 12, 2, 79],
  ["Euroboxx", 11, 5, 61],
  ["Trans Lowlands", 10, -3, 85],
  ["Schouten & Zonen", 8, 1, 72],
  ["Delta Cargo Trucking", 7, 7, 52],
  ["Kowalczyk Trans", 6, 11, 44],
  ["Havenrijders", 6, -6, 91],
  ["Mertens Wegvervoer", 4, 3, 70],
  ["Rapid Container Haulage", 3, 15, 38],
  ["Jansen Bulk & Box", 2, 8, 57],
];

/** Blocks: name, use, capacity in TEU, usual part of it that is full, in percent. */
export const blocks = [
  ["A1", "IMP", 1240, 71],
  ["A2", "IMP", 1180, 66],
  ["A3", "IMP", 960, 58],
  ["B1", "EXP", 1320, 64],
  ["B2", "EXP", 1100, 55],
  ["R1", "RFR", 420, 62],
  ["R2", "RFR", 360, 47],
  ["M1", "MTY", 1500, 76],
];

/** How busy a month is: the peak comes before Christmas, the slack after Chinese New Year. */
const seasons = [0.92, 0.83, 0.94, 1, 1.02, 1.03, 1.06, 1.13, 1.15, 1.1, 1, 0.95];
export const seasonOf = (day) => seasons[new Date(Date.UTC(2024, 0, 1 + day)).getUTCMonth()];

/** So many, a part of one by chance. */
export const about = (chance, count) => Math.floor(count) + (chance.next() < count % 1 ? 1 : 0);
