// Who sells, fits and supplies, and what is sold.

/** Showrooms: name, region, day of opening, weight of its leads, its designers. */
export const showrooms = [
  ["Reading", "South East", -900, 15, ["Sophie Lambert", "Daniel Achebe", "Ruth Penhaligon"]],
  ["Guildford", "South East", -900, 13, ["Marcus Thorne", "Amelia Foxley", "Priyanka Desai"]],
  ["Bristol", "South West", -900, 12, ["Owen Pritchard", "Sophie Ward", "Callum Reeve"]],
  ["Exeter", "South West", -900, 7, ["Hazel Trewin", "Ben Northcott"]],
  ["Solihull", "Midlands", -900, 14, ["Gurpreet Sandhu", "Natalie Crewe", "Tom Bexley"]],
  ["Leicester", "Midlands", 425, 8, ["Farah Malik", "Joel Whitby"]],
  ["Harrogate", "North", -900, 10, ["Imogen Dacre", "Stuart Hebden", "Laura Kettlewell"]],
  ["Stockport", "North", -900, 13, ["Gareth Lomax", "Chloe Ainsworth", "Dev Rana"]],
].map(([name, region, opened, weight, designers]) => ({
  ...{ name, region, opened, weight, designers },
}));

/** Sources of leads: name, weight, how much readier to buy they are. */
export const sources = [
  ["Website", 30, 0.95],
  ["Google Ads", 22, 0.8],
  ["Recommendation", 14, 1.5],
  ["Walk-in", 12, 1.15],
  ["Instagram", 10, 0.6],
  ["Home show", 5, 0.85],
  ["Builder referral", 5, 1.35],
  ["", 2, 0.9],
].map(([name, weight, readiness]) => ({ name, weight, readiness }));

/** REP replacement, EXT extension, NEW new build, LET rented property: weight, price against the usual. */
export const projects = [
  ["REP", 56, 1],
  ["EXT", 27, 1.3],
  ["NEW", 10, 1.15],
  ["LET", 7, 0.55],
].map(([code, weight, price]) => ({ code, weight, price }));

/** Kitchen ranges: name, weight, usual list price in pounds, first and last day on sale. */
export const ranges = [
  ["Ashdown Shaker", 24, 15_800, -900, 2000],
  ["Marlow Handleless", 18, 18_900, -900, 2000],
  ["Loxley Gloss", 15, 11_900, -900, 2000],
  ["Fenwick In-frame", 9, 27_500, -900, 2000],
  ["Tiverton Oak", 7, 21_200, -900, 2000],
  ["Sandbank Matt", 14, 13_700, -900, 2000],
  ["Harrow Painted", 8, 17_100, -900, 640],
  ["Calder Slab", 11, 16_300, 400, 2000],
  ["Wren Lane Essentials", 10, 7_900, -900, 2000],
].map(([name, weight, price, from, until]) => ({ name, weight, price, from, until }));

export const worktops = [
  ["Quartz", 42],
  ["Laminate", 27],
  ["Granite", 12],
  ["Solid oak", 9],
  ["Porcelain", 6],
  ["", 4],
];

/** Fitting teams: name, region, first and last day with us, days that a kitchen takes them more, care (100 is usual). */
export const teams = [
  ["Brennan & Sons", "South East", -900, 2000, 0, 80],
  ["Thames Valley Fitting", "South East", -900, 2000, 1, 105],
  ["Okafor Interiors", "South East", -900, 2000, -1, 70],
  ["R J Fielding", "South East", -900, 900, 2, 150],
  ["Severn Joinery", "South West", -900, 2000, 0, 90],
  ["Pike Installations", "South West", -900, 2000, 1, 130],
  ["Trelawny Kitchens", "South West", -900, 2000, 0, 100],
  ["Kowalski Fitters", "Midlands", -900, 2000, -1, 75],
  ["Midshire Fitting", "Midlands", -900, 2000, 1, 120],
  ["Bhatt & Cole", "Midlands", 380, 2000, 0, 95],
  ["Dales Joinery", "North", -900, 2000, 0, 85],
  ["Pennine Fitting Co", "North", -900, 2000, 1, 125],
  ["Hargreaves Bros", "North", -900, 2000, -1, 90],
  ["Northway Fitters", "North", -900, 760, 2, 140],
].map(([name, region, from, until, slow, care]) => ({ name, region, from, until, slow, care }));

