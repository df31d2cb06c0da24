// What is taught, by whom and where, and the names of those who come.

/** Instrument, department, how many of a hundred want it, and its hire in pounds a month (0: not hired out). */
export const instruments = [
  ["Piano", "Keys", 23, 0],
  ["Violin", "Strings", 15, 14],
  ["Guitar", "Plucked", 13, 9],
  ["Singing", "Voice", 9, 0],
  ["Drum kit", "Percussion", 7, 0],
  ["Cello", "Strings", 7, 19],
  ["Flute", "Woodwind", 7, 13],
  ["Clarinet", "Woodwind", 6, 13],
  ["Saxophone", "Woodwind", 5, 20],
  ["Trumpet", "Brass", 5, 12],
  ["Keyboard", "Keys", 4, 0],
  ["Recorder", "Woodwind", 3, 0],
  ["Trombone", "Brass", 2, 13],
  ["French horn", "Brass", 2, 18],
  ["Viola", "Strings", 2, 15],
  ["Ukulele", "Plucked", 2, 0],
  ["Double bass", "Strings", 1, 24],
  ["Oboe", "Woodwind", 1, 22],
];

export const departmentOf = Object.fromEntries(instruments.map(([name, dept]) => [name, dept]));
export const hireOf = Object.fromEntries(instruments.map(([name, , , hire]) => [name, hire]));

/** Name, contract, site, first day, last day if gone, contracted hours, what they teach, how often they cancel. */
export const teachers = [
  ["Huw Davies", "EMP", "High Street", "2009-09-01", "", 22, ["Trumpet", "Trombone"], 3],
  ["Margaret Ellis", "EMP", "High Street", "2004-09-01", "", 25, ["Piano"], 2],
  ["Priya Shah", "EMP", "St Mark's", "2016-09-05", "", 24, ["Violin", "Viola"], 3],
  ["Tom Reid", "FRL", "High Street", "2019-01-07", "", "", ["Guitar", "Ukulele"], 5],
  ["Emma Wilson", "EMP", "Riverside", "2014-09-01", "", 20, ["Flute", "Recorder"], 3],
  ["James Wilson", "FRL", "Riverside", "2021-09-06", "", "", ["Drum kit"], 6],
  ["Katarzyna Nowak", "EMP", "High Street", "2018-09-03", "", 26, ["Piano", "Keyboard"], 2],
  ["Daniel Osei", "FRL", "Riverside", "2022-01-10", "", "", ["Saxophone", "Clarinet"], 4],
  ["Sarah Whitfield", "EMP", "St Mark's", "2011-09-05", "", 18, ["Cello", "Double bass"], 2],
  ["Chloe Marsh", "FRL", "High Street", "2020-09-07", "", "", ["Singing"], 7],
  ["Robert Pike", "EMP", "High Street", "1998-09-01", "2025-07-31", 20, ["Piano"], 4],
  ["Isabel Romero", "FRL", "St Mark's", "2023-09-04", "", "", ["Guitar"], 4],
  ["Sarah Lindqvist", "FRL", "High Street", "2022-09-05", "", "", ["Violin"], 5],
  ["Gareth Price", "FRL", "High Street", "2017-04-24", "", "", ["French horn", "Trumpet"], 9],
  ["Mei Tanaka", "FRL", "Riverside", "2023-01-09", "", "", ["Piano"], 3],
  ["Oliver Grant", "FRL", "High Street", "2021-01-11", "2024-12-20", "", ["Drum kit"], 11],
  ["Helen Akintola", "EMP", "High Street", "2013-01-07", "", 16, ["Oboe", "Clarinet"], 3],
  ["Ben Castle", "FRL", "St Mark's", "2024-09-02", "", "", ["Drum kit", "Keyboard"], 4],
  ["Anna Fischer", "FRL", "St Mark's", "2024-09-02", "", "", ["Cello", "Violin"], 3],
  ["Rhys Morgan", "FRL", "Riverside", "2025-01-06", "", "", ["Guitar", "Ukulele"], 5],
  ["Nadia Hussain", "EMP", "High Street", "2025-09-01", "", 22, ["Piano"], 2],
  ["Laura Bishop", "FRL", "Riverside", "2025-09-01", "", "", ["Singing"], 4],
  ["Peter Lowe", "FRL", "St Mark's", "2026-09-07", "", "", ["Flute", "Saxophone"], 2],
];

export const rooms = {
  "High Street": ["Room 1", "Room 2", "Room 3", "Room 4", "Room 5", "Studio"],
  "St Mark's": ["Vestry", "Hall", "Upper Room"],
  Riverside: ["Music 1", "Music 2", "Drum Room"],
};

export const towns = [
  ["Ashby", 34],
  ["Melbourne", 14],
  ["Coalville", 18],
  ["Measham", 9],
  ["Swadlincote", 12],
  ["Castle Donington", 7],
  ["Ibstock", 4],
  ["", 2],
];

export const schools = [
  "Ashby School",
  "Ivanhoe College",
  "Hill Top Primary",
  "Woodcote Primary",
  "Castle Primary",
  "Newbridge School",
  "St Clare's",
  "Home educated",
];

export const sources = ["website", "word of mouth", "school assembly", "open day", "social media"];

export const given =
  "Amelia Oliver Grace Noah Isla Leo Freya Harry Ruby Jack Evie Arthur Poppy Theo Daisy George Maya Finn Zara Luca Aisha Samuel Holly Ethan Niamh Kofi Jasmine Rohan Martha Dylan Esme Hassan Beth Callum Anya Toby Lucy Idris Sophie Max".split(
    " ",
  );

export const parents =
  "Claire Mark Susan David Nicola Andrew Fatima Paul Joanne Stephen Anita Simon Rachel Kwame Louise Martin Helen Imran Tracey Neil".split(
    " ",
  );

export const family =
  "Brown Taylor Patel Turner Bennett Clarke Hughes Khan Walker Wright Green Hall Wood Harris Cooper Begum Ward Morris Wilson Mitchell Kaur Shaw Adeyemi Chapman Webb Barnes Fletcher Okafor Palmer Doyle Marsh Hussain Gill Newton Rees Lambert Stone Sutton Kowalski Pearce Frost Nguyen Holmes Yates".split(
    " ",
  );
