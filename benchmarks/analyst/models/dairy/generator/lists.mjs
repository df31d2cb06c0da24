// Who supplies milk and where, what is made of it, and who buys it.

export const lastDay = 1034;

/** Tanker routes: code, county, farms. */
export const routes = [
  [
    "R01",
    "Cork",
    [
      "Knockane",
      "Ballinvoher",
      "Glenbeg",
      "Curraheen",
      "Kilbrack",
      "Kilbrack Upper",
      "Lisnagar",
      "Rathclaren",
    ],
  ],
  [
    "R02",
    "Cork",
    [
      "Coolmountain",
      "Inchigeela",
      "Gortnalicka",
      "Carrigadrohid",
      "Drishane",
      "Clondrohid",
      "Toonsbridge",
      "Aghinagh",
    ],
  ],
  [
    "R03",
    "Cork",
    [
      "Castlemagner",
      "Dromahane",
      "Lohort",
      "Shanballymore",
      "Skahardgannon",
      "Ballygiblin",
      "Newtown Ballyhay",
    ],
  ],
  [
    "R04",
    "Kerry",
    [
      "Aghadoe",
      "Lissivigeen",
      "Faha",
      "Gneeveguilla",
      "Knocknahoe",
      "Rathmore Lodge",
      "Muckross Hill",
    ],
  ],
  [
    "R05",
    "Kerry",
    [
      "Ballylongford",
      "Knockanure",
      "Lisselton",
      "Finuge",
      "Duagh",
      "Moyvane Cross",
      "Tarbert Hill",
    ],
  ],
  [
    "R06",
    "Limerick",
    [
      "Ardagh House",
      "Monagea",
      "Killeedy",
      "Rathkeale Abbey",
      "Glenquin",
      "Ballyhahill",
      "Ashford",
      "Feenagh",
    ],
  ],
  [
    "R07",
    "Tipperary",
    [
      "Ballydrehid",
      "Kilcommon",
      "Suir View",
      "Golden Vale",
      "Outeragh",
      "Knockgraffon",
      "Derrygrath",
      "Tubrid",
    ],
  ],
  [
    "R08",
    "Waterford",
    [
      "Abbeyside",
      "Clonea",
      "Ballyduff Lower",
      "Modeligo",
      "Kilgobnet",
      "Sliabh gCua",
      "Villierstown",
    ],
  ],
].map(([route, county, farms]) => ({ route, county, farms }));

export const advisers = {
  Cork: ["Maeve Hurley", "Donal Twomey"],
  Kerry: ["Aoife Sugrue"],
  Limerick: ["Padraig Lynch"],
  Tipperary: ["Padraig Lynch"],
  Waterford: ["Sinead Power"],
};

/** Breeds: weight, fat and protein in hundredths of a percent, litres a day of a cow in tenths. */
export const breeds = [
  ["Holstein Friesian", 48, 405, 342, 235],
  ["Friesian Jersey cross", 24, 462, 372, 200],
  ["Jersey", 9, 541, 398, 165],
  ["Norwegian Red", 12, 428, 351, 215],
  ["Montbeliarde", 7, 412, 358, 208],
];

/** Two drivers take turns on a route. */
export const drivers = {
  R01: ["Con Dineen", "Liam Crowley"],
  R02: ["Liam Crowley", "Ger Kelleher"],
  R03: ["Marek Nowak", "Ger Kelleher"],
  R04: ["Tadhg Moriarty", "Eileen Foley"],
  R05: ["Eileen Foley", "Batt Stack"],
  R06: ["Joe Meade", "Marek Nowak"],
  R07: ["Paddy Ryan", "Joe Meade"],
  R08: ["Declan Whelan", "Paddy Ryan"],
};

/** What a cow gives in each month, in percent: calves come in spring. */
export const milkOfMonth = [45, 62, 96, 122, 132, 126, 116, 106, 97, 86, 67, 44];
/** Fat by month, in hundredths of a percent beside the breed's. */
export const fatOfMonth = [22, 12, -4, -18, -24, -20, -12, -2, 10, 24, 34, 30];

export const rejections = [
  ["ANT", 38],
  ["TMP", 31],
  ["BAC", 22],
  ["WTR", 9],
];

/** Products: category, plants, milk litres per kg in tenths, days of shelf life, days to release, cents per kg, usual kg of a line, weight, complaints in a thousand. */
export const products = [
  ["Whole Milk", "Milk", ["Fermoy"], 10, 12, 1, 88, 5200, 20, 12],
  ["Skimmed Milk", "Milk", ["Fermoy"], 10, 12, 1, 82, 3100, 12, 14],
  ["Organic Whole Milk", "Milk", ["Fermoy"], 10, 12, 1, 131, 1500, 8, 11],
  ["Buttermilk", "Milk", ["Fermoy"], 11, 18, 1, 104, 480, 4, 0],
  ["Fresh Cream", "Cream", ["Fermoy"], 82, 16, 2, 395, 620, 8, 24],
  ["Sour Cream", "Cream", ["Fermoy"], 64, 28, 2, 342, 330, 4, 16],
  ["Natural Yogurt", "Yogurt", ["Fermoy"], 12, 30, 3, 188, 840, 9, 15],
  ["Greek Style Yogurt", "Yogurt", ["Fermoy"], 24, 32, 3, 272, 690, 7, 19],
  ["Strawberry Yogurt", "Yogurt", ["Fermoy"], 12, 28, 3, 214, 760, 7, 34],
  ["Salted Butter", "Butter", ["Ballyclough", "Tralee"], 205, 120, 5, 618, 1250, 14, 13],
  ["Unsalted Butter", "Butter", ["Ballyclough", "Tralee"], 207, 110, 5, 634, 720, 7, 15],
  ["Mild Cheddar", "Cheese", ["Ballyclough"], 99, 180, 12, 512, 980, 11, 16],
  ["Mature Cheddar", "Cheese", ["Ballyclough"], 101, 270, 15, 604, 870, 10, 14],
  ["Vintage Cheddar", "Cheese", ["Ballyclough"], 103, 360, 18, 742, 340, 4, 9],
  ["Skimmed Milk Powder", "Powder", ["Tralee"], 108, 540, 6, 268, 4200, 5, 8],
  ["Whey Powder", "Powder", ["Tralee"], 140, 480, 6, 124, 3600, 3, 0],
].map(([name, category, plants, litres, shelf, release, cents, kg, weight, complaints]) => ({
  ...{ name, category, plants, litres, shelf, release, cents, kg, weight, complaints },
}));

