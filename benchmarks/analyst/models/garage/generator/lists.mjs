// A chain of repair workshops: its branches and mechanics, what they work on, and what they fit.

/** Name, county, the day since 2024-01-01 on which it opened, and how busy it is. */
export const workshops = [
  ["Naas", "Kildare", -2000, 9],
  ["Athlone", "Westmeath", -1500, 6],
  ["Tullamore", "Offaly", -900, 5],
  ["Cork North", "Cork", -1200, 8],
  ["Cork Airport Road", "Cork", -300, 6],
  ["Ennis", "Clare", 430, 4],
];

/** Name, workshop, first and last day, and the days on which somebody is away for long. */
export const mechanics = [
  ["Declan Moran", 0, -2000, 9999, []],
  ["Piotr Wilk", 0, -700, 9999, []],
  ["Sean Daly", 0, 200, 9999, []],
  ["Aoife Brennan", 1, -1500, 9999, []],
  ["Gintaras Petkus", 1, -200, 9999, []],
  ["Noel Geraghty", 2, -900, 9999, []],
  ["Marta Kovac", 2, -100, 9999, [940, 980]],
  ["Sean Keogh", 3, -1200, 9999, []],
  ["Fintan Buckley", 3, -400, 9999, []],
  ["Chidi Okafor", 3, 120, 9999, []],
  ["Eimear Twomey", 4, -300, 9999, []],
  ["Donal Crowley", 4, -300, 700, []],
  ["Yusuf Demir", 4, 690, 9999, []],
  ["Orla Hehir", 5, 430, 9999, []],
  ["Tadhg Liddy", 5, 520, 9999, []],
];

/** Make, model, fuel and how many drive one. */
export const models = [
  ["Toyota", "Corolla", "H", 8],
  ["Toyota", "Yaris", "P", 6],
  ["Volkswagen", "Golf", "D", 8],
  ["Volkswagen", "Passat", "D", 5],
  ["Ford", "Focus", "P", 7],
  ["Ford", "Fiesta", "P", 6],
  ["Ford", "Transit", "D", 4],
  ["Skoda", "Octavia", "D", 8],
  ["Skoda", "Fabia", "P", 3],
  ["Hyundai", "Tucson", "D", 7],
  ["Hyundai", "i20", "P", 3],
  ["Nissan", "Qashqai", "D", 7],
  ["Nissan", "Leaf", "E", 3],
  ["Kia", "Sportage", "D", 4],
  ["Kia", "Niro", "E", 2],
  ["BMW", "320d", "D", 3],
  ["Renault", "Clio", "P", 4],
  ["Renault", "Kangoo", "D", 2],
  ["Citroen", "Berlingo", "D", 2],
  ["Alfa Romeo", "Giulietta", "P", 1],
];

/** Company, kind, number of cars. */
export const firms = [
  ["Shannon Couriers", "FLT", 24],
  ["Curragh Catering", "FLT", 9],
  ["Liffey Plumbing", "FLT", 12],
  ["Boyne Security", "FLT", 8],
  ["Lee Valley Florists", "FLT", 5],
  ["Midland Taxis", "TAX", 16],
  ["Rebel Cabs", "TAX", 14],
];

/** Code, how often, usual tenths of hours of labour, from and to, and days in the workshop at most. */
export const jobTypes = [
  ["SRV", 26, 12, 28, 0],
  ["BRK", 14, 12, 36, 1],
  ["TYR", 17, 5, 14, 0],
  ["EXH", 6, 10, 30, 1],
  ["ELE", 9, 8, 42, 2],
  ["CLU", 5, 40, 92, 4],
  ["AIR", 6, 6, 16, 0],
  ["DIA", 11, 5, 20, 1],
  ["BOD", 6, 25, 110, 7],
];

