// What is walked and cycled, who leads it, who sells it and who is paid for it.

/** Tours: name, country, region, W walking or C cycling, G guided or S self-guided, grade, nights, price in euros, popularity, months. */
export const tours = [
  ["Mosel Valley by Bike", "Germany", "Mosel", "C", "S", 1, 7, 890, 14, "4-10"],
  ["Danube Cycle Path", "Austria", "Upper Austria", "C", "S", 1, 7, 840, 22, "4-10"],
  ["Danube in Style", "Austria", "Upper Austria", "C", "G", 1, 7, 1680, 6, "5-9"],
  ["Lake Constance Circuit", "Germany", "Lake Constance", "C", "S", 1, 6, 790, 11, "4-10"],
  ["Salzkammergut Lakes Walk", "Austria", "Salzkammergut", "W", "S", 2, 7, 960, 8, "5-10"],
  ["Zillertal Hut to Hut", "Austria", "Tyrol", "W", "G", 4, 6, 1190, 7, "6-9"],
  ["Dolomites High Trails", "Italy", "South Tyrol", "W", "G", 4, 7, 1590, 16, "6-9"],
  ["Dolomites Meadows", "Italy", "South Tyrol", "W", "S", 2, 7, 1090, 9, "6-10"],
  ["Tuscan Hill Towns", "Italy", "Tuscany", "W", "G", 2, 7, 1720, 15, "4-10"],
  ["Via Francigena to Siena", "Italy", "Tuscany", "W", "S", 3, 8, 980, 9, "3-11"],
  ["Puglia by E-bike", "Italy", "Puglia", "C", "G", 2, 7, 1860, 8, "3-11"],
  ["Adige to Verona", "Italy", "South Tyrol", "C", "S", 2, 7, 920, 10, "4-10"],
  ["Amalfi Coast Paths", "Italy", "Campania", "W", "G", 3, 7, 1640, 11, "3-11"],
  ["Loire Chateaux by Bike", "France", "Loire", "C", "S", 1, 7, 1040, 13, "4-10"],
  ["Provence Lavender Ride", "France", "Provence", "C", "G", 3, 7, 1790, 7, "5-9"],
  ["Alsace Wine Villages", "France", "Alsace", "W", "S", 2, 6, 910, 6, "4-10"],
  ["Tour du Mont Blanc", "France", "Savoy", "W", "G", 5, 10, 2240, 12, "6-9"],
  ["Corsica Mare e Monti", "France", "Corsica", "W", "S", 4, 8, 1180, 4, "4-10"],
  ["Camino Portugués", "Portugal", "Norte", "W", "S", 2, 9, 940, 15, "3-11"],
  ["Rota Vicentina", "Portugal", "Alentejo", "W", "S", 2, 7, 880, 12, "2-11"],
  ["Douro Vineyards", "Portugal", "Norte", "W", "G", 2, 7, 1590, 7, "3-11"],
  ["Madeira Levadas", "Portugal", "Madeira", "W", "G", 3, 7, 1480, 10, "1-12"],
  ["Alentejo Gravel", "Portugal", "Alentejo", "C", "G", 4, 7, 1620, 4, "2-11"],
  ["Camino Francés from Sarria", "Spain", "Galicia", "W", "S", 2, 7, 820, 14, "3-11"],
  ["Girona Road and Coast", "Spain", "Catalonia", "C", "G", 4, 6, 1540, 7, "2-11"],
  ["Mallorca Tramuntana", "Spain", "Balearics", "W", "G", 3, 7, 1390, 9, "2-11"],
  ["Picos de Europa", "Spain", "Asturias", "W", "G", 4, 7, 1450, 5, "5-10"],
  ["La Gomera and Tenerife", "Spain", "Canaries", "W", "S", 3, 8, 1150, 7, "1-12"],
  ["Istria by Bike and Boat", "Croatia", "Istria", "C", "G", 2, 7, 1490, 8, "4-10"],
  ["Dalmatian Islands Ride", "Croatia", "Dalmatia", "C", "G", 2, 7, 1580, 11, "4-10"],
  ["Plitvice and Velebit", "Croatia", "Lika", "W", "G", 3, 7, 1360, 4, "5-10"],
  ["Soča Valley Trails", "Slovenia", "Littoral", "W", "S", 3, 7, 930, 5, "5-10"],
  ["Julian Alps Traverse", "Slovenia", "Upper Carniola", "W", "G", 4, 7, 1290, 5, "6-9"],
  ["Alps to Adriatic", "Slovenia", "Littoral", "C", "S", 3, 7, 990, 6, "5-10"],
].map(([name, country, region, activity, style, grade, nights, price, popularity, season], at) => ({
  ...{ at, name, country, region, activity, style, grade, nights, price, popularity },
  season: season.split("-").map(Number),
}));

