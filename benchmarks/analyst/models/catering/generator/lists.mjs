// Who orders, what is cooked, where it is served and by whom.

/** Occasion, who orders it, its weight, days ahead from and to, guests from and to, its menus, mostly at weekends. */
export const occasions = [
  ["Wedding", "PRV", 20, 140, 420, 50, 160, [0, 3, 6], true],
  ["Birthday", "PRV", 17, 20, 100, 20, 90, [1, 4, 7, 5], true],
  ["Anniversary", "PRV", 6, 25, 110, 20, 70, [5, 1, 0], true],
  ["Christening", "PRV", 5, 25, 80, 20, 60, [5, 3], true],
  ["Wake", "PRV", 6, 3, 10, 20, 80, [5, 2], false],
  ["Business lunch", "BUS", 19, 4, 30, 8, 45, [2, 5], false],
  ["Conference", "BUS", 9, 30, 150, 60, 260, [2, 7, 3], false],
  ["Product launch", "BUS", 5, 20, 90, 40, 180, [3, 7], false],
  ["Staff party", "BUS", 8, 25, 120, 40, 220, [4, 6, 7, 1], false],
  ["Civic reception", "PUB", 4, 15, 70, 40, 150, [3, 5], false],
  ["Charity dinner", "PUB", 3, 60, 180, 80, 240, [6, 0], true],
];

/** Menu, price per head in pounds, how it is served. */
export const menus = [
  ["Country Wedding", 72, "Seated"],
  ["Tapas Table", 38, "Sharing"],
  ["Boardroom Lunch", 19, "Buffet"],
  ["Canapés & Fizz", 31, "Canapés"],
  ["Barbecue", 34, "Buffet"],
  ["Afternoon Tea", 24, "Sharing"],
  ["Winter Feast", 58, "Seated"],
  ["Street Food", 29, "Stalls"],
];

/** Menu, dish, course, diet, nuts or not, cost of a portion in pence, where it is made. */
export const dishes = `0|Pea and mint soup|Starter|VGN||95|Hot
0|Smoked trout pâté|Starter|||210|Cold
0|Slow lamb shoulder|Main|||540|Hot
0|Chicken supreme|Main|||380|Hot
0|Wild mushroom tart|Main|VEG||260|Hot
0|Lemon posset|Dessert|VEG||120|Pastry
0|Wedding cheese tower|Dessert|VEG|N|310|Cold
1|Patatas bravas|Main|VGN||90|Hot
1|Chorizo in cider|Main|||190|Hot
1|Romesco vegetables|Main|VGN|N|150|Hot
1|Tortilla|Main|VEG||85|Cold
1|Churros|Dessert|VEG||110|Pastry
2|Sandwich platter|Main|||140|Cold
2|Falafel wraps|Main|VGN||135|Cold
2|Greek salad|Side|VEG||110|Cold
2|Quiche|Main|VEG||125|Pastry
2|Fruit skewers|Dessert|VGN||80|Cold
2|Brownies|Dessert|VEG|N|75|Pastry
3|Salmon blinis|Starter|||130|Cold
3|Beef Yorkshire puddings|Starter|||155|Hot
3|Goat cheese tartlets|Starter|VEG|N|95|Pastry
3|Beetroot hummus cups|Starter|VGN||60|Cold
3|Mini meringues|Dessert|VEG||55|Pastry
4|Pulled pork buns|Main|||230|Grill
4|Beef burgers|Main|||260|Grill
4|Halloumi skewers|Main|VEG||180|Grill
4|Bean burgers|Main|VGN||130|Grill
4|Coleslaw|Side|VEG||45|Cold
4|Potato salad|Side|VEG||55|Cold
5|Finger sandwiches|Main|||120|Cold
5|Scones with cream|Dessert|VEG||85|Pastry
5|Bakewell slices|Dessert|VEG|N|90|Pastry
5|Vegan carrot cake|Dessert|VGN||80|Pastry
6|Ham hock terrine|Starter|||170|Cold
6|Roast parsnip soup|Starter|VGN||80|Hot
6|Braised beef cheek|Main|||490|Hot
6|Nut roast|Main|VGN|N|230|Hot
6|Sticky toffee pudding|Dessert|VEG||115|Pastry
7|Fish tacos|Main|||240|Grill
7|Jerk chicken|Main|||220|Grill
7|Jackfruit bao|Main|VGN||170|Hot
7|Mac and cheese|Main|VEG||130|Hot
7|Loaded fries|Side|VEG||85|Hot
7|Doughnuts|Dessert|VEG||60|Pastry`
  .split("\n")
  .map((line, at) => {
    const [menu, name, course, diet, nuts, cost, station] = line.split("|");
    return {
      ...{ id: 101 + at, menu: Number(menu), name, course, diet, station },
      ...{ nuts: nuts === "N", cost: Number(cost) },
    };
  });

export const venues = [
  ["Harlow Barn", "Ludlow", 16],
  ["The Old Foundry", "Shrewsbury", 13],
  ["Castle Gardens", "Ludlow", 9],
  ["Wenlock Hall", "Much Wenlock", 9],
  ["Riverside Pavilion", "Shrewsbury", 8],
  ["Town Hall", "Hereford", 6],
  ["St Mary's Parish Rooms", "Leominster", 5],
  ["Attingham Orangery", "Shrewsbury", 5],
];
export const towns = ["Ludlow", "Shrewsbury", "Hereford", "Telford", "Leominster", "Kidderminster"];

export const businesses =
  `Marches Energy|Halden & Sons|Teme Valley Brewing|Ironbridge Robotics|Clee Hill Quarries|Wrekin Insurance
Severn Logistics|Oakley Partners|Corve Dale Farms|Brightwell Dental|Mortimer Estates|Longmynd Outdoor|Salop Motors
Bishop & Reed Solicitors|Pixel Orchard|Border Building Society|Stokesay Foods|Radnor Pharma|Lugg Valley Print
Abbey Accountants|Hopton Steel|Telford Data Centre|Quarry Bank Architects|Wye Water|Redlake Software|Kington Ceramics`.split(
    /[|\n]/,
  );
export const bodies =
  "Shropshire Council|Hereford Hospice|Ludlow Food Trust|Marches School|Air Ambulance|Hereford Cathedral".split(
    "|",
  );
export const sources = ["Website", "Recommendation", "Google", "Wedding fair", "Venue", ""];
export const managers = ["Tom Ashby", "Priya Nair", "Helen Groves", "Callum Reid"];
export const lostReasons = [
  ["Price", 38],
  ["Date taken", 18],
  ["Went elsewhere", 22],
  ["No answer", 14],
  ["Event called off", 8],
];

export const given =
  `Alice Ben Charlotte Dan Emma Freddie Grace Harry Isla Jack Kate Liam Megan Noah Olivia Peter Rosie Sam
Tara Will Zoe Amir Priya Gareth Bronwen Kofi Magda Owen Lucy Hannah`.split(/\s/);
export const family =
  `Smith Jones Hughes Preece Powell Bufton Walsh Lloyd Evans Carter Bennett Price Morgan Wood Gittins
Cooper Bright Okafor Kowalska Patel Hendry Turner Davies Watkins`.split(/\s/);

/** Role, rate of an hour in pence, how many of us do it, and how many are sent by the agency. */
export const roles = [
  ["Chef", 1850, 9, 4],
  ["Kitchen porter", 1220, 6, 4],
  ["Waiter", 1260, 26, 18],
  ["Bar", 1320, 8, 6],
  ["Driver", 1380, 4, 0],
  ["Supervisor", 1690, 5, 0],
];
