// The museums, and what the rows of their tables are made of.

export const lastDay = 1034;

/** Museums: name, weight of its visitors, price of an adult in pence, weight of its shop and of its café, months closed. */
export const museums = [
  ["Museum of Natural History", 30, 1400, 26, 30, []],
  ["Gallery of Modern Art", 24, 1600, 31, 24, []],
  ["Harbour Museum", 17, 1150, 14, 17, []],
  ["Railway Museum", 15, 1200, 15, 12, []],
  ["Castle Museum", 11, 950, 8, 7, [0, 1]],
  ["Textile Mill Museum", 5, 700, 4, 0, []],
].map(([name, weight, price, shop, cafe, closed]) => ({ name, weight, price, shop, cafe, closed }));

/** Special exhibitions of each museum, one after the other: title, kind, how many came as against the usual. */
export const specials = {
  "Museum of Natural History": [
    ["Dinosaurs of the Arctic", "TRV", 2.4],
    ["Poison and Venom", "SPE", 1.2],
    ["Bees", "SPE", 0.7],
    ["Volcano!", "TRV", 1.7],
    ["Ice Age Giants", "SPE", 1.9],
    ["The Secret Life of Fungi", "SPE", 0.9],
    ["Deep Sea", "TRV", 1.5],
    ["Moths of the Night", "SPE", 0.8],
    ["Meteorites", "TRV", 1.6],
  ],
  "Gallery of Modern Art": [
    ["Monet and the Sea", "SPE", 2.8],
    ["Bauhaus Women", "SPE", 1.1],
    ["Light Installations", "TRV", 1.4],
    ["Barbara Hepworth: Stone and Air", "SPE", 1.6],
    ["New Photography 2025", "TRV", 0.6],
    ["Matisse in Colour", "SPE", 2.2],
    ["Paper Cities", "SPE", 0.5],
    ["Kandinsky to Klee", "SPE", 1.8],
  ],
  "Harbour Museum": [
    ["Lost Ships of the North Sea", "SPE", 1.3],
    ["Pirates", "TRV", 1.8],
    ["Whalers", "SPE", 0.6],
    ["Lighthouse Keepers", "SPE", 0.8],
    ["Women at Sea", "SPE", 0.9],
    ["Smugglers", "SPE", 1.2],
    ["Ports of the Baltic", "TRV", 0.7],
    ["Polar Voyages", "SPE", 1.1],
  ],
  "Railway Museum": [
    ["Flying Scotsman at 100", "SPE", 1.9],
    ["Model Railway Worlds", "SPE", 1.4],
    ["Night Trains of Europe", "TRV", 1.0],
    ["Stations of the Empire", "SPE", 0.5],
    ["The Commuters", "SPE", 0.7],
    ["Steam and Snow", "SPE", 1.2],
    ["Brunel", "SPE", 1.5],
    ["Posters of the Line", "TRV", 0.8],
  ],
  "Castle Museum": [
    ["Knights and Armour", "SPE", 1.5],
    ["The Siege of 1644", "SPE", 0.9],
    ["Toys of the Fifties", "TRV", 1.1],
    ["The Royal Banquet", "SPE", 1.3],
    ["Falconry", "SPE", 0.9],
  ],
  "Textile Mill Museum": [
    ["Indigo", "SPE", 0.8],
    ["Toys of the Fifties", "TRV", 1.0],
    ["Threads of Protest", "SPE", 0.7],
    ["Paisley", "SPE", 0.9],
    ["The Quilt Makers", "SPE", 1.1],
  ],
};

/** Permanent exhibitions: museum, title, the day of its opening. */
export const permanents = [
  ["Museum of Natural History", "Life on Earth", -4200],
  ["Museum of Natural History", "The Whale Hall", -2900],
  ["Gallery of Modern Art", "The Collection since 1900", -3300],
  ["Harbour Museum", "From Sail to Steam", -5100],
  ["Railway Museum", "The Great Engine Shed", -3800],
  ["Castle Museum", "Eight Centuries of the Castle", -2500],
  ["Textile Mill Museum", "Spinning and Weaving", -1700],
  ["Railway Museum", "Signal Box", 410],
];

