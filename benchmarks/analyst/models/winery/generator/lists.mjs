// What is grown, bottled and bought in, who buys it, and who shows visitors round.

const ownRegion = "Rheingau";

/** Estate wines: label, colour, grape, list price in cents, weight of its sales, first vintage, last vintage, years in the cellar. */
const estate = [
  ["Gutsriesling Trocken", "WHI", "Riesling", 950, 30, 2022, 2025, 1],
  ["Riesling Kabinett", "WHI", "Riesling", 1250, 17, 2022, 2025, 1],
  ["Steinberg Riesling Grosses Gewächs", "WHI", "Riesling", 3400, 8, 2021, 2025, 2],
  ["Rosengarten Riesling Spätlese", "WHI", "Riesling", 1900, 9, 2022, 2025, 1],
  ["Kirchberg Riesling", "WHI", "Riesling", 2200, 7, 2022, 2025, 1],
  ["Schlossberg Riesling Auslese", "WHI", "Riesling", 3800, 2, 2021, 2024, 2],
  ["Weissburgunder Kalkstein", "WHI", "Pinot Blanc", 1350, 14, 2022, 2025, 1],
  ["Grauburgunder", "WHI", "Pinot Gris", 1290, 19, 2022, 2025, 1],
  ["Silvaner Alte Reben", "WHI", "Silvaner", 1450, 5, 2022, 2025, 1],
  ["Sauvignon Blanc Muschelkalk", "WHI", "Sauvignon Blanc", 1400, 11, 2023, 2025, 1],
  ["Lindenau Rosé", "ROS", "Pinot Noir", 1100, 13, 2023, 2025, 1],
  ["Spätburgunder Gutswein", "RED", "Pinot Noir", 1300, 12, 2021, 2024, 2],
  ["Spätburgunder Réserve", "RED", "Pinot Noir", 2700, 6, 2020, 2024, 3],
  ["Höllenberg Spätburgunder", "RED", "Pinot Noir", 4200, 4, 2020, 2024, 3],
  ["Cuvée Nepomuk", "RED", "Blend", 1650, 8, 2021, 2024, 2],
  ["Lindenau Brut", "SPK", "Riesling", 1750, 15, 0, 0, 0],
  ["Lindenau Rosé Brut", "SPK", "Pinot Noir", 1900, 7, 0, 0, 0],
];

/** Wines bought in: the same, and their region. */
const boughtIn = [
  ["Château Montclair Rouge", "RED", "Merlot", 2400, 6, 2019, 2022, 4, "Bordeaux"],
  ["Château Montclair Blanc", "WHI", "Sauvignon Blanc", 1850, 3, 2022, 2024, 2, "Bordeaux"],
  ["Domaine Vautrin Chablis", "WHI", "Chardonnay", 2100, 7, 2022, 2024, 2, "Burgundy"],
  ["Domaine Vautrin Bourgogne Rouge", "RED", "Pinot Noir", 2600, 4, 2021, 2023, 2, "Burgundy"],
  ["Cascina Bellora Barolo", "RED", "Nebbiolo", 4400, 3, 2018, 2021, 5, "Piedmont"],
  ["Cascina Bellora Langhe", "RED", "Nebbiolo", 2200, 4, 2021, 2023, 2, "Piedmont"],
  ["Bodegas Urquia Crianza", "RED", "Tempranillo", 1300, 11, 2020, 2023, 3, "Rioja"],
  ["Bodegas Urquia Reserva", "RED", "Tempranillo", 2100, 6, 2017, 2020, 6, "Rioja"],
  ["Quinta do Salgueiro Tinto", "RED", "Touriga Nacional", 1500, 5, 2020, 2023, 3, "Douro"],
  ["Moosbacher Federspiel", "WHI", "Grüner Veltliner", 1350, 9, 2022, 2025, 1, "Wachau"],
  ["Champagne Guyard Brut", "SPK", "Chardonnay", 3900, 5, 0, 0, 0, "Champagne"],
  ["Lunardi Prosecco", "SPK", "Glera", 980, 12, 0, 0, 0, "Veneto"],
];

