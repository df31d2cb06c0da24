// Where the group treats, who treats, who refers and who pays.

/** Practices: name, weight of its referrals, rooms, days that its patients wait beyond the usual. */
export const practices = [
  ["Harrogate Montpellier", 26, ["Room 1", "Room 2", "Room 3", "Room 4", "Gym"], 4],
  ["Leeds Headingley", 23, ["Room 1", "Room 2", "Room 3", "Room 4", "Gym", "Hydro Pool"], 9],
  ["York Bootham", 18, ["Room 1", "Room 2", "Room 3", "Gym", "Hydro Pool"], 6],
  ["York Clifton", 13, ["Room 1", "Room 2", "Gym"], 1],
  ["Ilkley", 12, ["Room 1", "Room 2", "Gym"], -2],
  ["Skipton", 8, ["Room 1", "Room 2"], 12],
].map(([name, weight, rooms, wait]) => ({ name, weight, rooms, wait }));

/** Therapists: name, practice, grade, specialism, contract, hours a week, day of joining, day of leaving. */
export const therapists = [
  ["Imogen Fairclough", 0, "LEA", "MSK", "EMP", 37.5, -1900],
  ["Tom Ashworth", 0, "SEN", "SPO", "EMP", 37.5, -1204],
  ["Ruth Oyelaran", 0, "SEN", "PEL", "EMP", 22.5, -640],
  ["Callum Brodie", 0, "JUN", "MSK", "EMP", 37.5, 243],
  ["Beatrix Lund", 0, "SEN", "NEU", "SLF", 16, -410],
  ["Megan Tattersall", 0, "JUN", "MSK", "EMP", 37.5, 609, 938],
  ["Arjun Desai", 0, "JUN", "MSK", "EMP", 37.5, 945],
  ["Priya Raman", 1, "LEA", "MSK", "EMP", 37.5, -2300],
  ["Hannah Ashworth", 1, "SEN", "MSK", "EMP", 30, -980],
  ["Dominic Wray", 1, "SEN", "SPO", "EMP", 37.5, -512],
  ["Sinead Gallagher", 1, "SEN", "NEU", "EMP", 37.5, -760],
  ["Marcus Bell", 1, "JUN", "MSK", "EMP", 37.5, 60, 700],
  ["Yasmin Haddad", 1, "JUN", "PEL", "EMP", 30, 366],
  ["Joel Priestley", 1, "JUN", "MSK", "EMP", 37.5, 704],
  ["Eleanor Stubbs", 2, "LEA", "NEU", "EMP", 37.5, -1500],
  ["Piotr Zielinski", 2, "SEN", "MSK", "EMP", 37.5, -300],
  ["Amara Nwosu", 2, "SEN", "PEL", "SLF", 18, -150],
  ["Lewis Cartwright", 2, "JUN", "SPO", "EMP", 37.5, 190],
  ["Freya Holroyd", 2, "JUN", "MSK", "EMP", 37.5, 517],
  ["Gareth Pugh", 3, "LEA", "MSK", "EMP", 37.5, -830],
  ["Nadia Kamal", 3, "SEN", "SPO", "EMP", 30, -95],
  ["Oliver Thwaite", 3, "JUN", "MSK", "EMP", 37.5, 250, 820],
  ["Chloe Ramsden", 3, "JUN", "PEL", "EMP", 37.5, 790],
  ["Fiona Metcalfe", 4, "LEA", "MSK", "EMP", 37.5, -1680],
  ["Ben Sugden", 4, "SEN", "SPO", "SLF", 20, -220],
  ["Isla Drummond", 4, "JUN", "MSK", "EMP", 37.5, 960],
  ["Helen Airey", 5, "LEA", "MSK", "EMP", 37.5, -1120],
  ["Sam Whitaker", 5, "JUN", "NEU", "EMP", 30, 400],
].map(([name, practice, grade, specialism, contract, hours, joined, left], at) => ({
  ...{ id: 101 + at, name, practice: practices[practice], grade, specialism, contract },
  ...{ hours, joined, left },
  isPrescriber: grade === "LEA" || at % 7 === 1,
}));

/** Who is away for long: nobody treats on leave. */
export const leaves = [
  { name: "Yasmin Haddad", first: 975, last: 1200 },
  { name: "Nadia Kamal", first: 600, last: 790 },
];

/** Surgeries and hospitals by practice, those that refer more before the others. */
export const referrers = [
  ["Kings Road Surgery", "Valley Gardens Practice", "Nidderdale Medical Centre"],
  [
    "Cottage Road Surgery",
    "Meanwood Health Centre",
    "Hyde Park Surgery",
    "Kirkstall Lane Practice",
  ],
  ["Bootham Lane Surgery", "Minster Medical Group", "Gillygate Practice"],
  ["Clifton Green Surgery", "Rawcliffe Practice"],
  ["Wells Road Surgery", "Grove Medical Centre"],
  ["Castle Street Surgery", "Dyneley Practice"],
];
export const hospitals = [
  "Aire Valley Hospital",
  "Spofforth Orthopaedics",
  "Ridgeway Spine Clinic",
];

/** Insurers: name, weight, the days in which they pay, the share of disputed invoices in percent. */
export const insurers = [
  ["Pennine Provident", 30, [12, 34], 1],
  ["Albion Health", 24, [18, 52], 3],
  ["Northern Mutual", 18, [8, 27], 1],
  ["Vantage Care", 14, [25, 75], 6],
  ["Crown Assurance", 9, [14, 44], 2],
  ["Bellwether Health", 5, [20, 60], 4],
].map(([name, weight, days, disputed]) => ({ name, weight, days, disputed }));

/** Services: code, weight, days until the first appointment, planned sessions, body regions. */
export const services = [
  ["MSK", 58, 15, [4, 8], ["Lower back", "Lower back", "Neck", "Shoulder", "Knee", "Hip"]],
  ["SPO", 20, 8, [3, 8], ["Knee", "Ankle and foot", "Ankle and foot", "Shoulder", "Hip", "Elbow"]],
  ["PEL", 12, 27, [4, 7], [""]],
  ["NEU", 10, 22, [8, 14], [""]],
].map(([code, weight, wait, sessions, regions]) => ({ code, weight, wait, sessions, regions }));

export const towns = [
  ["Harrogate", "Harrogate", "Knaresborough", "Ripon", "Wetherby"],
  ["Leeds", "Leeds", "Leeds", "Horsforth", "Bramley"],
  ["York", "York", "Haxby", "Selby"],
  ["York", "York", "Haxby", "Easingwold"],
  ["Ilkley", "Ilkley", "Otley", "Burley"],
  ["Skipton", "Skipton", "Settle", "Keighley"],
];
