import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";

const airlines = [
  ["KLM", "KL", "SkyTeam", false],
  ["Lufthansa", "LH", "Star Alliance", false],
  ["easyJet", "U2", "", true],
  ["Ryanair", "FR", "", true],
  ["British Airways", "BA", "oneworld", false],
  ["Turkish Airlines", "TK", "Star Alliance", false],
  ["Iberia", "IB", "oneworld", false],
  ["Nordwings", "NX", "", false],
];
/** The name, city and kind of an airport, and the airlines (by their places above) that fly there. */
const airports = [
  [
    ["AMS", "Amsterdam Schiphol", "Amsterdam", "Netherlands", true, "short haul"],
    [0, 2, 7],
  ],
  [
    ["FRA", "Frankfurt", "Frankfurt", "Germany", true, "short haul"],
    [1, 7],
  ],
  [
    ["MUC", "Munich", "Munich", "Germany", true, "short haul"],
    [1, 2],
  ],
  [
    ["LHR", "London Heathrow", "London", "United Kingdom", false, "short haul"],
    [4, 7],
  ],
  [
    ["STN", "London Stansted", "London", "United Kingdom", false, "short haul"],
    [3, 2],
  ],
  [["IST", "Istanbul", "Istanbul", "Türkiye", false, "medium haul"], [5]],
  [
    ["MAD", "Madrid Barajas", "Madrid", "Spain", true, "medium haul"],
    [6, 3],
  ],
  [
    ["PMI", "Palma de Mallorca", "Palma", "Spain", true, "medium haul"],
    [2, 3, 7],
  ],
  [
    ["JFK", "New York JFK", "New York", "United States", false, "long haul"],
    [4, 7],
  ],
  [["DXB", "Dubai International", "Dubai", "United Arab Emirates", false, "long haul"], [7]],
];
const planes = {
  "short haul": ["E190", "A320", "B738"],
  "medium haul": ["A320", "B738", "A321"],
  "long haul": ["A333"],
};
const seatsOf = { E190: 100, A320: 174, B738: 186, A321: 212, A333: 290 };
const causes = ["weather", "air traffic control", "late inbound aircraft", "technical", "crew"];
const shops = [
  ["Sky Duty Free", "duty free", "T1", true, 9000],
  ["World Duty Free", "duty free", "T2", true, 12000],
  ["Coffee Republic", "food and drink", "T1", false, 2100],
  ["Gate Bistro", "food and drink", "T1", true, 3400],
  ["Noodle Bar", "food and drink", "T2", true, 2800],
  ["Press & Books", "books", "T1", true, 1500],
  ["Page One", "books", "T2", false, 900],
  ["Currency Desk", "services", "T2", false, 700],
];
const checkpoints = ["North", "South", "Fast Lane"];
const carParks = [
  ["P1 Short Stay", 400],
  ["P2 Long Stay", 2200],
  ["Valet", 150],
];
const days = 1035;

/** -1 in winter, 1 in July: a straight rise and fall, since sines differ between machines. */
const summer = (day) => 1 - Math.abs((day % 366) - 195) / 95;
const nightHours = (minute) => minute < 6 * 60 || minute >= 22 * 60;
const lateness = (chance) =>
  chance.percent(78) ? chance.between(-8, 15) : chance.between(16, chance.percent(12) ? 260 : 75);

const flight = (chance, id, day) => {
  const at = chance.weighted([9, 8, 7, 8, 6, 4, 5, 4, 2, 1]);
  const [[, , , , , haul], carriers] = airports[at];
  const carrier = carriers[chance.weighted([5, 3, 2].slice(0, carriers.length))];
  const minute = chance.between(62, 278) * 5;
  const scheduled = day * 1440 + minute;
  const status = ["operated", "cancelled", "diverted"][
    chance.weighted([960 - (summer(day) < -0.6 ? 30 : 0), 12 + carrier * 3, 3])
  ];
  const delay = status === "cancelled" ? "" : lateness(chance);
  const plane = chance.pick(planes[haul]);
  const share = Math.min(100, 66 + Math.round(12 * summer(day)) + chance.between(-9, 20));
  const isT1 = [0, 1, 4, 6].includes(carrier);
  return [
    ...[id, `${airlines[carrier][1]} ${100 + at * 7 + carrier}`, carrier + 1, at + 1],
    ...[chance.percent(50) ? "departure" : "arrival", momentText(scheduled)],
    ...[delay === "" ? "" : momentText(scheduled + delay), status, delay],
    delay > 15 ? causes[chance.weighted([4, 5, 6, 3, 2])] : "",
    ...[isT1 ? "T1" : "T2", `${isT1 ? "A" : "B"}${chance.between(1, 9)}`, plane],
    ...[nightHours(minute), seatsOf[plane]],
    status === "cancelled" ? 0 : Math.round((seatsOf[plane] * share) / 100),
  ];
};

