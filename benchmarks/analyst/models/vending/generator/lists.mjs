// Where the machines stand, what they sell, how it is paid and who looks after them.

/** Regions: name, account manager, cities with their routes. */
export const regions = [
  ["Yorkshire", "Hannah Whitlock", { Leeds: ["Y1", "Y2"], Sheffield: ["Y3"], York: ["Y4"] }],
  ["North West", "Imran Sheikh", { Manchester: ["W1", "W2"], Liverpool: ["W3"], Preston: ["W4"] }],
  ["North East", "Gareth Pugh", { Newcastle: ["E1"], Sunderland: ["E2"], Durham: ["E2"] }],
  ["Midlands", "Hannah Moss", { Birmingham: ["M1", "M2"], Nottingham: ["M3"], Leicester: ["M3"] }],
].map(([name, manager, cities]) => ({ name, manager, cities }));

/** Clients: name, kind of their sites, index of the region, how many sites they have. */
export const clients = [
  ["Ashgrove University", "UNI", 0, 6],
  ["Ashgrove Leisure", "LEI", 0, 3],
  ["Northern Rail Stations", "STN", 1, 7],
  ["Northern Foods", "FAC", 0, 4],
  ["St Aidan Hospital", "HOS", 2, 5],
  ["St Bride Hospital", "HOS", 3, 5],
  ["Royal Calder Infirmary", "HOS", 0, 6],
  ["Trafford Data Park", "OFF", 1, 3],
  ["Mersey College", "UNI", 1, 4],
  ["Mersey Docks Logistics", "FAC", 1, 3],
  ["Brightwell Insurance", "OFF", 0, 4],
  ["Tyne Metro", "STN", 2, 5],
  ["Castle Bakeries", "FAC", 3, 3],
  ["Harlow and Finch Solicitors", "OFF", 0, 1],
  ["Kestrel Aerospace", "FAC", 3, 4],
  ["Pennine Water", "OFF", 0, 2],
  ["Soho Road Sports Centre", "LEI", 3, 2],
  ["Weir Street Council", "OFF", 1, 4],
  ["Durham Minster School", "UNI", 2, 3],
  ["Lomax Engineering", "FAC", 1, 2],
  ["Greyfriars Court", "OFF", 3, 2],
  ["Vale Housing", "OFF", 3, 2],
  ["Wearside Couriers", "FAC", 2, 2],
  ["Fulbrook Gyms", "LEI", 1, 4],
  ["Midland Coach Stations", "STN", 3, 5],
  ["Otley Print Works", "FAC", 0, 1],
  ["Riverside Dental School", "UNI", 1, 1],
  ["Sandwell Parcel Hub", "FAC", 3, 3],
  ["Northgate Call Centre", "OFF", 2, 2],
  ["Clifton Bank", "OFF", 3, 3],
  ["Holme Valley Care", "HOS", 0, 3],
  ["Quayside Hotels", "LEI", 2, 2],
  ["Elland Textiles", "FAC", 0, 2],
  ["Preston Bus Station", "STN", 1, 2],
  ["Ribble Valley Surgery", "HOS", 1, 2],
  ["Forest Arena", "LEI", 3, 3],
  ["Amber Software", "OFF", 0, 1],
  ["Trent Technical College", "UNI", 3, 4],
  ["Calderdale Glass", "FAC", 0, 2],
  ["Beacon Hospice", "HOS", 2, 1],
  ["Sefton Pools", "LEI", 1, 3],
  ["Hallam Steel", "FAC", 0, 3],
  ["Pemberton Estates", "OFF", 1, 1],
  ["Yorvik Museum", "LEI", 0, 1],
].map(([name, kind, region, sites]) => ({ name, kind, region, sites }));

/** Where in a client's buildings machines stand. */
export const places = {
  OFF: ["Atrium", "Staff Kitchen", "Reception", "Annex"],
  UNI: ["Library", "Student Union", "Sports Hall", "Engineering Block", "Halls", "Refectory"],
  STN: [
    ...["Concourse", "Platform 1", "Platform 2", "Ticket Hall", "Waiting Room", "Footbridge"],
    "Staff Mess",
  ],
  FAC: ["Canteen", "Warehouse", "Loading Bay", "Gatehouse"],
  HOS: ["Main Entrance", "Outpatients", "Maternity Wing", "Emergency", "Staff Room", "X-Ray"],
  LEI: ["Poolside", "Foyer", "Gym Floor", "Changing Rooms"],
};

