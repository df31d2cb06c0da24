/** Departments: the median of low estimates in pounds, how many of a hundred lots sell, what they sell and by whom. */
export const departments = {
  Jewellery: {
    estimate: 1400,
    sells: 84,
    makers: ["Cartier", "Boucheron", "Tiffany", "Bulgari", "Andrew Grima", "Georg Jensen"],
    made: 30,
    words: ["Diamond", "Sapphire", "Emerald", "Edwardian", "Art Deco", "Ruby", "Pearl", "Opal"],
    objects: ["ring", "brooch", "necklace", "bracelet", "pair of earrings", "pendant"],
  },
  Watches: {
    estimate: 2600,
    sells: 80,
    makers: ["Rolex", "Omega", "Patek Philippe", "Longines", "Cartier", "Heuer", "Tudor"],
    made: 96,
    words: ["Steel", "Gold", "Two-colour", "Automatic", "Manual-wound", "Military"],
    objects: ["wristwatch", "chronograph", "dress watch", "pocket watch", "diving watch"],
  },
  "Modern British Art": {
    estimate: 4200,
    sells: 76,
    makers: [
      ...["Mary Fedden", "L. S. Lowry", "Ben Nicholson", "John Piper", "Elisabeth Frink"],
      ...["William Scott", "Winifred Nicholson", "Terry Frost", "Ken Howard", "Barbara Hepworth"],
    ],
    made: 97,
    words: ["Harbour", "Still life", "Evening", "Figures", "Winter", "Red", "Standing", "Coastal"],
    objects: ["at St Ives", "with lemons", "in a street", "landscape", "horse", "study", "forms"],
  },
  "Old Master Paintings": {
    estimate: 6800,
    sells: 66,
    makers: ["Circle of Van Dyck", "Follower of Guardi", "Jan van Goyen", "Studio of Lely"],
    made: 70,
    words: ["Portrait of", "Study of", "View with", "Allegory of", "Interior with"],
    objects: [
      "a gentleman",
      "a lady",
      "the Holy Family",
      "a river",
      "peasants",
      "the four seasons",
    ],
  },
  "Asian Art": {
    estimate: 1700,
    sells: 71,
    makers: ["Kawase Hasui", "Utagawa Hiroshige", "Namikawa Yasuyuki"],
    made: 18,
    words: ["Famille rose", "Blue and white", "Jade", "Satsuma", "Celadon", "Lacquer", "Kangxi"],
    objects: ["vase", "bowl", "censer", "dish", "box", "screen", "brush pot"],
  },
  Silver: {
    estimate: 620,
    sells: 83,
    makers: ["Paul Storr", "Hester Bateman", "Omar Ramsden", "Georg Jensen", "Mappin and Webb"],
    made: 74,
    words: ["George II", "George III", "Victorian", "Regency", "Scottish provincial"],
    objects: ["teapot", "salver", "pair of candlesticks", "tankard", "sauce boat", "epergne"],
  },
  "Books and Manuscripts": {
    estimate: 480,
    sells: 73,
    makers: ["Charles Darwin", "Jane Austen", "Walter Scott", "J. R. R. Tolkien", "Ian Fleming"],
    made: 60,
    words: ["First edition of", "Letters of", "Signed copy of", "Bound set of", "Proof of"],
    objects: ["voyages", "novels", "poems", "natural history", "maps", "travels"],
  },
  "Furniture and Clocks": {
    estimate: 900,
    sells: 69,
    makers: ["Gillows", "Thomas Chippendale", "Robert Thompson", "Joseph Knibb", "Maple and Co"],
    made: 32,
    words: ["Mahogany", "Walnut", "Oak", "Satinwood", "Rosewood", "Giltwood", "Elm"],
    objects: ["chest of drawers", "longcase clock", "bureau", "dining table", "armchair", "mirror"],
  },
  "Ceramics and Glass": {
    estimate: 340,
    sells: 75,
    makers: ["Moorcroft", "Wedgwood", "Lalique", "Meissen", "Clarice Cliff", "Bernard Leach"],
    made: 82,
    words: ["Poppy", "Blue", "Slipware", "Jasperware", "Opalescent", "Gilded", "Tall"],
    objects: ["vase", "bowl", "plate", "figure", "jug", "charger", "tea service"],
  },
  "Rugs and Textiles": {
    estimate: 420,
    sells: 64,
    makers: [],
    made: 0,
    words: ["Heriz", "Kashan", "Tabriz", "Flemish", "Caucasian", "Ziegler"],
    objects: ["carpet", "rug", "runner", "tapestry", "kelim"],
  },
};

const mixed = [
  ...["Furniture and Clocks", "Furniture and Clocks", "Ceramics and Glass", "Rugs and Textiles"],
  ...["Silver", "Ceramics and Glass", "Furniture and Clocks", "Rugs and Textiles"],
];

