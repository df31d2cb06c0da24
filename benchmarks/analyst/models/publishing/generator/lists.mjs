// Who writes, publishes, prints and sells.

/** Imprints: weight, genres, editors, weight of its sales. */
export const imprints = [
  [
    "Fernhill Press",
    25,
    ["Literary fiction", "Historical fiction", "Short stories"],
    ["Margaret Coyle", "Daniel Osei"],
    0.8,
  ],
  ["Blackwater Crime", 24, ["Crime", "Thriller"], ["Saskia Brandt", "Owen Pritchard"], 1.7],
  ["Cobalt Worlds", 16, ["Fantasy", "Science fiction"], ["Rhys Tanner"], 1.1],
  ["Juniper Kids", 20, ["Picture books", "Middle grade", "Young adult"], ["Imogen Hale"], 1.25],
  [
    "Meridian House",
    21,
    ["History", "Biography", "Popular science"],
    ["Farah Aziz", "Daniel Osei"],
    0.95,
  ],
  ["Hearth Editions", 12, ["Cookery", "Gardening"], ["Claire Donnelly"], 0.75],
].map(([name, weight, genres, editors, demand]) => ({ name, weight, genres, editors, demand }));

export const agencies = [
  ["Thistlewood Literary", 24],
  ["Curzon & Rowe", 20],
  ["The Ainsley Agency", 15],
  ["Nordlit Agency", 8],
  ["Pemberton Talent", 7],
  ["", 22],
];

export const firstNames = [
  ...["Helen", "Tobias", "Ngozi", "Marcus", "Aoife", "Priya", "Julian", "Katherine", "Samir"],
  ...["Eleanor", "Duncan", "Yuki", "Rosalind", "Mateo", "Beatrice", "Callum", "Ingrid", "Leo"],
  ...["Fiona", "Amara", "Gareth", "Nadia", "Hugh", "Celia", "Patrick", "Zainab", "Edmund", "Lena"],
];
export const surnames = [
  ...["Ashworth", "Bellamy", "Carrow", "Devlin", "Eastwood", "Farrell", "Grieve", "Hollis"],
  ...["Iqbal", "Jessop", "Kavanagh", "Lindgren", "Marchetti", "Nakamura", "Oakes", "Pendle"],
  ...["Quayle", "Rahman", "Sorensen", "Tennant", "Underhill", "Vasquez", "Whitlock", "Yeo"],
  ...["Zimmer", "Abara", "Burdett", "Castellan", "Drummond", "Fairweather", "Gilchrist"],
];
export const authorCountries = [
  ["GB", 58],
  ["IE", 12],
  ["US", 14],
  ["SE", 5],
  ["IT", 4],
  ["JP", 3],
  ["NG", 4],
];

/** Titles that everybody knows, by their place in the list. */
export const known = [
  {
    at: 6,
    title: "The Salt Road",
    author: "Ngozi Okonkwo",
    imprint: "Fernhill Press",
    genre: "Historical fiction",
    series: "",
    first: 255,
    demand: 5.2,
  },
  {
    at: 19,
    title: "The River Tax",
    author: "Ngozi Okonkwo",
    imprint: "Fernhill Press",
    genre: "Literary fiction",
    series: "",
    first: 742,
    demand: 2.8,
  },
  ...["The Drowned Bell", "The Paper Saint", "The Hollow Tide"].map((title, at) => ({
    at: 30 + 17 * at,
    title,
    author: "Stuart Kinnear",
    imprint: "Blackwater Crime",
    genre: "Crime",
    series: "Inspector Vane",
    first: [-310, 96, 627][at],
    demand: [3.1, 3.4, 4.6][at],
  })),
  ...["Otter and Finch", "Otter and Finch Go to Sea"].map((title, at) => ({
    at: 41 + 31 * at,
    title,
    author: "Posy Lambourne",
    imprint: "Juniper Kids",
    genre: "Picture books",
    series: "Otter and Finch",
    first: [-130, 610][at],
    demand: [3, 3.7][at],
  })),
  {
    at: 88,
    title: "The Ember Throne",
    author: "Caspian Rook",
    imprint: "Cobalt Worlds",
    genre: "Fantasy",
    series: "The Ember Throne",
    first: 410,
    demand: 4.1,
  },
];

