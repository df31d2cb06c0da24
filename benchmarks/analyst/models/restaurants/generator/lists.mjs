// A restaurant group's places, people and menu.

/** Name, city, state, concept, opened, closed, seats, manager, and how busy. */
export const venues = [
  ["Saltwood Pearl", "Portland", "OR", "brasserie", "2018-04-20", "", 96, "Dana Whitfield", 4],
  ["Saltwood Alberta", "Portland", "OR", "brasserie", "2021-09-03", "", 64, "Luis Ortega", 3],
  ["Saltwood Ballard", "Seattle", "WA", "brasserie", "2019-06-14", "", 88, "Mina Park", 4],
  ["Taco Luz Capitol Hill", "Seattle", "WA", "taqueria", "2020-02-28", "", 52, "Rafael Cruz", 3],
  ["Taco Luz Hawthorne", "Portland", "OR", "taqueria", "2022-05-06", "", 48, "Jo Bennett", 3],
  ["Taco Luz Tacoma", "Tacoma", "WA", "taqueria", "2022-11-11", "2025-06-29", 44, "", 1],
  ["Noodle Lane Boise", "Boise", "ID", "noodle bar", "2023-03-17", "", 58, "Hannah Iverson", 2],
  ["Noodle Lane Spokane", "Spokane", "WA", "noodle bar", "2024-08-02", "", 60, "Omar Said", 2],
  ["Noodle Lane Bellevue", "Bellevue", "WA", "noodle bar", "2026-05-15", "", 70, "Grace Liu", 3],
];

/** Name, category, vegetarian, vegan, price and food cost in cents, on the menu from and to, and of which concept. */
export const dishes = [
  ["Cedar Salmon", "main", false, false, 3100, 1050, "2023-01-10", "", "brasserie"],
  ["Steak Frites", "main", false, false, 3450, 1290, "2018-04-20", "", "brasserie"],
  ["House Burger", "main", false, false, 1900, 560, "2018-04-20", "", "brasserie"],
  ["Mushroom Risotto", "main", true, false, 2250, 480, "2021-02-01", "", "brasserie"],
  ["Duck Confit", "main", false, false, 3300, 1180, "2023-10-01", "2025-10-31", "brasserie"],
  ["Carnitas Plate", "main", false, false, 1750, 470, "2020-02-28", "", "taqueria"],
  ["Baja Fish Tacos", "main", false, false, 1650, 520, "2020-02-28", "", "taqueria"],
  ["Cauliflower Tacos", "main", true, true, 1450, 310, "2022-06-01", "", "taqueria"],
  ["Birria Quesadilla", "main", false, false, 1800, 540, "2025-03-03", "", "taqueria"],
  ["Tonkotsu Ramen", "main", false, false, 1780, 450, "2023-03-17", "", "noodle bar"],
  ["Miso Ramen", "main", true, false, 1650, 380, "2023-03-17", "", "noodle bar"],
  ["Dan Dan Noodles", "main", false, false, 1580, 390, "2023-03-17", "", "noodle bar"],
  ["Tofu Udon", "main", true, true, 1520, 330, "2026-02-02", "", "noodle bar"],
  ["Oysters", "starter", false, false, 2100, 890, "2019-06-14", "", "brasserie"],
  ["Beet Salad", "starter", true, false, 1350, 310, "2023-01-10", "", "brasserie"],
  ["Guacamole", "starter", true, true, 1150, 330, "2020-02-28", "", "taqueria"],
  ["Elote", "starter", true, false, 850, 190, "2022-06-01", "", "taqueria"],
  ["Gyoza", "starter", false, false, 950, 240, "2023-03-17", "", "noodle bar"],
  ["Edamame", "starter", true, true, 650, 110, "2023-03-17", "", "noodle bar"],
  ["Fries", "side", true, true, 700, 120, "2018-04-20", "", ""],
  ["Seasonal Greens", "side", true, true, 900, 210, "2023-01-10", "", ""],
  ["Corn Bread", "side", true, false, 650, 130, "2024-10-01", "2026-03-31", ""],
  ["Chocolate Torte", "dessert", true, false, 1100, 260, "2018-04-20", "", ""],
  ["Churros", "dessert", true, true, 900, 150, "2020-02-28", "", ""],
  ["Mochi", "dessert", true, false, 850, 210, "2023-03-17", "", ""],
  ["House Lager", "drink", true, true, 800, 190, "2018-04-20", "", ""],
  ["Pinot Noir", "drink", true, true, 1400, 420, "2018-04-20", "", ""],
  ["Margarita", "drink", true, true, 1300, 310, "2020-02-28", "", ""],
  ["Yuzu Spritz", "drink", true, true, 1250, 290, "2025-05-01", "", ""],
  ["Iced Tea", "drink", true, true, 450, 60, "2018-04-20", "", ""],
  ["Sparkling Water", "drink", true, true, 500, 90, "2018-04-20", "", ""],
  ["Pumpkin Pie", "dessert", true, false, 950, 220, "2026-11-01", "", ""],
];

const firstNames =
  "Alex,Bianca,Caleb,Daria,Ethan,Fiona,Gabe,Holly,Ian,Jasmine,Kyle,Leila,Marcus,Nora,Oscar,Paige,Quentin,Rosa,Seth,Tara".split(
    ",",
  );
const lastNames =
  "Abbott,Barnes,Castillo,Dunn,Ellison,Foster,Greer,Huang,Ibarra,Jensen,Kapoor,Larsen,Mendez,Nguyen,Olsen,Patel".split(
    ",",
  );
export const guests = firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`));

/** Servers and where (by the places above) they work. */
export const servers = [
  ["Ruth Adler", 0],
  ["Ben Castor", 0],
  ["Yuki Tanaka", 0],
  ["Maria Silva", 1],
  ["Cole Jennings", 1],
  ["Ivy Chen", 2],
  ["Sam Rourke", 2],
  ["Anders Holm", 2],
  ["Pilar Reyes", 3],
  ["Devon Price", 3],
  ["Kayla Stone", 4],
  ["Mateo Vega", 4],
  ["Lori Banks", 5],
  ["Henry Wu", 6],
  ["Tess Moran", 6],
  ["Amir Khan", 7],
  ["Joy Okafor", 7],
  ["Nate Lind", 8],
  ["Sofia Rossi", 8],
];
