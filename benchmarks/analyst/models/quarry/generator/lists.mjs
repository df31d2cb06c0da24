// Where stone is won and mixed, what is sold, who carries it and what breaks.

/** Sites: name, type, region, manager, first day, weight of its loads. */
export const sites = [
  ["Blackshaw Quarry", "QRY", "Peak District", "Martin Ollerenshaw", "1961-04-01", 20],
  ["Blackshaw Asphalt", "ASP", "Peak District", "Martin Ollerenshaw", "1988-06-13", 11],
  ["Torr Edge Quarry", "QRY", "Peak District", "Gillian Sharrock", "1974-09-02", 15],
  ["Trafford Depot", "DEP", "Peak District", "Imran Qureshi", "2009-03-16", 7],
  ["Holme Fell Quarry", "QRY", "Cumbria", "Stuart Braithwaite", "1983-05-09", 9],
  ["Stainmoor Quarry", "QRY", "Cumbria", "Stuart Braithwaite", "1996-10-21", 6],
  ["Penrith Asphalt", "ASP", "Cumbria", "Helen Tyson", "2004-02-02", 7],
  ["Shapwick Quarry", "QRY", "South West", "Rosalind Peddle", "1957-01-01", 14],
  ["Avonmouth Asphalt", "ASP", "South West", "Deepak Rao", "2012-07-30", 9],
  ["Garn Goch Quarry", "QRY", "South Wales", "Gethin Probert", "1979-11-12", 8],
  ["Newport Asphalt", "ASP", "South Wales", "Gethin Probert", "2025-03-03", 6],
].map(([name, type, region, manager, opened, weight], at) => ({
  ...{ id: at + 1, name, type, region, manager, opened, weight },
}));

/** Products: name, family, pence per tonne, weight, sites that sell it (all of its type where empty). */
export const products = [
  ["Type 1 sub-base", "AGG", 1340, 26, []],
  ["6F2 capping", "AGG", 980, 10, []],
  ["20mm single size", "AGG", 1610, 14, []],
  ["10mm single size", "AGG", 1720, 13, []],
  ["40mm clean stone", "AGG", 1560, 8, []],
  ["4mm dust", "AGG", 890, 9, []],
  ["High PSV 10mm", "AGG", 2980, 22, [6]],
  ["High PSV 6mm", "AGG", 3060, 9, [6]],
  ["Gabion stone", "STN", 2240, 3, [3, 5, 10]],
  ["Armourstone", "STN", 4150, 2, [5, 8, 10]],
  ["Recycled Type 1", "REC", 860, 12, [4, 8]],
  ["Recycled planings", "REC", 720, 5, [4]],
  ["Agricultural lime", "LIM", 1490, 8, [1, 3, 8]],
  ["AC 20 dense binder", "ASP", 6250, 30, []],
  ["AC 32 dense base", "ASP", 5780, 18, []],
  ["SMA 10 surface", "ASP", 8420, 20, []],
  ["HRA 35/14 surface", "ASP", 8870, 14, []],
  ["Cold lay macadam", "ASP", 9640, 3, []],
].map(([name, family, price, weight, only]) => ({ name, family, price, weight, only }));

/** Which products a site sells: asphalt plants asphalt only, the others everything else that is theirs. */
export const soldAt = (site) =>
  products.filter(({ family, only }) =>
    site.type === "ASP"
      ? family === "ASP"
      : family !== "ASP" && (only.length === 0 || only.includes(site.id)),
  );

/** Hauliers: name, weight, regions, part of the charge that they are paid, vehicles. */
export const hauliers = [
  ["Own fleet", 30, ["Peak District", "South West", "Cumbria", "South Wales"], 0.84, 31],
  ["Bowland Haulage", 22, ["Peak District", "Cumbria"], 0.91, 19],
  ["Peak Tipper Hire", 18, ["Peak District"], 0.95, 12],
  ["J Threlfall & Sons", 13, ["Cumbria"], 0.88, 7],
  ["Mendip Tippers", 24, ["South West"], 0.9, 14],
  ["Gwent Bulk Transport", 21, ["South Wales", "South West"], 0.97, 13],
  ["Eden Valley Haulage", 8, ["Cumbria"], 1.03, 5],
].map(([name, weight, regions, part, vehicles]) => ({ name, weight, regions, part, vehicles }));

