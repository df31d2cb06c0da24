// Where the panels are, who buys space on them, who sells it, and who mends them.

/** City, code, state, sites (each with up to two sides), what a week costs there in parts of the list price, suburbs. */
export const cities = [
  ["Sydney", "SYD", "NSW", 64, 1.35, ["Parramatta", "Alexandria", "Chatswood", "Bankstown"]],
  ["Melbourne", "MEL", "VIC", 58, 1.25, ["Richmond", "Footscray", "St Kilda", "Preston"]],
  ["Brisbane", "BNE", "QLD", 38, 1, ["Fortitude Valley", "Woolloongabba", "Milton"]],
  ["Perth", "PER", "WA", 27, 0.9, ["Subiaco", "Fremantle", "Osborne Park"]],
  ["Adelaide", "ADL", "SA", 21, 0.8, ["Norwood", "Glenelg", "Mile End"]],
  ["Newcastle", "NTL", "NSW", 11, 0.7, ["Hamilton", "Mayfield"]],
  ["Gold Coast", "OOL", "QLD", 13, 0.85, ["Southport", "Burleigh Heads"]],
  ["Geelong", "GEX", "VIC", 9, 0.65, ["Corio", "Belmont"]],
];

/** Streets that several cities have. */
export const roads = [
  ...["Victoria Road", "Station Street", "George Street", "Church Street", "Princes Highway"],
  ...["Pacific Highway", "High Street", "Bridge Road", "Railway Parade", "Anzac Avenue"],
  ...["Military Road", "Sydney Road", "Swan Street", "Canning Highway", "Airport Drive"],
];

/** Environment, and its formats: code, share, list price of a week, square metres, how many in a hundred are digital. */
export const environments = [
  [
    "Roadside",
    62,
    [
      ["SUP", 15, 4200, 42, 45],
      ["LBB", 35, 2100, 36, 38],
      ["SBB", 25, 850, 18, 12],
      ["SHL", 25, 340, 2, 20],
    ],
  ],
  [
    "Rail",
    18,
    [
      ["SBB", 60, 780, 18, 25],
      ["LBB", 40, 1700, 28, 50],
    ],
  ],
  [
    "Shopping centre",
    14,
    [
      ["RTL", 80, 420, 2, 70],
      ["LBB", 20, 1500, 24, 80],
    ],
  ],
  [
    "Airport",
    6,
    [
      ["SUP", 50, 5200, 45, 80],
      ["RTL", 50, 650, 3, 100],
    ],
  ],
];

export const landlords = [
  ...["Apex Property Group", "Transport for NSW", "Meridian Centres", "VicTrack", "QIC Retail"],
  ...["Brookvale Council", "Hollis Family Trust", "Westline Rail Estates", "Queensland Rail"],
];

/** Name, team, how much a good month brings, first and last month (of January 2024). */
export const reps = [
  ["Chloe Barnes", "Sydney", 10],
  ["Daniel Okafor", "Sydney", 9],
  ["Sarah Nguyen", "Sydney", 8],
  ["Tom Whitford", "Sydney", 5, 0, 20],
  ["Isla McKenzie", "Sydney", 6, 18],
  ["Liam Petrou", "Melbourne", 9],
  ["Grace Holloway", "Melbourne", 8],
  ["Sarah Ng", "Melbourne", 7],
  ["Jack Romano", "Melbourne", 5, 14],
  ["Ben Castellano", "Brisbane", 7],
  ["Mia Fraser", "Brisbane", 6],
  ["Ruby Lindqvist", "Brisbane", 4, 6, 27],
  ["Harry Sato", "Perth", 6],
  ["Zoe Abbott", "Perth", 4, 8],
  ["Oscar Dimitriou", "Adelaide", 6],
];

/** The cities that a team sells first. */
export const citiesOf = {
  Sydney: ["Sydney", "Newcastle"],
  Melbourne: ["Melbourne", "Geelong"],
  Brisbane: ["Brisbane", "Gold Coast"],
  Perth: ["Perth"],
  Adelaide: ["Adelaide"],
};

export const prefixes = [
  ...["Harbour", "Bluegum", "Southern Cross", "Coral", "Wattle", "Ironbark", "Jacaranda"],
  ...["Kestrel", "Lorikeet", "Banksia", "Redback", "Summit", "Tasman", "Outback", "Opal"],
  ...["Riverina", "Kingfisher", "Meridian", "Stirling", "Yarra"],
];

/** What an advertiser is called behind that, its industry, and how often. */
export const trades = [
  ["Bank", "Banking", 9],
  ["Energy", "Energy", 8],
  ["Motors", "Automotive", 11],
  ["Coffee", "Food & Drink", 8],
  ["Foods", "Food & Drink", 10],
  ["Homes", "Property", 8],
  ["Health", "Health", 9],
  ["Mobile", "Telecom", 8],
  ["Travel", "Travel", 8],
  ["Outdoors", "Retail", 8],
  ["Furniture", "Retail", 9],
  ["University", "Education", 7],
  ["Streaming", "Entertainment", 6],
];

export const others = [
  ["NSW Health", "Government"],
  ["Transport for NSW", "Government"],
  ["Tourism Queensland", "Government"],
  ["City of Melbourne", "Government"],
  ["Royal Adelaide Show", "Entertainment"],
  ["Pie Face & Sons", "Food & Drink"],
  ["Perth Festival", "Entertainment"],
  ["Zenith Optical", "Health"],
];

export const agencies = [
  ...["Parallel Media", "Redback Media", "Kite & Co", "Zenith Row", "Southbank Media"],
  ...["The Outdoor Desk", "Fourth Estate", "Common Ground", "Paperbark", "Longreach Media"],
];

export const themes = ["Brand", "Launch", "Always On", "New Store", "Recruitment", "Range Refresh"];

/** By the quarter in which they begin. */
export const seasonal = [
  ["Summer Sale", "Back to School", "Easter"],
  ["EOFY", "Winter Warmers", "Mothers Day"],
  ["Winter Warmers", "Spring", "Grand Final"],
  ["Christmas", "Summer Sale", "Black Friday"],
];

export const lostReasons = ["Price", "No availability", "Budget cut", "Went to competitor", "", ""];

/** Name, the cities that they work in (all of them if none), how fast they are, what they are good for. */
export const contractors = [
  ["BrightFix", ["Sydney", "Newcastle"], 0.9],
  ["SignCare Australia", [], 1.25],
  ["Apex Rigging", ["Melbourne", "Geelong", "Adelaide"], 1],
  ["Coastal Electrical", ["Brisbane", "Gold Coast"], 0.8],
  ["Metro Poster Services", [], 0.7],
  ["Westside Signs", ["Perth"], 1.4],
];

/** Code, how often on digital and on static panels, hours to mend it, what it costs in dollars. */
export const faults = [
  ["ELE", 30, 28, 30, 420],
  ["LED", 48, 0, 44, 780],
  ["VAN", 12, 30, 52, 310],
  ["PST", 0, 36, 20, 140],
  ["STR", 6, 8, 120, 1650],
];

export const reporters = ["Monitoring", "Field inspection", "Advertiser", "Council", "Public"];
