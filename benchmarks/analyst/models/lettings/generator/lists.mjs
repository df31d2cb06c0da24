// A letting agency: where its flats are, who owns them, who looks after them, and who mends them.

/** Area, its streets, and what a bedroom adds to the rent there in pounds. */
export const areas = [
  ["Old Town", ["Quay Street", "Rope Walk", "St Bride's Lane"], 260],
  ["Marina", ["Pier Road", "Lighthouse Court"], 330],
  ["Station Quarter", ["Station Road", "Tannery Yard", "Canal Street"], 240],
  ["Northfields", ["Elm Grove", "Beech Road", "Station Road North"], 190],
  ["University", ["College Road", "Priory Terrace"], 210],
];

/** Landlord, kind, flats, and whether the agency has an e-mail address. */
export const landlords = [
  ["Brightstone Estates", "C", 31, true],
  ["Harcourt Property Partners", "C", 22, true],
  ["Meridian Homes", "C", 14, true],
  ["Priory Trust", "C", 9, true],
  ["Margaret Ansell", "P", 6, false],
  ["Dinesh Rao", "P", 5, true],
  ["Peter Holloway", "P", 4, true],
  ["Anna Holloway", "P", 3, true],
  ["Stella Kwarteng", "P", 4, true],
  ["Gordon Pym", "P", 3, false],
  ["Ingrid Solberg", "P", 3, true],
  ["Wei Zhang", "P", 3, true],
  ["Colette Marsh", "P", 2, true],
  ["Trevor Bass", "P", 2, false],
  ["Yvonne Adair", "P", 2, true],
  ["Luis Ferreira", "P", 2, true],
  ["Hilary Stokes", "P", 2, true],
  ["Frank Oduya", "P", 1, true],
  ["Brenda Tull", "P", 1, false],
  ["Samir Haddad", "P", 1, true],
  ["Joyce Penrose", "P", 1, true],
  ["Alec Munro", "P", 1, true],
];

/** Name, first and last day since 2024-01-01, and how keen. */
export const agents = [
  ["Chloe Barratt", -1500, 9999, 9],
  ["Tom Ridley", -800, 9999, 7],
  ["Priya Nair", -300, 9999, 8],
  ["Jack Osei", 260, 9999, 6],
  ["Megan Lowe", -900, 610, 6],
  ["Daisy Fenn", 880, 9999, 4],
];

/** What is reported, how often, who mends it, and from and to what it costs in pounds. */
export const troubles = [
  ["plumbing", 22, ["Drip & Sons", "Aquafix"], 60, 420],
  ["heating", 17, ["Warmfront Gas", "Aquafix"], 90, 950],
  ["electrics", 12, ["Sparkworks"], 55, 380],
  ["appliances", 14, ["Coastal Appliances"], 45, 520],
  ["damp", 8, ["Drybuild"], 150, 1900],
  ["locks", 9, ["Keyline"], 50, 210],
  ["windows", 6, ["Drybuild", "Handy Andy"], 70, 600],
  ["pests", 3, ["Handy Andy"], 60, 180],
];

export const portals = ["HomeFinder", "our website", "window", "recommendation"];

const firstNames =
  "Amelia,Bilal,Carys,Duncan,Esme,Fatima,Gareth,Holly,Isaac,Jasmine,Kofi,Lydia,Marcus,Nina,Oliver,Poppy,Rafael,Sophie,Theo,Uma,Victor,Wanda,Xin,Zara".split(
    ",",
  );
const lastNames =
  "Abbott,Blake,Chowdhury,Dawes,Ellison,Fry,Goddard,Hobbs,Ingram,Jarvis,Khan,Lister,Mistry,Norton,Obi,Pratt,Rowe,Sayer,Thorne,Vaughan,Weir".split(
    ",",
  );

/** Tenants in an order that mixes first and last names. */
export const tenants = firstNames
  .flatMap((first) => lastNames.map((last) => `${first} ${last}`))
  .map((name, at) => ({ name, place: (at * 7919) % 1009 }))
  .sort((left, right) => left.place - right.place)
  .map(({ name }) => name);
