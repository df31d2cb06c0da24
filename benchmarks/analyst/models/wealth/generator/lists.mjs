// Who advises, from where, and what is invested in.

/** Advisers: name, grade, office, region, weight of their book. */
export const advisers = [
  ["Fiona McAllister", "PTR", "Edinburgh", "Scotland", 12],
  ["Callum Drummond", "SEN", "Edinburgh", "Scotland", 9],
  ["Isla Ferguson", "ASC", "Edinburgh", "Scotland", 4],
  ["Hamish Orr", "SEN", "Glasgow", "Scotland", 7],
  ["Priya Raman", "ASC", "Glasgow", "Scotland", 3],
  ["Simon Hargreaves", "PTR", "Leeds", "North", 11],
  ["Joanne Metcalfe", "SEN", "Leeds", "North", 8],
  ["Adeel Hussain", "ASC", "Leeds", "North", 5],
  ["Rebecca Stott", "SEN", "Manchester", "North", 10],
  ["Daniel Okafor", "SEN", "Manchester", "North", 7],
  ["Chloe Entwistle", "ASC", "Manchester", "North", 3],
  ["Martin Breakwell", "PTR", "Birmingham", "Midlands", 9],
  ["Sunita Chauhan", "SEN", "Birmingham", "Midlands", 8],
  ["Gareth Pugh", "SEN", "Bristol", "South West", 9],
  ["Helen Tremayne", "PTR", "Exeter", "South West", 8],
  ["Oliver Penrose", "ASC", "Exeter", "South West", 4],
  ["Charlotte Vane", "PTR", "London City", "South East", 14],
  ["James Okafor", "SEN", "London City", "South East", 9],
  ["Anneliese Roth", "SEN", "London City", "South East", 8],
  ["Tobias Lyle", "ASC", "London City", "South East", 5],
  ["Sir Edmund Carrow", "PTR", "London Mayfair", "South East", 7],
  ["Natasha Beaumont", "SEN", "London Mayfair", "South East", 9],
  ["Rosalind Pike", "SEN", "Guildford", "South East", 7],
  ["Marcus Tilbury", "ASC", "Guildford", "South East", 3],
].map(([name, grade, office, region, weight]) => ({ name, grade, office, region, weight }));

export const firstNames = [
  ...["Eleanor", "Geoffrey", "Margaret", "Rajiv", "Winifred", "Duncan", "Amara", "Philip"],
  ...["Beatrice", "Leonard", "Zara", "Hugh", "Constance", "Nikhil", "Sylvia", "Rupert"],
  ...["Angela", "Desmond", "Harriet", "Kwame", "Judith", "Malcolm", "Ingrid", "Trevor"],
];

export const surnames = [
  ...["Whitcombe", "Pemberton", "Ashdown", "Lockwood", "Menon", "Fairfax", "Dunmore", "Hollis"],
  ...["Kingsley", "Thackeray", "Osei", "Brampton", "Sedgwick", "Marlowe", "Pryce", "Castellan"],
  ...["Winterbourne", "Galbraith", "Hathaway", "Lindqvist", "Rowntree", "Sandringham", "Tulloch"],
  ...["Uppal", "Vickers", "Wexford", "Yardley", "Abercorn", "Bellamy", "Cavendish", "Delacourt"],
  ...["Ellison", "Fothergill", "Gresham", "Huxtable", "Inglewood", "Jessop", "Kerrigan", "Langton"],
];

/** Client types: code and weight. */
export const clientTypes = [
  ["IND", 52],
  ["JNT", 28],
  ["TRU", 10],
  ["COM", 7],
  ["CHA", 3],
];

/** Service levels: code, weight, what a portfolio is worth in thousands of pounds. */
export const levels = [
  ["COR", 58, 55],
  ["PRE", 31, 190],
  ["PVT", 11, 720],
];

export const risks = [
  ["Cautious", 20],
  ["Balanced", 42],
  ["Growth", 26],
  ["Adventurous", 8],
  ["", 4],
];

export const sources = [
  ["Client referral", 38],
  ["Accountant", 20],
  ["Solicitor", 14],
  ["Website", 12],
  ["Seminar", 6],
  ["", 10],
];

export const leavingReasons = [
  ["Moved to competitor", 32],
  ["Fees too high", 21],
  ["Deceased", 18],
  ["Poor performance", 14],
  ["Adviser left", 8],
  ["", 7],
];

/** Strategies: name, weight, yearly growth in percent, how much it swings. */
export const strategies = [
  ["Balanced Growth", 34, 6, 1],
  ["Global Equity", 20, 9, 1.7],
  ["Sterling Income", 18, 4, 0.6],
  ["Sustainable Leaders", 15, 7, 1.5],
  ["Capital Preservation", 13, 3, 0.3],
];

export const wrappers = [
  ["ISA", 36],
  ["SIPP", 29],
  ["GIA", 27],
  ["BND", 8],
];

export const mandates = [
  ["DIS", 56],
  ["ADV", 36],
  ["EXO", 8],
];

export const platforms = [
  ["Northgate Wrap", 46],
  ["Fundbridge", 33],
  ["Meridian Custody", 21],
];

/** One of a list of arrays whose second item is a weight. */
export const oneOf = (chance, list) => list[chance.weighted(list.map(([, weight]) => weight))];

/** What markets did in each month from January 2024, in percent. */
export const markets = [
  ...[0.9, 1.8, 2.1, -1.4, 1.6, 1.1, 0.7, 0.4, 1.2, -0.8, 2.4, -1.1],
  ...[2.6, -0.9, -2.8, -1.9, 2.7, 1.5, 2.0, 0.6, 1.7, 1.3, -0.6, 0.8],
  ...[1.4, 0.5, -2.2, 1.9, 1.2, -0.4, 1.8, -1.6, 1.1, 2.3],
];
