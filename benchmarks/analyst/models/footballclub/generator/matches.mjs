import { momentText } from "../../tables.mjs";
import { cupOpponents, guests, lastDay, opponents, seasons } from "./lists.mjs";

const saturdays = Array.from({ length: 20 }, (_, at) => at * 2);
const tuesdays = [10, 21, 29];

/** Opponents that meet on these days of the season, counted from its first Saturday. */
const agreed = {
  "2026/27": {
    42: "Port Merrow",
    70: "Kingsbury Rovers",
    73: "Saltmarsh Athletic",
    84: "Harlow City",
  },
  "2025/26": { 28: "Kingsbury Rovers", 56: "Millbrook Albion", 112: "Port Merrow" },
};

const shuffled = (chance, list) => {
  const rest = [...list];
  return list.map(() => rest.splice(chance.below(rest.length), 1)[0]);
};

const swap = (list, at, name) => {
  const from = list.findIndex(([opponent]) => opponent === name);
  [list[at], list[from]] = [list[from], list[at]];
};

/** Five of the opponents are the first of all each season, others come and go. */
const leagueOf = (chance, { season, opens }) => {
  const days = [...saturdays.map((week) => week * 7), ...tuesdays.map((week) => week * 7 + 3)].sort(
    (one, other) => one - other,
  );
  const others = shuffled(chance, opponents.slice(6)).slice(0, days.length - 6);
  const league = shuffled(chance, [...opponents.slice(0, 6), ...others]);
  for (const [day, name] of Object.entries(agreed[season] ?? {}))
    swap(league, days.indexOf(Number(day)), name);
  return days.map((day, at) => {
    const [opponent, category] = league[at];
    const isEvening = day % 7 === 3;
    const isTelevised = chance.percent(category === "A" ? 45 : 7);
    const time = isEvening ? 1185 : isTelevised ? chance.pick([750, 1050]) : 900;
    return {
      ...{ season, opponent, competition: "LGE", isTelevised, day: opens + day },
      at: (opens + day) * 1440 + time,
      category: isTelevised && category === "C" ? "B" : category,
    };
  });
};

/** Cup matches are drawn round by round, those of the season that runs are not all known. */
const othersOf = (chance, { season, opens }, at) => {
  const cupDays = season === "2026/27" ? [38, 91] : [38, 91, 120];
  const cup = cupDays.map((day, round) => ({
    ...{ season, competition: "CUP", day: opens + day },
    opponent: cupOpponents[(at * 3 + round) % cupOpponents.length],
    isTelevised: round === 2,
    at: (opens + day) * 1440 + [1185, 900, 840][round],
    category: ["C", "B", "A"][round],
  }));
  const friendlies = [-14, -7].map((day, turn) => ({
    ...{ season, competition: "FRI", isTelevised: false, category: "C", day: opens + day },
    opponent: guests[(at * 2 + turn) % guests.length],
    at: (opens + day) * 1440 + chance.pick([780, 900]),
  }));
  return [...friendlies, ...cup];
};

/** Matches at home from January 2024 to the end of the season 2026/27. */
export const matchesOf = (chance) =>
  seasons
    .flatMap((season, at) =>
      [...leagueOf(chance, season), ...othersOf(chance, season, at)]
        .sort((one, other) => one.at - other.at)
        .map((match, number) => ({
          ...match,
          code: `M${season.season.slice(2, 4)}${season.season.slice(5)}-${String(number + 1).padStart(2, "0")}`,
          capacity: season.season < "2025/26" ? 4100 : 4350,
          year: at,
          isPlayed: match.day <= lastDay,
          result: match.day <= lastDay ? ["W", "D", "L"][chance.weighted([46, 27, 27])] : "",
        }))
        .filter(({ day }) => day >= 0),
    )
    .map((match, at) => ({ id: at + 1, ...match }));

/** Season tickets come to league matches only; some of their holders stay at home. */
const attendanceOf = (chance, match, { seats, guestCount }) => {
  const cards = [2330, 2410, 2560, 2690][match.year];
  const part =
    match.competition === "LGE" ? chance.between(78, 90) / 100 : chance.between(14, 22) / 100;
  return Math.min(match.capacity, Math.round(cards * part) + Math.round(seats * 1.4) + guestCount);
};

const sumBy = (rows, figureOf) => {
  const sums = new Map();
  for (const row of rows) sums.set(row.match.id, (sums.get(row.match.id) ?? 0) + figureOf(row));
  return sums;
};

export const matchRows = (chance, matches, { tickets, bookings }) => {
  const seats = sumBy(tickets, ({ refunded, quantity }) => (refunded === undefined ? quantity : 0));
  const guestCounts = sumBy(bookings, ({ status, people }) => (status === "CNF" ? people : 0));
  return matches.map((match) => [
    ...[match.id, match.code, match.opponent, match.competition, match.season, match.category],
    ...[momentText(match.at), match.isTelevised, match.result, match.capacity],
    match.isPlayed
      ? attendanceOf(chance, match, {
          seats: seats.get(match.id) ?? 0,
          guestCount: guestCounts.get(match.id) ?? 0,
        })
      : "",
  ]);
};