/** Suppliers: name, category, weight within it, usual lead time in days, late of a hundred, share of the price in percent. */
export const suppliers = [
  ["Velden Furniture", "FUR", 6, 30, 9, 24],
  ["Aldermoor Cabinets", "FUR", 4, 24, 15, 21],
  ["Castleton Stone", "WTP", 6, 14, 22, 11],
  ["Ribble Worktops", "WTP", 4, 10, 8, 7],
  ["Nordvik Appliances", "APP", 5, 12, 11, 13],
  ["Brightwell Electrical", "APP", 5, 9, 6, 11],
  ["Lakeland Sinks & Taps", "SNK", 6, 7, 7, 3],
  ["Aquaforma", "SNK", 3, 16, 26, 4],
  ["Hinge & Runner Direct", "ACC", 5, 5, 4, 2],
  ["Lumiere Lighting", "ACC", 4, 11, 18, 2],
].map(([name, category, weight, lead, late, part]) => ({
  ...{ name, category, weight, lead, late, part },
}));

export const firstNames = [
  ...["Hannah", "Peter", "Joanne", "Rajesh", "Emily", "Graham", "Louise", "Ahmed", "Victoria"],
  ...["Simon", "Rebecca", "Kwame", "Alison", "Martin", "Zoe", "Patrick", "Nadia", "Christopher"],
  ...["Fiona", "Edward", "Megan", "Tariq", "Charlotte", "Neil", "Samantha", "Ivan", "Beatrice"],
  ...["Douglas", "Anita", "Keith", "Jessica", "Robert", "Yasmin", "Andrew", "Deborah", "Luke"],
];
export const lastNames = [
  ...["Whitcombe", "Patel", "Ellery", "Hussain", "Barlow", "Stanhope", "Okoye", "Fairburn"],
  ...["Mitchell", "Lindqvist", "Garside", "Chowdhury", "Holloway", "Prescott", "Nowak", "Tanner"],
  ...["Ibbotson", "McAllister", "Fernandes", "Rowntree", "Kaur", "Bellamy", "Thwaite", "Jarvis"],
  ...["Sutcliffe", "Abbott", "Moreno", "Winstanley", "Clegg", "Hargrove", "Doyle", "Sinclair"],
  ...["Underhill", "Vickers", "Lam", "Pemberton", "Quinn", "Rashford", "Eastwood", "Blackmore"],
];

export const lostReasons = [
  ["Price", 38],
  ["Bought from a competitor", 22],
  ["Project postponed", 19],
  ["Lead time too long", 8],
  ["Unreachable", 9],
  ["", 4],
];

/** DMG damaged, MIS missing, ALI alignment, APL appliance fault, PLM plumbing, FIN finish: weight, who mostly caused it, usual cost. */
export const snagTypes = [
  ["DMG", 26, ["Carrier", "Carrier", "Supplier", "Fitter"], 145],
  ["MIS", 22, ["Supplier", "Supplier", "Designer", ""], 60],
  ["ALI", 20, ["Fitter", "Fitter", "Fitter", "Designer"], 35],
  ["APL", 11, ["Supplier", "Supplier", "Supplier", ""], 90],
  ["PLM", 9, ["Fitter", "Fitter", "Designer", ""], 75],
  ["FIN", 12, ["Fitter", "Supplier", "Supplier", ""], 110],
].map(([code, weight, causes, cost]) => ({ code, weight, causes, cost }));

/** One of a list of rows, by the weights in their second place. */
export const oneOf = (chance, rows) => rows[chance.weighted(rows.map(([, weight]) => weight))];

/** One of a list of things that have a weight. */
export const thingOf = (chance, things) =>
  things[chance.weighted(things.map(({ weight }) => weight))];
