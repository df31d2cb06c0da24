// What is shown, where, for whom, and what is eaten with it.
import { dayText } from "../../tables.mjs";

/** 2026-10-31, and the last day on the programme. */
export const lastDay = 1034;
export const lastPlanned = 1046;

export const textOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));

export const idOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))];

/** Sites: name, city, region, area manager, day of opening, of closing, bar, pull, price, seats of the screens. */
export const sites = [
  [
    "Leeds Headrow",
    "Leeds",
    "N",
    "Aoife Brennan",
    -3100,
    undefined,
    true,
    1.2,
    1.06,
    [212, 148, 96, 74],
  ],
  [
    "Leeds Kirkstall",
    "Leeds",
    "N",
    "Aoife Brennan",
    -1480,
    undefined,
    false,
    0.95,
    0.97,
    [134, 102, 68],
  ],
  [
    "Sheffield Ecclesall",
    "Sheffield",
    "N",
    "Aoife Brennan",
    -2210,
    undefined,
    true,
    1.05,
    1,
    [176, 118, 82],
  ],
  ["York Coppergate", "York", "N", "Aoife Brennan", -5200, 546, false, 0.62, 0.95, [128, 90]],
  [
    "Nottingham Lace Market",
    "Nottingham",
    "M",
    "Gareth Pugh",
    -960,
    undefined,
    true,
    1.02,
    1.01,
    [164, 120, 76],
  ],
  [
    "Birmingham Digbeth",
    "Birmingham",
    "M",
    "Gareth Pugh",
    -1720,
    undefined,
    true,
    1.32,
    1.08,
    [248, 170, 112, 88],
  ],
  [
    "Bristol Harbourside",
    "Bristol",
    "S",
    "Meera Chaudhry",
    -2680,
    undefined,
    true,
    1.24,
    1.12,
    [196, 142, 92],
  ],
  ["Exeter Quay", "Exeter", "S", "Meera Chaudhry", 438, undefined, false, 0.8, 0.98, [120, 84]],
  ["Cardiff Bay", "Cardiff", "W", "", -1130, undefined, true, 1, 1, [184, 126, 80]],
].map(([name, city, region, manager, opened, closed, hasBar, pull, price, screens], at) => ({
  ...{ id: at + 1, name, city, region, manager, opened, closed, hasBar, pull, price, screens },
}));

export const isOpen = ({ opened, closed }, day) =>
  opened <= day && (closed === undefined || day <= closed);

/** Distributors: weight, percentages of their rentals. */
export const distributors = [
  ["Silverline Pictures", 22, [50, 52, 55]],
  ["Northgate Releasing", 18, [45, 48, 50]],
  ["Corvus Films", 15, [42, 45, 50]],
  ["Halcyon Studios", 14, [50, 52, 55]],
  ["Blue Anchor", 10, [40, 42, 45]],
  ["Meridian Film", 9, [40, 45]],
  ["Tamarind", 7, [38, 40]],
];

const featuresOf = {
  Drama:
    "Paddock Lane|The Glass Orchard|A Week in Whitby|Salt and Iron|The Understudy|Letters to Marek|Nine Elms|The Long Shift|Mother of Pearl|The Ferryman of Oban|What the Tide Left|Small Rooms|Lowry Street",
  Comedy:
    "Best Man Twice|The Allotment|Out of Office|Grandad Goes Viral|Three Bridesmaids|Lost Luggage|The Parish Council|Plus One|Karaoke Kings|Mind the Gap Year|Two Weeks in Torquay|Bad Landlords",
  Thriller:
    "The Locksmith|Blind Corner|Cold Harbour|Signal Lost|The Ninth Juror|Undertow|Dead Reckoning Street|The Courier|A Quiet Debt|Night Ferry|Red Ledger|The Informant",
  Family:
    "Otto the Otter|Captain Biscuit|The Moon Post|Wilf and the Wild Wood|Penny Farthing|Owl Street|The Snow Parade|Badger Brigade|Otto the Otter 2|The Button Thief|Rocket Hamster|Tilly Saves Christmas|The Puddle King|Marmalade Island",
  Horror:
    "The Hollow House|Whisper Lane|Crooked Hill|The Bell Below|Mire|The Lodger Returns|Black Candle|Do Not Knock|The Hollow House Reopened",
  "Sci-Fi":
    "Starfall|Starfall Reckoning|The Orbit Thief|Quantum Harbour|Terra Nine|Echo Protocol|Ironclad|Ironclad Ascension|The Last Uplink|Colony Seven|Drift|The Memory Tax",
  Romance:
    "Seville in Spring|The Florist|Second First Date|Under the Viaduct|Platform Four|A Recipe for Two|The Lighthouse Letters|Sundays with Sam",
  Documentary:
    "The Climb|Keeper|Vinyl|The Coral Year|Forty Laps|The Baker of Bury|Northern Soul Nights",
  Action:
    "Hard Target City|The Sandstorm Job|Overdrive|Overdrive Nitro|Vanguard|The Kestrel Contract|Fireline|Fireline Delta|Zero Hour Lisbon|Dragon Pass|Dragon Pass II|Steel Horizon",
};

