// What the ferry company runs, who travels with it, and who ships with it.

/** The weekdays of a departure; Monday is 0. */
const daily = [0, 1, 2, 3, 4, 5, 6];
const weekend = [4, 5, 6];

/**
 * Code, name, region, ports, nautical miles, minutes at sea, whether only from April to October, vessel, how rough
 * the water is, and the fares in pounds of an adult and a car.
 */
export const routes = [
  [
    "HOL-DUB",
    "Holyhead - Dublin",
    "Irish Sea",
    "Holyhead",
    "Dublin",
    63,
    195,
    false,
    1,
    5,
    38,
    148,
  ],
  [
    "LIV-DUB",
    "Liverpool - Dublin",
    "Irish Sea",
    "Liverpool",
    "Dublin",
    121,
    480,
    false,
    2,
    4,
    42,
    155,
  ],
  [
    "CAI-LAR",
    "Cairnryan - Larne",
    "Irish Sea",
    "Cairnryan",
    "Larne",
    36,
    120,
    false,
    3,
    4,
    29,
    109,
  ],
  [
    "HEY-DOU",
    "Heysham - Douglas",
    "Irish Sea",
    "Heysham",
    "Douglas",
    58,
    225,
    false,
    4,
    7,
    33,
    121,
  ],
  [
    "FIS-ROS",
    "Fishguard - Rosslare",
    "Irish Sea",
    "Fishguard",
    "Rosslare",
    54,
    210,
    false,
    5,
    6,
    36,
    132,
  ],
  ["DOV-CAL", "Dover - Calais", "Channel", "Dover", "Calais", 23, 90, false, 6, 3, 24, 89],
  [
    "POR-CHE",
    "Portsmouth - Cherbourg",
    "Channel",
    "Portsmouth",
    "Cherbourg",
    74,
    300,
    true,
    7,
    3,
    39,
    144,
  ],
  [
    "PLY-ROS",
    "Plymouth - Roscoff",
    "Channel",
    "Plymouth",
    "Roscoff",
    96,
    360,
    false,
    8,
    4,
    44,
    162,
  ],
  [
    "NEW-IJM",
    "Newcastle - IJmuiden",
    "North Sea",
    "Newcastle",
    "IJmuiden",
    254,
    930,
    false,
    9,
    4,
    89,
    236,
  ],
  [
    "HAR-HVH",
    "Harwich - Hook of Holland",
    "North Sea",
    "Harwich",
    "Hook of Holland",
    111,
    405,
    false,
    10,
    3,
    56,
    179,
  ],
  ["OBA-CRA", "Oban - Craignure", "Western Isles", "Oban", "Craignure", 9, 50, false, 11, 6, 5, 17],
  [
    "ULL-STO",
    "Ullapool - Stornoway",
    "Western Isles",
    "Ullapool",
    "Stornoway",
    45,
    165,
    false,
    12,
    8,
    12,
    58,
  ],
  [
    "MAL-ARM",
    "Mallaig - Armadale",
    "Western Isles",
    "Mallaig",
    "Armadale",
    4,
    35,
    true,
    13,
    5,
    4,
    12,
  ],
];

/** Hour, minute and weekdays of each route's departures from its home port. */
export const departures = {
  "HOL-DUB": [
    [8, 15, daily],
    [20, 30, weekend],
  ],
  "LIV-DUB": [[21, 30, [1, 3, 5, 6]]],
  "CAI-LAR": [[7, 30, [0, 1, 2, 3, 4, 5]]],
  "HEY-DOU": [[14, 15, [0, 2, 4, 6]]],
  "FIS-ROS": [[13, 10, [1, 3, 5]]],
  "DOV-CAL": [
    [6, 40, daily],
    [15, 20, weekend],
  ],
  "POR-CHE": [[22, 45, [2, 4, 6]]],
  "PLY-ROS": [[9, 0, [0, 3, 5]]],
  "NEW-IJM": [[17, 0, [0, 2, 4, 6]]],
  "HAR-HVH": [[9, 0, [1, 3, 5, 6]]],
  "OBA-CRA": [
    [7, 45, daily],
    [16, 0, weekend],
  ],
  "ULL-STO": [[10, 30, [0, 1, 2, 3, 4, 5]]],
  "MAL-ARM": [[9, 20, daily]],
};

/** Name, IMO number, class, year built, passengers, lane metres, home port, joined and left, state. */
export const vessels = [
  ["Pride of Anglesey", 9214367, "ROP", 2001, 390, 1050, "Holyhead", "2003-05-12", "", "ACT"],
  ["Mersey Venture", 9412981, "ROP", 2009, 160, 1200, "Liverpool", "2015-02-01", "", "ACT"],
  ["Galloway Star", 9198120, "ROP", 1999, 250, 800, "Cairnryan", "2011-11-21", "", "ACT"],
  ["Manx Trader", 9170705, "ROP", 1998, 220, 615, "Douglas", "2006-03-30", "", "ACT"],
  ["Celtic Dawn", 9354123, "ROP", 2006, 290, 900, "Fishguard", "2012-06-04", "", "ACT"],
  ["Kentish Maid", 8908466, "ROP", 1991, 310, 700, "Dover", "1999-01-15", "2025-03-10", "SLD"],
  ["Norman Star", 9498755, "HSC", 2012, 230, 90, "Portsmouth", "2016-04-01", "", "DRY"],
  ["Roscoff Trader", 9261774, "ROP", 2003, 190, 1010, "Plymouth", "2014-09-08", "", "ACT"],
  ["Dogger Princess", 9307358, "ROP", 1995, 420, 705, "Newcastle", "2008-10-01", "", "ACT"],
  ["Stour Freighter", 9129598, "ROR", 1997, 60, 1440, "Harwich", "2010-01-18", "", "ACT"],
  ["Isle of Kerrera", 9602410, "ROP", 2013, 190, 130, "Oban", "2013-07-02", "", "ACT"],
  ["Isle of Raasay", 9674529, "ROP", 2014, 240, 220, "Stornoway", "2015-02-16", "", "ACT"],
  ["Hebridean Lass", 8412340, "ROP", 1986, 90, 55, "Mallaig", "1986-08-11", "", "ACT"],
  ["Spirit of Kent", 9895151, "ROP", 2022, 360, 1150, "Dover", "2025-02-24", "", "ACT"],
  ["Solway Swift", 9227833, "ROP", 2000, 210, 675, "Cairnryan", "2018-05-07", "", "ACT"],
  ["Larne Castle", 8716502, "ROR", 1988, 30, 550, "Larne", "2002-04-22", "", "LUP"],
];