/** Formats: code, least and most price in pounds, royalty in percent of net revenue. */
export const formats = {
  HB: { prices: [15.99, 25.99], royalty: 13 },
  PB: { prices: [8.99, 12.99], royalty: 10 },
  EB: { prices: [4.99, 8.99], royalty: 25 },
  AB: { prices: [11.99, 19.99], royalty: 22 },
};

const GB = [["GB", 1]];

/**
 * Retailers: channel, account manager, discount in percent, copies a sale, share of returns in a hundred
 * sales, weights of the formats, weights of the countries.
 */
export const retailers = [
  [
    "Pagewell",
    "ONL",
    "Joanna Reid",
    52,
    34,
    9,
    { HB: 9, PB: 12 },
    [
      ["GB", 7],
      ["DE", 1],
    ],
  ],
  [
    "Bookhopper",
    "ONL",
    "Joanna Reid",
    48,
    16,
    8,
    { HB: 4, PB: 6 },
    [
      ["US", 5],
      ["AU", 2],
    ],
  ],
  [
    "Inkstream",
    "ONL",
    "Joanna Reid",
    45,
    21,
    0,
    { EB: 22 },
    [
      ["GB", 5],
      ["US", 3],
      ["AU", 1],
      ["NL", 1],
    ],
  ],
  [
    "Audivo",
    "ONL",
    "Joanna Reid",
    50,
    17,
    0,
    { AB: 19 },
    [
      ["GB", 5],
      ["US", 3],
      ["DE", 1],
    ],
  ],
  ["Waverleys", "CHN", "Colin Mathers", 50, 46, 27, { HB: 8, PB: 10 }, GB],
  ["Blackfriars Books", "CHN", "Colin Mathers", 46, 25, 19, { HB: 4, PB: 5 }, GB],
  ["Eason and Daly", "CHN", "Siobhan Burke", 47, 27, 21, { HB: 3, PB: 4 }, [["IE", 1]]],
  ["Boekenhuis", "CHN", "Lotte Visser", 44, 15, 13, { HB: 1, PB: 3 }, [["NL", 1]]],
  ["Owl and Lantern", "IND", "Tamsin Cole", 38, 7, 7, { HB: 3, PB: 3 }, GB],
  ["Mill Lane Books", "IND", "Tamsin Cole", 38, 6, 6, { HB: 2, PB: 3 }, GB],
  ["Quayside Books", "IND", "Siobhan Burke", 38, 6, 8, { HB: 1, PB: 2 }, [["IE", 1]]],
  ["Buchladen Linde", "IND", "Lotte Visser", 36, 7, 6, { HB: 1, PB: 2 }, [["DE", 1]]],
  [
    "Gresham Wholesale",
    "WHO",
    "Colin Mathers",
    55,
    78,
    23,
    { HB: 3, PB: 5 },
    [
      ["GB", 6],
      ["IE", 1],
      ["NL", 1],
    ],
  ],
  ["Southern Cross Distribution", "WHO", "Lotte Visser", 58, 60, 14, { HB: 1, PB: 2 }, [["AU", 1]]],
  ["Fairmart", "SUP", "Colin Mathers", 60, 88, 33, { PB: 3 }, GB],
  ["Libris Supply", "LIB", "Tamsin Cole", 33, 12, 1, { HB: 2, PB: 1, AB: 1 }, GB],
  [
    "Own web shop",
    "DIR",
    "Tamsin Cole",
    8,
    3,
    5,
    { HB: 2, PB: 2, EB: 2 },
    [
      ["GB", 8],
      ["US", 1],
      ["DE", 1],
    ],
  ],
].map(([name, channel, manager, discount, copies, returned, takes, countries]) => ({
  ...{ name, channel, manager, discount, copies, returned, takes, countries },
}));

/** Printers: weight, pence a copy of a hundred, usual days, chance to be late. */
export const printers = [
  { name: "Clayburn Press", weight: 34, cost: 104, days: 27, late: 31 },
  { name: "Thornton Litho", weight: 21, cost: 116, days: 21, late: 24 },
  { name: "Druckhaus Leipzig", weight: 18, cost: 98, days: 33, late: 28 },
  { name: "Vilnius Print", weight: 17, cost: 84, days: 39, late: 42 },
];
export const picturePrinter = { name: "Sunrise Shenzhen", cost: 79, days: 74, late: 38 };

export const weightedPick = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))][0];
