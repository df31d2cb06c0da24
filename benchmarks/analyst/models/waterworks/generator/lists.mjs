// Where the utility supplies whom, who repairs, and what is tested.

/** The first of January 2024 is day 0, the last day of October 2026 this one. */
export const lastDay = 1034;

/** Zones with their districts: name, weight of its customers, weight of its incidents. */
export const zones = [
  [
    "Northgate",
    [
      ["Ashby", 9, 8],
      ["Birchfield", 7, 5],
      ["Castle Mount", 5, 4],
    ],
  ],
  [
    "Harbour",
    [
      ["Quayside", 8, 9],
      ["Saltmarsh", 4, 7],
      ["Lighthouse Point", 3, 3],
      ["Docklands", 6, 11],
    ],
  ],
  [
    "Uplands",
    [
      ["Fellbrook", 3, 5],
      ["Highmoor", 2, 4],
      ["Cairn Hill", 3, 3],
    ],
  ],
  [
    "River Vale",
    [
      ["Willowbank", 7, 6],
      ["Millbrook", 6, 5],
      ["Otterford", 5, 4],
      ["Lower Weir", 3, 4],
    ],
  ],
  [
    "Old Town",
    [
      ["Minster", 7, 12],
      ["Tanners Row", 5, 10],
    ],
  ],
];
export const districts = zones.flatMap(([zone, parts]) =>
  parts.map(([name, customers, incidents]) => ({ zone, name, customers, incidents })),
);

export const firstNames = [
  ...["Aoife", "Martin", "Grace", "Declan", "Sarah", "Tomasz", "Helen", "Yusuf", "Carol", "Liam"],
  ...["Nora", "Peter", "Ines", "Graham", "Priya", "Joanna", "Colin", "Fatima", "Rory", "Emma"],
  ...["Daniel", "Maeve", "Oliver", "Ruth", "Kwame", "Sinead", "Alan", "Bridget", "Hugo", "Lena"],
];
export const lastNames = [
  ...["Walsh", "Hartley", "Okafor", "Byrne", "Simmons", "Nowak", "Fletcher", "Doyle", "Pryce"],
  ...["Ahmed", "Lawson", "Keane", "Morris", "Sharma", "Whelan", "Barker", "Quinn", "Holloway"],
  ...["Reid", "Costello", "Jennings", "Farrell", "Lindsay", "Marsh", "Tierney", "Booth", "Grady"],
];
export const shopWords = [
  ...["Corner", "Bridge Street", "Anchor", "Rosewood", "Station", "Swan", "Copper Kettle", "Park"],
  ...["Market Hall", "Blue Door", "Old Mill", "Seaview", "Lantern", "Juniper"],
];
export const shopKinds = [
  "Bakery",
  "Hotel",
  "Car Wash",
  "Cafe",
  "Dental Practice",
  "Gym",
  "Nursery",
];
export const publicKinds = [
  "Primary School",
  "Leisure Centre",
  "Library",
  "Health Centre",
  "Fire Station",
];

/** Industrial customers: name, district, cubic metres a month, day since when they are customers. */
export const industry = [
  ["Marlow Foods", "Docklands", 3900, -2400],
  ["Kestrel Brewing Company", "Millbrook", 2750, -1900],
  ["Kestrel Laundry Services", "Ashby", 980, -800],
  ["Harbour Ice and Cold Store", "Quayside", 1340, -3100],
  ["Northgate Paper Mill", "Birchfield", 4400, -5200],
  ["Otterford Dairies", "Otterford", 3150, -4100],
  ["Whitcombe Chemicals", "Saltmarsh", 2200, -2900],
  ["Delaney Concrete", "Docklands", 1120, -600],
  ["Tanners Row Dye Works", "Tanners Row", 760, -3600],
  ["Fellbrook Spring Water", "Fellbrook", 1680, 140],
  ["Ennis Aggregates", "Highmoor", 890, -1500],
  ["Veritas Pharma", "Ashby", 1890, 410],
  ["Lower Weir Salmon Farm", "Lower Weir", 1460, -1100],
  ["Pier Seven Bottlers", "Lighthouse Point", 640, 610],
];

