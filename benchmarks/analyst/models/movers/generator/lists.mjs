// Who asks for a move, from which branch it is done, by whom and with what.

/** Branches: weight, how well they sell in percent, advisers, crew leaders. */
export const branches = [
  [
    "Bristol",
    26,
    45,
    ["Helen Parfitt", "Sanjay Mehta"],
    ["Dave Tuckett", "Lewis Okoro", "Marek Zielinski"],
  ],
  ["Cardiff", 19, 41, ["Rhys Beynon", "Carys Pugh"], ["Gethin Rowlands", "Ioan Maddocks"]],
  ["Exeter", 15, 44, ["Tamsin Yeo"], ["Jago Penrose", "Will Harcombe"]],
  ["Bath", 13, 39, ["Imogen Strand"], ["Craig Bessant", "Tunde Adeyemi"]],
  ["Plymouth", 11, 37, ["Kerensa Nance"], ["Shaun Pascoe", "Denzil Rowe"]],
  ["Gloucester", 9, 42, ["Martin Fludd"], ["Neil Cratchley"]],
  ["Swindon", 7, 34, ["Bethan Howe"], ["Piotr Nowak", "Gary Lidstone"]],
].map(([name, weight, sells, advisers, leaders]) => ({ name, weight, sells, advisers, leaders }));

/** Sources: weight, what they add to the chance of winning in percent. */
export const sources = [
  ["Google Ads", 27, -6],
  ["MoveCompare", 24, -15],
  ["Recommendation", 15, 18],
  ["Estate agent", 12, 8],
  ["Website", 11, 0],
  ["Returning customer", 7, 24],
  ["", 4, -3],
];

/** Reasons for which a quote is lost, with their weights. */
export const lostReasons = [
  ["Too expensive", 37],
  ["Chose a competitor", 22],
  ["No reply", 18],
  ["Move fell through", 11],
  ["Date not available", 8],
  ["Doing it themselves", 5],
  ["", 2],
];

/** Accounts: weight. */
export const accounts = [
  ["Halden Engineering", 9],
  ["Severn Valley Housing", 12],
  ["Westgate University", 8],
  ["Brunel Relocation Services", 14],
  ["Tamar Legal", 4],
  ["Tamar NHS Trust", 7],
  ["Quayside Architects", 3],
  ["Oakhampton School", 3],
  ["Corvid Software", 6],
  ["Mendip Water", 5],
  ["Lansdown Partners", 4],
  ["Portishead Marine", 3],
];

export const firstNames = [
  ...["Olivia", "Harry", "Amelia", "Jack", "Isla", "George", "Priya", "Mohammed", "Grace"],
  ...["Oscar", "Freya", "Callum", "Megan", "Owen", "Zofia", "Daniel", "Chloe", "Samuel"],
  ...["Ruth", "Edward", "Nadia", "Peter", "Joan", "Alun", "Sioned", "Victor", "Aisha", "Tom"],
];
export const lastNames = [
  ...["Barker", "Hughes", "Pearce", "Khan", "Trelawny", "Mason", "Griffiths", "Whitlock"],
  ...["Patel", "Sanders", "Llewellyn", "Fry", "Cole", "Kowalski", "Dyer", "Hannaford"],
  ...["Burgess", "Osei", "Tanner", "Vaughan", "Webber", "Chilcott", "Farrow", "Gill"],
  ...["Neville", "Stubbs", "Yates", "Quick", "Rossiter", "Ashford", "Moon", "Leigh"],
];
export const trades = ["Dental", "Accountants", "Print", "Interiors", "Consulting", "Travel"];

