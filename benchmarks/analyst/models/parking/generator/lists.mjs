// The car parks, their machines, and who works and parks there.
const day2025 = 366;

/** Code, name, city, region, kind, spaces, EV bays, landlord, manager, whether it never closes, stays a day in a hundred, pence an hour. */
const siteList = [
  ["ALB", "Albion Street", "Leeds", "North", "MSC", 690, 12, "", "Dave Ormond", true, 330, 260],
  [
    "QRY",
    "Quarry Hill",
    "Leeds",
    "North",
    "SUR",
    210,
    0,
    "Leeds Estates",
    "Dave Ormond",
    true,
    130,
  ],
  ["WEL", "Wellington Place", "Leeds", "North", "UND", 340, 20, "MEPC", "Dave Ormond", false, 200],
  ["DEA", "Deansgate North", "Manchester", "North", "MSC", 820, 16, "", "Dave Ormond", true, 390],
  [
    "SPN",
    "Spinningfields",
    "Manchester",
    "North",
    "UND",
    450,
    24,
    "Allied",
    "Dave Ormond",
    true,
    260,
  ],
  ["CHO", "Chorlton Street", "Manchester", "North", "MSC", 560, 6, "", "Dave Ormond", true, 220],
  ["ARU", "Arundel Gate", "Sheffield", "North", "MSC", 480, 8, "", "Dave Ormond", false, 190],
  [
    "CAS",
    "Castle Market",
    "Sheffield",
    "North",
    "SUR",
    120,
    0,
    "City Council",
    "Dave Ormond",
    false,
    140,
  ],
  ["FOS", "Foss Bank", "York", "North", "SUR", 160, 0, "City Council", "Dave Ormond", false, 120],
  ["STR", "Station Rise", "York", "North", "SUR", 230, 4, "Network Rail", "Dave Ormond", true, 170],
  ["SNO", "Snow Hill", "Birmingham", "Midlands", "MSC", 610, 18, "", "Ruth Aspinall", true, 310],
  [
    "JWL",
    "Jewellery Quarter",
    "Birmingham",
    "Midlands",
    "SUR",
    95,
    2,
    "",
    "Ruth Aspinall",
    false,
    80,
  ],
  [
    "STN",
    "Station Street",
    "Nottingham",
    "Midlands",
    "MSC",
    370,
    6,
    "Network Rail",
    "Ruth Aspinall",
    true,
    180,
  ],
  [
    "TMQ",
    "Temple Quay",
    "Bristol",
    "South West",
    "UND",
    300,
    22,
    "Castlemore",
    "Owen Pryce",
    true,
    190,
  ],
  [
    "HAR",
    "Harbourside",
    "Bristol",
    "South West",
    "MSC",
    420,
    30,
    "Castlemore",
    "Owen Pryce",
    true,
    240,
  ],
];

export const sites = siteList.map(
  ([code, name, city, region, kind, spaces, ev, landlord, manager, isAlways, weight], at) => ({
    ...{ id: at + 1, code, name, city, region, kind, spaces, ev, landlord, manager, isAlways },
    weight: weight / 100,
    price: { MSC: 260, SUR: 180, UND: 340 }[kind] + (at % 3) * 20,
    opened: code === "HAR" ? day2025 + 62 : -900 - at * 137,
    closed: code === "FOS" ? day2025 + 180 : undefined,
    passes: { UND: 7, MSC: 4, SUR: 2 }[kind],
  }),
);

/** Kind, how many of it a site of each kind has, and its faults a year in a hundred. */
export const machineKinds = [
  ["ENT", { MSC: 2, UND: 2, SUR: 1 }, 210],
  ["EXT", { MSC: 2, UND: 2, SUR: 1 }, 260],
  ["PAY", { MSC: 4, UND: 3, SUR: 1 }, 390],
  ["CAM", { MSC: 2, UND: 2, SUR: 1 }, 130],
  ["LFT", { MSC: 2, UND: 1, SUR: 0 }, 240],
];
export const vendors = {
  ENT: ["Designa", "Skidata"],
  EXT: ["Designa", "Skidata"],
  PAY: ["Flowbird", "Skidata", "Metric"],
  CAM: ["Genetec", "Neology"],
  LFT: ["Kone", "Otis"],
};
export const categories = {
  ENT: ["Barrier arm", "Ticket jam", "Network", "Vandalism"],
  EXT: ["Barrier arm", "Ticket reader", "Network", "Vandalism"],
  PAY: ["Card reader", "Coin jam", "Printer", "Network", "Screen", "Vandalism"],
  CAM: ["Misreads", "Network", "Power"],
  LFT: ["Door", "Stuck", "Power"],
};
export const technicians = [
  "Gareth Mole",
  "Asif Khan",
  "Joanna Reid",
  "Pete Shaw",
  "Imogen Blythe",
];
export const wardens = {
  North: ["Colin Batty", "Sandra Okoro", "Mick Thornley", "Yasmin Farah"],
  Midlands: ["Terry Lomax", "Grace Adeyemi"],
  "South West": ["Nia Vaughan", "Rob Tully"],
};
export const breaches = [
  ["NT", 41],
  ["OS", 33],
  ["BY", 12],
  ["DB", 6],
  ["PS", 8],
];

export const accountManagers = ["Priya Nair", "Beth Lawson", "Callum Grieve"];
export const businesses =
  `Northgate Dental|Northgate Legal|Pennine Dental|Harcourt & Lyle|Aire Analytics|Redshaw Solicitors
Brightwater Homes|Cutler Steel|Steel City Radio|Deloitte|Addleshaw|BT Group|Cobalt Housing|Temple Recruitment|Kestrel Insurance
Midland Optics|Ashby Payroll|Riverside Media|Riverside Physio|Calder Engineering|NHS Property|Irwin Mitchell|Yorke Interiors
Lantern Software|Peak Telecom|Quayside Hotels|Avon Freight|Avon Legal|Hallam Students|Minster Books|Rowan Recruitment
Severn Law|Tudor Jewellers|Hockley Gold|Trent Brewery|Lace Market Studios|Bluebird Care|Civic Theatre|Orchard Nurseries
First Ledger|Kingfisher Energy|Marlowe Accountants|Parkway Fitness|Salt Gallery|Wharf Kitchens|Union Coffee`
    .split(/[|\n]/)
    .map((name) => name.trim());
export const given =
  `James Sarah Mohammed Claire Tom Aisha Daniel Rebecca Liam Emma Oliver Hannah Stephen Lucy Kevin Zara
Simon Janet Paul Megan`.split(/\s/);
export const family =
  `Walker Smith Hussain Taylor Jones Begum Clarke Evans Patel Hall Wright Barnes Cooper Ward Kaur
Shaw Holt Fletcher`.split(/\s/);
export const products = [
  ["247", 100, 45],
  ["5DY", 78, 40],
  ["NGT", 45, 15],
];
export const cancelReasons = [
  ["Moved office", 30],
  ["Too expensive", 26],
  ["Works from home", 24],
  ["Not paid", 12],
  ["", 8],
];
export const saleChannels = [
  ["Web", 52],
  ["Phone", 20],
  ["Account manager", 28],
];
export { day2025 };
