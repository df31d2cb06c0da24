// Where the bakery sells, what it bakes and of what, and who buys and works there.

/** Areas with their managers. */
export const managers = {
  Vale: "Claire Ogden",
  Dales: "Ben Thackray",
  Coast: "Sunita Rao",
  "West Riding": "Marcus Bell",
};

/** Shops: name, town, area, format, customers of a usual day, Sundays, first day, last day. */
export const shops = [
  ["York Coppergate", "York", "Vale", "CF", 78, true, -3100],
  ["York Bishopthorpe Road", "York", "Vale", "HS", 61, true, -2200],
  ["York Station", "York", "Vale", "ST", 92, true, -1400],
  ["Selby Gowthorpe", "Selby", "Vale", "HS", 38, false, -4100],
  ["Tadcaster Bridge", "Tadcaster", "Vale", "HS", 27, false, -3900, 638],
  ["Easingwold Market Place", "Easingwold", "Vale", "HS", 29, false, -2750],
  ["Thirsk Superstore", "Thirsk", "Vale", "SM", 41, true, -800],
  ["Northallerton High Street", "Northallerton", "Vale", "HS", 44, false, -5200],
  ["Harrogate Parliament Street", "Harrogate", "Dales", "CF", 83, true, -4600],
  ["Harrogate Station", "Harrogate", "Dales", "ST", 57, true, -950],
  ["Knaresborough Waterside", "Knaresborough", "Dales", "CF", 45, true, -1800],
  ["Ripon Market Place", "Ripon", "Dales", "HS", 42, false, -3350],
  ["Skipton High Street", "Skipton", "Dales", "HS", 53, false, -2900],
  ["Ilkley Grove Road", "Ilkley", "Dales", "CF", 59, true, 92],
  ["Wetherby Horsefair", "Wetherby", "Dales", "HS", 40, false, -2480],
  ["Whitby Harbour", "Whitby", "Coast", "CF", 64, true, -2050],
  ["Scarborough Westborough", "Scarborough", "Coast", "HS", 55, true, -3600],
  ["Scarborough Superstore", "Scarborough", "Coast", "SM", 36, true, -610],
  ["Malton Wheelgate", "Malton", "Coast", "HS", 33, false, -3000],
  ["Pickering Station", "Pickering", "Coast", "ST", 22, true, -1500, 820],
  ["Leeds Kirkgate", "Leeds", "West Riding", "HS", 88, false, -2700],
  ["Leeds Headingley", "Leeds", "West Riding", "CF", 71, true, -1250],
  ["Leeds Wellington Street", "Leeds", "West Riding", "ST", 97, false, 427],
  ["Saltaire Victoria Road", "Saltaire", "West Riding", "CF", 49, true, -700],
  ["Halifax Superstore", "Halifax", "West Riding", "SM", 47, true, 805],
  ["Otley Kirkgate", "Otley", "West Riding", "HS", 35, false, -4300],
].map(([name, town, area, format, size, sundays, opened, closed], at) => ({
  ...{ id: at + 1, name, town, area, format, size, sundays, opened, closed },
}));

export const firstNames = [
  ...["Abigail", "Tom", "Keeley", "Harpreet", "Josh", "Megan", "Aisha", "Callum", "Bethany"],
  ...["Lewis", "Zofia", "Connor", "Ruth", "Danny", "Farah", "Gemma", "Owen", "Paige", "Nadia"],
];
export const lastNames = [
  ...["Armitage", "Barraclough", "Cawood", "Dyson", "Earnshaw", "Firth", "Gill", "Hirst"],
  ...["Iqbal", "Jagger", "Kaye", "Lister", "Murgatroyd", "Naylor", "Ormondroyd", "Priestley"],
  ...["Ramsden", "Sutcliffe", "Threlfall", "Uttley", "Varley", "Wadsworth", "Yeadon"],
];

