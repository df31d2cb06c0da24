// A city library's branches, its catalogue, and the names of its cardholders.

/** Name, district, kind, opened, step-free, square metres, librarian, and how busy. */
export const branches = [
  ["Central Library", "Old Town", "CEN", "1964-05-12", true, 5200, "Ingrid Solberg", 10],
  ["Harbour", "Docklands", "BRA", "2009-09-01", true, 980, "Tomasz Lis", 5],
  ["Elm Park", "Northside", "BRA", "1978-03-20", false, 640, "Bea Connolly", 4],
  ["Northgate", "Northside", "BRA", "2016-10-08", true, 1150, "Yusuf Demir", 5],
  ["Mill Lane", "Westfield", "BRA", "1983-06-01", false, 410, "", 2],
  ["Riverside", "Docklands", "BRA", "2025-03-15", true, 870, "Clara Nunes", 4],
  ["Bookbus", "Westfield", "MOB", "1999-04-26", false, 25, "Dermot Quinn", 1],
];

/** Title, author, material, audience, genre, language, year, and how much it is wanted. */
export const titles = [
  ["The Salt Orchard", "Maeve Harlan", "BK", "A", "novel", "English", 2023, 9],
  ["The Salt Orchard (audio)", "Maeve Harlan", "AB", "A", "novel", "English", 2024, 4],
  ["A Winter of Kites", "Maeve Harlan", "BK", "A", "novel", "English", 2019, 5],
  ["Murder at Low Tide", "Edwin Crake", "BK", "A", "crime", "English", 2022, 9],
  ["Murder at High Tide", "Edwin Crake", "BK", "A", "crime", "English", 2025, 8],
  ["Murder at Low Tide (large print)", "Edwin Crake", "LP", "A", "crime", "English", 2023, 3],
  ["The Clockmaker of Lodz", "Anna Wierzba", "BK", "A", "history", "English", 2018, 3],
  ["Zegarmistrz z Lodzi", "Anna Wierzba", "BK", "A", "history", "Polish", 2017, 2],
  ["Bread Without Fear", "Paolo Tenti", "BK", "A", "cooking", "English", 2021, 5],
  ["Thirty Minute Soups", "Dilys Moran", "BK", "A", "cooking", "English", 2024, 4],
  ["Gardens in Shade", "Dilys Moran", "BK", "A", "gardening", "English", 2016, 2],
  ["Walking the Old Border", "Hugh Pender", "BK", "A", "travel", "English", 2020, 3],
  ["Lisbon by Tram", "Rita Falcao", "BK", "A", "travel", "English", 2024, 3],
  ["Istanbul Sokaklari", "Selin Aydin", "BK", "A", "travel", "Turkish", 2019, 1],
  ["Gece Treni", "Selin Aydin", "BK", "A", "crime", "Turkish", 2022, 2],
  ["Dragon Post", "Kit Marlowe-Jones", "BK", "J", "fantasy", "English", 2021, 8],
  [
    "Dragon Post 2: Return to Sender",
    "Kit Marlowe-Jones",
    "BK",
    "J",
    "fantasy",
    "English",
    2023,
    7,
  ],
  ["Dragon Post (audio)", "Kit Marlowe-Jones", "AB", "J", "fantasy", "English", 2022, 3],
  ["Where Is Otto?", "Lena Brandt", "BK", "J", "picture book", "English", 2015, 6],
  ["Wo ist Otto?", "Lena Brandt", "BK", "J", "picture book", "German", 2014, 2],
  ["Otto and the Moon", "Lena Brandt", "BK", "J", "picture book", "English", 2020, 5],
  ["How Volcanoes Work", "Sunil Rao", "BK", "J", "science", "English", 2018, 3],
  ["Stars for Beginners", "Sunil Rao", "BK", "Y", "science", "English", 2022, 2],
  ["Glass Girls", "Ivy Okafor", "BK", "Y", "novel", "English", 2024, 6],
  ["Paper Boys", "Ivy Okafor", "BK", "Y", "novel", "English", 2022, 4],
  ["The Lantern Rebellion", "Noor Haddad", "BK", "Y", "fantasy", "English", 2023, 5],
  ["Night Ferry", "Dir. Jonas Vik", "DV", "A", "film", "Norwegian", 2021, 2],
  ["The Lighthouse Keepers", "Dir. Amy Sloane", "DV", "A", "film", "English", 2019, 3],
  ["Paddle the Penguin", "Dir. Amy Sloane", "DV", "J", "film", "English", 2020, 4],
  ["Harvest Valley", "Oak & Dice", "GM", "A", "game", "English", 2019, 3],
  ["Tower of Cats", "Oak & Dice", "GM", "J", "game", "English", 2022, 4],
  ["Tax Law Handbook", "F. R. Gideon", "BK", "A", "law", "English", 2012, 0],
  ["The Quiet Accountant", "F. R. Gideon", "BK", "A", "novel", "English", 2011, 0],
];

const firstNames =
  "Agnes,Bilal,Carmen,Declan,Emine,Felix,Grace,Hassan,Iris,Jakub,Katya,Liam,Mona,Niall,Olga,Priya,Rory,Sofia,Theo,Una".split(
    ",",
  );
const lastNames =
  "Adeyemi,Byrne,Castro,Doyle,Ersoy,Fischer,Gallagher,Hughes,Ito,Jablonski,Kelly,Lopez,Murray,Novak,Okoro,Price".split(
    ",",
  );
export const names = firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`));
