/** Name, code, city, region, area manager, opened (days from 2024-01-01), units, level of rates, gap between lets. */
export const sites = [
  ["Croydon", "CRO", "London", "London", "Helen Marsh", -3900, 150, 1.32, 34],
  ["Slough", "SLO", "Slough", "Thames Valley", "Helen Marsh", -2700, 120, 1.1, 52],
  ["Reading", "REA", "Reading", "Thames Valley", "Helen Marsh", -3300, 130, 1.12, 44],
  ["Oxford Cowley", "OXF", "Oxford", "Thames Valley", "Helen Marsh", -2000, 110, 1.2, 30],
  ["Milton Keynes", "MKE", "Milton Keynes", "Midlands", "Tom Okafor", -1500, 140, 0.95, 66],
  ["Bristol Bedminster", "BRB", "Bristol", "South West", "Tom Okafor", -3100, 120, 1.05, 40],
  ["Bristol Filton", "BRF", "Bristol", "South West", "Tom Okafor", -1100, 100, 0.98, 58],
  ["Bath", "BTH", "Bath", "South West", "Tom Okafor", -2300, 80, 1.15, 28],
  ["Swindon", "SWI", "Swindon", "South West", "Tom Okafor", 75, 110, 0.85, 74],
];

/** Square feet, size band, pounds a month before the level of the site, how many. */
export const sizes = [
  [10, "LKR", 38, 12],
  [25, "S", 72, 20],
  [35, "S", 92, 16],
  [50, "M", 122, 20],
  [75, "M", 165, 14],
  [100, "L", 205, 10],
  [150, "L", 285, 6],
  [200, "XL", 350, 2],
];

export const given =
  "Sarah James Emma David Laura Mark Priya Mohammed Claire Daniel Rachel Paul Hannah Andrew Fatima Chris Sophie Ian Aisha Ben Karen Michael Zoe Stephen Olivia Peter Megan Raj Lucy Gareth".split(
    " ",
  );
export const family =
  "Hughes Patel Smith Ellison Khan Jones Taylor Brown Evans Walker Begum Robinson Clarke Green Shah Turner Hall Cooper Ward Morris Bailey Ahmed Price Bennett Foster Murphy Reid Owen Singh Marshall Kaur Gibson Palmer Mills Nowak Doyle Hart Lane Frost Webb".split(
    " ",
  );
export const trades =
  "Plumbing,Interiors,Electrical,Events,Catering,Flooring,Joinery,Landscapes,Textiles,Cycles,Books,Removals,Lighting,Antiques,Coffee".split(
    ",",
  );

export const staff = {
  Croydon: ["Jade Collins", "Marek Nowak", "Sunil Rao"],
  Slough: ["Amrit Gill", "Donna Price"],
  Reading: ["Josh Avery", "Lena Fischer"],
  "Oxford Cowley": ["Beth Harding", "Kofi Mensah"],
  "Milton Keynes": ["Paula Dean", "Ryan Scott"],
  "Bristol Bedminster": ["Gemma Pike", "Luke Tanner"],
  "Bristol Filton": ["Nia Rees", "Dave Stokes"],
  Bath: ["Imogen Vale", "Luke Tanner"],
  Swindon: ["Carl Hobbs", "Stacey Bright"],
};

export const leaveReasons = [
  ["House move completed", 34],
  ["No longer needed", 24],
  ["Too expensive", 12],
  ["Business closed or moved", 8],
  ["Moved to competitor", 6],
  ["Evicted for arrears", 3],
  ["", 13],
];

export const lostReasons = [
  ["Price", 31],
  ["No reply", 27],
  ["Size not available", 12],
  ["Chose competitor", 14],
  ["Plans changed", 12],
  ["Too far away", 4],
];

/** Source, weight of its enquiries, percent of them that become a let. */
export const sources = [
  ["google_ads", 28, 27],
  ["google_organic", 22, 36],
  ["storefinder", 16, 19],
  ["referral", 9, 58],
  ["drive_by", 8, 50],
  ["returning", 4, 72],
  ["facebook", 6, 15],
  ["", 7, 34],
];

/** Plan, pounds a month, cover. */
export const insurance = [
  ["Essential", 9, 2500],
  ["Plus", 16, 5000],
  ["Premium", 28, 10_000],
];

/** SKU, product, category, pence, weight. */
export const products = [
  ["BX-S", "Small box", "Boxes", 225, 16],
  ["BX-M", "Medium box", "Boxes", 295, 22],
  ["BX-L", "Large box", "Boxes", 375, 17],
  ["BX-W", "Wardrobe box", "Boxes", 1150, 5],
  ["WR-10", "Bubble wrap 10 m", "Wrapping", 699, 11],
  ["WR-50", "Bubble wrap 50 m", "Wrapping", 2499, 3],
  ["WR-P", "Packing paper", "Wrapping", 850, 5],
  ["TP-1", "Packing tape", "Tape", 275, 17],
  ["LK-D", "Disc lock", "Locks", 1599, 12],
  ["LK-P", "Padlock", "Locks", 999, 6],
  ["CV-M", "Mattress cover", "Covers", 750, 4],
  ["CV-S", "Sofa cover", "Covers", 895, 3],
];