/** Sales that come back: months of the year, day of the week (0 is Monday), about how many lots, how they are held. */
export const seriesList = [
  ["Fine Jewellery", "London", "HYB", 2, [1, 3, 5, 7, 9, 11], 92, ["Jewellery"]],
  ["Important Watches", "London", "LIV", 3, [2, 4, 6, 9, 11], 74, ["Watches"]],
  ["Watches Online", "London", "ONL", 6, [1, 5, 8, 10], 60, ["Watches"]],
  ["Modern British and Irish Art", "London", "HYB", 1, [2, 5, 9, 11], 84, ["Modern British Art"]],
  ["Modern Prints and Pictures", "London", "ONL", 6, [3, 7, 10], 66, ["Modern British Art"]],
  ["Old Master Paintings", "London", "LIV", 2, [4, 7, 12], 70, ["Old Master Paintings"]],
  ["Fine Asian Art", "London", "HYB", 3, [5, 11], 150, ["Asian Art"]],
  ["Asian Art Online", "London", "ONL", 6, [2, 8, 10], 80, ["Asian Art"]],
  ["Silver and Vertu", "Edinburgh", "LIV", 1, [1, 4, 6, 9, 11], 96, ["Silver"]],
  ["Rare Books and Manuscripts", "Edinburgh", "LIV", 2, [3, 6, 10], 110, ["Books and Manuscripts"]],
  ["Books Online", "Edinburgh", "ONL", 6, [1, 5, 8, 12], 76, ["Books and Manuscripts"]],
  [
    ...["Country House Furniture", "Salisbury", "LIV", 1, [3, 5, 7, 10, 12], 96],
    ["Furniture and Clocks", "Furniture and Clocks", "Rugs and Textiles"],
  ],
  [
    ...["Ceramics and Glass", "Salisbury", "ONL", 6, [2, 4, 6, 8, 10, 12], 74],
    ["Ceramics and Glass"],
  ],
  ["Interiors", "Salisbury", "HYB", 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 108, mixed],
].map(([series, saleroom, format, weekday, months, size, of]) => ({
  ...{ series, saleroom, format, weekday, months, size, departments: of },
}));

export const auctioneers = {
  London: ["Harriet Vane-Holt", "Oliver Marchmont", "Adaeze Okafor"],
  Edinburgh: ["Fergus Baird", "Isla Drummond"],
  Salisbury: ["Rupert Langley", "Philippa Croft"],
};

export const valuers = {
  Jewellery: ["Imogen Sayle", "Daniel Roth"],
  Watches: ["Daniel Roth", "Tom Ferris"],
  "Modern British Art": ["Clara Whitmore", "Oliver Marchmont"],
  "Old Master Paintings": ["Benedict Arkwright"],
  "Asian Art": ["Mei Lin Cho", "Edmund Hartley"],
  Silver: ["Fergus Baird", "Catriona Muir"],
  "Books and Manuscripts": ["Isla Drummond"],
  "Furniture and Clocks": ["Rupert Langley", "George Penrose"],
  "Ceramics and Glass": ["Philippa Croft", "Nell Ashby"],
  "Rugs and Textiles": ["George Penrose"],
};

/** Countries of buyers by weight. */
export const countries = [
  ...[
    ["GB", 62],
    ["US", 11],
    ["IE", 5],
    ["FR", 5],
  ],
  ...[
    ["DE", 4],
    ["CN", 4],
    ["HK", 3],
    ["CH", 3],
    ["IT", 2],
    ["AE", 1],
  ],
];

export const clientManagers = [
  ...["Sophie Lindqvist", "James Abara", "Victoria Pell", "Marcus Teague"],
];

export const dealers = [
  ...["Hollis and Reade Antiques", "Bexley Fine Art", "Maison Delorme", "Kronberg Uhren"],
  ...["Thornbury Books", "Pagoda Gallery", "Lassiter Jewels", "Old Quay Antiques"],
  ...["Halcyon Silver", "Galerie Feuillet", "Whitcombe and Daughters", "Brandt Interiors"],
  ...["Cromarty Books", "The Clock Loft", "Silverdale Trading", "East Lane Decorative"],
  ...["Hudson River Fine Art", "Jade Pavilion", "Mayfield Watches", "Penhale Pictures"],
];

export const institutions = [
  ...["Ashgrove Museum", "Borders Heritage Trust", "Wessex County Museum", "Merchant City Gallery"],
  ...["Harding University Library", "Royal Naval Collection", "Holm Island Trust"],
];

export const firstNames = [
  ...[
    "Alice",
    "Arthur",
    "Beatrice",
    "Charles",
    "Diana",
    "Edward",
    "Eleanor",
    "Francis",
    "Georgina",
  ],
  ...["Henry", "Isabel", "John", "Katherine", "Lionel", "Margaret", "Nicholas", "Olivia", "Peter"],
  ...[
    "Rosalind",
    "Simon",
    "Thomas",
    "Ursula",
    "Walter",
    "Yvonne",
    "Priya",
    "Wei",
    "Hans",
    "Claire",
  ],
];

export const lastNames = [
  ...["Ashdown", "Barclay", "Carver", "Dalrymple", "Ellison", "Fairfax", "Goddard", "Hargreaves"],
  ...["Ingram", "Jessop", "Keane", "Lockhart", "Mortimer", "Naismith", "Osborne", "Pemberton"],
  ...[
    "Quayle",
    "Rutherford",
    "Stanhope",
    "Tremayne",
    "Underhill",
    "Vickers",
    "Wainwright",
    "Yates",
  ],
  ...["Zhang", "Keller", "Moreau", "Rossi", "Patel", "Donnelly", "Sinclair", "Buchanan"],
];

export const sources = [
  ...[
    ["Valuation day", 24],
    ["Online valuation", 30],
    ["Solicitor", 15],
    ["Returning client", 22],
    ["Advertisement", 6],
  ],
];

export const regions = [
  ...[
    ["London", 26],
    ["South East", 20],
    ["South West", 22],
    ["Scotland", 19],
  ],
  ...[
    ["Midlands", 8],
    ["North", 9],
    ["Wales", 3],
    ["Abroad", 5],
  ],
];

/** The name of one of several pairs of name and weight. */
export const nameOf = (chance, pairs) =>
  pairs[chance.weighted(pairs.map(([, weight]) => weight))][0];

export const personOf = (chance) => `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