/** Products: name, group, flour, grams, flour of a piece in grams, pence, vegan, pieces a batch, first and last day. */
export const products = [
  ["White Tin Loaf", "BRD", "Wheat", 800, 510, 260, true, 260],
  ["Wholemeal Tin Loaf", "BRD", "Wholemeal", 800, 500, 280, true, 190],
  ["Yorkshire Sourdough", "BRD", "Wheat", 900, 560, 420, true, 210],
  ["Seeded Sourdough", "BRD", "Wheat", 850, 500, 450, true, 150],
  ["Dark Rye", "BRD", "Rye", 1000, 610, 440, true, 80],
  ["Spelt Loaf", "BRD", "Spelt", 700, 450, 460, true, 70],
  ["Farmhouse Bloomer", "BRD", "Wheat", 600, 390, 310, false, 140],
  ["Baguette", "BRD", "Wheat", 260, 180, 190, true, 230],
  ["Rosemary Focaccia", "BRD", "Wheat", 450, 280, 390, true, 65, 210],
  ["Breakfast Bap", "ROL", "Wheat", 85, 55, 65, false, 620],
  ["Wholemeal Bap", "ROL", "Wholemeal", 85, 54, 70, true, 330],
  ["Brioche Bun", "ROL", "Wheat", 75, 42, 95, false, 280],
  ["Pretzel Roll", "ROL", "Wheat", 95, 62, 110, true, 120, 330],
  ["Seeded Rye Roll", "ROL", "Rye", 90, 56, 90, true, 95, -800, 700],
  ["Butter Croissant", "PAS", "Wheat", 70, 36, 195, false, 430],
  ["Almond Croissant", "PAS", "Wheat", 110, 36, 285, false, 160],
  ["Vegan Croissant", "PAS", "Wheat", 70, 37, 220, true, 90, 640],
  ["Pain au Chocolat", "PAS", "Wheat", 80, 36, 230, false, 260],
  ["Cinnamon Bun", "PAS", "Wheat", 120, 60, 290, false, 240],
  ["Apple Danish", "PAS", "Wheat", 115, 44, 275, false, 110],
  ["Sausage Roll", "PAS", "Wheat", 150, 58, 260, false, 380],
  ["Cheese Twist", "PAS", "Wheat", 90, 45, 220, false, 130, -900, 520],
  ["Yorkshire Curd Tart", "CAK", "Wheat", 130, 40, 310, false, 120],
  ["Victoria Sponge", "CAK", "Wheat", 900, 190, 1450, false, 34],
  ["Carrot Cake", "CAK", "Wheat", 950, 180, 1550, false, 30],
  ["Lemon Drizzle Loaf", "CAK", "Wheat", 500, 130, 690, false, 52],
  ["Almond Brownie", "CAK", "", 95, 0, 290, false, 150, 450],
  ["Parkin", "CAK", "Wheat", 110, 34, 240, false, 90],
  ["Custard Slice", "CAK", "Wheat", 140, 38, 320, false, 110],
  ["Hot Cross Bun", "SEA", "Wheat", 90, 50, 110, false, 520],
  ["Mince Pie", "SEA", "Wheat", 75, 32, 150, false, 480],
  ["Stollen", "SEA", "Wheat", 750, 260, 1250, false, 70],
].map(([name, group, flour, grams, flourGrams, price, vegan, size, launched, last], at) => ({
  ...{ id: at + 1, name, group, flour, grams, flourGrams, price, vegan, size, last },
  launched: launched ?? -1500 - ((at * 397) % 1900),
}));

/** Months in which seasonal products are baked. */
export const seasons = { "Hot Cross Bun": [2, 3, 4], "Mince Pie": [10, 11, 12], Stollen: [11, 12] };

/** Wholesale customers: name, type, account manager, route, weight, first and last day of their orders. */
export const customers = [
  ["Old Mill Hotel", "HOT", "Hannah Whitaker", "N1", 9],
  ["Grand Pier Hotel", "HOT", "Joanna Pike", "E1", 13],
  ["Cathedral View Hotel", "HOT", "Hannah Whitaker", "N2", 6],
  ["Moorside Lodge", "HOT", "Joanna Pike", "E1", 4, 300],
  ["Station Hotel Leeds", "HOT", "Imran Siddiqui", "W1", 11],
  ["Copper Kettle Café", "CAF", "Hannah Whitaker", "S1", 7],
  ["Bean & Barley", "CAF", "Imran Siddiqui", "W1", 10],
  ["The Fig Tree", "CAF", "Imran Siddiqui", "W2", 6],
  ["Harbour Lights Bistro", "CAF", "Joanna Pike", "E1", 7],
  ["Minster Tea Rooms", "CAF", "Hannah Whitaker", "S1", 8],
  ["Canal Side Kitchen", "CAF", "Imran Siddiqui", "W2", 5, 450],
  ["Black Sheep Diner", "CAF", "Hannah Whitaker", "N2", 4, -900, 560],
  ["Two Rivers Coffee", "CAF", "", "S1", 5, 905],
  ["Lantern Brasserie", "CAF", "Imran Siddiqui", "W1", 6, 120],
  ["Nidd Valley Farm Shop", "RET", "Hannah Whitaker", "N1", 9],
  ["Wharfedale Grocers", "RET", "Imran Siddiqui", "W2", 8],
  ["Esk Valley Stores", "RET", "Joanna Pike", "E1", 5],
  ["Greengate Deli", "RET", "Hannah Whitaker", "S1", 6],
  ["Holme Farm Shop", "RET", "Imran Siddiqui", "W2", 4, -900, 930],
  ["Ryedale Larder", "RET", "", "E1", 4, 820],
  ["Fulford Academy", "SCH", "Joanna Pike", "S1", 8],
  ["St Aidan's College", "SCH", "Joanna Pike", "N1", 7],
  ["Aireborough High School", "SCH", "Imran Siddiqui", "W2", 7],
  ["Castle Primary Trust", "SCH", "Joanna Pike", "N2", 5, 245],
  ["Scarcroft School", "SCH", "Joanna Pike", "S1", 4],
  ["Willow Court Care Home", "CAR", "Joanna Pike", "N1", 5],
  ["Abbeyfield House", "CAR", "Joanna Pike", "S1", 4],
  ["Oakdene Residential", "CAR", "Imran Siddiqui", "W1", 4, 400],
  ["Beech Lawn Care Home", "CAR", "", "N2", 3, 760],
].map(([name, type, manager, route, weight, first = -900, last = 2000]) => ({
  ...{ name: name.replace("'", ""), type, manager, route, weight, first, last },
}));