/** Types of machines: weight, models, places for units, kinds of faults with their weights, sold categories. */
export const types = {
  HOT: {
    weight: 40,
    models: ["Necta Krea Touch", "Necta Opera", "Coffetek Vitro X4", "Bianchi Lei 700"],
    capacity: 520,
    parts: { BRW: 9, COI: 4, CRD: 3, CUP: 5, PWR: 1 },
    sells: { "Hot drinks": 1 },
  },
  SNK: {
    weight: 24,
    models: ["Jofemar Vision", "Sielaff SN 36"],
    capacity: 320,
    parts: { DSP: 8, COI: 4, CRD: 3, PWR: 1 },
    sells: { Snacks: 9, Confectionery: 8 },
  },
  CLD: {
    weight: 21,
    models: ["Sielaff GF 280", "Royal Vendors 660"],
    capacity: 400,
    parts: { CLG: 6, DSP: 4, COI: 3, CRD: 3, PWR: 1 },
    sells: { "Cold drinks": 1 },
  },
  CMB: {
    weight: 15,
    models: ["Jofemar Combi Plus", "Necta Melodia"],
    capacity: 360,
    parts: { CLG: 5, DSP: 5, COI: 3, CRD: 3, PWR: 1 },
    sells: { "Cold drinks": 7, Snacks: 5, Confectionery: 4, "Fresh food": 6 },
  },
};

/** Products of a category: name, weight, price and cost in pence. */
export const products = {
  "Hot drinks": [
    ["Cappuccino", 26, 155, 31],
    ["Latte", 23, 160, 33],
    ["Americano", 19, 130, 20],
    ["Flat White", 13, 160, 32],
    ["Hot Chocolate", 11, 145, 29],
    ["Tea", 8, 90, 11],
  ],
  "Cold drinks": [
    ["Cola 330ml", 24, 120, 52],
    ["Cola Zero 330ml", 20, 120, 51],
    ["Still Water 500ml", 19, 95, 27],
    ["Orange Juice 250ml", 8, 150, 71],
    ["Volt Energy 250ml", 16, 165, 74],
  ],
  Snacks: [
    ["Sea Salt Crisps", 18, 100, 42],
    ["Cheese and Onion Crisps", 21, 100, 42],
    ["Popcorn", 9, 115, 44],
    ["Mixed Nuts", 8, 140, 68],
  ],
  Confectionery: [
    ["Caramel Bar", 17, 105, 47],
    ["Milk Chocolate Bar", 21, 105, 46],
    ["Fruit Gums", 8, 110, 43],
    ["Oat Flapjack", 11, 130, 58],
  ],
  "Fresh food": [
    ["Chicken Sandwich", 14, 345, 192],
    ["Egg Mayo Sandwich", 9, 295, 161],
    ["Fruit Pot", 6, 220, 118],
  ],
};

export const drivers = {
  ...{ Y1: "Darren Bickley", Y2: "Joanna Kowalczyk", Y3: "Tom Ashworth", Y4: "Marcus Bell" },
  ...{ W1: "Sadia Rahman", W2: "Liam Corrigan", W3: "Pete Maguire", W4: "Chloe Entwistle" },
  ...{ E1: "Kevin Robson", E2: "Alison Tait" },
  ...{ M1: "Jaspreet Gill", M2: "Tom Hadley", M3: "Denise Okafor" },
};
export const standIns = ["Ryan Steele", "Olu Adeyemi"];
export const technicians = [
  ["Colin Frost", 5],
  ["Beata Nowak", 7],
  ["Stephen Dacre", 4],
  ["Amit Desai", 6],
  ["Rob Hartley", 2],
];

export const weightedOf = (chance, weights) =>
  Object.keys(weights)[chance.weighted(Object.values(weights))];
