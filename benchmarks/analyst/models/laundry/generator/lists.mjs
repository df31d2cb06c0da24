// Names of the laundry: plants, houses, people, linen and machines.
export const lastDay = 1034;

/** Name, prefix of its tours and machines, cities. */
export const plants = [
  ["Bremen", "HB", ["Bremen", "Oldenburg", "Bremerhaven", "Hamburg", "Verden", "Cuxhaven"]],
  ["Leipzig", "L", ["Leipzig", "Halle", "Dresden", "Chemnitz", "Erfurt", "Weimar"]],
  ["Ulm", "UL", ["Ulm", "Stuttgart", "Augsburg", "Ravensburg", "Heidenheim", "Kempten"]],
];

/** Chain, how its houses are called, sector, cities. */
export const chains = [
  [
    ...["Seeblick Hotels", "Seeblick Hotel", "HOT"],
    ["Bremerhaven", "Cuxhaven", "Hamburg", "Oldenburg", "Ravensburg", "Weimar"],
  ],
  [
    ...["Nordstern Inn", "Nordstern Inn", "HOT"],
    ["Bremen", "Hamburg", "Leipzig", "Dresden", "Erfurt", "Stuttgart", "Augsburg"],
  ],
  [
    ...["Vinzenz Gruppe", "St. Vinzenz Krankenhaus", "HOS"],
    ["Bremen", "Verden", "Halle", "Ulm", "Heidenheim"],
  ],
  [
    ...["Medikon", "Medikon Klinik", "HOS"],
    ["Hamburg", "Leipzig", "Chemnitz", "Stuttgart", "Kempten"],
  ],
  [
    ...["Haus Abendruh", "Haus Abendruh", "CAR"],
    ["Oldenburg", "Bremen", "Dresden", "Weimar", "Augsburg"],
  ],
];

/** Independent houses: name, sector, cities; the same name in several cities is a namesake. */
export const houses = [
  ["Hotel Krone", "HOT", ["Ulm", "Halle", "Verden"]],
  ["Hotel Adler", "HOT", ["Ravensburg", "Leipzig"]],
  ["Hotel zur Post", "HOT", ["Kempten", "Weimar", "Oldenburg"]],
  ["Parkhotel Wallanlagen", "HOT", ["Bremen"]],
  ["Hotel Alte Werft", "HOT", ["Bremerhaven"]],
  ["Hotel Elbterrassen", "HOT", ["Hamburg", "Dresden"]],
  ["Strandhotel Duhnen", "HOT", ["Cuxhaven"]],
  ["Pension Deichblick", "HOT", ["Cuxhaven"]],
  ["Hotel Thomaskirche", "HOT", ["Leipzig"]],
  ["Grand Hotel Augustus", "HOT", ["Dresden"]],
  ["Hotel Anger", "HOT", ["Erfurt"]],
  ["Hotel Goldener Anker", "HOT", ["Chemnitz", "Bremen"]],
  ["Schlosshotel Belvedere", "HOT", ["Weimar"]],
  ["Hotel Fuggerhof", "HOT", ["Augsburg"]],
  ["Hotel am Schlossplatz", "HOT", ["Stuttgart"]],
  ["Aparthotel Donau", "HOT", ["Ulm"]],
  ["Hotel Barbarossa", "HOT", ["Heidenheim"]],
  ["Landhotel Heidschnucke", "HOT", ["Verden"]],
  ["Hostel Speicherstadt", "HOT", ["Hamburg"]],
  ["Hostel Plagwitz", "HOT", ["Leipzig"]],
  ["Klinikum Weserbogen", "HOS", ["Bremen"]],
  ["Klinikum Elbtal", "HOS", ["Dresden"]],
  ["Klinikum Neckarhang", "HOS", ["Stuttgart"]],
  ["Marienhospital", "HOS", ["Hamburg", "Erfurt", "Augsburg"]],
  ["Rehaklinik Seedeich", "HOS", ["Cuxhaven"]],
  ["Fachklinik Waldfrieden", "HOS", ["Kempten"]],
  ["Seniorenstift Lindenhof", "CAR", ["Bremen", "Leipzig", "Ulm"]],
  ["Seniorenstift am Park", "CAR", ["Hamburg", "Chemnitz"]],
  ["Pflegeheim Sonnenhang", "CAR", ["Erfurt", "Ravensburg", "Stuttgart"]],
  ["Wohnstift Johannes", "CAR", ["Halle", "Verden"]],
  ["Gasthof Linde", "RES", ["Kempten", "Ulm", "Verden"]],
  ["Ratskeller", "RES", ["Bremen", "Leipzig", "Heidenheim"]],
  ["Brauhaus Löwen", "RES", ["Augsburg", "Ulm"]],
  ["Trattoria Bella Vista", "RES", ["Stuttgart", "Hamburg", "Dresden"]],
  ["Café Möwe", "RES", ["Bremerhaven", "Cuxhaven"]],
  ["Bistro Zeitgeist", "RES", ["Leipzig", "Erfurt"]],
];

export const managers = {
  Bremen: ["Lena Hartwig", "Tobias Renner"],
  Leipzig: ["Katrin Vogel", "Marek Nowak"],
  Ulm: ["Sabine Kessler", "Tobias Renner"],
};

/** Tours 1 to 4 of a plant have two drivers each; one of them has the name of a technician. */
export const drivers = {
  Bremen: ["Jens Albers", "Mehmet Yildiz", "Uwe Petersen", "Anna Brandt", "Piotr Zielinski"],
  Leipzig: ["Ronny Schulze", "Ivana Horvat", "Steffen Krause", "Dirk Lehmann", "Maja Winkler"],
  Ulm: ["Franz Huber", "Goran Petrovic", "Silke Maurer", "Emre Aydin", "Georg Baumann"],
};

export const technicians = {
  Bremen: ["Jens Albers", "Holger Thomsen"],
  Leipzig: ["Andreas Pohl", "Lukas Richter", "Nadine Beyer"],
  Ulm: ["Karl Zimmermann", "Thomas Frey"],
};

/** Article, group, grams a piece, weight in the laundry, cents of a lost piece. */
export const articles = [
  ["Bed sheet", "FLT", 520, 20, 1150],
  ["Duvet cover", "FLT", 780, 17, 1890],
  ["Pillow case", "FLT", 140, 21, 420],
  ["Table cloth", "FLT", 450, 7, 1490],
  ["Napkin", "FLT", 60, 8, 190],
  ["Bath towel", "TER", 450, 16, 890],
  ["Hand towel", "TER", 220, 15, 450],
  ["Bath mat", "TER", 380, 6, 690],
  ["Bathrobe", "TER", 1100, 3, 3400],
  ["Chef jacket", "WRK", 420, 4, 2450],
  ["Nurse tunic", "WRK", 260, 9, 1980],
  ["Work trousers", "WRK", 480, 6, 2650],
  ["Surgical gown", "SUR", 310, 6, 3900],
  ["Surgical drape", "SUR", 650, 4, 4600],
];

export const programs = { FLT: "Flat 75", TER: "Terry 60", WRK: "Work 65", SUR: "Disinfect 90" };

/** Kind, how many of it a plant has, the makers, and how many stops each has a month. */
export const machineKinds = [
  ["TUN", 2, ["Jensen", "Kannegiesser"], 3.4],
  ["WEX", 3, ["Electrolux", "Primus", "Kannegiesser"], 1.7],
  ["DRY", 3, ["Electrolux", "Jensen"], 1.5],
  ["IRN", 2, ["Kannegiesser", "Jensen"], 3.1],
];
