// What users do: their sessions, the features that they use there, and their exports.
import { features, lastDay, versions } from "./lists.mjs";

const dayMinutes = 1440;
const systems = {
  desktop: ["Windows", "macOS", "Linux"],
  mobile: ["iOS", "Android"],
  tablet: ["iOS", "Android"],
};

const versionOn = (day) => versions.findLast(([, since]) => since <= day)[0];

/** 2024-01-01 was a Monday. */
const isWeekend = (day) => day % 7 >= 5;

/** Roughly August, when many are away: days 213 to 243 of a year. */
const isSummer = (day) => day % 366 >= 213 && day % 366 <= 243;

const sessionOn = (chance, user, day) => {
  const device = ["desktop", "mobile", "tablet"][chance.weighted([6, 3, 1])];
  const hour = 7 + chance.weighted([1, 4, 7, 7, 5, 3, 5, 6, 5, 3, 2, 1, 1, 1]);
  const start = day * dayMinutes + hour * 60 + chance.below(60);
  const longest = { desktop: 14, mobile: 6, tablet: 9 }[device];
  return {
    ...{ user, day, device, start, system: chance.pick(systems[device]), version: versionOn(day) },
    minutes: chance.between(1, 12) * chance.between(1, longest),
    hasCrashed: chance.percent({ desktop: 2, mobile: 7, tablet: 4 }[device]),
  };
};

/** Sessions are known since 2024. Users who were never activated came once or not at all. */
export const sessionsOf = (chance, users) => {
  const sessions = [];
  for (const user of users) {
    const first = Math.max(user.joined, 0);
    if (user.activated === undefined) {
      if (user.joined >= 0 && chance.percent(45)) sessions.push(sessionOn(chance, user, first));
      continue;
    }
    const gap = [14, 50, 160][chance.weighted([1, 3, 3])];
    const isDormant = chance.percent(25);
    const end = isDormant ? first + Math.floor((user.end - first) * chance.next()) : user.end;
    for (let day = first; day <= Math.min(end, lastDay); day += chance.between(2, gap)) {
      if (isWeekend(day) && chance.percent(75)) continue;
      if (isSummer(day) && chance.percent(40)) continue;
      sessions.push(sessionOn(chance, user, day));
    }
  }
  return sessions.sort((one, other) => one.start - other.start);
};

/** One row for each feature of a session. */
export const eventsOf = (chance, sessions) => {
  const known = new Set();
  return sessions.flatMap((session, at) => {
    const column = session.device === "desktop" ? 2 : 3;
    const weights = features.map((each) => (each[4] <= session.day ? each[column] : 0));
    const used = new Set(
      Array.from({ length: chance.between(1, 3) }, () => chance.weighted(weights)),
    );
    return [...used].map((feature) => {
      const key = `${session.user.id} ${feature}`;
      const isFirst = !known.has(key);
      known.add(key);
      const after = chance.below(session.minutes + 1);
      const actions = chance.between(1, 5) * chance.between(1, 4);
      return { sessionId: at + 1, session, feature, isFirst, actions, at: session.start + after };
    });
  });
};

const formats = ["CSV", "Excel", "PDF", "PNG"];
const errors = ["Timeout", "Too large", "No permission"];

/** Some of the sessions on a desktop end with an export. */
export const exportsOf = (chance, sessions) =>
  sessions
    .filter(({ device }) => device === "desktop" && chance.percent(22))
    .map((session) => {
      const format = chance.weighted([5, 4, 3, 1]);
      const status = ["D", "F", "C"][chance.weighted([format === 2 ? 12 : 24, 3, 1])];
      const asked = session.start + chance.below(session.minutes + 1);
      return {
        ...{ session, asked, status, format: formats[format] },
        finished: status === "C" ? undefined : asked + chance.between(1, 6) * chance.between(1, 6),
        error: status === "F" ? errors[chance.weighted([3, 2, 1])] : "",
        rows: chance.between(1, 60) * chance.between(10, 90),
        megabytes: (chance.between(1, 90) * chance.between(1, 20)) / 10,
      };
    });
