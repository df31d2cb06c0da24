// What is hired out, from where, by whom and to whom.

/** The day of 2026-10-31, the last one on which anything was written down. */
export const lastDay = 1034;

/** Depots: name, weight of their orders. */
export const depots = [
  ["Avonmouth", 38],
  ["Leeds", 27],
  ["Croydon", 35],
];

/** Account managers of each depot, with their weights. */
export const managers = {
  Avonmouth: [
    ["Hannah Pryce", 6],
    ["Owen Castellan", 4],
  ],
  Leeds: [
    ["Rukhsana Mirza", 5],
    ["Callum Thwaite", 3],
  ],
  Croydon: [
    ["Delphine Okafor", 7],
    ["Jack Sorrell", 4],
    ["Hannah Pryce", 1],
  ],
};

export const leads = {
  Avonmouth: ["Gethin Rowe", "Marta Kowalczyk", "Dean Purnell", "Sam Tovey"],
  Leeds: ["Ikram Shah", "Lorna Beck", "Piotr Zając"],
  Croydon: ["Tunde Bakare", "Shaun Reilly", "Aisha Daley", "Viktor Lund"],
};

/** Categories: code, prefix of item numbers, loss and damage in a thousand units, whether crew must build it. */
export const categories = {
  MRQ: { prefix: "MQ", damage: 34, loss: 1, needsCrew: true },
  FUR: { prefix: "FU", damage: 9, loss: 19, needsCrew: false },
  SND: { prefix: "SD", damage: 14, loss: 9, needsCrew: false },
  LGT: { prefix: "LT", damage: 17, loss: 16, needsCrew: false },
  STG: { prefix: "ST", damage: 11, loss: 1, needsCrew: true },
  HTG: { prefix: "HT", damage: 15, loss: 2, needsCrew: false },
};

/** Items: category, name, rate of a day in pounds, price of a new one, weight, usual quantities, owned in a depot. */
export const items = [
  ["MRQ", "Clearspan 6x9m", 320, 6400, 9, 1, 2, 12],
  ["MRQ", "Clearspan 9x12m", 540, 10800, 11, 1, 2, 14],
  ["MRQ", "Clearspan 12x24m", 1180, 26500, 6, 1, 1, 8],
  ["MRQ", "Clearspan 15x30m", 1950, 44800, 3, 1, 1, 4],
  ["MRQ", "Traditional Pole 12m", 690, 9900, 6, 1, 2, 6],
  ["MRQ", "Stretch Tent 10x15m", 620, 8700, 7, 1, 1, 7],
  ["MRQ", "Giant Tipi", 880, 13900, 5, 1, 3, 6],
  ["MRQ", "Pagoda 3x3m", 95, 1450, 10, 1, 6, 34],
  ["MRQ", "Pagoda 5x5m", 160, 2600, 8, 1, 4, 24],
  ["MRQ", "Pop-up Gazebo 3x3m", 45, 520, 9, 1, 8, 40],
  ["FUR", "Chiavari Chair Gold", 3.2, 38, 17, 40, 220, 1800],
  ["FUR", "Chiavari Chair White", 3.2, 38, 11, 40, 180, 1200],
  ["FUR", "Folding Chair Black", 1.4, 16, 14, 50, 300, 2600],
  ["FUR", "Cross-back Chair Oak", 3.9, 52, 9, 40, 160, 900],
  ["FUR", "Round Table 5ft6", 8.5, 95, 15, 5, 24, 260],
  ["FUR", "Trestle Table 6ft", 6.5, 70, 16, 4, 30, 320],
  ["FUR", "Rustic Bench 8ft", 9.5, 88, 7, 8, 40, 260],
  ["FUR", "Poseur Table", 9, 82, 9, 4, 16, 120],
  ["FUR", "Bar Unit 2m", 65, 890, 6, 1, 4, 22],
  ["FUR", "Lounge Sofa White", 55, 640, 5, 2, 8, 36],
  ["FUR", "Coat Rail", 12, 75, 4, 1, 4, 26],
  ["SND", "PA Set Small", 110, 2400, 11, 1, 2, 16],
  ["SND", "PA Set Large", 340, 9800, 6, 1, 2, 8],
  ["SND", "Line Array 8", 980, 41000, 2, 1, 1, 2],
  ["SND", "Wireless Handheld Mic", 28, 420, 13, 1, 6, 60],
  ["SND", "Lapel Mic", 32, 460, 7, 1, 4, 36],
  ["SND", "Mixing Desk 16ch", 85, 1900, 6, 1, 1, 10],
  ["SND", "Mixing Desk 32ch", 190, 4600, 3, 1, 1, 5],
  ["SND", "Subwoofer 18in", 75, 1350, 5, 1, 4, 24],
  ["SND", "Silent Disco Set", 260, 5200, 4, 1, 1, 5],
  ["LGT", "Festoon Run 20m", 22, 140, 16, 2, 14, 180],
  ["LGT", "LED Uplighter", 14, 165, 17, 6, 30, 320],
  ["LGT", "Fairy Light Canopy", 130, 900, 9, 1, 3, 22],
  ["LGT", "Moving Head Spot", 65, 1850, 5, 2, 8, 44],
  ["LGT", "Follow Spot", 90, 2100, 2, 1, 2, 6],
  ["LGT", "Mirror Ball 50cm", 35, 210, 4, 1, 1, 12],
  ["LGT", "Chandelier Crystal", 85, 760, 6, 1, 4, 26],
  ["LGT", "Lighting Desk", 95, 2900, 4, 1, 1, 8],
  ["STG", "Stage Deck 2x1m", 24, 430, 9, 4, 24, 180],
  ["STG", "Dance Floor Oak 12ft", 190, 2700, 10, 1, 2, 14],
  ["STG", "Dance Floor Starlit 14ft", 420, 7900, 6, 1, 1, 6],
  ["STG", "Lectern Acrylic", 48, 520, 5, 1, 1, 12],
  ["STG", "Crowd Barrier 2.3m", 6, 85, 6, 10, 80, 420],
  ["HTG", "Indirect Heater 85kW", 145, 3900, 9, 1, 2, 22],
  ["HTG", "Patio Heater", 32, 240, 9, 2, 10, 90],
  ["HTG", "Generator 20kVA", 135, 8900, 8, 1, 2, 14],
  ["HTG", "Generator 60kVA", 260, 19800, 4, 1, 1, 7],
  ["HTG", "Distribution Board", 42, 980, 8, 1, 4, 34],
].map(([category, name, rate, price, weight, least, most, owned], at) => ({
  ...{ id: at + 1, category, name, rate: Math.round(rate * 100), price: price * 100, weight },
  ...{ least, most, owned, no: `${categories[category].prefix}-${1001 + at * 7}` },
}));

