// A chain of veterinary practices: where it works, with whom, for which animals, and what it does and sells.

/** Name, canton, the day since 2024-01-01 on which it opened, how busy it is, its no-shows in percent and its wait in minutes. */
export const practices = [
  ["Genève", "GE", -3000, 62, 5, 14],
  ["Neuchâtel", "NE", -2400, 48, 4, 9],
  ["Delémont", "JU", -1700, 34, 3, 7],
  ["Zürich Seefeld", "ZH", -2100, 66, 7, 19],
  ["Zürich Oerlikon", "ZH", -800, 58, 12, 24],
  ["Bern", "BE", 430, 52, 6, 16],
];

/** Name, practice, first and last day. */
export const vets = [
  ["Anaïs Bonvin", 0, -3000, 9999],
  ["Yves Girardin", 0, -900, 9999],
  ["Léa Dupré", 0, 500, 9999],
  ["Chloé Perret", 1, -2400, 9999],
  ["Noémie Rochat", 1, -300, 9999],
  ["Simon Joliat", 2, -1700, 9999],
  ["Jörg Zürcher", 3, -2100, 9999],
  ["Petra Lüthi", 3, -600, 9999],
  ["Matthias Kälin", 3, 100, 640],
  ["Marco Bühler", 4, -800, 9999],
  ["Sandra Kälin", 4, -100, 9999],
  ["Hannah Frei", 5, 430, 9999],
  ["Urs Wenger", 5, 520, 9999],
];

/** Code, breed, how many there are, least and greatest weight in tenths of a kilogram, and years it may live. */
export const breeds = [
  ["CAN", "Mixed breed", 12, 60, 320, 15],
  ["CAN", "Labrador Retriever", 9, 240, 390, 13],
  ["CAN", "Bernese Mountain Dog", 6, 350, 540, 10],
  ["CAN", "Border Collie", 5, 140, 220, 14],
  ["CAN", "French Bulldog", 7, 90, 145, 12],
  ["CAN", "Dachshund", 4, 70, 110, 15],
  ["CAN", "Jack Russell Terrier", 4, 55, 85, 16],
  ["FEL", "European Shorthair", 20, 32, 65, 18],
  ["FEL", "Maine Coon", 6, 48, 92, 15],
  ["FEL", "Ragdoll", 4, 42, 78, 16],
  ["FEL", "Persian", 3, 33, 58, 16],
  ["FEL", "Bengal", 3, 38, 66, 15],
  ["LAG", "Dwarf rabbit", 6, 9, 18, 10],
  ["LAG", "Lop rabbit", 4, 14, 28, 9],
  ["ROD", "Guinea pig", 6, 7, 13, 7],
  ["ROD", "Golden hamster", 2, 1, 2, 3],
  ["AVE", "Budgerigar", 3, 1, 1, 9],
  ["AVE", "Grey parrot", 1, 4, 5, 40],
  ["REP", "Bearded dragon", 2, 3, 5, 11],
  ["REP", "Greek tortoise", 2, 8, 21, 70],
];

export const animalNames =
  "Bella,Luna,Balou,Rocky,Nala,Simba,Minouche,Félix,Mia,Leo,Chico,Zoé,Bruno,Kira,Tigrou,Noisette,Caramel,Lilly,Max,Sämi,Flöckli,Oscar,Pepper,Stella,Moka,Gipsy,Rex,Cléo,Pünktli,Filou".split(
    ",",
  );

/** Name, category, fee in francs, minutes, whether under anaesthesia. */
export const treatments = {
  CONS: ["Consultation", "consultation", 78, 15, false],
  EMER: ["Emergency consultation", "consultation", 165, 25, false],
  RECH: ["Recheck", "consultation", 0, 10, false],
  VRAB: ["Rabies vaccination", "vaccination", 62, 5, false],
  VDHP: ["Distemper vaccination", "vaccination", 74, 5, false],
  VFVR: ["Cat flu vaccination", "vaccination", 70, 5, false],
  VMYX: ["Myxomatosis vaccination", "vaccination", 58, 5, false],
  SPAY: ["Spay", "surgery", 420, 55, true],
  CAST: ["Castration", "surgery", 280, 35, true],
  LUMP: ["Lump removal", "surgery", 390, 50, true],
  CRUC: ["Cruciate ligament repair", "surgery", 2450, 110, true],
  SUTU: ["Wound suture", "surgery", 240, 30, true],
  SCAL: ["Dental scaling", "dental", 310, 45, true],
  EXTR: ["Tooth extraction", "dental", 185, 30, true],
  XRAY: ["X-ray", "imaging", 145, 15, false],
  ULTR: ["Ultrasound", "imaging", 170, 20, false],
  BLOO: ["Blood test", "laboratory", 110, 10, false],
  URIN: ["Urine test", "laboratory", 55, 5, false],
  FLUI: ["Fluid therapy", "medication", 95, 40, false],
  ANTI: ["Antibiotic injection", "medication", 48, 5, false],
  NAIL: ["Nail clipping", "care", 22, 10, false],
  CHIP: ["Microchipping", "care", 68, 5, false],
  EUTH: ["Euthanasia", "end of life", 190, 30, false],
};

