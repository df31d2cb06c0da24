// A group of theatres and concert halls: its houses, what is played there, and the names of its customers.

/** Name, city, kind, seats, opened, house manager, and wheelchair places. */
export const venues = [
  ["Corrib Playhouse", "Galway", "TH", 96, "1998-10-02", "Orla Fahy", 4],
  ["Gate Street Theatre", "Dublin", "TH", 132, "1931-04-18", "Marcus Tighe", 3],
  ["The Loft", "Dublin", "ST", 44, "2012-09-14", "Marcus Tighe", 0],
  ["Lee Concert Hall", "Cork", "CH", 150, "1986-05-30", "Siobhan Creedon", 8],
  ["Docklands Hall", "Dublin", "CH", 168, "2019-11-08", "Peter Vance", 10],
  ["Treaty Studio", "Limerick", "ST", 52, "2025-09-05", "", 4],
];

/** Title, company, genre, minimum age, our own, director, first month, last month, kind of house, how much it draws. */
export const productions = [
  [
    ...["The Herring Girls", "House Company", "play", 12, true, "Aoife Brannigan"],
    ...["2024-01", "2024-12", "TH", 7],
  ],
  ["Uncle Vanya", "House Company", "play", 12, true, "Colm Deasy", "2024-02", "2025-03", "TH", 5],
  ["Hamlet", "House Company", "play", 14, true, "Aoife Brannigan", "2025-09", "2026-12", "TH", 8],
  [
    ...["Grandmother's Keys", "House Company", "play", "", true, "Ruth Okonjo"],
    ...["2025-01", "2026-06", "TH", 6],
  ],
  [
    ...["The Tin Whistle Thief", "House Company", "family", 6, true, "Ruth Okonjo"],
    ...["2024-03", "2026-11", "TH", 7],
  ],
  [
    ...["The Snow Goose", "Paper Moon Puppets", "family", 4, false, "Ida Lund"],
    ...["2024-11", "2027-01", "TH", 9],
  ],
  [
    ...["A Winter Wedding", "Spotlight Touring", "musical", "", false, "Greg Salter"],
    ...["2024-10", "2027-01", "TH", 9],
  ],
  [
    ...["Roller Disco Queens", "Spotlight Touring", "musical", 10, false, "Greg Salter"],
    ...["2025-04", "2026-10", "TH", 8],
  ],
  ["Carmen", "Shannon Opera", "opera", 10, false, "Pilar Soto", "2024-04", "2026-05", "TH", 6],
  ["Tosca", "Shannon Opera", "opera", 12, false, "Pilar Soto", "2026-02", "2026-12", "TH", 6],
  ["Swan Lake", "Baltic Ballet", "dance", "", false, "Irina Vasks", "2024-05", "2026-12", "TH", 8],
  ["Bog Bodies", "Turf Dance", "dance", 16, false, "Lorcan Hay", "2025-02", "2026-04", "TH", 3],
  ["Two Chairs", "House Company", "play", 14, true, "Colm Deasy", "2024-01", "2025-06", "ST", 5],
  [
    ...["Letters to Nobody", "House Company", "play", 16, true, "Ruth Okonjo"],
    ...["2025-03", "2026-12", "ST", 6],
  ],
  [
    ...["Last Bus from Tralee", "Back Row Theatre", "play", 14, false, "Una Whelan"],
    ...["2024-02", "2026-10", "ST", 6],
  ],
  [
    ...["Late Night Laughs", "Various Comedians", "comedy", 18, false, ""],
    ...["2024-01", "2027-01", "ST", 8],
  ],
  ["Sorry Not Sorry", "Maeve Tully", "comedy", 16, false, "", "2025-10", "2026-12", "ST", 9],
  [
    ...["Mahler Five", "Atlantic Symphony", "classical", "", false, ""],
    ...["2024-01", "2026-04", "CH", 6],
  ],
  [
    ...["Beethoven Nights", "Atlantic Symphony", "classical", "", false, ""],
    ...["2024-09", "2026-12", "CH", 7],
  ],
  [
    ...["Messiah", "Lee Choral Society", "classical", "", false, ""],
    ...["2024-11", "2026-12", "CH", 9],
  ],
  [
    ...["Strings by Candlelight", "Ardagh Quartet", "classical", "", false, ""],
    ...["2024-03", "2027-01", "CH", 4],
  ],
  ["Blue Hour", "Niamh Rowe Trio", "jazz", "", false, "", "2024-02", "2026-11", "CH", 5],
  ["Swing into Summer", "Liffey Big Band", "jazz", "", false, "", "2024-05", "2026-09", "CH", 6],
  ["Bellows and Strings", "The Quinlans", "folk", "", false, "", "2024-01", "2026-12", "CH", 8],
  ["Songs of the Sea", "Dara Minogue", "folk", "", false, "", "2025-06", "2027-01", "CH", 7],
  [
    ...["The Quiet Country", "House Company", "play", 12, true, "Aoife Brannigan"],
    ...["2027-03", "2027-06", "TH", 0],
  ],
  ["Rigoletto", "Shannon Opera", "opera", 12, false, "Pilar Soto", "2027-02", "2027-06", "TH", 0],
];

/** The price of a full ticket in cents, by genre. */
export const prices = {
  ...{ play: 2800, family: 1600, musical: 4200, opera: 5200, dance: 3400 },
  ...{ comedy: 2200, classical: 3600, jazz: 2400, folk: 2600 },
};

export const towns = ["Dublin", "Cork", "Galway", "Limerick", "Bray", "Ennis", "Cobh", "Athlone"];

const firstNames =
  "Aisling,Brendan,Catherine,Diarmuid,Eileen,Fergus,Gwen,Henry,Isolde,Jerome,Kathleen,Leo,Mairead,Nuala,Oisin,Patricia,Ronan,Sheila,Tadhg,Vivienne".split(
    ",",
  );
const lastNames =
  "Ahern,Bolger,Carmody,Dempsey,Egan,Foley,Garvey,Hanley,Irwin,Joyce,Keane,Lynch,Mulcahy,Nagle,Ormond,Power,Quill,Roche".split(
    ",",
  );
export const names = firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`));
