// Whom the club plays, where people sit, what is sold, and who books and sponsors.

export const lastDay = 1034;

/** The day of a date, counted from 2024-01-01, which was a Monday. */
export const dayOf = (date) => Math.round((Date.parse(date) - Date.UTC(2024, 0, 1)) / 86_400_000);

/** Seasons with the Saturday on which the league begins. */
export const seasons = [
  ["2023/24", "2023-08-12"],
  ["2024/25", "2024-08-10"],
  ["2025/26", "2025-08-09"],
  ["2026/27", "2026-08-08"],
].map(([season, opens]) => ({ season, opens: dayOf(opens) }));

/** Opponents of the league with their price category. */
export const opponents = [
  ["Kingsbury Rovers", "A"],
  ["Kingsbury Town", "B"],
  ["Port Merrow", "A"],
  ["Millbrook Albion", "A"],
  ["Saltmarsh Athletic", "B"],
  ["Harlow City", "B"],
  ["Ashford Vale", "C"],
  ["Penhurst United", "B"],
  ["Stoke Lacey", "C"],
  ["Thornaby Wanderers", "B"],
  ["Eastmoor", "C"],
  ["Redcliffe United", "B"],
  ["Wharton Park", "C"],
  ["Langley Borough", "B"],
  ["Bridgeford Town", "A"],
  ["Carrow Heath", "C"],
  ["Dunstable Road", "C"],
  ["Fenwick Albion", "B"],
  ["Greystone City", "A"],
  ["Holmfield", "C"],
  ["Inverley Athletic", "B"],
  ["Marston Green", "C"],
  ["Northgate Rangers", "B"],
  ["Oakhampton", "C"],
  ["Ravensby Town", "B"],
  ["Selwick United", "B"],
  ["Tilbrook", "C"],
];

export const cupOpponents = [
  ...["Brockhurst", "Vauxhall Sports", "Albion Park", "Whitmore Town", "Castle Green", "Leyfield"],
  ...["Norbury", "Heathcote United", "Aldersey", "St Brannocks", "Wetherden", "Cranmoor"],
];
export const guests = [
  ...["Racing Lillois", "FC Oosterdam", "Sporting Nazare", "Malmby IF", "Rot-Weiss Erlbach"],
  ...["Glenmore Thistle", "Bohemians Cork"],
];

/** Stands: weight of match tickets, adult price in pounds, season tickets of an adult in pounds. */
export const stands = [
  ["North Stand", 30, 17, 272],
  ["South Stand", 20, 19, 304],
  ["Main Stand", 17, 25, 405],
  ["Family Stand", 15, 18, 280],
  ["Away End", 18, 20, 0],
];

/** Ticket types: weight, part of the adult price. */
export const ticketTypes = [
  ["AD", 56, 1],
  ["CO", 17, 0.7],
  ["JU", 16, 0.4],
  ["ST", 8, 0.65],
  ["CP", 3, 0],
];

export const channels = [
  ["Online", 55],
  ["Mobile app", 14],
  ["Ticket office", 20],
  ["Phone", 8],
  ["", 3],
];

export const packages = [
  ["Legends Lounge", 34, 95],
  ["Riverside Suite", 27, 78],
  ["Executive Box", 17, 112],
  ["Pitchside Table", 13, 124],
  ["Directors Box", 9, 148],
];

/** Companies: weight, account manager, first and last day of their bookings. */
export const companies = [
  ["Meridian Logistics", 14, "Helen Foster", 0, 1034],
  ["Calder Brewery", 12, "Helen Foster", 0, 1034],
  ["Brightwater Homes", 11, "Dan Okafor", 0, 1034],
  ["Pennine Motors", 9, "Dan Okafor", 0, 1034],
  ["Harlow Finch Solicitors", 8, "Helen Foster", 0, 1034],
  ["Castleton Steel", 8, "Marta Lewis", 0, 1034],
  ["Wexborough Building Society", 7, "Marta Lewis", 0, 1034],
  ["Oakline Kitchens", 6, "Dan Okafor", 0, 640],
  ["Trentside Scaffolding", 6, "Dan Okafor", 0, 1034],
  ["Northern Print Works", 5, "Marta Lewis", 0, 700],
  ["Ridgeway Dental", 5, "", 0, 1034],
  ["Fletcher Roofing", 5, "Dan Okafor", 0, 1034],
  ["Bluebell Care", 4, "Helen Foster", 0, 690],
  ["Apex Recruitment", 4, "Marta Lewis", 0, 1034],
  ["Ellis Grant Accountants", 4, "Helen Foster", 0, 1034],
  ["Summit Insurance Brokers", 4, "Marta Lewis", 150, 1034],
  ["Kestrel Coaches", 4, "Dan Okafor", 0, 715],
  ["Waterside Hotel", 4, "", 0, 1034],
  ["Greenlane Nurseries", 3, "Helen Foster", 0, 660],
  ["Orchard Vets", 3, "", 100, 1034],
  ["Pickering Foods", 3, "Marta Lewis", 200, 1034],
  ["Stonebridge Quarries", 3, "Dan Okafor", 0, 1034],
  ["Vantage Telecom", 3, "Helen Foster", 300, 1034],
  ["Whitby Seafoods", 3, "Marta Lewis", 0, 720],
  ["Beacon Security", 3, "Dan Okafor", 420, 1034],
  ["Copperfield Travel", 2, "", 0, 1034],
  ["Dalton Electrical", 2, "Dan Okafor", 500, 1034],
  ["Everard Textiles", 2, "Marta Lewis", 0, 560],
  ["Solway Energy", 4, "Helen Foster", 740, 1034],
  ["Tannery Lofts", 3, "", 760, 1034],
  ["Quayside Fitness", 3, "Marta Lewis", 780, 1034],
].map(([company, weight, manager, from, until]) => ({ company, weight, manager, from, until }));