/** Code, how often, and the shortest and longest visit in minutes. */
export const reasons = [
  ["VAC", 24, 10, 25],
  ["CHK", 20, 12, 35],
  ["ILL", 26, 15, 55],
  ["ACC", 8, 20, 80],
  ["DEN", 8, 35, 95],
  ["SUR", 7, 50, 150],
  ["REC", 9, 8, 18],
];

/** Product, category, supplier, whether on prescription only, cost and price in cents, pieces sold in a month. */
export const products = [
  ["Renal diet cat 2 kg", "food", "Vetalpin", false, 1790, 2990, 9],
  ["Hypoallergenic dog food 7 kg", "food", "Vetalpin", false, 4950, 7900, 7],
  ["Puppy starter 3 kg", "food", "Nordpet", false, 1620, 2690, 6],
  ["Hay pellets 5 kg", "food", "Nordpet", false, 890, 1590, 4],
  ["Tick collar dog", "parasite control", "Médiparc", false, 1950, 3890, 11],
  ["Spot-on cat", "parasite control", "Médiparc", false, 1420, 2790, 13],
  ["Deworming tablets", "parasite control", "Médiparc", true, 610, 1480, 18],
  ["Joint chews", "supplements", "Nordpet", false, 1840, 3450, 6],
  ["Omega-3 oil", "supplements", "Vetalpin", false, 1230, 2490, 4],
  ["Medicated shampoo", "care", "Médiparc", false, 1080, 2190, 5],
  ["Ear cleaner", "care", "Médiparc", false, 720, 1690, 7],
  ["Pain relief syrup", "medicines", "Médiparc", true, 1680, 3290, 10],
  ["Antibiotic tablets", "medicines", "Médiparc", true, 940, 2150, 9],
  ["Thyroid tablets cat", "medicines", "Vetalpin", true, 2260, 4180, 5],
  ["Heart tablets dog", "medicines", "Vetalpin", true, 3480, 5990, 4],
  ["Recovery collar", "accessories", "Nordpet", false, 680, 1890, 3],
  ["Transport box", "accessories", "Nordpet", false, 2390, 4900, 2],
];

const firstNames =
  "Adrien,Béatrice,Christoph,Denise,Élodie,Fabian,Gaël,Heidi,Inès,Jürg,Karin,Loïc,Mélanie,Nadja,Olivier,Prisca,Raphaël,Sabine,Thérèse,Ueli,Valérie,Werner,Xenia,Zita".split(
    ",",
  );
const lastNames =
  "Aebischer,Besançon,Cuénod,Dätwyler,Egli,Favre,Gerber,Hänni,Imhof,Jeanneret,Käser,Lüscher,Monnier,Nägeli,Oberli,Pittet,Rüegg,Schär,Thévoz,Vögeli".split(
    ",",
  );

/** Every private owner, in an order that mixes first and last names. */
export const people = firstNames
  .flatMap((first) => lastNames.map((last) => `${first} ${last}`))
  .map((name, at) => ({ name, place: (at * 7919) % 1013 }))
  .sort((left, right) => left.place - right.place)
  .map(({ name }) => name)
  .slice(0, 410);

/** Breeders and shelters: name, kind, practice, animals. */
export const houses = [
  ["Élevage du Creux-du-Van", "BRD", 1, 8],
  ["Zwinger vom Zürichberg", "BRD", 3, 9],
  ["Chatterie Belle-Rive", "BRD", 0, 7],
  ["Hundezucht Glattfelden", "BRD", 4, 6],
  ["Refuge de la Côte", "SHL", 0, 14],
  ["Refuge des Franches-Montagnes", "SHL", 2, 12],
  ["Tierheim Pfötli", "SHL", 4, 16],
  ["Tierheim Aaretal", "SHL", 5, 11],
];