/** Towns to which loads go, with their distance in km, by region. */
export const towns = {
  "Peak District": [
    ["Manchester", 38, 9],
    ["Stockport", 29, 7],
    ["Sheffield", 33, 6],
    ["Buxton", 9, 4],
    ["Macclesfield", 21, 4],
    ["Leek", 24, 2],
  ],
  Cumbria: [
    ["Carlisle", 31, 8],
    ["Kendal", 27, 6],
    ["Penrith", 12, 5],
    ["Workington", 48, 3],
    ["Barrow", 59, 2],
  ],
  "South West": [
    ["Bristol", 34, 9],
    ["Bath", 27, 5],
    ["Taunton", 41, 4],
    ["Wells", 11, 3],
    ["Swindon", 72, 2],
  ],
  "South Wales": [
    ["Cardiff", 32, 8],
    ["Swansea", 29, 6],
    ["Newport", 44, 6],
    ["Merthyr Tydfil", 23, 3],
  ],
};

/** Plant items of the kinds of sites. */
export const plantItems = {
  QRY: [
    ["Primary crusher", 22],
    ["Secondary crusher", 18],
    ["Screening deck", 20],
    ["Main conveyor", 24],
    ["Loading shovel", 11],
    ["Weighbridge", 3],
  ],
  ASP: [
    ["Dryer drum", 19],
    ["Mixer", 14],
    ["Bitumen pump", 12],
    ["Hot elevator", 16],
    ["Bag filter", 11],
    ["Weighbridge", 2],
  ],
  DEP: [
    ["Mobile crusher", 20],
    ["Loading shovel", 14],
    ["Weighbridge", 4],
  ],
};

/** Reasons: weight, hours at most. */
export const reasons = [
  ["MEC", 34, 14],
  ["ELE", 15, 8],
  ["BLK", 22, 3],
  ["WEA", 8, 9],
  ["LAB", 5, 9],
  ["MNT", 16, 12],
];

/** Quarries where blasts are fired: site, weight, benches, shotfirer, chance of a monitor. */
export const faces = [
  [1, 10, ["North 1", "North 2", "East 1"], "Kieran Dodd", 96],
  [3, 8, ["Upper", "Middle", "Lower"], "Kieran Dodd", 92],
  [5, 5, ["West", "Summit"], "Anna Birkett", 80],
  [6, 3, ["Level 2", "Level 3"], "Anna Birkett", 71],
  [8, 9, ["South 1", "South 2", "South 3"], "Colin Vowles", 97],
  [10, 5, ["Red Bench", "Lower"], "Emyr Hopkin", 88],
];

/** Those whose names are alike, whom everybody knows: name, segment, home region, weight. */
export const knownCustomers = [
  ["Dalesway Highways", "HWY", "Cumbria", 30],
  ["Harker Surfacing", "HWY", "Peak District", 34],
  ["Harker Groundworks", "GRW", "Peak District", 16],
  ["Severnside Readymix", "RMC", "South West", 31],
  ["Tarmore Concrete", "RMC", "Peak District", 28],
  ["Kirkby Homes", "HBL", "Cumbria", 11],
  ["Cotterill Civil Engineering", "CIV", "Peak District", 25],
  ["Morgan Pryce Civils", "CIV", "South Wales", 24],
  ["Westmorland Council", "PUB", "Cumbria", 13],
  ["Somerset Highways Department", "PUB", "South West", 15],
  ["Brecon Builders Merchants", "MER", "South Wales", 9],
  ["Avon Road Services", "HWY", "South West", 27],
];
export const surnames = [
  ...["Aldred", "Bamford", "Carrick", "Dunstan", "Eccles", "Fearnley", "Goodall", "Hallam", "Ince"],
  ...["Jowett", "Kellaway", "Lomas", "Mellor", "Norris", "Openshaw", "Pascoe", "Quayle", "Rigg"],
  ...["Sefton", "Tranter", "Unwin", "Vickers", "Walton", "Yapp", "Bevan", "Llewellyn", "Parfitt"],
];
export const trades = [
  ["Groundworks", "GRW", 12],
  ["Civil Engineering", "CIV", 7],
  ["Surfacing", "HWY", 6],
  ["Homes", "HBL", 7],
  ["Builders Merchants", "MER", 5],
  ["Readymix", "RMC", 4],
  ["Farms", "FRM", 8],
  ["Paving", "GRW", 5],
];
export const managers = {
  "Peak District": ["Joanne Whitehead", "Callum Frith"],
  Cumbria: ["Joanne Whitehead"],
  "South West": ["Tamsin Yeo", "Bill Hartnoll"],
  "South Wales": ["Tamsin Yeo", "Owain Rees"],
};

export const oneOf = (chance, weighted) =>
  weighted[chance.weighted(weighted.map(([, weight]) => weight))];