/** Guides: name, countries that they know, how they work for us, what travellers find of them. */
export const guides = [
  ["Elena Rossi", "Italy", "EMP", 0.3],
  ["Matteo Gruber", "Italy Austria", "EMP", 0.1],
  ["Chiara Bianchi", "Italy", "FRL", -0.2],
  ["Luca Ferraro", "Italy", "FRL", -0.6],
  ["Jonas Weber", "Austria Germany", "EMP", 0.2],
  ["Marie Lefèvre", "France", "EMP", 0.25],
  ["Antoine Morel", "France", "FRL", -0.35],
  ["Inês Carvalho", "Portugal", "EMP", 0.35],
  ["Rui Tavares", "Portugal", "FRL", -0.1],
  ["Núria Soler", "Spain", "EMP", 0.15],
  ["Javier Ortega", "Spain", "FRL", -0.5],
  ["Ivana Kovač", "Croatia Slovenia", "EMP", 0.3],
  ["Marko Horvat", "Croatia", "FRL", -0.25],
  ["Tina Zupan", "Slovenia", "FRL", 0.05],
].map(([name, countries, employment, charm]) => ({
  ...{ name, employment, charm },
  countries: countries.split(" "),
}));

/** Agents: name, type, account manager, commission in percent, weight, first and last day of their bookings. */
export const agents = [
  ["Alpenvia Reisen", "TOP", "Sophie Lindner", 15, 16, 0, 1034],
  ["Wanderwelt", "TOP", "Sophie Lindner", 14, 13, 0, 1034],
  ["Reisebüro Kaiser", "RTL", "Sophie Lindner", 10, 5, 0, 1034],
  ["Pedal & Path", "OTA", "Daniel Okafor", 12, 12, 0, 1034],
  ["Trailfinder Collective", "OTA", "Daniel Okafor", 12, 9, 150, 1034],
  ["Hilltop Travel", "RTL", "Daniel Okafor", 10, 4, 0, 880],
  ["Ramblers of Kent", "CLB", "Daniel Okafor", 6, 3, 0, 1034],
  ["Dutch Cycling Club", "CLB", "Femke de Boer", 6, 5, 0, 1034],
  ["Fietsvakantie Direct", "OTA", "Femke de Boer", 12, 11, 0, 1034],
  ["Van Dam Reizen", "RTL", "Femke de Boer", 10, 4, 60, 1034],
  ["Nordic Outdoors", "TOP", "Femke de Boer", 14, 7, 200, 1034],
  ["Sentiers et Vélos", "TOP", "Camille Roy", 13, 6, 0, 1034],
  ["Voyages Bonnard", "RTL", "Camille Roy", 10, 3, 0, 860],
  ["Active Boomers", "OTA", "Camille Roy", 12, 6, 420, 1034],
  ["Evergreen Holidays", "TOP", "", 15, 5, 500, 1034],
  ["Boots & Beyond", "RTL", "", 10, 2, 0, 700],
].map(([name, type, manager, commission, weight, first, last]) => ({
  ...{ name, type, manager, commission, weight, first, last },
}));

/** Suppliers: name, country where they serve or none for all, cost type. */
export const suppliers = [
  ["Hotel Post Gruppe", "Austria Germany", "ACC"],
  ["Moselhof Hotels", "Germany", "ACC"],
  ["Albergo Diffuso Toscana", "Italy", "ACC"],
  ["Dolomiti Rifugi", "Italy", "ACC"],
  ["Logis du Val", "France", "ACC"],
  ["Refuges de Savoie", "France", "ACC"],
  ["Quinta das Oliveiras", "Portugal", "ACC"],
  ["Casas do Caminho", "Portugal Spain", "ACC"],
  ["Hostales del Norte", "Spain", "ACC"],
  ["Adria Small Hotels", "Croatia Slovenia", "ACC"],
  ["BagDrop Europe", "", "LUG"],
  ["Valise Express", "France", "LUG"],
  ["Mochila Rápida", "Spain Portugal", "LUG"],
  ["Shuttle Alpin", "Austria Germany Italy Slovenia", "TRF"],
  ["Costa Transfers", "Spain Portugal", "TRF"],
  ["Cars Duval", "France", "TRF"],
  ["Blue Line Boats", "Croatia", "TRF"],
  ["VeloRent Pro", "", "BIK"],
  ["Trattoria Circle", "Italy", "MEA"],
  ["Tables de Terroir", "France", "MEA"],
  ["Picnic & Co", "", "MEA"],
].map(([name, countries, type]) => ({ name, type, countries: countries.split(" ") }));

export const reasons = [
  ["Illness", 34],
  ["Change of plans", 27],
  ["Work", 13],
  ["Bereavement", 6],
  ["Flight cancelled", 8],
  ["", 12],
];

/** Where travellers live, as ISO codes. */
export const homes = [
  ["DE", 34],
  ["GB", 20],
  ["NL", 16],
  ["FR", 9],
  ["CH", 6],
  ["AT", 5],
  ["SE", 4],
  ["US", 4],
  ["", 2],
];

export const diets = [
  ["", 80],
  ["Vegetarian", 10],
  ["Vegan", 3],
  ["Gluten-free", 4],
  ["Lactose-free", 3],
];

export const firstNames =
  "Anna Peter Sabine Thomas Claire James Helen Robert Femke Pieter Ingrid Lars Brigitte Michel Susan David Karin Wolfgang Ruth Andrew Margriet Jan Ulrike Stefan Julie Paul Monika Hans Emma Oliver".split(
    " ",
  );
export const lastNames =
  "Schmidt Keller Brandt Vogel Hoffmann Taylor Hughes Bennett Clarke Foster Jansen Visser Bakker Smit Mulder Dubois Laurent Girard Meyer Frei Berger Lindqvist Nyberg Miller Parker Krause Seidel Lorenz Ward Palmer".split(
    " ",
  );

export const oneOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))][0];