/** Plants: waste in hundredths of a percent, batches blocked in a thousand. */
export const plants = {
  Fermoy: { waste: 212, blocked: 9 },
  Ballyclough: { waste: 148, blocked: 14 },
  Tralee: { waste: 176, blocked: 21 },
};

/** Stores by the category of what they keep, with their part of it in percent. */
export const stores = {
  Milk: [["Fermoy Chill Store", 100]],
  Cream: [["Fermoy Chill Store", 100]],
  Yogurt: [["Fermoy Chill Store", 100]],
  Butter: [
    ["Charleville Cold Store", 68],
    ["Rosslare Export Store", 32],
  ],
  Cheese: [
    ["Charleville Cold Store", 81],
    ["Rosslare Export Store", 19],
  ],
  Powder: [
    ["Tralee Dry Store", 74],
    ["Rosslare Export Store", 26],
  ],
};

const all = ["Milk", "Cream", "Yogurt", "Butter", "Cheese"];

/** Retailers: sales channel, account manager, weight, size of their lines in percent, first and last day of their orders, what they buy. */
export const retailers = [
  ["Fresh Basket", "SUP", "Orla Keane", 15, 150, 0, lastDay, all],
  ["Corrib Foods", "SUP", "Orla Keane", 12, 130, 0, lastDay, all],
  ["Greenway Markets", "SUP", "Orla Keane", 9, 110, 0, lastDay, all],
  ["Hanley Stores", "SUP", "Ronan Daly", 8, 90, 0, lastDay, all],
  ["Hanley Express", "SUP", "Ronan Daly", 6, 45, 250, lastDay, ["Milk", "Cream", "Yogurt"]],
  ["Pricewell", "DIS", "Ronan Daly", 13, 170, 0, lastDay, ["Milk", "Butter", "Cheese", "Yogurt"]],
  ["Valumart", "DIS", "Ronan Daly", 9, 140, 120, lastDay, ["Milk", "Butter", "Cheese"]],
  ["Shannon Wholesale", "WHO", "Niall Brady", 8, 120, 0, lastDay, [...all, "Powder"]],
  ["Brennan Cash and Carry", "WHO", "Niall Brady", 6, 100, 0, lastDay, all],
  ["Blackwater Provisions", "WHO", "Niall Brady", 4, 70, 0, lastDay, all],
  ["Tolka Foods", "WHO", "Niall Brady", 3, 60, 0, 912, all],
  ["Oakfield Catering", "FSV", "Claire Madden", 6, 40, 0, lastDay, all],
  ["Lee Valley Hotels", "FSV", "Claire Madden", 5, 28, 0, lastDay, all],
  ["Campus Kitchens", "FSV", "Claire Madden", 4, 32, 0, lastDay, all],
  ["Pizzeria Bellini", "FSV", "Claire Madden", 3, 22, 200, 996, ["Cheese", "Cream"]],
  ["Skellig Bakeries", "FSV", "", 4, 55, 0, lastDay, ["Butter", "Cream", "Powder"]],
  ["Harvest Lane", "SUP", "Orla Keane", 3, 38, 0, 1001, all],
  ["Delikat Nord", "EXP", "Anke Vogel", 5, 130, 60, lastDay, ["Butter", "Cheese", "Powder"]],
  ["Kaasmarkt Utrecht", "EXP", "Anke Vogel", 4, 120, 0, lastDay, ["Cheese", "Butter"]],
  ["Thames Dairy Imports", "EXP", "Anke Vogel", 6, 160, 0, lastDay, ["Butter", "Cheese", "Powder"]],
  ["Levant Trading", "EXP", "Anke Vogel", 2, 210, 300, lastDay, ["Powder", "Butter"]],
].map(([name, channel, manager, weight, size, first, last, buys]) => ({
  ...{ name, channel, manager, weight, size, first, last, buys },
}));

export const complaintReasons = [
  ["Damaged packaging", 27],
  ["Short delivery", 24],
  ["Short shelf life", 17],
  ["Off taste", 13],
  ["Leaking", 11],
  ["Wrong product", 8],
];

export const oneOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))];

/** January is 0; day 0 is 2024-01-01. */
export const monthOf = (day) => new Date(Date.UTC(2024, 0, 1 + day)).getUTCMonth();
