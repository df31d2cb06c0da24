// Who teaches in what, what is sold, and where the tests are.

/** Name, grade, gearbox, area, day of the first lesson, day of leaving, full time, how many pass in a hundred. */
export const instructors = [
  ["Mandy Clarke", "A", "MAN", "Norwich North", -3100, undefined, true, 61],
  ["Pete Rudd", "A", "MAN", "Norwich South", -2400, undefined, true, 54],
  ["Priya Shah", "A", "AUT", "Norwich South", -900, undefined, true, 57],
  ["Gary Thirtle", "B", "MAN", "Wymondham", -1500, undefined, true, 42],
  ["Susan Howes", "B", "AUT", "Norwich North", -640, undefined, false, 52],
  ["Tomasz Wilk", "B", "MAN", "Dereham", -300, undefined, true, 50],
  ["Leanne Bacon", "B", "MAN", "Wymondham", 120, undefined, false, 48],
  ["Dave Pegg", "A", "MAN", "Dereham", -4000, 700, false, 49],
  ["Aisha Rahman", "B", "AUT", "Wymondham", 410, undefined, true, 55],
  ["Colin Frary", "B", "MAN", "Norwich North", -150, 560, true, 38],
  ["Jodie Larter", "T", "MAN", "Norwich South", 760, undefined, true, 44],
  ["Mark Utting", "T", "AUT", "Dereham", 905, undefined, false, 47],
].map(([name, grade, gearbox, area, from, until, isFull, pass], at) => ({
  ...{ id: at + 1, name, grade, gearbox, area, from, until, isFull, pass, busy: new Set() },
}));

/** Plate, make, model, fuel, gearbox, day of the registration, whose it is, MOT and service due, state, miles. */
export const cars = [
  ["AO21 KXD", "Vauxhall", "Corsa", "PET", "MAN", -1000, 1, 1068, 1049, "OK", 61_240],
  ["AU22 BNF", "Vauxhall", "Corsa", "PET", "MAN", -600, 2, 1061, 1090, "OK", 55_310],
  ["AV73 RLE", "Toyota", "Yaris", "HYB", "AUT", -60, 3, 1092, 1041, "OK", 48_905],
  ["AK20 WDM", "Ford", "Fiesta", "PET", "MAN", -1250, 4, 1046, 1120, "WSH", 83_670],
  ["AY24 HTC", "MINI", "Electric", "ELE", "AUT", 90, 5, 1186, 1140, "OK", 22_480],
  ["AO23 PUJ", "Renault", "Clio", "PET", "MAN", -280, 6, 1131, 1058, "OK", 51_022],
  ["AU24 GSV", "Vauxhall", "Corsa", "PET", "MAN", 100, 7, 1196, 1066, "OK", 27_115],
  ["AE18 ZFY", "Ford", "Fiesta", "DSL", "MAN", -2050, 8, "", "", "SLD", 98_300],
  ["AX25 NRO", "Toyota", "Yaris", "HYB", "AUT", 400, 9, 1496, 1083, "OK", 25_840],
  ["AP19 LKB", "Renault", "Clio", "PET", "MAN", -1700, 10, 1074, 1039, "WSH", 90_412],
  ["AV75 CEW", "Vauxhall", "Corsa", "PET", "MAN", 650, 11, 1746, 1101, "OK", 12_930],
  ["AU75 MDT", "Kia", "Picanto", "PET", "AUT", 660, 12, 1756, 1112, "OK", 7_245],
  ["AK17 VSG", "Ford", "Fiesta", "PET", "MAN", -2400, "", 1052, 1055, "OK", 104_870],
];

/** Package, hours, price in pounds, how often it is taken. */
export const packages = [
  ["Single lesson", 2, 78, 22],
  ["5 hours", 5, 185, 26],
  ["10 hours", 10, 355, 38],
  ["20 hours", 20, 690, 11],
  ["Intensive week", 30, 1080, 3],
];

export const centres = [
  ["Norwich Jupiter Road", 44, 0],
  ["Norwich Peachman Way", 33, 4],
  ["Swaffham", 14, 9],
  ["Lowestoft", 9, -5],
];
export const faults = [
  ["Junctions", 28],
  ["Mirrors", 20],
  ["Roundabouts", 17],
  ["Reversing", 11],
  ["Speed", 10],
  ["Response to signs", 8],
  ["Moving off", 6],
];
export const sources = ["Recommendation", "Google", "Instagram", "School", "Car sign", ""];
export const reasons = ["Too expensive", "Moved away", "Other school", "No time", ""];
export const towns = ["Norwich", "Wymondham", "Dereham", "Hethersett", "Taverham", "Attleborough"];

export const given =
  `Ellie Josh Amy Callum Chloe Jack Mia Tyler Grace Ben Holly Kieran Poppy Lewis Freya Ryan Jasmine Connor
Ruby Ethan Maisie Adam Zara Mohammed Oliwia Jakub Fatima Archie Daisy Finn Molly Harvey`.split(
    /\s/,
  );
export const family =
  `Marsh Fletcher Reed Barker Goddard Bullen Cooke Dack Eke Frost Gowing Hewitt Ives Jarvis Kett
Larkin Moore Nunn Olley Palmer Quantrill Rix Sayer Tuck Utting Ward Youngs Ali Nowak Carter`.split(
    /\s/,
  );
