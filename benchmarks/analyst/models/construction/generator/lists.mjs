// The names and words of the construction company's data.

/** City, kind, name, and whether the client had to put the work out to public tender. */
export const sites = [
  ["Köln", "RES", "Lindenhof Apartments", false],
  ["Köln", "COM", "Rheinblick Offices", false],
  ["Köln", "PUB", "Südstadt Primary School", true],
  ["Köln", "RES", "Ehrenfeld Terraces", false],
  ["Köln", "IND", "Niehl Cold Store", false],
  ["Köln", "RES", "Mülheim Townhouses", false],
  ["Köln", "PUB", "Deutz Fire Station", true],
  ["Düsseldorf", "COM", "Harbour Quarter Tower", false],
  ["Düsseldorf", "RES", "Königsallee Residences", false],
  ["Düsseldorf", "PUB", "St. Étienne Hospital Wing", true],
  ["Düsseldorf", "COM", "Bilk Retail Park", false],
  ["Düsseldorf", "IND", "Reisholz Logistics Hall", false],
  ["Düsseldorf", "RES", "Gerresheim Courtyard", false],
  ["Aachen", "PUB", "Charlemagne Library", true],
  ["Aachen", "RES", "Frankenberg Lofts", false],
  ["Aachen", "IND", "Škoda Service Depot", false],
  ["Aachen", "COM", "Campus West Laboratory", false],
  ["Aachen", "PUB", "Eilendorf Kindergarten", true],
  ["Liège", "RES", "Résidence Meuse", false],
  ["Liège", "PUB", "Lycée Simenon", true],
  ["Liège", "COM", "Guillemins Business Centre", false],
  ["Liège", "IND", "Herstal Machine Works", false],
  ["Liège", "RES", "Cointe Gardens", false],
  ["Maastricht", "COM", "Céramique Hotel", false],
  ["Maastricht", "RES", "Wyck Canal Houses", false],
  ["Maastricht", "PUB", "Sphinx Sports Hall", true],
  ["Maastricht", "IND", "Beatrix Harbour Silo", false],
  ["Maastricht", "RES", "Jeker Park Flats", false],
];

export const clients = [
  "Stadtbau West",
  "Meuse Immobilier",
  "Rheinland Kliniken",
  "Van Dijk Vastgoed",
  "Nordpark Invest",
  "Provincie Limburg",
];
export const managers = [
  "Jürgen Weiß",
  "Amélie Laurent",
  "Pieter de Groot",
  "Hanna Schütz",
  "Tomáš Novák",
];
export const inspectors = ["Renée Fontaine", "Klaus Bäcker", "Ingrid Maas", "Ömer Yıldız"];

/** A trade, what its invoices are about, and the companies that do it. */
export const trades = [
  ["Groundworks", 46000, ["Tiefbau Krüger", "Maasgrond", "Terrassements Dubois", "Erdbau Eifel"]],
  ["Concrete", 58000, ["Betonbau Möller", "Béton Liégeois", "Rohbau Jansen", "Vercammen Concrete"]],
  ["Roofing", 31000, ["Dachwerk Schäfer", "Toitures Lambert", "Dakmeesters"]],
  [
    "Electrical",
    27000,
    ["Elektro Brandt", "Volta Maas", "Électricité Renard", "Lichtblick Elektrik"],
  ],
  [
    "Plumbing",
    24000,
    ["Sanitär Vogel", "Aqua Plomberie", "Loodgieters Smit", "Rohr und Bad Peters"],
  ],
  ["Drywall", 16000, ["Trockenbau Nowak", "Cloisons Martin", "Innenausbau Lorenz"]],
  ["Painting", 9000, ["Malerbetrieb König", "Couleurs Petit", "Schilders Bos"]],
  ["Joinery", 19000, ["Tischlerei Hofmann", "Menuiserie Gérard", "Timmerwerk Visser"]],
  ["Windows", 35000, ["Fensterbau Großmann", "Châssis Wallon", "Glas Peeters"]],
  ["Scaffolding", 12000, ["Gerüstbau Wolf", "Échafaudages Colin", "Steigerbouw Limburg"]],
];

export const reasons = ["Client request", "Design change", "Site conditions", "Planning error"];
export const inspectionTypes = ["Safety", "Quality", "Fire protection", "Handover"];

/** Name, role and hourly wage of our own people. */
export const roles = [
  ["Foreman", 44.5, ["Ralf Böhm", "Luc Mertens", "Sven Köhler", "André Simon", "Dirk Claes"]],
  [
    "Bricklayer",
    34.2,
    [
      "Paweł Zieliński",
      "Uwe Gräf",
      "Marc Noël",
      "Jan Bakker",
      "Ion Popescu",
      "Timo Fuchs",
      "Yves Denis",
    ],
  ],
  [
    "Carpenter",
    35.8,
    ["Björn Lange", "Hugo Leroy", "Kees Mulder", "Stefan Roth", "Mirko Babić", "Nils Arndt"],
  ],
  ["Crane operator", 39.4, ["Gürkan Aydın", "Frank Thiel", "Benoît Marchal", "Wim Hendriks"]],
  [
    "Labourer",
    26.7,
    [
      ...["Amir Haddad", "Petr Dvořák", "Lukas Kern", "João Pereira", "Sami Aho", "Ole Jansson"],
      ...["Viktor Ilić", "Karim Benali", "Mateusz Król", "Dave Willems", "Cem Öztürk", "Rui Gomes"],
    ],
  ],
];
