// Who is cared for where, by whom, and who pays.

/** Branches: weight, towns, councils, lateness and misses in a thousand visits, posts for carers. */
export const branches = [
  [
    "Estuary",
    30,
    ["Gillingham", "Rainham", "Sittingbourne", "Sheerness"],
    "Medway Council",
    118,
    13,
    11,
  ],
  [
    "Stour Valley",
    25,
    ["Canterbury", "Wye", "Whitstable", "Faversham"],
    "Kent County Council",
    82,
    9,
    9,
  ],
  ["Thanet", 20, ["Margate", "Ramsgate", "Broadstairs"], "Kent County Council", 161, 21, 8],
  ["Weald", 14, ["Cranbrook", "Hawkhurst", "Wadhurst"], "Kent County Council", 96, 11, 6],
  ["Romney Marsh", 11, ["New Romney", "Lydd", "Rye"], "East Sussex County Council", 137, 17, 5],
].map(([name, weight, towns, council, late, missed, posts]) => ({
  ...{ name, weight, towns, council, late, missed, posts },
}));

/** Towns whose people another council pays for than the others of their branch. */
export const otherCouncils = {
  ...{ Sittingbourne: "Kent County Council", Sheerness: "Kent County Council" },
  ...{ "New Romney": "Kent County Council", Lydd: "Kent County Council" },
  Wadhurst: "East Sussex County Council",
};

/** Types of care: weight, least and most visits a week, lengths in minutes, pounds an hour for private clients. */
export const careTypes = [
  ["Personal care", 42, 3, 9, [30, 30, 45], 31],
  ["Dementia care", 17, 3, 8, [45, 60, 60], 34],
  ["Reablement", 15, 4, 9, [30, 45], 30],
  ["Domestic help", 14, 1, 2, [60, 90, 120], 26],
  ["Companionship", 12, 1, 3, [60, 120], 27],
];

export const levels = [
  ["L", 22],
  ["M", 39],
  ["H", 28],
  ["X", 11],
];

/** Fundings: weight, part of the private charge that they pay, days to pay, days that they are usually late or early. */
export const fundings = [
  ["LA", 48, 0.79, 30, 4],
  ["PVT", 31, 1, 14, -3],
  ["DP", 12, 0.86, 14, 6],
  ["CHC", 9, 0.93, 30, 15],
];

export const endReasons = [
  ["Moved to a care home", 30],
  ["Died", 24],
  ["Changed provider", 15],
  ["Funding ended", 10],
  ["Care by the family", 13],
  ["", 8],
];

export const cancelReasons = [
  ["In hospital", 38],
  ["Family visiting", 27],
  ["Appointment elsewhere", 17],
  ["Client refused", 18],
];

/** Kinds of incidents: weight, the most severe that they get. */
export const incidentKinds = [
  ["FAL", 44, 4],
  ["MED", 25, 3],
  ["SKN", 14, 3],
  ["ACC", 10, 2],
  ["SAF", 7, 4],
];

export const clientFirstNames = [
  ...["Margaret", "Dorothy", "Jean", "Patricia", "Brenda", "Sheila", "Joan", "Beryl", "Audrey"],
  ...["Maureen", "Sylvia", "Doreen", "Eileen", "Edna", "Hazel", "Ronald", "Kenneth", "Derek"],
  ...["Raymond", "Stanley", "Gordon", "Dennis", "Harold", "Norman", "Bernard", "Ernest", "Leonard"],
];

export const clientLastNames = [
  ...["Holloway", "Pemberton", "Ashdown", "Barlow", "Cheeseman", "Dunmore", "Ellery", "Fagg"],
  ...["Goodhew", "Hogben", "Iggulden", "Jarvis", "Kemsley", "Luckhurst", "Marchant", "Neame"],
  ...["Oxley", "Pilcher", "Quested", "Rigden", "Sladden", "Tapley", "Uden", "Verrall", "Wickenden"],
  ...["Amos", "Burden", "Coveney", "Divall", "Epps", "Foad", "Godden", "Hambrook", "Impett"],
];

export const carerFirstNames = [
  ...[
    "Grace",
    "Blessing",
    "Joanna",
    "Katie",
    "Megan",
    "Oluwaseun",
    "Agnieszka",
    "Sunita",
    "Tracey",
  ],
  ...["Ioana", "Leanne", "Chantelle", "Daniel", "Kwame", "Marius", "Nicola", "Rebecca", "Priya"],
];

export const carerLastNames = [
  ...["Adeyemi", "Kowalska", "Turner", "Mensah", "Popescu", "Fletcher", "Sharma", "Brooks"],
  ...["Okafor", "Nowak", "Harding", "Ionescu", "Patel", "Wells", "Boateng", "Curtis"],
];

export const roles = [
  ["CA", 72, 1220],
  ["SC", 21, 1390],
  ["RN", 7, 2110],
];

export const contracts = [
  ["FT", 26],
  ["PT", 33],
  ["ZH", 41],
];

/** An entry of such a list by the weights that stand second. */
export const entryOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))];