const flightsOf = (chance) => {
  const rows = [];
  for (let day = 0; day < days; day++)
    for (let open = 10 + Math.round(3 * summer(day)) + chance.below(4); open > 0; open--)
      rows.push(flight(chance, rows.length + 1, day));
  return rows;
};

const bagsOf = (chance, flights) =>
  flights
    .filter((row) => row[7] !== "cancelled" && chance.percent(14))
    .map(([flightId, , , , , scheduled], at) => {
      const fate = ["delayed", "damaged", "lost"][chance.weighted([6, 3, 1])];
      const day = Math.round((Date.parse(`${scheduled}Z`) - Date.UTC(2024, 0, 1)) / 86_400_000);
      const back = day + chance.between(1, 9);
      return [
        ...[at + 1, flightId, momentText(day * 1440 + chance.below(1440))],
        ...[fate === "delayed" && back < days ? dayText(back) : "", fate],
        ...[chance.between(60, 320) / 10, fate === "delayed" ? 0 : chance.between(40, 900)],
      ];
    });

const queuesOf = (chance) => {
  const rows = [];
  for (let day = 0; day < days; day++)
    for (const [at, checkpoint] of checkpoints.entries())
      for (const [hour, rush] of [
        [6, 9],
        [10, 4],
        [14, 6],
        [18, 7],
      ]) {
        const lanes = at === 2 ? 1 : chance.between(2, 6);
        const wait = rush * (3 - at) + Math.round(4 * summer(day)) + chance.between(0, 8) - lanes;
        const screened = chance.between(60, 110) * (lanes + 1) + rush * 10;
        rows.push([
          ...[rows.length + 1, momentText(day * 1440 + hour * 60), checkpoint, lanes],
          ...[Math.max(0, wait), screened],
        ]);
      }
  return rows;
};

const takingsOf = (chance) => {
  const rows = [];
  for (let day = 0; day < days; day++)
    for (const [at, [, , , , usual]] of shops.entries()) {
      const percent = 100 + Math.round(25 * summer(day)) + chance.between(-20, 20) + day / 50;
      const amount = (usual * percent) / 100;
      const receipts = Math.max(1, Math.round(amount / (at < 2 ? 38 : chance.between(9, 14))));
      rows.push([rows.length + 1, dayText(day), at + 1, amount.toFixed(2), receipts]);
    }
  return rows;
};

const parkingOf = (chance) => {
  const rows = [];
  for (let day = 0; day < days; day++)
    for (const [name, spaces] of carParks) {
      const percent = 62 + Math.round(22 * summer(day)) + chance.between(-12, 14);
      const occupied = Math.round((spaces * percent) / 100);
      rows.push([rows.length + 1, dayText(day), name, occupied, spaces]);
    }
  return rows;
};

/** Flights of an airport, its security queues, shops, bag reports and car parks until October 2026. */
export const tables = () => {
  const flights = flightsOf(new Chance(611));
  const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);
  return {
    "airlines.csv": csv("id,name,code,alliance,is_low_cost", numbered(airlines)),
    "airports.csv": csv(
      "id,code,name,city,country,is_schengen,haul",
      numbered(airports.map(([columns]) => columns)),
    ),
    "flights.csv": csv(
      "id,flight_no,airline_id,airport_id,direction,scheduled_at,actual_at,status,delay_minutes,delay_cause,terminal,gate,aircraft,is_night,seats,passengers",
      flights,
    ),
    "bags.csv": csv(
      "id,flight_id,reported_at,returned_on,damage,weight_kg,compensation",
      bagsOf(new Chance(612), flights),
    ),
    "queues.csv": csv(
      "id,measured_at,checkpoint,lanes_open,wait_minutes,people_screened",
      queuesOf(new Chance(613)),
    ),
    "shops.csv": csv(
      "id,name,trade,terminal,is_airside",
      numbered(shops.map((row) => row.slice(0, 4))),
    ),
    "takings.csv": csv("id,sold_on,shop_id,amount,receipts", takingsOf(new Chance(614))),
    "parking.csv": csv("id,counted_on,car_park,occupied,spaces", parkingOf(new Chance(615))),
  };
};
