// Who buys, what is sold and who sells it, in Ireland.

/** Town, county, region, and how many pharmacies it has. */
export const towns = [
  ["Dublin", "Dublin", "Leinster", 44],
  ["Swords", "Dublin", "Leinster", 7],
  ["Naas", "Kildare", "Leinster", 6],
  ["Newbridge", "Kildare", "Leinster", 4],
  ["Bray", "Wicklow", "Leinster", 6],
  ["Drogheda", "Louth", "Leinster", 7],
  ["Dundalk", "Louth", "Leinster", 6],
  ["Navan", "Meath", "Leinster", 5],
  ["Kilkenny", "Kilkenny", "Leinster", 6],
  ["Wexford", "Wexford", "Leinster", 6],
  ["Athlone", "Westmeath", "Leinster", 5],
  ["Cork", "Cork", "Munster", 22],
  ["Mallow", "Cork", "Munster", 4],
  ["Limerick", "Limerick", "Munster", 13],
  ["Waterford", "Waterford", "Munster", 9],
  ["Tralee", "Kerry", "Munster", 6],
  ["Killarney", "Kerry", "Munster", 5],
  ["Ennis", "Clare", "Munster", 5],
  ["Clonmel", "Tipperary", "Munster", 5],
  ["Galway", "Galway", "Connacht", 15],
  ["Tuam", "Galway", "Connacht", 3],
  ["Sligo", "Sligo", "Connacht", 7],
  ["Castlebar", "Mayo", "Connacht", 5],
  ["Ballina", "Mayo", "Connacht", 4],
  ["Roscommon", "Roscommon", "Connacht", 3],
  ["Letterkenny", "Donegal", "Ulster", 8],
  ["Cavan", "Cavan", "Ulster", 4],
  ["Monaghan", "Monaghan", "Ulster", 4],
];

export const depotOf = {
  Leinster: "Dublin",
  Munster: "Cork",
  Connacht: "Galway",
  Ulster: "Dublin",
};

export const chains = ["Medipoint", "Greenleaf", "Haven Pharmacy", "CareFirst"];

export const dublinPlaces = [
  ...["Rathmines", "Ranelagh", "Clontarf", "Phibsborough", "Tallaght", "Drumcondra", "Dundrum"],
  ...["Blanchardstown", "Stillorgan", "Crumlin", "Raheny", "Terenure"],
];

export const owners = [
  ...["Mulligan's", "Hickey's", "Murphy's", "Kelly's", "Byrne's", "Walsh's", "O'Connor's"],
  ...["Doyle's", "Lynch's", "McCarthy's", "Brennan's", "Burke's", "Quinn's", "Nolan's"],
  ...["Foley's", "Healy's", "Kavanagh's", "Moran's", "Sheehan's", "Tierney's", "Whelan's"],
  ...["Corner", "Main Street", "Abbey", "Harbour", "St Brigid's", "Market Square", "Riverside"],
];

/** Name, team, region, first and last day with us, and target of a month in thousands. */
export const reps = [
  ["Aoife Brennan", "Field", "Leinster", -900, undefined, 90],
  ["Ciaran Walsh", "Field", "Leinster", -400, undefined, 85],
  ["Niamh O'Connor", "Field", "Leinster", 70, undefined, 75],
  ["Declan Burke", "Field", "Leinster", -1200, 640, 80],
  ["Sinead Kelly", "Field", "Munster", -700, undefined, 80],
  ["John Murphy", "Field", "Munster", -1500, undefined, 85],
  ["Roisin Healy", "Field", "Munster", 300, undefined, 65],
  ["Padraig Moran", "Field", "Connacht", -1000, undefined, 70],
  ["Grainne Kelly", "Field", "Connacht", 200, undefined, 55],
  ["Eoin Gallagher", "Field", "Ulster", -300, undefined, 50],
  ["Joan Murphy", "Key Accounts", "", -2000, undefined, 160],
  ["Mark Tierney", "Key Accounts", "", -100, undefined, 140],
];

const of = (category, ...products) => products.map((product) => [category, ...product]);

