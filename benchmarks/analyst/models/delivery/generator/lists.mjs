// Where the platform delivers, who cooks there, and what the promotions are called.

/** City, region, and how much is ordered there among a hundred orders. */
export const cities = [
  ["Manchester", "North West", 22],
  ["Liverpool", "North West", 12],
  ["Leeds", "Yorkshire", 15],
  ["Sheffield", "Yorkshire", 9],
  ["Birmingham", "Midlands", 16],
  ["Bristol", "South West", 10],
  ["Glasgow", "Scotland", 9],
  ["Edinburgh", "Scotland", 7],
];

/** Name, cuisine and brand of the restaurants of each city; `*` marks those with delivery staff of their own. */
export const places = {
  Manchester: `Burger Barn Deansgate|American|Burger Barn;Curry Leaf|Indian;Bella Napoli|Italian;Pho Corner Ancoats|Vietnamese|Pho Corner
Sushi Mori|Japanese;Kebab Palace|Turkish;Green Fork Northern Quarter|Vegan|Green Fork;Dragon House|Chinese*;Chicken Shack|American;The Chippy|British`,
  Liverpool: `Burger Barn Lime Street|American|Burger Barn;Taco Loco|Mexican;Nonna's Table|Italian;Mersey Fish Bar|British*;Lotus Garden|Chinese
Spice Route|Indian;Chicken Shack|American;Crêpe Escape|Desserts`,
  Leeds: `Burger Barn Headrow|American|Burger Barn;Golden Wok|Chinese;Pizza Piazza|Italian*;Thai Orchid|Thai;Bombay Nights|Indian
Pho Corner Headingley|Vietnamese|Pho Corner;Falafel Brothers|Lebanese;Waffle Works|Desserts`,
  Sheffield: `Kelham Kitchen|British;Saffron Lounge|Indian;Pizza Piazza|Italian;Wok & Roll|Chinese;Gyros Yard|Greek;Peri House|American`,
  Birmingham: `Burger Barn Digbeth|American|Burger Barn;Balti Triangle|Indian;La Cantina|Mexican;Sakura|Japanese;Istanbul Grill|Turkish*
Green Fork Jewellery Quarter|Vegan|Green Fork;Dim Sum Den|Chinese;Sweet Tooth|Desserts;Caribbean Kitchen|Caribbean`,
  Bristol: `Harbour Pizza|Italian;Green Fork Stokes Croft|Vegan|Green Fork;Bao House|Chinese;Tandoori Junction|Indian;Pho Corner Harbourside|Vietnamese|Pho Corner
Rice & Spice|Caribbean;The Pie Shop|British`,
  Glasgow: `Burger Barn Sauchiehall|American|Burger Barn;Golden Wok|Chinese;Merchant Masala|Indian;Clyde Fish Bar|British*;Ramen Ya|Japanese
Mezze Lane|Lebanese;Pasta Presto|Italian`,
  Edinburgh: `Leith Thai|Thai;Auld Reekie Burgers|American;Himalaya|Nepalese;Olive Grove|Greek;Noodle Nook|Chinese;Castle Curry|Indian`,
};

export const managers = ["Hannah Doyle", "Tom Whitaker", "Aisha Rahman", "Callum Reid"];

export const given =
  `Mohammed Adam Jack Tomasz Ayesha Daniel Ryan Samuel Ioana Liam Hassan Chloe Olu Connor Mateus Sara Wei Kyle Amina Josh
Andrei Fatima Ben Yusuf Lewis Maria Callum Imran Megan Piotr Tariq Jamie`.split(/\s/);
export const family =
  `Khan Smith Ahmed Nowak Taylor Hussain Murphy Popescu Brown Ali Silva Campbell Okafor Jones Singh Walsh Evans Chen
Stewart Begum Kowalski Hughes Patel Reid Osei Wright`.split(/\s/);

/**
 * Code, name, kind, value, who pays, city, first and last day since January 2024, budget in pounds, and how
 * often it is used where it may be.
 */
const seasonal = [
  ["SPOOKY", "Halloween treat", "PCT", 20, "PLATFORM", "", 292, 307, 2500, 9],
  ["NEWYEAR", "New Year treat", "PCT", 15, "PLATFORM", "", 2, 20, 2000, 6],
  ["FREEDEL", "Free delivery spring", "DEL", 0, "PLATFORM", "", 60, 91, 3000, 8],
  ["FRESHERS", "Freshers' fortnight", "FIX", 5, "SHARED", "", 260, 276, 1800, 7],
  ["CURRYWEEK", "National curry week", "PCT", 25, "SHARED", "", 281, 287, 900, 6],
  ["MEATFREE", "Meat-free May", "PCT", 15, "RESTAURANT", "", 121, 151, 0, 4],
  ["SUMMER", "Summer on the sofa", "FIX", 3, "PLATFORM", "", 183, 244, 4000, 5],
];

/** All year through: the first of them is for somebody's first order. */
const always = [
  ["WELCOME", "Welcome offer", "FIX", 8, "PLATFORM", "", 0, 364, "", 60],
  ["LUNCHDEAL", "Two for one at lunch", "BOGO", 0, "RESTAURANT", "", 0, 364, "", 4],
  ["STUDENT", "Student discount", "PCT", 10, "SHARED", "", 0, 364, "", 4],
];

const local = [
  ["DERBYDAY", "Derby day", "FIX", 4, "PLATFORM", "Manchester", 840, 862, 500, 12],
  ["HOGMANAY25", "Hogmanay feast", "PCT", 15, "SHARED", "Edinburgh", 724, 732, 300, 20],
  ["BRUMBITES", "Brum bites", "PCT", 20, "RESTAURANT", "Birmingham", 1010, 1049, 600, 10],
  ["STEELCITY", "Steel City supper", "DEL", 0, "PLATFORM", "Sheffield", 1020, 1040, 400, 12],
];

const starts = [0, 366, 731];
export const promotionList = [
  ...starts.flatMap((start, at) =>
    [...seasonal, ...always].map(
      ([code, name, kind, value, paidBy, city, from, until, ...rest]) => [
        ...[`${code}${24 + at}`, name, kind, value, paidBy, city, start + from, start + until],
        ...rest,
      ],
    ),
  ),
  ...local,
  ["BLACKFRI26", "Black Friday feast", "PCT", 30, "PLATFORM", "", 1060, 1063, 5000, 9],
];
