// Who the firm collects from, where, with what and by whom.

/** Depot, its code, and the towns that it serves. */
export const depots = [
  ["Leeds", "LDS", ["Leeds", "Otley", "Harrogate", "Wakefield"]],
  ["Bradford", "BFD", ["Bradford", "Keighley", "Halifax"]],
  ["Hull", "HUL", ["Hull", "Beverley", "Goole"]],
  ["Sheffield", "SHF", ["Sheffield", "Rotherham", "Barnsley"]],
];

/** Code, weight of a full bin of 1100 litres in kilograms, and the price of a lift in pence. */
export const materials = {
  GW: [68, 2150],
  DMR: [38, 1380],
  CRD: [33, 1190],
  GLS: [210, 1760],
  FD: [155, 1620],
};

/** Code, depot, material, driver, vehicle, and the day since when it runs. */
export const rounds = [
  ["LDS-01", "Leeds", "GW", "Dave Walsh", 1, 0],
  ["LDS-02", "Leeds", "DMR", "Agnes Okafor", 2, 0],
  ["LDS-03", "Leeds", "FD", "Piotr Nowak", 4, 0],
  ["LDS-04", "Leeds", "GLS", "Mick Hargreaves", 5, 0],
  ["BFD-01", "Bradford", "GW", "Imran Hussain", 6, 0],
  ["BFD-02", "Bradford", "DMR", "Dave Walker", 7, 0],
  ["HUL-01", "Hull", "GW", "Carol Stephenson", 10, 0],
  ["HUL-02", "Hull", "DMR", "Lee Marsden", 11, 0],
  ["HUL-03", "Hull", "CRD", "Owen Blyth", 12, 120],
  ["SHF-01", "Sheffield", "GW", "Tariq Hussain", 14, 0],
  ["SHF-02", "Sheffield", "CRD", "Jan Kowalczyk", 15, 0],
  ["SHF-03", "Sheffield", "FD", "Sue Tingle", 17, 400],
];

/** By depot: who stands in. */
export const relief = {
  Leeds: ["Kofi Mensah", "Bev Hartley"],
  Bradford: ["Ray Holroyd", "Nadia Akhtar"],
  Hull: ["Steve Coates"],
  Sheffield: ["Gary Wragg", "Bev Hartley"],
};

/** Fleet number, plate, body, fuel, depot, the days in service, litres or nothing for a hundred miles. */
export const vehicles = [
  ["R101", "YJ19 KXP", "REL", "DSL", "Leeds", -1700, 5000, 82],
  ["R102", "YK70 VBN", "REL", "HVO", "Leeds", -1200, 5000, 79],
  ["R103", "YJ17 OLD", "REL", "DSL", "Leeds", -2400, 5000, 94],
  ["F104", "YD22 FDW", "FDT", "DSL", "Leeds", -640, 5000, 41],
  ["G105", "YN20 GLS", "GLT", "DSL", "Leeds", -1310, 5000, 66],
  ["R201", "YK21 BFD", "REL", "DSL", "Bradford", -960, 5000, 85],
  ["E202", "YB24 EVA", "REL", "ELE", "Bradford", -5, 5000, 0],
  ["R203", "YJ16 HTR", "REL", "DSL", "Bradford", -2800, 560, 97],
  ["R204", "YG23 BBX", "FEL", "HVO", "Bradford", -300, 5000, 88],
  ["R301", "YP20 HUL", "FEL", "DSL", "Hull", -1400, 5000, 90],
  ["E302", "YP24 HVE", "REL", "ELE", "Hull", -20, 5000, 0],
  ["R303", "YS18 KHL", "REL", "DSL", "Hull", -2100, 5000, 84],
  ["R304", "YS15 RUS", "REL", "DSL", "Hull", -3100, 790, 99],
  ["R401", "YT21 SHF", "REL", "HVO", "Sheffield", -1000, 5000, 80],
  ["R402", "YT19 WRG", "REL", "DSL", "Sheffield", -1800, 5000, 83],
  ["R403", "YT17 DON", "REL", "DSL", "Sheffield", -2500, 5000, 91],
  ["F404", "YT25 FUD", "FDT", "ELE", "Sheffield", 390, 5000, 0],
  ["R405", "YW26 NEW", "REL", "HVO", "Sheffield", 1020, 5000, 78],
];

/** Off the road since, by fleet number. */
export const offRoad = { R103: 940 };

/** Several sites each: name, sector, depots and sites in each. */
export const chains = [
  ["Ridings Hotels Ltd", "HOS", { Leeds: 3, Bradford: 2, Hull: 1, Sheffield: 1 }],
  ["Brew & Bean Coffee", "HOS", { Leeds: 4, Bradford: 2, Sheffield: 3 }],
  ["Pennine Primary Trust", "EDU", { Bradford: 5, Leeds: 2 }],
  ["Aire Valley Clinics", "HLT", { Leeds: 3, Bradford: 2 }],
  ["Northgate Retail Parks", "RET", { Leeds: 2, Hull: 2, Sheffield: 2 }],
  ["Humber Foods", "MFG", { Hull: 4 }],
  ["Harrison Builders Merchants", "RET", { Leeds: 1, Hull: 1, Sheffield: 2 }],
  ["Steel City Dental", "HLT", { Sheffield: 3 }],
  ["White Rose Offices", "OFF", { Leeds: 3, Bradford: 1 }],
  ["Holderness College", "EDU", { Hull: 3 }],
];

/** One site each, with the depot; two pairs of them share a name. */
export const singles = [
  ["The Crown Inn", "HOS", "Leeds"],
  ["The Crown Inn", "HOS", "Hull"],
  ["Patel News", "RET", "Bradford"],
  ["Patel News", "RET", "Sheffield"],
  ["Harrison & Sons Joinery", "MFG", "Leeds"],
  ["Harrison Dental", "HLT", "Hull"],
  ["Ridings Brewery", "MFG", "Bradford"],
  ["Bramley Garden Centre", "RET", "Leeds"],
  ["Kirkgate Fish Bar", "HOS", "Leeds"],
  ["Don Valley Forge", "MFG", "Sheffield"],
];

export const firstWords =
  `Aire Calder Wharfe Humber Minster Abbey Kirkstall Saltaire Dean Ecclesall Manor Victoria Albion Station
Riverside Castle Park Mill Canal Moorside`.split(/\s+/);

/** By sector: what follows the first word. */
export const secondWords = {
  HOS: ["Kitchen", "Tavern", "Bistro", "Guest House"],
  RET: ["Furniture", "Cycles", "Pharmacy", "Wholesale"],
  OFF: ["Accountants", "Solicitors", "Design Studio", "Insurance Brokers"],
  MFG: ["Packaging", "Engineering", "Textiles"],
  EDU: ["Nursery", "Academy"],
  HLT: ["Surgery", "Care Home", "Vets"],
};

export const managers = ["Sam Harrison", "Lucy Bairstow", "Amir Shah", "Grace Otieno"];
export const endReasons = ["PRI", "CLO", "SVC", "MOV"];