/** Sponsors: type, pounds a year, instalments a year, month of the first, season ends of the contract, manager, lateness. */
export const sponsors = [
  ["Castleton Steel", "KIT", 186_000, 12, 1, "2027-06-30", "Ruth Adeyemi", 3],
  ["Calder Brewery", "STD", 62_000, 4, 1, "2028-06-30", "Ruth Adeyemi", 6],
  ["Brightwater Homes", "STD", 54_000, 4, 2, "2027-06-30", "Ruth Adeyemi", 12],
  ["Wexborough Building Society", "SLV", 48_000, 4, 3, "2028-06-30", "Ruth Adeyemi", 2],
  ["Vantage Telecom", "SLV", 36_000, 2, 1, "2025-06-30", "Owen Pritchard", 15],
  ["Pennine Motors", "OFP", 24_000, 4, 1, "2027-06-30", "Owen Pritchard", 9],
  ["Solway Energy", "OFP", 30_000, 4, 2, "2029-06-30", "Ruth Adeyemi", 5],
  ["Harlow Finch Solicitors", "OFP", 16_000, 4, 3, "2028-06-30", "Owen Pritchard", 40],
  ["Quayside Fitness", "OFP", 11_000, 2, 2, "2027-12-31", "Owen Pritchard", 8],
  ["Kestrel Coaches", "OFP", 12_500, 4, 2, "2026-06-30", "Owen Pritchard", 22],
  ["Calder Print", "BRD", 7_200, 4, 1, "2027-06-30", "Imran Shah", 18],
  ["Trentside Scaffolding", "BRD", 5_400, 2, 3, "2028-06-30", "Imran Shah", 30],
  ["Fletcher Roofing", "BRD", 4_800, 2, 1, "2026-12-31", "Imran Shah", 11],
  ["Ridgeway Dental", "BRD", 3_900, 2, 2, "2026-12-31", "Imran Shah", 7],
  ["Oakline Kitchens", "BRD", 5_100, 4, 3, "2025-06-30", "Imran Shah", 35],
  ["Stonebridge Quarries", "BRD", 6_300, 4, 2, "2027-12-31", "Imran Shah", 14],
  ["Apex Recruitment", "BRD", 4_500, 2, 3, "2028-06-30", "Imran Shah", 26],
  ["Pickering Foods", "OFP", 18_000, 4, 1, "2027-06-30", "Owen Pritchard", 10],
  ["Summit Insurance Brokers", "BRD", 4_200, 2, 1, "2027-06-30", "Imran Shah", 6],
  ["Waterside Hotel", "OFP", 9_600, 12, 1, "2026-12-31", "Owen Pritchard", 16],
].map(([sponsor, type, perYear, times, firstMonth, ends, manager, late]) => ({
  ...{ sponsor, type, perYear, times, firstMonth, ends, manager, late },
}));

/** Products of shops: group, weight, price in pence. */
export const merchandise = [
  ["Home Shirt", "Replica kit", 24, 5000],
  ["Away Shirt", "Replica kit", 13, 5000],
  ["Third Shirt", "Replica kit", 6, 4800],
  ["Junior Home Shirt", "Replica kit", 15, 3800],
  ["Home Shorts", "Replica kit", 7, 2400],
  ["Training Top", "Leisurewear", 10, 3600],
  ["Hooded Jacket", "Leisurewear", 9, 4500],
  ["Track Pants", "Leisurewear", 5, 3200],
  ["Polo Shirt", "Leisurewear", 5, 2800],
  ["Club Scarf", "Accessories", 17, 1500],
  ["Bobble Hat", "Accessories", 11, 1400],
  ["Baseball Cap", "Accessories", 6, 1300],
  ["Club Mug", "Souvenirs", 9, 900],
  ["Key Ring", "Souvenirs", 8, 450],
  ["Mini Football", "Souvenirs", 7, 1000],
  ["Club Calendar", "Souvenirs", 3, 1100],
];

/** What kiosks sell. */
export const food = [
  ["Steak Pie", "Hot food", 16, 480],
  ["Chicken Balti Pie", "Hot food", 12, 480],
  ["Cheeseburger", "Hot food", 13, 650],
  ["Hot Dog", "Hot food", 8, 550],
  ["Chips", "Hot food", 15, 350],
  ["Lager", "Drinks", 22, 520],
  ["Bitter", "Drinks", 13, 490],
  ["Tea", "Drinks", 11, 220],
  ["Soft Drink", "Drinks", 12, 250],
  ["Chocolate Bar", "Snacks", 7, 160],
  ["Crisps", "Snacks", 8, 150],
];

export const kiosks = [
  ["Pie Corner", 29],
  ["Turnstile Grill", 24],
  ["North Bar", 22],
  ["Family Snack Hut", 14],
  ["Away End Kiosk", 11],
];

/** One of the entries, by the weight that stands at this place of each. */
export const one = (chance, entries, at = 1) =>
  entries[chance.weighted(entries.map((entry) => entry[at]))];
