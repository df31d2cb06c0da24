// The names and words of the fleet's data.

/** Name, state, manager, day of opening, vehicles, parking bays. */
export const depots = [
  ["Wetherill Park", "NSW", "Karen Papadopoulos", -2400, 13, 18],
  ["Newcastle", "NSW", "Glenn Whitby", -1100, 6, 8],
  ["Dandenong", "VIC", "Minh Tran", -2150, 12, 16],
  ["Geelong", "VIC", "Sally Brennan", -700, 5, 6],
  ["Rocklea", "QLD", "Dale Kowalski", -1800, 10, 14],
  ["Townsville", "QLD", "Leilani Faleolo", -350, 5, 8],
  ["Kewdale", "WA", "Ross McAllister", -1500, 9, 12],
  ["Wingfield", "SA", "Anita Deshmukh", -900, 8, 10],
  ["Hobart", "TAS", "Corey Blackwood", 424, 6, 6],
];

/**
 * Of each kind of body: weight, the first letters of fleet numbers, km of a usual trip, litres in the
 * tank, and its makes: name, model, fuel, litres for 100 km, price, gross mass.
 */
export const bodies = {
  UTE: {
    ...{ weight: 9, letters: "UT", km: 95, tank: 78 },
    makes: [
      ["Toyota", "HiLux", "DSL", 9.2, 54_000, 3050],
      ["Ford", "Ranger", "DSL", 9.6, 57_000, 3230],
      ["Isuzu", "D-Max", "DSL", 8.7, 51_000, 3100],
    ],
  },
  VAN: {
    ...{ weight: 9, letters: "VN", km: 120, tank: 75 },
    makes: [
      ["Toyota", "HiAce", "DSL", 9.9, 53_000, 3500],
      ["Ford", "Transit", "DSL", 10.6, 56_000, 3550],
      ["LDV", "eDeliver 9", "ELE", 0, 92_000, 3500],
    ],
  },
  RIG: {
    ...{ weight: 7, letters: "RG", km: 185, tank: 200 },
    makes: [
      ["Isuzu", "FRR 107-210", "DSL", 23.5, 138_000, 10_700],
      ["Hino", "500 FD", "DSL", 24.8, 145_000, 11_000],
      ["Fuso", "Fighter 1224", "DSL", 26.1, 141_000, 12_000],
    ],
  },
  PRM: {
    ...{ weight: 6, letters: "PM", km: 520, tank: 900 },
    makes: [
      ["Kenworth", "T610", "DSL", 51, 395_000, 42_500],
      ["Volvo", "FH16", "DSL", 47.5, 412_000, 42_500],
      ["Scania", "R620", "DSL", 46.2, 405_000, 42_500],
    ],
  },
  CAR: {
    ...{ weight: 4, letters: "PC", km: 55, tank: 52 },
    makes: [
      ["Toyota", "Camry", "HYB", 5.1, 43_000, 2100],
      ["Mazda", "CX-5", "ULP", 8.4, 46_000, 2150],
      ["Tesla", "Model Y", "ELE", 0, 69_000, 2400],
    ],
  },
};

export const firstNames =
  "Jack|Priya|Shane|Mele|Tomasz|Bianca|Hassan|Kylie|Wei|Darren|Aroha|Luca|Grace|Viktor|Samira|Brett|Chloe|Nikolai|Tanya|Ravi|Megan|Zoran|Ella|Duc|Craig|Siobhan|Ahmed|Paige|Wayne|Ingrid|Matiu|Renee".split(
    "|",
  );
export const lastNames =
  "Nguyen|Sharma|O'Connor|Tupou|Nowak|Rossi|Haddad|Walker|Zhang|Mitchell|Parata|De Luca|Campbell|Petrov|Rahimi|Thompson|Fraser|Ivanov|Hughes|Patel|Sinclair|Jovanović|Morrison|Le|Barrett|Byrne|Khalil|Sutton|Doyle|Larsen|Ngata|Gauthier".split(
    "|",
  );

export const licences = ["C", "MR", "HR", "HC", "MC"];

/** Offence, weight, usual penalty, demerit points, whether an officer or a camera saw it on the road. */
export const offences = [
  ["Speeding", 10, 295, 3, true],
  ["Parking", 8, 124, 0, false],
  ["Unpaid toll", 5, 36, 0, false],
  ["Red light", 3, 514, 3, true],
  ["Overloading", 2, 720, 0, true],
  ["Mobile phone", 2, 410, 5, true],
];

export const brands = ["Ampol", "BP", "Shell", "7-Eleven", "United"];
export const schemes = ["AmpolCard", "BP Plus", "WEX Motorpass"];

/** The workshops, with their price beside our own. */
export const workshops = [
  ["In-house", 0.8],
  ["Southern Cross Mechanical", 1],
  ["Harbour Truck Service", 1.25],
  ["Redgum Auto Electrical", 0.95],
  ["Outback Tyres", 0.9],
  ["Coastline Smash Repairs", 1.4],
];

/** Only these states have toll roads. */
export const tollStates = new Set(["NSW", "VIC", "QLD"]);
