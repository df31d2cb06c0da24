// What the workshops do, and the parts that go into it.
import { days } from "./cars.mjs";
import { jobTypes, mechanics, otherSuppliers, parts, suppliers, workshops } from "./lists.mjs";

const isSunday = (day) => day % 7 === 6;
const ahead = 16;

const isThere = ([, , first, last, away], day) =>
  first <= day && day <= last && !(away.length > 0 && away[0] <= day && day <= away[1]);

const mechanicFor = (chance, workshop, day) => {
  const here = mechanics.filter((each) => each[1] === workshop && isThere(each, day));
  const anywhere = mechanics.filter((each) => isThere(each, day));
  return chance.pick(here.length > 0 ? here : anywhere)[0];
};

/** From the turning of the key to the car's way home, in minutes; `Infinity` while it has not come. */
const courseOf = (chance, booked, longest) => {
  const isNow = booked > (days - 16) * 1440;
  const late = chance.percent(isNow ? 16 : 3) ? chance.between(4, 16) : 0;
  const started = booked + chance.between(0, 140);
  const finished = started + chance.between(60, 380) + (chance.between(0, longest) + late) * 1440;
  const collected = finished + chance.between(15, 260) + chance.weighted([70, 18, 8, 4]) * 1440;
  const known = (moment) => (moment < days * 1440 ? moment : Infinity);
  const at = {
    started,
    finished: known(finished),
    collected: known(collected),
    isHeldUp: late > 0,
  };
  return { ...at, status: statusOf(at) };
};

const statusOf = ({ finished, collected, isHeldUp }) => {
  if (collected !== Infinity) return "CLS";
  if (finished !== Infinity) return "RDY";
  return isHeldUp ? "WPT" : "WIP";
};

const never = { started: Infinity, finished: Infinity, collected: Infinity };

const linesOf = (chance, type, day) => {
  const season = day % 365 > 285 || day % 365 < 40;
  const fitting = parts.filter(([, , , , , , types]) => types.includes(type));
  if (fitting.length === 0 || (type === "DIA" && chance.percent(60))) return [];
  const weights = fitting.map((each) => each[8] * (each[7] === "W" ? (season ? 4 : 0) : 1));
  const chosen = new Set();
  const wanted = type === "SRV" ? chance.between(2, 4) : type === "TYR" ? 1 : chance.between(1, 2);
  for (let each = 0; each < wanted; each++) chosen.add(fitting[chance.weighted(weights)]);
  return [...chosen].map((part) => ({
    part,
    quantity: type === "TYR" ? chance.pick([1, 2, 2, 4, 4]) : part[0] === "BU-401" ? 2 : 1,
    supplier: suppliers[part[3]] ?? chance.pick(otherSuppliers),
    price: Math.round((part[5] * (day > 730 ? 104 : 100)) / 100),
  }));
};

const ratingOf = (chance, { status, isHeldUp }) =>
  status === "CLS" && chance.percent(34)
    ? 1 + chance.weighted(isHeldUp ? [5, 5, 4, 2, 1] : [1, 1, 3, 8, 12])
    : "";

const jobOf = (chance, car, workshop, day) => {
  const [code, , least, most, longest] = jobTypes[chance.weighted(jobTypes.map((each) => each[1]))];
  const booked = day * 1440 + chance.between(16, 32) * 30;
  const fate = day >= days ? "BKD" : chance.percent(4) ? "CAN" : chance.percent(4) ? "NSH" : "";
  const course = fate === "" ? courseOf(chance, booked, longest) : { ...never, status: fate };
  const isStarted = fate === "";
  return {
    ...{ car, workshop, code, booked, ...course },
    mechanic: mechanicFor(chance, workshop, Math.min(day, days - 1)),
    made: Math.max(
      Math.floor(car.since),
      Math.min(day, days - 1) - chance.weighted([6, 5, 4, 4, 3, 3, 2, 2, 1, 1]),
    ),
    tenths: isStarted ? chance.between(least, most) : "",
    source: ["phone", "website", "walk-in", "fleet contract"][
      car.kind === "FLT" ? chance.weighted([3, 1, 0, 9]) : chance.weighted([9, 6, 4, 0])
    ],
    hasLoan: (code === "CLU" || code === "BOD") && chance.percent(45),
    rating: ratingOf(chance, course),
    lines: isStarted ? linesOf(chance, code, day) : [],
    isComeback: false,
  };
};

const carFor = (chance, cars, workshop, day) => {
  const known = cars.filter(({ since }) => since <= day);
  const weights = known.map(
    ({ home, kind }) => (home === workshop ? 12 : 1) * (kind === "PRV" ? 1 : 3),
  );
  return known[chance.weighted(weights)];
};

/** The same trouble once more, two weeks later and without charge, for a few of the jobs. */
const comebackOf = (chance, { status, code, car, workshop, mechanic }, day) => {
  const back = day + 14;
  const isBack = status === "CLS" && code !== "SRV" && back < days && chance.percent(6);
  return isBack
    ? [{ ...jobOf(chance, car, workshop, back), code, mechanic, lines: [], isComeback: true }]
    : [];
};

export const jobsOf = (chance, cars) => {
  const jobs = [];
  for (let day = 0; day < days + ahead; day++) {
    if (isSunday(day)) continue;
    const thin = day < days ? 1 : 0.5 - (day - days) * 0.02;
    for (const [workshop, [, , opened, busy]] of workshops.entries()) {
      if (opened > day) continue;
      for (let each = 0; each < 3; each++) {
        if (!chance.percent(busy * thin * (3.1 + day / 900))) continue;
        const car = carFor(chance, cars, workshop, Math.min(day, days - 1));
        const job = jobOf(chance, car, workshop, day);
        jobs.push(job, ...comebackOf(chance, job, day));
      }
    }
  }
  return jobs
    .sort((left, right) => left.booked - right.booked)
    .map((job, at) => ({ ...job, id: at + 1 }));
};