export const given =
  "James Mary John Margaret David Catherine Fiona Patrick Siobhan Aoife Callum Eilidh Ewan Isla Liam Niamh Sean Emma Thomas Sophie Pieter Anneke Jan Marieke Luc Claire Antoine Hannah Rory Megan Owen Cerys George Olivia Priya Arjun".split(
    " ",
  );

export const family =
  "Campbell Murphy Kelly Smith Jones MacLeod MacDonald Byrne Walsh Davies Evans Taylor Brown Wilson Douglas Quayle Kinrade Stewart Robertson Doyle Ryan Hughes Roberts de Vries|van Dijk|Bakker Lefevre Moreau Patel Shah Clark Wright Green Baker Hall Ross"
    .split(/[ |]/)
    .filter((name) => !["de", "van"].includes(name));

/** Where travellers live, and how often. */
export const countries = [
  ["GB", 58],
  ["IE", 21],
  ["NL", 8],
  ["FR", 7],
  ["DE", 4],
  ["US", 2],
];

/** Companies with an account: name, kind, manager, routes, weight, first and last day of their bookings. */
export const accounts = [
  ["Kerrigan Haulage Ltd", "FRT", "Fiona Baird", ["HOL-DUB", "LIV-DUB"], 16],
  ["Kerrigan Bros Seafood", "FRT", "Fiona Baird", ["FIS-ROS", "PLY-ROS"], 5],
  ["Northgate Logistics", "FRT", "Fiona Baird", ["NEW-IJM", "HAR-HVH"], 11],
  ["Tulip Transport BV", "FRT", "Pieter Bakker", ["HAR-HVH", "NEW-IJM"], 13],
  ["Van Houten Flowers", "FRT", "Pieter Bakker", ["HAR-HVH"], 9],
  ["Calais Fret SARL", "FRT", "Claire Moreau", ["DOV-CAL"], 12],
  ["Transmanche Routiers", "FRT", "Claire Moreau", ["DOV-CAL", "POR-CHE"], 8],
  ["Bretagne Primeurs", "FRT", "Claire Moreau", ["PLY-ROS"], 7],
  ["Mullen Freight", "FRT", "Sean Doyle", ["LIV-DUB", "CAI-LAR"], 14],
  ["O'Hare International", "FRT", "Sean Doyle", ["LIV-DUB", "HOL-DUB"], 10],
  ["Antrim Chilled Foods", "FRT", "Sean Doyle", ["CAI-LAR"], 10],
  ["Galloway Timber", "FRT", "Sean Doyle", ["CAI-LAR"], 6, 0, 905],
  ["Wexford Dairy", "FRT", "Fiona Baird", ["FIS-ROS"], 7],
  ["Manx Building Supplies", "FRT", "Fiona Baird", ["HEY-DOU"], 6],
  ["Quayle & Sons Removals", "FRT", "Fiona Baird", ["HEY-DOU", "LIV-DUB"], 3],
  ["Hebrides Salmon", "FRT", "Eilidh Ross", ["ULL-STO", "OBA-CRA"], 9],
  ["Lewis Weavers Co-op", "FRT", "Eilidh Ross", ["ULL-STO"], 3],
  ["Mull Aggregates", "FRT", "Eilidh Ross", ["OBA-CRA"], 5],
  ["Skye Quarry Haulage", "FRT", "Eilidh Ross", ["MAL-ARM", "OBA-CRA"], 3, 0, 700],
  ["Eastern Reefer Lines", "FRT", "Pieter Bakker", ["HAR-HVH", "DOV-CAL"], 6, 0, 931],
  ["Anglesey Aluminium", "FRT", "Sean Doyle", ["HOL-DUB"], 4, 420],
  ["Swift Parcels", "FRT", "Sean Doyle", ["HOL-DUB", "CAI-LAR", "DOV-CAL"], 8, 300],
  ["Celtic Coach Tours", "TRD", "Owen Davies", ["HOL-DUB", "FIS-ROS"], 6],
  ["Highland Explorer", "TRD", "Owen Davies", ["OBA-CRA", "ULL-STO", "MAL-ARM"], 6],
  ["Battlefield Journeys", "TRD", "Claire Moreau", ["DOV-CAL", "POR-CHE"], 5],
  ["Windmill Breaks", "TRD", "Owen Davies", ["NEW-IJM", "HAR-HVH"], 4],
  ["Manx Racing Travel", "TRD", "Owen Davies", ["HEY-DOU"], 4],
];

export const handlers = [
  "Megan Hughes",
  "Rory Stewart",
  "Aoife Byrne",
  "Megan Jones",
  "Luc Lefevre",
];
