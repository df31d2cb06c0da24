// The nurseries of the chain, their rooms, and who comes to them.

/** Nursery, town, and how many children start there in a year. */
export const nurseries = [
  ["Willow Lane", 11],
  ["Mill Road", 13],
  ["The Old Chapel", 9],
];

/** Nursery, room, age group, places, children for one of the staff, from how many months of age, and until. */
export const rooms = [
  ["Willow Lane", "Ladybirds", "BAB", 7, 3, 0, 24],
  ["Willow Lane", "Caterpillars", "TOD", 8, 5, 24, 36],
  ["Willow Lane", "Butterflies", "PRE", 12, 8, 36, 99],
  ["Mill Road", "Ladybirds", "BAB", 7, 3, 0, 24],
  ["Mill Road", "Caterpillars", "TOD", 9, 5, 24, 36],
  ["Mill Road", "Butterflies", "PRE", 9, 8, 36, 47],
  ["Mill Road", "Dragonflies", "PRE", 8, 8, 47, 99],
  ["The Old Chapel", "Ducklings", "BAB", 6, 3, 0, 24],
  ["The Old Chapel", "Caterpillars", "TOD", 8, 5, 24, 36],
  ["The Old Chapel", "Butterflies", "PRE", 11, 8, 36, 99],
].map(([nursery, name, age, places, ratio, from, until]) => ({
  ...{ nursery, name, age, places, ratio, from, until },
}));

/** Those who look after a room. */
export const keyWorkers = {
  "Willow Lane Ladybirds": ["Priya Nair", "Gemma Holt"],
  "Willow Lane Caterpillars": ["Chloe Barker", "Amina Yusuf"],
  "Willow Lane Butterflies": ["Sue Pritchard", "Jordan Blake"],
  "Mill Road Ladybirds": ["Kasia Nowak", "Leanne Foster"],
  "Mill Road Caterpillars": ["Beth Rowlands", "Priya Shah"],
  "Mill Road Butterflies": ["Tom Ashworth", "Hannah Quinn"],
  "Mill Road Dragonflies": ["Maria Lopes", "Deb Carter"],
  "The Old Chapel Ducklings": ["Ellie Marsh", "Fatima Khan"],
  "The Old Chapel Caterpillars": ["Rhian Evans", "Gemma Sharpe"],
  "The Old Chapel Butterflies": ["Nicky Dunn", "Oluchi Eze"],
};

export const girls = [
  ...["Olivia", "Amelia", "Isla", "Ava", "Freya", "Lily", "Florence", "Mia", "Willow", "Rosie"],
  ...["Sophia", "Grace", "Maya", "Zara", "Elsie", "Poppy", "Evie", "Aisha", "Harper", "Nia"],
];
export const boys = [
  ...["Noah", "Oliver", "George", "Arthur", "Muhammad", "Leo", "Theo", "Freddie", "Oscar", "Harry"],
  ...["Archie", "Alfie", "Jack", "Finley", "Arjun", "Rory", "Kofi", "Max", "Teddy", "Reuben"],
];
export const parents = [
  ...["Laura", "James", "Sarah", "Emma", "David", "Rebecca", "Michael", "Nadia", "Kate", "Sanjay"],
  ...["Charlotte", "Daniel", "Ruth", "Anna", "Chris", "Femi", "Joanna", "Mark", "Helen", "Tariq"],
];
export const family = [
  ...["Hughes", "Patel", "Smith", "Jones", "Taylor", "Khan", "Wilson", "Okafor", "Davies", "Brown"],
  ...["Green", "Evans", "Ahmed", "Walker", "Thompson", "Kowalski", "Murphy", "Clarke", "Singh"],
  ...["Bennett", "Ward", "Turner", "O'Neill", "Fletcher", "Mensah", "Cooper", "Reid", "Hassan"],
  ...["Shaw", "Palmer", "Begum", "Lloyd", "Marsh", "Ferreira", "Collins", "Bell", "Whitaker"],
];

/** What they must not eat, and how many of a hundred children have it. */
export const allergies = [
  ["Nuts", 3],
  ["Dairy", 4],
  ["Egg", 2],
  ["Nuts and egg", 1],
  ["Gluten", 1],
  ["Strawberries", 1],
];

/** Where enquiries come from, and why nothing comes of some. */
export const sources = [
  ["Website", 30],
  ["Word of mouth", 26],
  ["Google", 17],
  ["Facebook", 11],
  ["daynurseries.co.uk", 9],
  ["Walk-in", 7],
];
export const lostReasons = [
  ["Too expensive", 31],
  ["No space on the days wanted", 27],
  ["Went elsewhere", 22],
  ["Moved away", 8],
  ["Never replied", 12],
];

/** Bank holidays, as days from 2024-01-01; between Christmas and New Year all are closed. */
const bankHolidays = [
  ...["2024-03-29", "2024-04-01", "2024-05-06", "2024-05-27", "2024-08-26"],
  ...["2025-04-18", "2025-04-21", "2025-05-05", "2025-05-26", "2025-08-25"],
  ...["2026-04-03", "2026-04-06", "2026-05-04", "2026-05-25", "2026-08-31"],
].map((text) => (Date.parse(text) - Date.UTC(2024, 0, 1)) / 86_400_000);

export const lastDay = 1034;
/** Bookings are made two weeks ahead. */
export const lastBooked = 1047;

const isClosed = (day) => {
  const date = new Date(Date.UTC(2024, 0, 1 + day));
  const inMonth = date.getUTCDate();
  const isChristmas = date.getUTCMonth() === 11 && inMonth > 23;
  return isChristmas || (date.getUTCMonth() === 0 && inMonth === 1) || bankHolidays.includes(day);
};

/** January 2024 began on a Monday. */
export const openDays = Array.from({ length: lastBooked + 1 }, (_, day) => day).filter(
  (day) => day % 7 < 5 && !isClosed(day),
);

/** The year and month of a day, and the months since January 2024. */
export const monthOf = (day) => {
  const date = new Date(Date.UTC(2024, 0, 1 + day));
  return (date.getUTCFullYear() - 2024) * 12 + date.getUTCMonth();
};
export const firstOf = (month) =>
  Math.round((Date.UTC(2024, month, 1) - Date.UTC(2024, 0, 1)) / 86_400_000);

/** One of a list of names with weights. */
export const oneOf = (chance, list) => list[chance.weighted(list.map(([, weight]) => weight))][0];