export const curators = {
  "Museum of Natural History": ["Imogen Clarke", "Rafael Ortiz"],
  "Gallery of Modern Art": ["Beatrice Lowe", "Kenji Watanabe", "Beatrice Lowe"],
  "Harbour Museum": ["Fergus Maclean"],
  "Railway Museum": ["Dorothy Hale", "Samuel Osei"],
  "Castle Museum": ["Eleanor Whitby"],
  "Textile Mill Museum": ["Nasreen Akhtar"],
};

export const sponsors = [
  "Castell Bank",
  "Northumbrian Gas",
  "Hartley & Sons",
  "Meridian Insurance",
];

/** Channels: code, weight, least and most days that it sells ahead. */
export const channels = [
  ["BOX", 46, 0, 0],
  ["WEB", 33, 0, 24],
  ["APP", 9, 0, 9],
  ["RES", 8, 3, 48],
  ["HTL", 4, 0, 4],
];

/** Visitor types: code, weight, price as against an adult's, people of a ticket. */
export const visitorTypes = [
  ["ADU", 43, 1, 1],
  ["CON", 19, 0.8, 1],
  ["CHI", 13, 0.5, 1],
  ["FAM", 10, 2.6, 4],
  ["GRP", 3, 0.7, 1],
  ["MEM", 12, 0, 1],
];

/** Tiers of membership: name, weight, fee, of a hundred how many renew. */
export const tiers = [
  ["Individual", 38, 48, 62],
  ["Duo", 22, 78, 68],
  ["Family", 27, 92, 54],
  ["Young Friend", 10, 25, 41],
  ["Patron", 3, 300, 86],
];

export const schools = [
  ...["Ashgrove Primary School", "St Aidan's Primary School", "Millfield Primary School"],
  ...["Queen Mary High School", "Riverside Academy", "Holy Trinity Primary School"],
  ...["Hillcrest Grammar School", "Eastgate Academy", "Park Lane Primary School"],
  ...["Seaview Primary School", "Thornbury College", "Whitfield Primary School"],
  ...["Bishop Wearmouth High School", "Larkspur Special School", "Moorside Academy"],
  ...["Kingsmead Primary School", "Old Mill Infant School", "Castleton High School"],
  ...["Beacon Hill Primary School", "Riverside Infant School", "Fairview Sixth Form"],
  ...["Greenbank Primary School", "Oakwood Academy", "St Cuthbert's High School"],
].map((name) => name.replaceAll("'", ""));

export const companies = [
  ...["Castell Bank", "Tyne Travel", "Nordic Cruise Line", "Blackwood Legal", "Hartley & Sons"],
  ...["Orbis Coaches", "Pemberton Engineering", "University of the Third Age", "Lakeland Tours"],
  ...["Ruskin Art Society", "Baltic Shipping", "Rotary Club"],
];

export const guides = [
  ...["Agnes Thornton", "Miles Pereira", "Hannah Gould", "Oliver Brandt", "Sunita Rao"],
  ...["Claire Dubois", "Peter Whitlock", "Ines Navarro", "Gareth Pugh"],
];

/** Borrowers: name, country, weight. */
export const borrowers = [
  ["National Museum of Ireland", "IE", 6],
  ["Royal Museums Greenwich", "GB", 9],
  ["Science Museum London", "GB", 8],
  ["Leeds City Museum", "GB", 7],
  ["Manchester Art Gallery", "GB", 7],
  ["Whitworth Art Gallery", "GB", 3],
  ["Musée de la Marine", "FR", 3],
  ["Centre Pompidou", "FR", 5],
  ["Deutsches Technikmuseum", "DE", 5],
  ["Museum Folkwang", "DE", 4],
  ["Rijksmuseum", "NL", 5],
  ["Spoorwegmuseum", "NL", 3],
  ["Louisiana Museum", "DK", 4],
  ["Peabody Museum", "US", 3],
  ["Museum of Fine Arts Boston", "US", 2],
  ["Mori Art Museum", "JP", 2],
];