/** Contractors: name, weight, price, pace (less is faster), first and last day of the contract. */
export const contractors = [
  ["Brennan Pipeworks", 30, 1.05, 0.9, 0, lastDay],
  ["Dunmore Civils", 24, 0.94, 1.25, 0, lastDay],
  ["Northern Trenchless", 11, 1.32, 0.8, 0, lastDay],
  ["Aqualine Services", 18, 0.98, 1.05, 0, lastDay],
  ["Castlebar Groundworks", 12, 0.88, 1.4, 0, 720],
  ["Rapid Main Repair", 11, 1.2, 0.7, 500, lastDay],
];

export const materials = [
  ["Cast iron", 30],
  ["PVC", 24],
  ["Polyethylene", 17],
  ["Asbestos cement", 12],
  ["Steel", 8],
  ["", 9],
];
export const sources = [
  ["CUS", 58],
  ["SEN", 22],
  ["PAT", 14],
  ["OTH", 6],
];

/** Parameters: name, weight, usual least and most, decimals, limit, failures in a thousand. */
export const parameters = [
  ["Free chlorine", 22, 0.22, 0.85, 2, 1.2, 24],
  ["E. coli", 24, 0, 0, 0, 0, 9],
  ["Turbidity", 16, 0.1, 0.8, 2, 1, 17],
  ["Nitrate", 12, 12, 41, 1, 50, 12],
  ["Lead", 9, 0.8, 7.5, 1, 10, 38],
  ["Iron", 9, 15, 150, 0, 200, 27],
  ["Trihalomethanes", 8, 22, 83, 0, 100, 14],
];

/** Sampling points: name, zone. */
export const samplingPoints = [
  ["Alder Hill Works", "Northgate"],
  ["Ashby Library Tap", "Northgate"],
  ["Castle Mount Tower", "Northgate"],
  ["Birchfield School Tap", "Northgate"],
  ["Saltmarsh Works", "Harbour"],
  ["Quayside Market Tap", "Harbour"],
  ["Docklands Pump House", "Harbour"],
  ["Fellbrook Works", "Uplands"],
  ["Highmoor Tank", "Uplands"],
  ["Weir Lane Works", "River Vale"],
  ["Willowbank Health Centre Tap", "River Vale"],
  ["Millbrook Tower", "River Vale"],
  ["Otterford Village Tap", "River Vale"],
  ["Minster Close Tap", "Old Town"],
  ["Tanners Row Standpipe", "Old Town"],
  ["Guildhall Tap", "Old Town"],
];
export const laboratories = [
  ["Clearwater Laboratories", 48, 1, 5],
  ["Norlab", 32, 2, 8],
  ["In-house laboratory", 20, 1, 3],
];

/** Reservoirs: name, catchment, capacity in megalitres, least fill of a dry autumn, daily draw. */
export const reservoirs = [
  ["Lake Ennis", "Ennis", 21400, 0.55, 74],
  ["Fellbrook", "Upper Fell", 12650, 0.5, 46],
  ["Black Loch", "Upper Fell", 9600, 0.46, 31],
  ["Highmoor Tarn", "Cairn", 7800, 0.6, 24],
  ["Cairn Water", "Cairn", 5420, 0.64, 19],
  ["Otter Pool", "Ennis", 3180, 0.72, 13],
];

/** One of these rows, whose second cell is its weight. */
export const oneOf = (chance, rows) => rows[chance.weighted(rows.map(([, weight]) => weight))];

/** Of a number of three digits or less, `007`. */
export const padded = (number, length) => String(number).padStart(length, "0");

/** The way through the year, 0 in the middle of January and 1 in the middle of July, in straight lines. */
export const summerOf = (day) => 1 - Math.abs(((day + 350) % 365) - 182.5) / 182.5;
