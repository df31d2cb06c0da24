// Where a taxi firm drives, for whom, and in what.

/** Pickup zones: name, miles east and north of the centre, weight. */
export const zones = [
  ["City Centre", 0, 0, 20],
  ["Temple Meads Station", 1, -1, 14],
  ["Bristol Airport", -4, -8, 9],
  ["Clifton", -2, 1, 10],
  ["Redland", -1, 2, 6],
  ["Stokes Croft", 0, 1, 8],
  ["Hotwells", -2, 0, 4],
  ["Bedminster", 0, -2, 8],
  ["Southville", -1, -2, 5],
  ["Knowle", 2, -3, 4],
  ["Brislington", 3, -2, 4],
  ["Easton", 2, 1, 6],
  ["Fishponds", 4, 3, 6],
  ["Southmead Hospital", -1, 4, 6],
  ["Filton", 1, 5, 5],
  ["Cribbs Causeway", -2, 6, 5],
  ["Avonmouth", -7, 5, 2],
  ["Keynsham", 6, -4, 2],
  ["Portishead", -9, 2, 2],
].map(([name, east, north, weight]) => ({ name, east, north, weight }));

/** Bases of the fleet, with their weights. */
export const bases = [
  ["Feeder Road", 30],
  ["Albert Crescent", 22],
  ["Gloucester Road", 16],
  ["Winterstoke", 11],
];

/** Business accounts: name, sector, account manager, weight, first month, slowness of payment in days. */
export const accounts = [
  ["Severn Legal", "Legal", "Hannah Price", 14, 0, 2],
  ["Brunel Engineering", "Engineering", "Imran Sheikh", 12, 0, -4],
  ["Avon Health Trust", "Health", "Hannah Price", 22, 0, 19],
  ["Avon Insurance Services", "Finance", "Joe Tamblyn", 9, 3, 5],
  ["Harbourside Hotel Group", "Hotels", "Joe Tamblyn", 17, 0, 8],
  ["Royal Crescent Hotel", "Hotels", "Joe Tamblyn", 6, 0, -2],
  ["Westgate University", "Education", "Hannah Price", 11, 0, 12],
  ["Great Western Rail Care", "Transport", "Imran Sheikh", 19, 0, 3],
  ["Cabot Media", "Media", "Imran Sheikh", 8, 0, 6],
  ["Purdown Software", "Technology", "Joe Tamblyn", 7, 6, -6],
  ["Kestrel Aerospace", "Engineering", "Imran Sheikh", 13, 0, 1],
  ["Mendip Foods", "Food", "Hannah Price", 4, 9, 4],
  ["Ashton Gate Events", "Events", "Joe Tamblyn", 6, 0, 14],
  ["Tidal Energy Partners", "Energy", "Imran Sheikh", 5, 14, -3],
  ["Quayside Architects", "Construction", "Hannah Price", 3, 0, 7],
  ["Lansdown Wealth", "Finance", "Joe Tamblyn", 5, 11, -5],
  ["Clearwater Dental", "Health", "", 3, 4, 9],
  ["Bright Start Nurseries", "Education", "", 2, 16, 3],
  ["Northgate Council", "Public sector", "Hannah Price", 10, 0, 22],
  ["Redcliffe Recruitment", "Services", "Imran Sheikh", 4, 20, 2],
].map(([name, sector, manager, weight, first, slowness]) => ({
  ...{ name, sector, manager, weight, first, slowness },
}));

/** Cars: model, fuel, weight in 2024, weight of those that come later. */
export const cars = [
  ["Toyota Corolla", "Hybrid", 22, 16],
  ["Toyota Prius", "Hybrid", 18, 8],
  ["Skoda Octavia", "Diesel", 17, 3],
  ["Mercedes E-Class", "Diesel", 7, 2],
  ["Ford Galaxy", "Diesel", 7, 2],
  ["Vauxhall Astra", "Petrol", 9, 2],
  ["Tesla Model 3", "Electric", 4, 17],
  ["Kia e-Niro", "Electric", 4, 18],
  ["MG5", "Electric", 3, 20],
  ["LEVC TX", "Electric", 4, 8],
];

/** Services: code, weight, factor of the fare. */
export const services = [
  ["STD", 74, 1],
  ["EXE", 11, 1.55],
  ["SIX", 10, 1.4],
  ["WAV", 5, 1],
];

export const complaints = [
  ["Late pickup", 31],
  ["Route taken", 19],
  ["Fare dispute", 17],
  ["Driving style", 12],
  ["Rude driver", 10],
  ["Cleanliness", 6],
];

export const garages = [
  ["Bedminster Test Centre", 9],
  ["Fishponds MOT", 6],
  ["Lawrence Hill Autos", 4],
];

export const firstNames = [
  ...["Abdi", "Adrian", "Amina", "Andrzej", "Bogdan", "Carl", "Cerys", "Claire", "Darius", "Dave"],
  ...["Deborah", "Ebrahim", "Elena", "Farhan", "Gareth", "Gurpreet", "Hassan", "Ifeoma", "Ion"],
  ...["Jamal", "Jason", "Karen", "Kofi", "Leroy", "Liam", "Marcin", "Mohammed", "Nadia", "Nigel"],
  ...["Oluwaseun", "Omar", "Paul", "Pawel", "Rashid", "Ravi", "Samira", "Sean", "Steve", "Tariq"],
  ...["Tomasz", "Trevor", "Usman", "Vikram", "Wayne", "Yusuf", "Zoe"],
];

export const lastNames = [
  ...[
    "Ahmed",
    "Ali",
    "Bailey",
    "Brown",
    "Chowdhury",
    "Cole",
    "Davies",
    "Dumitru",
    "Evans",
    "Farah",
  ],
  ...["Green", "Griffiths", "Hussain", "Ibrahim", "Jama", "Jones", "Kaur", "Kowalski", "Lewis"],
  ...[
    "Mensah",
    "Mirza",
    "Morgan",
    "Nowak",
    "Okafor",
    "Osman",
    "Owusu",
    "Parker",
    "Patel",
    "Popescu",
  ],
  ...[
    "Price",
    "Rahman",
    "Reid",
    "Singh",
    "Stone",
    "Taylor",
    "Warsame",
    "Webb",
    "Williams",
    "Wojcik",
  ],
];

/** One of a list of values, each with its weight behind it, or at `at`. */
export const oneOf = (chance, list, at = 1) =>
  list[chance.weighted(list.map((each) => each[at] ?? each.weight))];
