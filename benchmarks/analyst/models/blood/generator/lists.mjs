// Where blood is given, by whom, and who asks for it.

/** Venues: name, type, region, sessions of a week, slots, first day. */
export const venues = [
  ["Newcastle Donor Centre", "FIX", "Tyneside", 3, 22, 0],
  ["Sunderland Donor Centre", "FIX", "Wearside", 2, 18, 0],
  ["Middlesbrough Donor Centre", "FIX", "Teesside", 2, 18, 0],
  ["Carlisle Donor Centre", "FIX", "Cumbria", 2, 14, 150],
  ["Hexham Abbey Hall", "MOB", "Tyneside", 0.45, 16, 0],
  ["Whitley Bay Pavilion", "MOB", "Tyneside", 0.5, 18, 0],
  ["Gateshead Leisure Centre", "MOB", "Tyneside", 0.6, 20, 0],
  ["Jarrow Community Hall", "MOB", "Tyneside", 0.35, 14, 260],
  ["Durham Town Hall", "MOB", "Wearside", 0.55, 20, 0],
  ["Consett Leisure Centre", "MOB", "Wearside", 0.3, 14, 0],
  ["Seaham Miners Hall", "MOB", "Wearside", 0.25, 12, 0],
  ["Stockton Parish Hall", "MOB", "Teesside", 0.4, 16, 0],
  ["Darlington Arena", "MOB", "Teesside", 0.5, 20, 0],
  ["Redcar Bowl", "MOB", "Teesside", 0.35, 16, 400],
  ["Yarm Fire Station", "MOB", "Teesside", 0.2, 12, 0],
  ["Penrith Rugby Club", "MOB", "Cumbria", 0.4, 14, 0],
  ["Kendal Town Hall", "MOB", "Cumbria", 0.35, 14, 0],
  ["Workington Cricket Club", "MOB", "Cumbria", 0.3, 14, 0],
  ["Keswick Theatre Foyer", "MOB", "Cumbria", 0.2, 12, 90],
].map(([name, type, region, perWeek, slots, from]) => ({
  ...{ name, type, region, perWeek, slots, from },
}));

export const teams = {
  Tyneside: ["Team Tyne", "Team Tyne", "Team Coast"],
  Wearside: ["Team Wear"],
  Teesside: ["Team Tees"],
  Cumbria: ["Team Fells"],
};

/** Blood groups with their share of donors in a thousand. */
export const bloodGroups = [
  ["O+", 355],
  ["O-", 132],
  ["A+", 290],
  ["A-", 82],
  ["B+", 82],
  ["B-", 22],
  ["AB+", 28],
  ["AB-", 9],
];

export const firstNames = {
  F: [
    ...["Alison", "Amelia", "Beth", "Catherine", "Chloe", "Claire", "Denise", "Eilidh", "Emma"],
    ...["Fatima", "Gemma", "Grace", "Hannah", "Helen", "Imogen", "Jade", "Joanne", "Karen"],
    ...["Kirsty", "Laura", "Lucy", "Megan", "Nadia", "Nicola", "Olivia", "Pauline", "Priya"],
    ...["Rachel", "Rebecca", "Samantha", "Sophie", "Susan", "Tracey", "Victoria", "Wendy", "Zara"],
  ],
  M: [
    ...["Adam", "Alan", "Andrew", "Ben", "Callum", "Chris", "Craig", "Daniel", "David", "Dean"],
    ...["Ethan", "Gareth", "George", "Graham", "Harry", "Ian", "Imran", "Jack", "James", "Joe"],
    ...["Keith", "Liam", "Mark", "Martin", "Matthew", "Michael", "Neil", "Oliver", "Paul", "Peter"],
    ...["Rajesh", "Robert", "Ryan", "Scott", "Simon", "Stephen", "Thomas", "Tomasz", "William"],
  ],
};

export const lastNames = [
  ...["Armstrong", "Atkinson", "Bell", "Birtley", "Brown", "Charlton", "Clark", "Coulson", "Cox"],
  ...["Dixon", "Dodds", "Elliott", "Fenwick", "Forster", "Gibson", "Graham", "Hall", "Heslop"],
  ...["Hodgson", "Hussain", "Johnson", "Kaur", "Laidler", "Lowther", "Maddison", "Nixon", "Ogle"],
  ...["Patterson", "Pearson", "Potts", "Rahman", "Reay", "Ridley", "Robson", "Rutherford", "Scott"],
  ...["Shaw", "Singh", "Stobart", "Storey", "Tate", "Thompson", "Turnbull", "Walker", "Wilson"],
  ...["Wood", "Younger"],
];

export const sources = [
  ["Friend or family", 30],
  ["Social media", 22],
  ["Workplace drive", 15],
  ["School or university", 13],
  ["Local press", 8],
  ["", 12],
];

/** Hospitals: name, sector, account manager, weight of its orders. */
export const hospitals = [
  ["Royal Northgate Infirmary", "NHS", "Helen Marsden", 26],
  ["Wearmouth General Hospital", "NHS", "Helen Marsden", 17],
  ["James Harker University Hospital", "NHS", "Omar Siddiqui", 21],
  ["Eskdale Infirmary", "NHS", "Ruth Tallentire", 12],
  ["St Oswald Hospital", "NHS", "Helen Marsden", 8],
  ["Durham Peninsula Hospital", "NHS", "Omar Siddiqui", 10],
  ["West Fells Community Hospital", "NHS", "Ruth Tallentire", 4],
  ["Teesbank Cancer Centre", "NHS", "Omar Siddiqui", 9],
  ["Aldergate Clinic", "PRV", "Ruth Tallentire", 4],
  ["Nightingale House", "PRV", "Helen Marsden", 3],
  ["Whinfell Surgical Centre", "PRV", "", 2],
].map(([name, sector, manager, weight]) => ({
  ...{ name, sector, manager, weight },
}));

export const deferralReasons = [
  ["Low haemoglobin", 38],
  ["Recent travel", 15],
  ["New tattoo or piercing", 12],
  ["Medication", 13],
  ["Cold or infection", 11],
  ["Blood pressure", 7],
  ["Recent dental work", 5],
  ["", 3],
];

export const cancelReasons = [
  ["Staff shortage", 42],
  ["Venue unavailable", 24],
  ["Vehicle breakdown", 18],
  ["Weather", 16],
];

/** One of a list of [value, weight, ...]. */
export const oneOf = (chance, list) => list[chance.weighted(list.map((each) => each[1]))][0];