/** Towns: weight, miles on the road. */
export const towns = [
  ["Clevedon", 12, 14],
  ["Keynsham", 11, 9],
  ["Newport", 11, 22],
  ["Taunton", 9, 41],
  ["Weston-super-Mare", 9, 24],
  ["Chippenham", 8, 19],
  ["Torquay", 7, 28],
  ["Cheltenham", 7, 17],
  ["Swansea", 6, 45],
  ["Truro", 5, 62],
  ["London", 6, 122],
  ["Birmingham", 4, 91],
  ["Manchester", 2, 176],
  ["Edinburgh", 1, 374],
];
/** Places of moves overseas: weight, miles by lorry to the port or there. */
export const abroad = [
  ["Málaga", 6, 1240],
  ["Bordeaux", 5, 610],
  ["Dublin", 5, 230],
  ["Lisbon", 3, 1290],
  ["Perth", 3, 118],
  ["Toronto", 2, 118],
];

/** Lorries: registration, branch, type, capacity in cubic feet, day bought, day on which the MOT is due. */
export const lorries = [
  ["WX21 KLM", "Bristol", "R18", 2200, -980, 1071],
  ["WX23 HDE", "Bristol", "R18", 2200, -260, 1302],
  ["WV19 OPA", "Bristol", "R75", 1100, -1600, 1052],
  ["WX24 TRC", "Bristol", "R75", 1100, 95, 1190],
  ["WV68 GGN", "Bristol", "LUT", 600, -1900, 1126],
  ["CN22 BWY", "Cardiff", "R18", 2200, -620, 1211],
  ["CP20 LLA", "Cardiff", "R75", 1100, -1350, 1088],
  ["CN24 DRW", "Cardiff", "R75", 1100, 201, 1277],
  ["CP19 FNT", "Cardiff", "LUT", 600, -1710, 1160],
  ["WA22 EXE", "Exeter", "R18", 2200, -510, 1241],
  ["WA20 JPN", "Exeter", "R75", 1100, -1290, 1043],
  ["WK25 DVN", "Exeter", "LUT", 600, 520, 1322],
  ["WX22 BTH", "Bath", "R75", 1100, -700, 1079],
  ["WX25 AQS", "Bath", "R75", 1100, 470, 1330],
  ["WV20 RMN", "Bath", "LUT", 600, -1180, 1141],
  ["WK21 PLY", "Plymouth", "R18", 2200, -900, 1100],
  ["WK19 HOE", "Plymouth", "R75", 1100, -1640, 1064],
  ["WK24 SND", "Plymouth", "LUT", 600, 180, 1255],
  ["VX21 GLO", "Gloucester", "R75", 1100, -870, 1175],
  ["VX23 SVN", "Gloucester", "LUT", 600, -190, 1219],
  ["WU20 SWN", "Swindon", "R75", 1100, -1220, 1091],
  ["WU22 RLY", "Swindon", "LUT", 600, -560, 1290],
  // Kept for the months in which there is too much to do.
  ["WV13 OLD", "Bristol", "R75", 1100, -3800, 1059],
  ["CP14 SPR", "Cardiff", "LUT", 600, -3500, 1138],
  ["WA15 BCK", "Exeter", "R75", 1100, -3100, 1205],
].map(([registration, branch, type, capacity, bought, mot], at) => ({
  ...{ id: at + 1, registration, branch, type, capacity, bought, mot, isSpare: at > 21 },
}));

export const items = [
  ["Furniture", 36],
  ["Glass and mirrors", 19],
  ["Electrical goods", 15],
  ["Walls and floors", 14],
  ["Musical instruments", 5],
  ["Garden items", 4],
  ["Boxes of china", 7],
];

/** Branches with stores: containers of each size, the part of them that is rented at first in percent. */
export const stores = [
  ["Bristol", { HLF: 60, STD: 240, STL: 40 }, 78],
  ["Cardiff", { HLF: 40, STD: 170, STL: 24 }, 70],
  ["Exeter", { HLF: 36, STD: 150, STL: 18 }, 74],
  ["Bath", { HLF: 30, STD: 80 }, 83],
  ["Plymouth", { HLF: 20, STD: 90, STL: 16 }, 61],
  ["Gloucester", { HLF: 16, STD: 72, STL: 12 }, 66],
];
export const rents = { HLF: 5200, STD: 8800, STL: 14_500 };

export const pickOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))];
