// A recruiting agency's clients, its own people, the jobs that it fills, and the names of candidates.

/** Name, industry, city, preferred supplier, since, desk that serves it, and how many jobs it has. */
export const clients = [
  ["Harrow & Finch Accountants", "accounting", "Leeds", true, "2017-02-01", "FIN", 5],
  ["Pennine Building Society", "banking", "Leeds", true, "2018-09-10", "FIN", 4],
  ["Brightwell Insurance", "insurance", "Manchester", false, "2022-01-17", "FIN", 3],
  ["Calder Foods", "food", "Wakefield", false, "2021-05-04", "LOG", 4],
  ["Northern Pallet Company", "logistics", "Doncaster", true, "2016-11-21", "LOG", 6],
  ["ParcelHop", "logistics", "Manchester", false, "2023-03-01", "LOG", 5],
  ["Quill Systems", "software", "Manchester", true, "2019-07-15", "IT", 5],
  ["Quarry Bank Analytics", "software", "Sheffield", false, "2024-04-08", "IT", 3],
  ["Ticketmole", "e-commerce", "Leeds", false, "2023-10-02", "IT", 3],
  ["St Oswald Hospice", "health care", "Sheffield", false, "2020-02-03", "HC", 2],
  ["Moorview Care Homes", "health care", "Wakefield", true, "2018-04-23", "HC", 5],
  ["Aire Dental Group", "health care", "Leeds", false, "2026-02-16", "HC", 2],
  ["Sandal Castle Trust", "charity", "Wakefield", false, "2025-11-03", "FIN", 0],
];

/** Name, desk, office, joined, left, monthly target in pounds, and how much of the desk's work. */
export const consultants = [
  ["Gemma Oldroyd", "FIN", "Leeds", "2017-01-09", "", 14000, 5],
  ["Sanjay Bhatt", "FIN", "Manchester", "2021-08-02", "", 11000, 4],
  ["Craig Mellor", "LOG", "Leeds", "2019-03-18", "", 9000, 5],
  ["Tash Whittaker", "LOG", "Manchester", "2023-02-06", "", 8000, 4],
  ["Bryony Kaye", "LOG", "Sheffield", "2022-05-09", "2025-08-29", 8000, 4],
  ["Adeola Martins", "IT", "Manchester", "2018-10-01", "", 18000, 5],
  ["Piotr Zielinski", "IT", "Leeds", "2022-11-14", "", 15000, 4],
  ["Fran Ackroyd", "HC", "Sheffield", "2016-06-20", "", 10000, 4],
  ["Joel Stubbs", "HC", "Leeds", "2025-01-13", "", 7000, 3],
  ["Nadia Rahman", "HC", "Sheffield", "2026-10-05", "", 6000, 0],
];

/** Desk, job title, salary from and to, and how common. */
export const roles = [
  ["FIN", "Payroll Clerk", 24000, 29000, 5],
  ["FIN", "Management Accountant", 38000, 52000, 4],
  ["FIN", "Financial Controller", 60000, 82000, 2],
  ["FIN", "Credit Analyst", 34000, 46000, 3],
  ["LOG", "Forklift Driver", 23000, 28000, 7],
  ["LOG", "Warehouse Supervisor", 29000, 36000, 3],
  ["LOG", "Transport Planner", 31000, 39000, 3],
  ["LOG", "HGV Driver", 33000, 42000, 5],
  ["IT", "Java Developer", 45000, 70000, 4],
  ["IT", "Data Engineer", 52000, 78000, 4],
  ["IT", "Data Analyst", 34000, 48000, 3],
  ["IT", "IT Support Technician", 23000, 31000, 3],
  ["HC", "Care Assistant", 22000, 25500, 7],
  ["HC", "Registered Nurse", 31000, 41000, 5],
  ["HC", "Dental Nurse", 24000, 29000, 2],
];

export const sources = ["LinkedIn", "Indeed", "referral", "own website", "walk-in", "job fair"];
export const towns = [
  "Leeds",
  "Manchester",
  "Sheffield",
  "Wakefield",
  "Doncaster",
  "Bradford",
  "York",
];

const firstNames =
  "Aaron,Beth,Callum,Dawn,Elliot,Farah,Gareth,Holly,Imran,Jodie,Kieran,Lauren,Mateusz,Nicole,Owen,Parveen,Reece,Shannon,Tyrone,Zara".split(
    ",",
  );
const lastNames =
  "Akhtar,Booth,Crowther,Dyson,Evans,Firth,Greenwood,Hussain,Ingham,Jagger,Kowalski,Lister,Mistry,Naylor,Ogden,Pickles,Rashid,Sykes,Thackray,Womersley".split(
    ",",
  );
export const names = firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`));
