export const lastDay = 1034;

/** City, region, its weight in trips, and the district and name of each of its stations. */
export const cities = [
  {
    ...{ city: "Bristol", region: "West", weight: 29, workshop: "Bedminster Depot" },
    stations: [
      ...["Harbourside|Temple Meads Station", "Harbourside|Millennium Square"],
      ...["Harbourside|SS Great Britain", "Clifton|Clifton Village", "Clifton|Victoria Rooms"],
      ...["Clifton|Clifton Down Station", "Southville|North Street", "Southville|Asda Bedminster"],
      ...["Easton|Stapleton Road", "Easton|St Marks Road", "City Centre|Cabot Circus"],
      ...["City Centre|Castle Park", "City Centre|Central Library", "Stokes Croft|Turbo Island"],
      ...["Stokes Croft|Gloucester Road", "Horfield|Memorial Stadium"],
    ],
  },
  {
    ...{ city: "Leeds", region: "North", weight: 25, workshop: "Holbeck Yard" },
    stations: [
      ...["City Centre|Leeds Station North", "City Centre|Leeds Station South"],
      ...["City Centre|Central Library", "City Centre|Kirkgate Market", "Headingley|Stadium"],
      ...["Headingley|Otley Road", "Headingley|St Annes Road", "Hyde Park|Woodhouse Moor"],
      ...["Hyde Park|Brudenell Road", "University|Parkinson Steps", "University|Beckett Library"],
      ...["Holbeck|Tower Works", "Holbeck|Water Lane", "Chapel Allerton|Regent Street"],
      ...["Burley|Burley Park Station"],
    ],
  },
  {
    ...{ city: "Edinburgh", region: "North", weight: 21, workshop: "Leith Workshop" },
    stations: [
      ...["Old Town|Waverley Bridge", "Old Town|Grassmarket", "Old Town|Central Library"],
      ...["New Town|Charlotte Square", "New Town|St Andrew Square", "Leith|The Shore"],
      ...["Leith|Leith Walk", "Leith|Ocean Terminal", "Southside|The Meadows"],
      ...["Southside|Kings Buildings", "West End|Haymarket", "West End|Dean Village"],
      ...["Portobello|Promenade"],
    ],
  },
  {
    ...{ city: "Cardiff", region: "West", weight: 15, workshop: "Bedminster Depot" },
    stations: [
      ...["City Centre|Cardiff Central", "City Centre|Cardiff Castle", "City Centre|The Hayes"],
      ...["Cathays|Student Union", "Cathays|Museum Avenue", "Bay|Mermaid Quay"],
      ...["Bay|Cardiff Bay Station", "Bay|Sports Village", "Pontcanna|Sophia Gardens"],
      ...["Roath|Roath Park", "Roath|City Road", "Llandaff|Llandaff High Street"],
    ],
  },
  {
    ...{ city: "Brighton", region: "South", weight: 10, workshop: "Hove Arches" },
    stations: [
      ...["Seafront|Palace Pier", "Seafront|West Street", "Seafront|Marina"],
      ...["North Laine|Brighton Station", "North Laine|Jubilee Library", "Hove|Hove Town Hall"],
      ...["Hove|George Street", "Kemptown|St James Street", "Lewes Road|The Level"],
      ...["Lewes Road|Moulsecoomb Campus", "Preston|Preston Park"],
    ],
  },
];

/** Type, model, supplier, the years in which it was bought, its price in pounds, and how many of 100. */
export const bikeModels = [
  ["CL", "Swift 3", "Pashford", [2021, 2022], 640, 22],
  ["CL", "Swift 4", "Pashford", [2023, 2025], 710, 26],
  ["EL", "Volt 2", "Nordvelo", [2022, 2024], 1490, 24],
  ["EL", "Volt 3", "Nordvelo", [2025, 2026], 1620, 20],
  ["CG", "Hauler", "Nordvelo", [2024, 2026], 3150, 8],
];

/** Plan, its monthly fee in pence, and how many of 100 members have it. */
export const plans = [
  ["Monthly", 1000, 40],
  ["Annual", 650, 27],
  ["Student", 500, 19],
  ["Corporate", 800, 14],
];

/** Corporate accounts by city; one of them is in two. */
export const employers = {
  Bristol: ["Harbour Analytics", "Bristol City Council", "Avon Legal LLP", "Bluebird Energy"],
  Leeds: ["Leeds Teaching Hospitals Trust", "Aire Bank", "Bluebird Energy", "Yorkline Media"],
  Edinburgh: ["Forth Mutual", "Lothian Health Board", "Castle Software"],
  Cardiff: ["Taff Insurance", "Dragon Broadcasting"],
  Brighton: ["Pier Digital", "Sussex Hospitals Trust"],
};

export const reasons = ["moved away", "too expensive", "bought a bike", "no bikes nearby"];
export const channels = ["App", "Website", "Referral", "Street team", "Employer"];

export const given = [
  ..."Amelia Arjun Beth Callum Carys Chloe Daniel Dev Ella Emma Ewan Farah Finn George Grace".split(
    " ",
  ),
  ..."Hannah Harry Imran Isla Jack James Jess Kate Leo Lewis Lucy Maya Megan Mohammed".split(" "),
  ..."Nia Noah Oliver Olivia Owen Priya Rhys Rosa Ruth Sam Sarah Sean Sofia Tom Yusuf Zoe".split(
    " ",
  ),
];
export const family = [
  ..."Ahmed Allen Baker Bell Brown Campbell Clarke Cooper Davies Edwards Evans Fraser Green".split(
    " ",
  ),
  ..."Hall Harris Hughes Jackson Jones Kaur Khan King Lewis MacDonald Martin Morgan Murray".split(
    " ",
  ),
  ..."Patel Price Reid Roberts Robinson Scott Shah Singh Smith Stewart Taylor Thomas Walker".split(
    " ",
  ),
  ..."White Williams Wilson Wood Wright Young".split(" "),
];

/** The mechanics of each workshop; two of them have one name. */
export const mechanics = {
  "Bedminster Depot": ["Dave Hutchins", "Rhian Bowen", "Marek Nowak", "Chris Taylor"],
  "Holbeck Yard": ["Gemma Stott", "Chris Taylor", "Waqas Iqbal"],
  "Leith Workshop": ["Fergus Boyd", "Iona Ross", "Pete Kowalski"],
  "Hove Arches": ["Sal Romano", "Jo Fairweather"],
};

/** Fault, parts from and to in pence, minutes from and to, and weights for classic, electric and cargo bikes. */
export const faults = [
  ["FLT", 400, 1200, 15, 35, [34, 27, 30]],
  ["BRK", 600, 2800, 20, 50, [24, 19, 24]],
  ["CHN", 900, 3500, 25, 60, [22, 14, 14]],
  ["BAT", 4500, 21000, 20, 70, [0, 17, 13]],
  ["ELC", 1500, 7500, 20, 80, [12, 17, 13]],
  ["FRM", 2500, 14000, 40, 160, [8, 6, 6]],
];
