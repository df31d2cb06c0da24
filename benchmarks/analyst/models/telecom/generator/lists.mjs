// A regional provider's towns, tariffs and engineers, and the names of its customers.

/** Town, region, how many live there, and the day since 2024-01-01 on which fibre came. */
export const towns = [
  ["Port Alder", "Coast", 9, -2000],
  ["Alderbrook", "Coast", 4, -900],
  ["Kingsmere", "Valley", 8, -2000],
  ["Mere End", "Valley", 3, -300],
  ["Tarn Cross", "Moor", 5, -700],
  ["Old Tarn", "Moor", 2, 9999],
  ["Stonewick", "Moor", 3, 400],
];

/** Name, service, list price in pence, Mbit/s, GB, launched, closed, for whom, and how much it is wanted. */
export const tariffs = [
  ["Home DSL 50", "DSL", 2490, 50, "", "2012-03-01", "2025-06-30", "P", 6],
  ["Home DSL 100", "DSL", 2990, 100, "", "2015-09-01", "", "P", 5],
  ["Home Fibre 150", "FIB", 3290, 150, "", "2018-05-01", "", "P", 8],
  ["Home Fibre 500", "FIB", 4290, 500, "", "2019-10-01", "", "P", 9],
  ["Home Fibre 1000", "FIB", 5690, 1000, "", "2024-04-01", "", "P", 5],
  ["Business DSL 100", "DSL", 4800, 100, "", "2015-09-01", "", "B", 3],
  ["Business Fibre 500", "FIB", 7900, 500, "", "2019-10-01", "", "B", 7],
  ["Business Fibre 1000", "FIB", 11900, 1000, "", "2022-01-10", "", "B", 4],
  ["Mobile S", "MOB", 990, "", 5, "2017-02-01", "", "PB", 6],
  ["Mobile M", "MOB", 1690, "", 20, "2017-02-01", "", "PB", 11],
  ["Mobile L", "MOB", 2490, "", 60, "2017-02-01", "", "PB", 5],
  ["Mobile Unlimited", "MOB", 3490, "", "", "2025-01-15", "", "PB", 6],
  ["Home Phone", "TEL", 1290, "", "", "2010-01-01", "", "P", 4],
  ["Business Phone", "TEL", 2190, "", "", "2010-01-01", "", "B", 3],
  ["Mobile Senior", "MOB", 790, "", 3, "2026-10-15", "", "P", 0],
];

/** Name, depot, and how much each drives. */
export const engineers = [
  ["Gemma Pruett", "Harbour Road", 6],
  ["Colin Straw", "Harbour Road", 4],
  ["Adeola Banjo", "Harbour Road", 5],
  ["Marek Sikora", "Mill Yard", 6],
  ["Tess Hollis", "Mill Yard", 4],
  ["Ravi Menon", "Mill Yard", 3],
  ["Jude Carver", "Moor Top", 5],
];

/** The depot that looks after a region. */
export const depots = { Coast: "Harbour Road", Valley: "Mill Yard", Moor: "Moor Top" };

export const managers = ["Helen Roxby", "Imran Shah", "Oonagh Flynn"];

export const payMethods = ["direct debit", "card", "bank transfer"];

export const channels = ["shop", "website", "call centre", "doorstep"];

export const reasons = [
  "moved away",
  "too expensive",
  "too slow",
  "too many faults",
  "went to a competitor",
];

/** The codes of what breaks, per service, and how often. */
export const categories = {
  FIB: [
    ["NOS", "SLO", "DRP", "RTR"],
    [3, 3, 2, 4],
  ],
  DSL: [
    ["NOS", "SLO", "DRP", "RTR"],
    [3, 6, 4, 2],
  ],
  MOB: [
    ["NOS", "SLO", "SIM"],
    [2, 3, 5],
  ],
  TEL: [
    ["NOS", "NOI"],
    [2, 3],
  ],
};

const firstNames =
  "Abigail,Ben,Chloe,Dev,Eleri,Frank,Gwen,Harun,Isla,Joel,Kirsty,Lewis,Meera,Nadia,Owen,Petra,Quentin,Rhona,Stefan,Tilda".split(
    ",",
  );
const lastNames =
  "Ashworth,Barlow,Cole,Dutta,Emsley,Farrell,Greenwood,Hale,Iqbal,Jowett,Kemp,Lomax,Metcalfe,Nuttall,Oldroyd,Pickles".split(
    ",",
  );
const firms = "Alder,Kingsmere,Tarn Cross,Stonewick,Harbour,Moorland,Beacon,Fernhill".split(",");
const trades = "Dental,Motors,Bakery,Joinery,Vets".split(",");

const privates = firstNames
  .flatMap((first) => lastNames.map((last) => ({ name: `${first} ${last}`, kind: "P" })))
  .filter((_, at) => at % 5 !== 3);
const businesses = firms.flatMap((firm) =>
  trades.map((trade) => ({ name: `${firm} ${trade}`, kind: "B" })),
);

/** Name and kind of every customer, in an order that mixes them. */
export const names = [...privates, ...businesses]
  .map((each, at) => ({ each, place: (at * 7919) % 1009 }))
  .sort((left, right) => left.place - right.place)
  .map(({ each }) => each);