export const labels = [...estate, ...boughtIn].map(
  ([name, colour, grape, price, weight, first, last, years, region = ownRegion]) => ({
    ...{ name, colour, grape, price, weight, first, last, years, region },
    origin: region === ownRegion ? "EST" : "BUY",
  }),
);

export const organic = [
  ...["Steinberg Riesling Grosses Gewächs", "Silvaner Alte Reben", "Kirchberg Riesling"],
  ...["Höllenberg Spätburgunder", "Moosbacher Federspiel", "Cascina Bellora Barolo"],
];

/** Trade customers: name, type, country, account manager, weight of their orders. */
export const traders = [
  ["Hotel Adler", "HOT", "DE", "Katrin Vogel", 16],
  ["Adler Weinhandel", "SHO", "DE", "Katrin Vogel", 11],
  ["Grand Hotel Seeblick", "HOT", "CH", "Reto Baumann", 13],
  ["Hotel Kaiserhof", "HOT", "AT", "Reto Baumann", 8],
  ["Parkhotel Lindner", "HOT", "DE", "Katrin Vogel", 9],
  ["Strandhotel Nordkap", "HOT", "DE", "Jonas Wirth", 5],
  ["Hotel Sonnenhof", "HOT", "AT", "Reto Baumann", 6],
  ["Gasthaus zur Krone", "RES", "DE", "Katrin Vogel", 12],
  ["Restaurant Petersilie", "RES", "DE", "Jonas Wirth", 9],
  ["Brasserie Lumière", "RES", "CH", "Reto Baumann", 10],
  ["Osteria Da Gianna", "RES", "DE", "Jonas Wirth", 8],
  ["Restaurant Alte Post", "RES", "DE", "Katrin Vogel", 7],
  ["Wirtshaus am Markt", "RES", "DE", "Jonas Wirth", 7],
  ["Bistro Canard", "RES", "NL", "Sophie de Wit", 8],
  ["The Copper Pan", "RES", "GB", "Sophie de Wit", 7],
  ["Noma Havn", "RES", "DK", "Sophie de Wit", 4],
  ["Restaurant Falkenstein", "RES", "AT", "Reto Baumann", 5],
  ["Zum Goldenen Hirsch", "RES", "DE", "Jonas Wirth", 6],
  ["Kleine Freiheit", "RES", "DE", "", 4],
  ["Weinhaus Sommer", "SHO", "DE", "Jonas Wirth", 14],
  ["Sommer & Söhne", "SHO", "DE", "Katrin Vogel", 6],
  ["Vinothek Rebstock", "SHO", "DE", "Jonas Wirth", 12],
  ["Weinkontor Elbe", "SHO", "DE", "Jonas Wirth", 10],
  ["Wijnhuis Van Dam", "SHO", "NL", "Sophie de Wit", 11],
  ["Cave du Lac", "SHO", "CH", "Reto Baumann", 7],
  ["Bottle & Barrel", "SHO", "GB", "Sophie de Wit", 9],
  ["Vinothek Donau", "SHO", "AT", "Reto Baumann", 6],
  ["Feinkost Behrens", "SHO", "DE", "", 5],
  ["Vinens Verden", "SHO", "DK", "Sophie de Wit", 6],
  ["Weinladen Kreuzberg", "SHO", "DE", "Jonas Wirth", 8],
  ["Kobayashi Trading", "IMP", "JP", "Marcus Feld", 6],
  ["Harrow Wine Imports", "IMP", "GB", "Marcus Feld", 8],
  ["Nordic Vine", "IMP", "DK", "Marcus Feld", 7],
  ["Lakeshore Imports", "IMP", "US", "Marcus Feld", 8],
  ["Riesling Republic", "IMP", "US", "Marcus Feld", 5],
  ["De Druif Import", "IMP", "NL", "Marcus Feld", 5],
  ["Sakura Cellars", "IMP", "JP", "Marcus Feld", 3],
].map(([name, type, country, manager, weight]) => ({ name, type, country, manager, weight }));