/** Category, substance, form, packs, legal class, cold or not, list price in cents, brand and its maker. */
export const substances = [
  ...of(
    "Cardiovascular",
    ["Atorvastatin", "Tablets", ["10mg", "20mg", "40mg"], "POM", false, 620, "Lipitor", "Viatris"],
    ["Amlodipine", "Tablets", ["5mg", "10mg"], "POM", false, 410, "Istin", "Viatris"],
    ["Bisoprolol", "Tablets", ["2.5mg", "5mg"], "POM", false, 380, "Cardicor", "Merck"],
    ["Ramipril", "Capsules", ["5mg", "10mg"], "POM", false, 450, "Tritace", "Sanofi"],
    ["Apixaban", "Tablets", ["2.5mg", "5mg"], "POM", false, 5400, "Eliquis", "BMS-Pfizer"],
  ),
  ...of(
    "Anti-infectives",
    ["Amoxicillin", "Capsules", ["250mg", "500mg"], "POM", false, 390, "Amoxil", "GSK"],
    ["Co-amoxiclav", "Tablets", ["625mg"], "POM", false, 720, "Augmentin", "GSK"],
    ["Flucloxacillin", "Capsules", ["500mg"], "POM", false, 680, "Floxapen", "GSK"],
    ["Azithromycin", "Tablets", ["250mg", "500mg"], "POM", false, 840, "Zithromax", "Pfizer"],
    ["Aciclovir", "Tablets", ["400mg"], "POM", false, 910, "Zovirax", "GSK"],
  ),
  ...of(
    "Pain relief",
    ["Paracetamol", "Tablets", ["500mg"], "GSL", false, 140, "Panadol", "Haleon"],
    ["Ibuprofen", "Tablets", ["200mg", "400mg"], "P", false, 260, "Nurofen", "Reckitt"],
    ["Codeine Phosphate", "Tablets", ["30mg"], "CD", false, 540, "", ""],
    ["Oxycodone", "Tablets", ["5mg", "10mg"], "CD", false, 1650, "OxyContin", "Mundipharma"],
    ["Diclofenac", "Gel", ["1%"], "P", false, 720, "Voltarol", "Haleon"],
  ),
  ...of(
    "Respiratory",
    ["Salbutamol", "Inhaler", ["100mcg"], "POM", false, 480, "Ventolin", "GSK"],
    ["Beclometasone", "Inhaler", ["100mcg", "200mcg"], "POM", false, 1150, "Clenil", "Chiesi"],
    ["Montelukast", "Tablets", ["10mg"], "POM", false, 890, "Singulair", "Organon"],
    ["Cetirizine", "Tablets", ["10mg"], "P", false, 330, "Zirtek", "UCB"],
  ),
  ...of(
    "Diabetes",
    ["Metformin", "Tablets", ["500mg", "850mg"], "POM", false, 420, "Glucophage", "Merck"],
    ["Insulin Glargine", "Injection", ["100u/ml"], "POM", true, 4350, "Lantus", "Sanofi"],
    ["Insulin Aspart", "Injection", ["100u/ml"], "POM", true, 3890, "NovoRapid", "Novo Nordisk"],
    ["Semaglutide", "Injection", ["0.5mg", "1mg"], "POM", true, 10800, "Ozempic", "Novo Nordisk"],
    ["Empagliflozin", "Tablets", ["10mg", "25mg"], "POM", false, 4100, "Jardiance", "Boehringer"],
  ),
  ...of(
    "Gastrointestinal",
    ["Omeprazole", "Capsules", ["20mg", "40mg"], "POM", false, 520, "Losec", "AstraZeneca"],
    ["Esomeprazole", "Tablets", ["20mg"], "POM", false, 760, "Nexium", "AstraZeneca"],
    ["Loperamide", "Capsules", ["2mg"], "P", false, 310, "Imodium", "Johnson & Johnson"],
    ["Sodium Alginate", "Liquid", ["500ml"], "GSL", false, 690, "Gaviscon", "Reckitt"],
  ),
  ...of(
    "Mental health",
    ["Sertraline", "Tablets", ["50mg", "100mg"], "POM", false, 560, "Lustral", "Viatris"],
    ["Escitalopram", "Tablets", ["10mg"], "POM", false, 610, "Lexapro", "Lundbeck"],
    ["Methylphenidate", "Tablets", ["18mg", "36mg"], "CD", false, 3900, "Concerta", "Janssen"],
    ["Diazepam", "Tablets", ["5mg"], "CD", false, 350, "", ""],
  ),
  ...of(
    "Dermatology",
    ["Hydrocortisone", "Cream", ["1%"], "P", false, 340, "Hc45", "Reckitt"],
    ["Clotrimazole", "Cream", ["1%"], "P", false, 420, "Canesten", "Bayer"],
    ["Emollient", "Cream", ["500g"], "GSL", false, 980, "E45", "Karo"],
  ),
  ...of(
    "Vaccines",
    ["Influenza Vaccine", "Injection", ["0.5ml"], "POM", true, 1280, "Fluenz", "AstraZeneca"],
    ["Hepatitis B Vaccine", "Injection", ["1ml"], "POM", true, 2450, "Engerix", "GSK"],
    ["Shingles Vaccine", "Injection", ["0.5ml"], "POM", true, 15900, "Shingrix", "GSK"],
  ),
  ...of(
    "Vitamins & Supplements",
    ["Vitamin D3", "Capsules", ["1000IU"], "GSL", false, 640, "Altavita", "Clonmel Healthcare"],
    ["Iron", "Liquid", ["250ml"], "GSL", false, 820, "Spatone", "Nelsons"],
    ["Folic Acid", "Tablets", ["400mcg"], "GSL", false, 290, "Clonfolic", "Clonmel Healthcare"],
    ["Multivitamin", "Tablets", ["60s"], "GSL", false, 910, "Centrum", "Haleon"],
  ),
];

export const genericMakers = ["Teva", "Accord", "Clonmel Healthcare", "Rowex", "Krka"];

/** Code, weight. */
export const channels = [
  ["EDI", 46],
  ["WEB", 27],
  ["TEL", 17],
  ["REP", 8],
  ["", 2],
];
export const returnReasons = [
  ["DMG", 24],
  ["WRG", 19],
  ["OVR", 26],
  ["EXP", 17],
  ["RCL", 8],
  ["", 6],
];
export const failReasons = ["closed", "refused", "vehicle breakdown", "wrong address"];
export const drivers = {
  Dublin: ["P. Dunne", "M. Nowak", "S. Farrell", "L. Costa", "T. Byrne", "A. Kinsella"],
  Cork: ["D. Crowley", "J. Murphy", "B. Twomey", "K. Zielinski"],
  Galway: ["F. Joyce", "C. Flaherty", "M. Nowak"],
};