/** Firms and bodies that hire again and again: name, type, depot, weight. */
export const regulars = [
  ["Ashdown House Hotel", "VEN", "Croydon", 13],
  ["Ashdown Events", "AGY", "Croydon", 9],
  ["Kingsmead School", "PUB", "Avonmouth", 6],
  ["Kingsmead Rugby Club", "CHA", "Avonmouth", 5],
  ["Tamarind Weddings", "AGY", "Avonmouth", 15],
  ["Orchard Barn Venues", "VEN", "Avonmouth", 12],
  ["Severn Valley Food Festival", "CHA", "Avonmouth", 4],
  ["Bath Spa Jazz", "CHA", "Avonmouth", 3],
  ["Brunel Aerospace", "COR", "Avonmouth", 8],
  ["Halden & Pike Solicitors", "COR", "Leeds", 5],
  ["Harewood Productions", "AGY", "Leeds", 13],
  ["Aire Street Brewing", "COR", "Leeds", 7],
  ["Leeds City Council", "PUB", "Leeds", 9],
  ["University of Bradford", "PUB", "Leeds", 6],
  ["Wharfedale Show", "CHA", "Leeds", 4],
  ["Rudding Grange", "VEN", "Leeds", 10],
  ["Northbank Building Society", "COR", "Leeds", 5],
  ["Bluebird Live", "AGY", "Croydon", 14],
  ["Surrey Hills Estate", "VEN", "Croydon", 9],
  ["Kettleby Pharma", "COR", "Croydon", 8],
  ["London Borough of Sutton", "PUB", "Croydon", 6],
  ["Thames Regatta Trust", "CHA", "Croydon", 4],
  ["Marlow & Finch Catering", "AGY", "Croydon", 8],
  ["St Aldate Hospice", "CHA", "Avonmouth", 3],
  ["Meridian Conferences", "AGY", "Croydon", 10],
  ["Cotswold Polo Club", "CHA", "Avonmouth", 4],
].map(([name, type, depot, weight]) => ({ name, type, depot, weight }));

export const firstNames = [
  ...["Amelia", "Harry", "Priya", "George", "Niamh", "Oliver", "Fatima", "Charlotte", "Kwame"],
  ...["Eleanor", "Rhys", "Sophie", "Imran", "Beth", "Lewis", "Grace", "Adaeze", "Tom"],
];
export const lastNames = [
  ...["Hartley", "Bevan", "Chowdhury", "Sinclair", "Whitmore", "Doyle", "Adeyemi", "Lister"],
  ...["Farrow", "Nowak", "Gillespie", "Parfitt", "Ramsden", "Underhill", "Vaughan", "Yates"],
];

/** Events by the type of client. */
export const events = {
  PRV: [
    ["Wedding", 62],
    ["Private party", 34],
    ["Wake", 4],
  ],
  COR: [
    ["Corporate party", 42],
    ["Conference", 38],
    ["Exhibition", 20],
  ],
  VEN: [
    ["Wedding", 66],
    ["Conference", 16],
    ["Private party", 18],
  ],
  AGY: [
    ["Festival", 34],
    ["Wedding", 24],
    ["Conference", 22],
    ["Corporate party", 20],
  ],
  PUB: [
    ["Graduation", 32],
    ["Festival", 34],
    ["Conference", 34],
  ],
  CHA: [
    ["Festival", 46],
    ["Sports day", 34],
    ["Gala dinner", 20],
  ],
};

export const venues = {
  Avonmouth: ["Ashton Court", "Orchard Barn", "Clevedon Hall", "Priston Mill", "Harbourside"],
  Leeds: ["Harewood House", "Rudding Grange", "Roundhay Park", "Bowcliffe Hall", "Royal Armouries"],
  Croydon: ["Ashdown House", "Polesden Lacey", "Battersea Park", "Denbies Estate", "ExCeL"],
};

export const lostReasons = [
  ["Price", 41],
  ["Dates not available", 17],
  ["Event cancelled", 15],
  ["Went to competitor", 19],
  ["", 8],
];

export const idOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))][0];