export const features = Object.entries(featuresOf).flatMap(([genre, names]) =>
  names.split("|").map((name) => ({ name, genre })),
);

/** Genres: pull, certificates, part of the tickets for children, seniors and students. */
export const genres = {
  Drama: [0.75, ["12A", "15", "15"], 2, 26, 14],
  Comedy: [1, ["12A", "15", "PG"], 6, 12, 18],
  Thriller: [1, ["15", "15", "18"], 0, 12, 19],
  Family: [1.55, ["U", "U", "PG"], 42, 4, 3],
  Horror: [0.9, ["15", "18"], 0, 1, 34],
  "Sci-Fi": [1.5, ["12A", "12A", "15"], 10, 5, 24],
  Romance: [0.85, ["12A", "15"], 2, 16, 17],
  Documentary: [0.4, ["PG", "12A"], 3, 31, 15],
  Action: [1.4, ["12A", "15"], 8, 6, 22],
};

export const events = [
  ...["Swan Lake Live", "La Traviata Live", "Macbeth from Bath", "The Nutcracker Live"],
  ...["Tosca Live", "Hamlet from the Round House", "Strauss in Vienna", "Giselle Live"],
  ...["Brass at Saltaire", "Carmen Live", "Twelfth Night from Bath", "The Tallis Sessions"],
  ...["Romeo and Juliet Live", "An Evening with Dora Finch", "Aida Live", "Coppelia Live"],
];

export const classics = [
  ...["The Blue Tram", "Station Master", "Roses for Irene", "The Man from Trieste", "Gold Dust"],
  ...["Midnight Matinee", "The Velvet Glove", "Rain on the Pier", "Her Last Letter"],
  ...["The Clockmaker"],
];

/** Products: category, weight, price and cost in pence, part thrown away in percent. */
export const products = [
  ["Salted Popcorn Large", "Popcorn", 17, 745, 98, 9],
  ["Salted Popcorn Regular", "Popcorn", 12, 595, 74, 9],
  ["Sweet Popcorn Large", "Popcorn", 13, 745, 104, 8],
  ["Toffee Popcorn", "Popcorn", 5, 795, 151, 3],
  ["Cola Large", "Soft drinks", 15, 525, 61, 1],
  ["Cola Regular", "Soft drinks", 11, 445, 46, 1],
  ["Orangeade", "Soft drinks", 5, 455, 52, 1],
  ["Still Water", "Soft drinks", 8, 295, 38, 0],
  ["Blue Slush", "Soft drinks", 6, 475, 57, 4],
  ["Pick & Mix", "Confectionery", 9, 640, 210, 2],
  ["Chocolate Buttons", "Confectionery", 7, 425, 139, 1],
  ["Ice Cream Tub", "Confectionery", 7, 475, 158, 2],
  ["Loaded Nachos", "Hot food", 8, 845, 232, 11],
  ["Hot Dog", "Hot food", 6, 795, 224, 16],
  ["Vegan Hot Dog", "Hot food", 2, 825, 261, 21],
  ["Flat White", "Hot drinks", 6, 365, 68, 2],
  ["Tea", "Hot drinks", 4, 275, 31, 1],
  ["Draught Lager", "Bar", 8, 645, 182, 3],
  ["House Red", "Bar", 5, 725, 214, 4],
  ["Prosecco", "Bar", 4, 795, 246, 3],
  ["Gin & Tonic", "Bar", 4, 895, 237, 1],
  ["Date Night Combo", "Combos", 5, 1895, 341, 0],
  ["Family Combo", "Combos", 6, 2695, 480, 0],
].map(([name, category, weight, price, cost, waste]) => ({
  ...{ name, category, weight, price, cost, waste },
}));
