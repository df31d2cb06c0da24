import { dayText, momentText } from "../../tables.mjs";
import { departures, routes, vessels } from "./lists.mjs";

export const lastDay = 1034;
const lastPlanned = lastDay + 92;

export const monthOf = (day) => Number(dayText(day).slice(5, 7)) - 1;
const timeOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));

/** How rough, and how busy, each month is. */
const gales = [19, 16, 12, 7, 3, 2, 2, 3, 6, 11, 15, 18];
const crowds = [38, 44, 55, 72, 80, 92, 118, 126, 84, 70, 45, 58];

export const routesOf = () =>
  routes.map(([code, name, region, from, to, miles, minutes, isSeasonal, ...rest], at) => {
    const [vessel, rough, adult, car] = rest;
    return {
      id: at + 1,
      code,
      name,
      region,
      from,
      to,
      miles,
      minutes,
      isSeasonal,
      vessel,
      rough,
      adult,
      car,
    };
  });

export const vesselsOf = () =>
  vessels.map(([name, imo, kind, built, places, lanes, port, joined, left, state], at) => {
    return { id: at + 1, name, imo, kind, built, places, lanes, port, joined, left, state };
  });

/** Each vessel is in dock for some weeks of its own at the beginning of a year; the relief vessel takes its turn. */
const relief = 15;
const vesselOn = (route, day) => {
  if (route.code === "DOV-CAL" && day >= 424) return 14;
  if (route.code === "POR-CHE" && day >= 971) return relief;
  const inYear = day % 365;
  const docked = 8 + route.vessel * 6;
  const isDocked = inYear >= docked && inYear < docked + 13 && route.vessel < 13;
  return isDocked ? relief : route.vessel;
};

/** For each day and region, how bad the weather is, from 0 to 100: storms last for some days. */
const weatherOf = (chance) => {
  const regions = [...new Set(routes.map(([, , region]) => region))];
  return Object.fromEntries(
    regions.map((region) => {
      let left = 0;
      const days = Array.from({ length: lastPlanned + 1 }, (_, day) => {
        if (left > 0) left -= 1;
        else if (chance.percent(gales[monthOf(day)])) left = chance.between(0, 2);
        else return chance.below(20);
        return chance.between(45, 100);
      });
      return [region, days];
    }),
  );
};

const statusOf = (chance, { day, route, weather, vessel }) => {
  if (day > lastDay) return { status: "SCH", reason: "" };
  const isStormy = weather > 60 && chance.percent(weather / 3 + route.rough * 3 - 8);
  const isBroken = chance.percent(vessel.built < 2000 ? 1.9 : 0.9);
  const isShort = chance.percent(0.5);
  const reason = isStormy
    ? "WX"
    : isBroken
      ? "TEC"
      : isShort
        ? chance.pick(["CRW", "CRW", "PRT", "LOW"])
        : "";
  if (reason === "") return { status: "CMP", reason };
  return { status: "CNX", reason: chance.percent(3) ? "" : reason };
};

const delayOf = (chance, { route, weather, month }) => {
  const part = chance.below(100);
  const isBusy = month === 6 || month === 7 ? 8 : 0;
  const late = 13 + route.rough + isBusy + (weather > 45 ? 16 : 0);
  if (part >= late) return chance.between(-4, 11);
  if (part >= late / 4) return chance.between(12, 45);
  return chance.between(40, chance.percent(20) ? 210 : 95);
};

/** What is known once a vessel has sailed. */
const sailed = (chance, { route, vessel, weather, day, at }) => {
  const month = monthOf(day);
  const delay = delayOf(chance, { route, weather, month });
  const growth = 96 + Math.floor(day / 90);
  const fill = (crowds[month] * growth * chance.between(55, 125)) / 100 / 100;
  const passengers = Math.min(vessel.places, Math.round((vessel.places * fill * 0.42) / 100));
  const minutes =
    route.minutes + chance.between(-6, 14) + (weather > 45 ? chance.between(5, 30) : 0);
  const isLogged = chance.percent(99);
  return {
    left: isLogged ? at + delay : undefined,
    arrived: isLogged ? at + delay + minutes : undefined,
    passengers,
    vehicles: Math.round((passengers * chance.between(24, 36)) / 100),
    fuel: chance.percent(97)
      ? Math.round(route.miles * (34 + vessel.places / 6) * (chance.between(90, 112) / 100))
      : "",
  };
};

export const sailingsOf = (chance, { routes: lines, vessels: ships }) => {
  const weather = weatherOf(chance);
  const plan = lines.flatMap((route) =>
    Array.from({ length: lastPlanned + 1 }, (_, day) => day)
      .filter((day) => !route.isSeasonal || (monthOf(day) > 2 && monthOf(day) < 10))
      .flatMap((day) =>
        departures[route.code]
          .filter(([, , weekdays]) => weekdays.includes(day % 7))
          .flatMap(([hour, minute]) => {
            const out = day * 1440 + hour * 60 + minute;
            const back = out + Math.ceil((route.minutes + 60) / 15) * 15;
            return [
              { route, at: out, way: "OUT" },
              { route, at: back, way: "RET" },
            ];
          }),
      ),
  );
  return plan
    .filter(({ at }) => at < (lastPlanned + 1) * 1440)
    .sort((one, other) => one.at - other.at || one.route.id - other.route.id)
    .map(({ route, at, way }, index) => {
      const day = Math.floor(at / 1440);
      const vessel = ships[vesselOn(route, day) - 1];
      const known = { day, route, vessel, at, weather: weather[route.region][day] };
      const { status, reason } = statusOf(chance, known);
      const done = status === "CMP" ? sailed(chance, known) : undefined;
      return { id: index + 1, ...known, way, status, reason, done };
    });
};

export const routeRow = (route) => [
  ...[route.id, route.code, route.name, route.region, route.from, route.to, route.miles],
  ...[route.minutes, route.isSeasonal],
];

export const vesselRow = (vessel) => [
  ...[vessel.id, vessel.name, vessel.imo, vessel.kind, vessel.built, vessel.places, vessel.lanes],
  ...[vessel.port, vessel.joined, vessel.left, vessel.state],
];

export const sailingRow = ({ id, route, vessel, at, way, status, reason, done }) => [
  ...[
    id,
    `${route.code.replace("-", "")}${momentText(at).slice(2, 16).replaceAll(/[- :]/g, "")}${way[0]}`,
  ],
  ...[route.id, vessel.id, way, status, reason, momentText(at), timeOr(done?.left)],
  ...[momentText(at + route.minutes), timeOr(done?.arrived), vessel.places],
  ...[done?.passengers ?? "", done?.vehicles ?? "", done?.fuel ?? ""],
];