/** Ovens: weight, rejects in a thousand. */
export const ovens = [
  ["Deck 1", 26, 13],
  ["Deck 2", 24, 15],
  ["Rack 1", 22, 17],
  ["Rack 2", 17, 34],
  ["Stone oven", 11, 22],
];

/** Bakers: weight, first and last day, minutes more or less. */
export const bakers = [
  ["Graham Holroyd", 12, 0, 1034, -3],
  ["Agnieszka Nowak", 13, 0, 1034, -6],
  ["Dean Butterworth", 11, 0, 1034, 2],
  ["Samira Haddad", 10, 0, 1034, -1],
  ["Phil Crossley", 9, 0, 610, 5],
  ["Ellie Mawson", 8, 200, 1034, 1],
  ["Tomasz Wrona", 10, 0, 1034, -2],
  ["Jade Appleyard", 6, 730, 1034, 8],
  ["Victor Adeyemi", 9, 90, 1034, 0],
  ["", 4, 0, 1034, 9],
];

/** Ingredients: name, group, store, supplier, kilograms when full, kilograms a week, minimum, pence a kilogram. */
export const ingredients = [
  ["Strong white flour", "FLR", "Silo", "Calder Mills", 18000, 5600, 7000, 62],
  ["Wholemeal flour", "FLR", "Silo", "Calder Mills", 6000, 1500, 2200, 71],
  ["Rye flour", "FLR", "Dry store", "Calder Mills", 1500, 320, 450, 94],
  ["Spelt flour", "FLR", "Dry store", "Stonegate Organics", 900, 180, 280, 178],
  ["Pastry flour", "FLR", "Dry store", "Hexham Flour", 4200, 1300, 1500, 69],
  ["Butter", "DAI", "Cold store", "Wensley Dairy", 2600, 960, 900, 645],
  ["Whole milk", "DAI", "Cold store", "Wensley Dairy", 1400, 900, 500, 88],
  ["Liquid egg", "DAI", "Cold store", "Farmlay Eggs", 900, 420, 300, 265],
  ["Curd cheese", "DAI", "Cold store", "Wensley Dairy", 260, 80, 90, 480],
  ["Caster sugar", "SUG", "Dry store", "Humber Sugar", 2400, 540, 700, 104],
  ["Dark chocolate", "SUG", "Dry store", "Kingsway Foods", 600, 120, 200, 890],
  ["Golden syrup", "SUG", "Dry store", "Humber Sugar", 420, 60, 120, 190],
  ["Currants", "FRU", "Dry store", "Kingsway Foods", 700, 110, 200, 330],
  ["Ground almonds", "FRU", "Dry store", "Kingsway Foods", 480, 95, 150, 920],
  ["Cooking apples", "FRU", "Cold store", "", 520, 170, 180, 140],
  ["Fresh yeast", "OTH", "Cold store", "Hexham Flour", 360, 150, 120, 210],
  ["Sea salt", "OTH", "Dry store", "Humber Sugar", 900, 130, 250, 48],
  ["Rapeseed oil", "OTH", "Dry store", "", 640, 120, 200, 195],
].map(([name, group, store, supplier, full, use, minimum, price]) => ({
  ...{ name, group, store, supplier, full, use, minimum, price },
}));

export const lastDay = 1034;

const start = Date.UTC(2024, 0, 1);

/** The month (1 to 12), the day of it and the weekday (0 for Monday) of a day. */
export const calendarOf = (day) => {
  const date = new Date(start + day * 86_400_000);
  return { month: date.getUTCMonth() + 1, date: date.getUTCDate(), weekday: day % 7 };
};

/** Nothing is baked or sold at Christmas and New Year. */
export const isHoliday = ({ month, date }) =>
  (month === 12 && date === 25) || (month === 1 && date === 1);
