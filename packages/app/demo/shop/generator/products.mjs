import { Chance } from "./chance.mjs";
import { dateText, dayCount } from "./calendar.mjs";

/**
 * Name, kinds of things, price range in cents, what a thing costs us in percent of its price, how
 * many of a hundred come back, how well it sells, and its season by quarter of the year.
 */
const groups = [
  ["Tents", ["Dome Tent", "Tunnel Tent", "Tarp"], 9900, 64900, 58, 5, 6, [0.5, 1.6, 1.4, 0.5]],
  ["Sleeping Bags", ["Down Bag", "Summer Bag", "Liner"], 3900, 32900, 52, 6, 6, [0.7, 1.2, 1.1, 1]],
  [
    "Backpacks",
    ["Daypack", "Trekking Pack", "Bike Pack"],
    4900,
    24900,
    48,
    7,
    10,
    [0.8, 1.2, 1.3, 0.7],
  ],
  [
    "Jackets",
    ["Rain Jacket", "Down Jacket", "Fleece"],
    5900,
    39900,
    44,
    19,
    12,
    [1.1, 0.7, 0.7, 1.5],
  ],
  [
    "Boots",
    ["Hiking Boot", "Trail Shoe", "Winter Boot"],
    6900,
    27900,
    50,
    16,
    10,
    [0.9, 1, 0.9, 1.2],
  ],
  ["Climbing", ["Harness", "Rope", "Quickdraw Set"], 1900, 19900, 55, 3, 5, [0.8, 1.3, 1.2, 0.7]],
  ["Cooking", ["Gas Stove", "Pot Set", "Mug"], 900, 12900, 46, 3, 9, [0.7, 1.3, 1.4, 0.6]],
  ["Lamps", ["Headlamp", "Lantern", "Bike Light"], 1500, 11900, 42, 4, 9, [1.1, 0.6, 0.6, 1.7]],
  [
    "Bottles",
    ["Steel Bottle", "Vacuum Flask", "Water Bag"],
    900,
    4900,
    35,
    2,
    13,
    [0.8, 1.2, 1.2, 0.8],
  ],
  ["Socks", ["Wool Sock", "Trail Sock", "Sock Set"], 900, 3900, 33, 2, 12, [0.9, 0.9, 0.9, 1.3]],
  [
    "Maps and Books",
    ["Trail Map", "Guide Book", "Logbook"],
    700,
    3900,
    62,
    1,
    6,
    [0.9, 1.3, 1.2, 0.6],
  ],
  [
    "Winter Sports",
    ["Snowshoe", "Ski Goggle", "Sledge"],
    2900,
    29900,
    54,
    6,
    5,
    [1.7, 0.1, 0.1, 2.1],
  ],
];

const series = ["Alder", "Birch", "Cedar", "Dune", "Ember", "Fjord"];
const versions = ["", " II", " Light"];

export const categories = groups.map(([name], index) => ({ id: index + 1, name }));

/** About two hundred products; a few sell most, the rest make up the long tail. */
export const products = makeProducts();

function makeProducts() {
  const chance = new Chance(7);
  const made = [];
  for (const [
    groupIndex,
    [, kinds, low, high, costPercent, returnPercent, sells, seasons],
  ] of groups.entries())
    for (const kind of kinds)
      for (const name of series.slice(0, kind.includes("Set") ? 4 : 6)) {
        const position = chance.next();
        const cents = low + (high - low) * position * position;
        const launchDay = chance.percent(30)
          ? chance.below(dayCount - 200)
          : -chance.between(100, 2000);
        made.push({
          id: 0,
          name: `${kind} ${name}${chance.pick(versions)}`,
          categoryId: groupIndex + 1,
          // Shops like prices that end in ninety.
          priceCents: Math.max(490, Math.floor(cents / 100) * 100 - 10),
          costPercent: costPercent + chance.between(-6, 6),
          returnPercent,
          seasons,
          launchDay,
          launchedOn: dateText(launchDay),
          sells: sells / (1 + position * 2),
        });
      }
  // The curve of best sellers: the weight falls with a rank that chance gives.
  const ranks = made
    .map((product) => ({ product, draw: chance.next() }))
    .sort((a, b) => a.draw - b.draw);
  for (const [rank, { product }] of ranks.entries()) product.sells *= 12 / (rank + 3);
  const hit = made.find((product) => product.name.startsWith("Headlamp Ember"));
  // The late hit: launched in September 2025, and soon ahead of all.
  hit.launchDay = 690;
  hit.launchedOn = dateText(690);
  hit.sells = 45;
  return made.map((product, index) => ({ ...product, id: index + 1 }));
}
