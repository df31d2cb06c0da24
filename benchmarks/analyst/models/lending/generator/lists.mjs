// The names and words of the lender's data.

/** Name, region, manager, day of opening, weight in applications. */
export const branches = [
  ["Dublin", "Leinster", "Fionnuala Keane", -120, 10],
  ["Dún Laoghaire", "Leinster", "Oisín Farrell", -90, 5],
  ["Cork", "Munster", "Gráinne Doyle", -85, 7],
  ["Limerick", "Munster", "Noel Hogan", -40, 4],
  ["Galway", "Connacht", "Máire Conroy", -30, 6],
  ["Kilkenny", "Leinster", "Sinéad Power", 250, 3],
  ["Letterkenny", "Ulster", "Conall Gallagher", 490, 3],
];

/** The loan officers of each branch. */
export const officers = [
  ["Siobhán Kelly", "Declan Moore", "Tomás Walsh"],
  ["Zoë Brennan", "Hugh Nolan"],
  ["Aoife Ryan", "Pádraig Sheehan"],
  ["Niamh Murphy"],
  ["Éabha Quinn", "Ciarán Joyce"],
  ["Orla Flynn"],
  ["Seán McDaid"],
];

export const collectors = ["Róisín Burke", "Eoin Daly", "Bríd Hayes", "Martin Lynch"];

export const surnames =
  "Ó Briain|Byrne|Casey|Daly|Egan|Fitzgerald|Ó Gráda|Hayes|Keogh|Lavelle|Müller|Nowak|O'Shea|Power|Quigley|Ruane|Sweeney|Tierney|Wall|Yeats".split(
    "|",
  );

/** Sector, what its businesses call themselves, how likely they fall behind. */
export const sectors = [
  ["Hospitality", ["Café", "Bistro", "Guesthouse"], 3],
  ["Retail", ["Stores", "Pharmacy", "Crafts"], 2],
  ["Construction", ["Builders", "Joinery", "Roofing"], 3],
  ["Manufacturing", ["Engineering", "Furniture", "Plastics"], 1],
  ["Agri-food", ["Dairy", "Bakery", "Seafood"], 2],
  ["Professional services", ["Accountants", "Architects", "Design"], 1],
  ["Transport", ["Haulage", "Coaches", "Couriers"], 2],
  ["Healthcare", ["Dental", "Physio", "Opticians"], 1],
];

/** Product, weight, lowest and highest amount in thousands, terms in months, lowest rate. */
export const products = [
  ["Term loan", 9, 15, 150, [12, 24, 36, 48], 7],
  ["Asset finance", 5, 20, 200, [24, 36, 60], 6],
  ["Invoice finance", 4, 10, 80, [6, 12], 9],
  ["Start-up loan", 4, 5, 25, [12, 18, 24, 36], 10],
  ["Green loan", 2, 10, 90, [24, 36, 48], 5],
];

export const purposes = ["Working capital", "Equipment", "Vehicles", "Premises", "Refinancing"];
export const channels = ["Branch", "Broker", "Website"];
export const reasons = [
  "Affordability",
  "Credit history",
  "Incomplete documents",
  "Too young a business",
];
export const methods = ["Direct debit", "Bank transfer", "Card"];