export const firstNames = [
  ...["Anna", "Bernd", "Carla", "Dieter", "Elena", "Frank", "Greta", "Holger", "Ines", "Jan"],
  ...["Karin", "Lars", "Maria", "Niklas", "Olga", "Peter", "Renate", "Stefan", "Tanja", "Ulrich"],
  ...["Vera", "Walter", "Yvonne", "Thomas", "Silke", "Martin"],
];
export const lastNames = [
  ...["Albrecht", "Brandt", "Conrad", "Dietz", "Engel", "Fuchs", "Geiger", "Hartwig", "Ihle"],
  ...["Jansen", "Kramer", "Lorenz", "Maurer", "Neumann", "Otto", "Pohl", "Richter", "Seidel"],
  ...["Thiel", "Unger", "Voss", "Wagner", "Zeller", "Hofmann"],
];

/** Carriers: weight at home, weight abroad, days on the road, spread of these, a bottle's breakage in 10 000. */
export const carriers = [
  ["Krämer Weinlogistik", 34, 20, 2, 3, 12],
  ["Parcelline", 30, 6, 2, 5, 61],
  ["Rhenus Cargo", 8, 40, 4, 6, 24],
  ["Van Dijk Transport", 2, 34, 3, 5, 35],
  ["Own van", 12, 0, 1, 1, 5],
].map(([name, home, abroad, days, spread, breakage]) => ({
  ...{ name, home, abroad, days, spread, breakage },
}));

/** Vineyards: grape, grower (none for our own), least must weight, kilograms of a usual load, weight, part picked by hand. */
export const vineyards = [
  ["Steinberg", "Riesling", "", 86, 1100, 15, 96],
  ["Kirchberg", "Riesling", "", 82, 1300, 12, 80],
  ["Rosengarten", "Riesling", "", 80, 1400, 11, 55],
  ["Schlossberg", "Riesling", "", 90, 700, 6, 100],
  ["Höllenberg", "Pinot Noir", "", 89, 850, 8, 97],
  ["Kalkofen", "Pinot Blanc", "", 81, 1500, 9, 35],
  ["Sandgrube", "Silvaner", "", 76, 1350, 5, 40],
  ["Nussbaum", "Pinot Noir", "Familie Ackermann", 82, 1600, 10, 22],
  ["Hasensprung", "Riesling", "Familie Ackermann", 78, 1900, 9, 12],
  ["Mühlpfad", "Pinot Gris", "Winzerhof Rauch", 79, 2100, 12, 8],
  ["Gänsberg", "Pinot Gris", "Weinbau Trautmann", 77, 1700, 6, 15],
  ["Lerchenfeld", "Sauvignon Blanc", "Weinbau Trautmann", 76, 1600, 8, 20],
  ["Hofacker", "Riesling", "Winzerhof Rauch", 74, 2300, 10, 3],
  ["Sonnenhang", "Dornfelder", "Brigitte Kern", 72, 1900, 5, 5],
  ["Galgenberg", "Pinot Blanc", "Brigitte Kern", 77, 1500, 4, 18],
].map(([name, grape, grower, least, load, weight, byHand]) => ({
  ...{ name, grape, grower, least, load, weight, byHand },
}));

/** Visits: kind, fee of a guest in cents, weight, least and most guests, shop sales of a guest in cents. */
export const visitKinds = [
  ["TST", 1800, 48, 2, 12, 3100],
  ["TOU", 1400, 30, 2, 24, 1700],
  ["WLK", 2600, 13, 4, 18, 2200],
  ["DIN", 9500, 6, 6, 30, 2600],
].map(([kind, fee, weight, least, most, spend]) => ({ kind, fee, weight, least, most, spend }));

export const hosts = [
  ["Clara Lindenau", 22],
  ["Moritz Lindenau", 13],
  ["Beate Schramm", 27],
  ["Luca Ferrari", 24],
  ["Hanna Weiss", 14],
];

export const sources = [
  ["Website", 46],
  ["Phone", 18],
  ["Tour operator", 17],
  ["Partner hotel", 12],
  ["Walk-in", 7],
];

export const idOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))][0];