/** Number, name, category, brand, cost and price in cents, job types, season of a tyre, and how often. */
export const parts = [
  ["OF-110", "Oil filter", "filters", "Mann", 540, 1190, ["SRV"], "", 9],
  ["OF-122", "Oil filter long life", "filters", "Bosch", 810, 1690, ["SRV"], "", 5],
  ["AF-031", "Air filter", "filters", "Mann", 920, 2150, ["SRV"], "", 6],
  ["CF-044", "Cabin filter", "filters", "Bosch", 1180, 2690, ["SRV", "AIR"], "", 5],
  ["EO-530", "Engine oil 5W30 5 l", "fluids", "Castrol", 2450, 4900, ["SRV"], "", 12],
  ["CL-001", "Coolant 5 l", "fluids", "Comma", 990, 2200, ["SRV", "AIR"], "", 4],
  ["RG-134", "Refrigerant", "fluids", "Comma", 2100, 4500, ["AIR"], "", 7],
  ["BP-201", "Brake pads front", "brakes", "Brembo", 2480, 5900, ["BRK"], "", 9],
  ["BP-202", "Brake pads rear", "brakes", "Brembo", 2210, 5400, ["BRK"], "", 7],
  ["BD-211", "Brake discs front", "brakes", "ATE", 5800, 11900, ["BRK"], "", 6],
  ["BC-230", "Brake caliper", "brakes", "ATE", 9100, 17900, ["BRK"], "", 2],
  ["EX-301", "Rear silencer", "exhaust", "Walker", 7600, 15900, ["EXH"], "", 6],
  ["EX-320", "Particulate filter", "exhaust", "Walker", 31000, 56900, ["EXH"], "", 2],
  ["BT-460", "Battery 60 Ah", "electrics", "Varta", 6100, 11900, ["ELE", "DIA"], "", 8],
  ["AL-415", "Alternator", "electrics", "Bosch", 14800, 27900, ["ELE"], "", 3],
  ["BU-401", "Headlamp bulb", "electrics", "Osram", 420, 1250, ["ELE", "SRV"], "", 6],
  ["WB-450", "Wiper blades", "electrics", "Bosch", 1050, 2490, ["SRV", "DIA"], "", 6],
  ["CK-501", "Clutch kit", "transmission", "LuK", 17900, 33900, ["CLU"], "", 7],
  ["GB-520", "Gearbox oil 2 l", "fluids", "Castrol", 1900, 3900, ["CLU"], "", 6],
  ["PB-601", "Bumper front", "bodywork", "Klokkerholm", 12400, 22900, ["BOD"], "", 4],
  ["WM-620", "Wing mirror", "bodywork", "Klokkerholm", 4700, 9900, ["BOD"], "", 5],
  ["TY-S55", "Tyre 195/65 R15", "tyres", "Hankook", 5100, 8500, ["TYR"], "S", 6],
  ["TY-S61", "Tyre 205/55 R16", "tyres", "Michelin", 7400, 11900, ["TYR"], "S", 8],
  ["TY-S72", "Tyre 225/45 R17", "tyres", "Continental", 8600, 13900, ["TYR"], "S", 4],
  ["TY-W55", "Winter tyre 195/65 R15", "tyres", "Hankook", 5900, 9500, ["TYR"], "W", 2],
  ["TY-W61", "Winter tyre 205/55 R16", "tyres", "Continental", 8300, 12900, ["TYR"], "W", 3],
  ["TY-A61", "All season tyre 205/55 R16", "tyres", "Michelin", 8900, 13900, ["TYR"], "A", 5],
  ["TY-A70", "All season tyre 215/65 R16", "tyres", "Hankook", 7700, 12500, ["TYR"], "A", 4],
];

export const suppliers = { Hankook: "Tyrestock", Michelin: "Tyrestock", Continental: "Tyrestock" };
export const otherSuppliers = ["Parts Direct", "Autofactor Kelly"];

export const troubles = ["lights", "tyres", "brakes", "emissions", "suspension", "steering"];

const firstNames =
  "Aidan,Breda,Cathal,Deirdre,Emmet,Fiona,Gerard,Hannah,Ivan,Joan,Kieran,Lorcan,Maeve,Niamh,Oisin,Pauline,Ronan,Sinead,Tomas,Una,Vera,Wojciech".split(
    ",",
  );
const lastNames =
  "Burke,Cullen,Doherty,Egan,Foley,Gallagher,Hickey,Kavanagh,Lynch,McCabe,Nolan,Power,Quigley,Reilly,Sheehan,Tierney,Walsh".split(
    ",",
  );

/** Every private customer, in an order that mixes first and last names. */
export const owners = firstNames
  .flatMap((first) => lastNames.map((last) => `${first} ${last}`))
  .map((name, at) => ({ name, place: (at * 7919) % 1009 }))
  .sort((left, right) => left.place - right.place)
  .map(({ name }) => name)
  .slice(0, 330);
