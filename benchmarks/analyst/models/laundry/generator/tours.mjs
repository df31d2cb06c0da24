import { momentText } from "../../tables.mjs";
import { drivers, lastDay } from "./lists.mjs";

/** January 2024 began on a Monday. */
const weekday = (day) => day % 7;
const monthAt = (day) => Math.floor((day % 365.25) / 30.44) % 12;

/** How many guests each month has; houses that are not hotels have about the same all year. */
const crowds = [70, 74, 84, 96, 108, 118, 128, 132, 116, 104, 78, 92];

export const seasonOf = (sector, day) => {
  const growth = 1 + day / 9000;
  return ((sector === "HOT" ? crowds[monthAt(day)] : 100) / 100) * growth;
};

/** Each tour has two drivers who take turns by week; the plant's fifth stands in. */
const driverOf = (chance, house, day) => {
  const staff = drivers[house.plant];
  return chance.percent(12) ? staff[4] : staff[(house.tourAt + (Math.floor(day / 7) % 2)) % 4];
};

const lateness = { "HB-2": 9, "L-3": 6, "UL-1": 5, "L-1": -3 };
const slowDrivers = { "Uwe Petersen": 7, "Dirk Lehmann": 4, "Silke Maurer": -4 };

const delayOf = (chance, { tour, driver, day }) => {
  const usual = chance.between(-12, 14) + (lateness[tour] ?? 0) + (slowDrivers[driver] ?? 0);
  const jam = chance.percent(7) ? chance.between(10, 95) : 0;
  return usual + jam + (monthAt(day) === 0 || monthAt(day) === 11 ? 3 : 0);
};

const statusOf = (chance, kind) => {
  if (kind !== "REG") return "done";
  const which = chance.weighted([966, 16, 18]);
  return ["done", "missed", "cancelled"][which];
};

const visitOf = (chance, house, { day, kind }) => {
  const driver = driverOf(chance, house, day);
  const planned = day * 1440 + (kind === "EMG" ? chance.between(360, 1140) : house.slot);
  const status = statusOf(chance, kind);
  const isDone = status === "done";
  const share = kind === "REG" ? 1 : chance.between(10, 35) / 100;
  const pieces = Math.round(
    (house.size * seasonOf(house.sector, day) * share * chance.between(82, 118)) / 100,
  );
  return {
    ...{ house, day, kind, driver, planned, status },
    arrived: isDone ? planned + delayOf(chance, { tour: house.tour, driver, day }) : undefined,
    out: isDone ? pieces : "",
    trolleys: isDone ? Math.max(1, Math.round(pieces / 180)) : "",
    in: !isDone || chance.percent(3) ? "" : Math.round((pieces * chance.between(88, 109)) / 100),
    plate: `${house.prefix}-TX ${410 + house.tourAt * 6 + (chance.percent(20) ? 1 : 0)}`,
  };
};

const isServed = (house, day) =>
  day >= house.from &&
  day <= (house.left ?? lastDay) &&
  !(house.status === "paused" && day > lastDay - 120);

const kindsOf = (chance, house, day) => [
  ...(house.days.includes(weekday(day)) ? ["REG"] : []),
  ...(chance.next() * 1000 < (house.sector === "HOS" ? 13 : 5) ? ["EXT"] : []),
  ...(chance.next() * 1000 < (house.sector === "HOS" ? 11 : 2) ? ["EMG"] : []),
];

/** All visits in the order of the planned time. */
export const visitsOf = (chance, customers) =>
  Array.from({ length: lastDay + 1 }, (_, day) => day)
    .flatMap((day) =>
      weekday(day) === 6
        ? []
        : customers
            .filter((house) => isServed(house, day))
            .flatMap((house) =>
              kindsOf(chance, house, day).map((kind) => visitOf(chance, house, { day, kind })),
            ),
    )
    .sort((one, other) => one.planned - other.planned || one.house.id - other.house.id)
    .map((each, at) => ({ id: at + 1, ...each }));

export const visitRow = (each) => [
  ...[each.id, each.house.id, each.house.tour, each.driver, each.plate, each.kind, each.status],
  momentText(each.planned),
  each.arrived === undefined ? "" : momentText(each.arrived),
  ...[each.trolleys, each.out, each.in],
];
