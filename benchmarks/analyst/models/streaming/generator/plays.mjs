import { dayText, momentText } from "../../tables.mjs";
import { countries, devices, idOf } from "./lists.mjs";
import { isOn, lastDay } from "./titles.mjs";

const errors = ["DRM", "NET", "NET", "DEC", "GEO"];
const hours = [2, 1, 1, 0, 0, 1, 2, 4, 4, 4, 5, 5, 6, 6, 6, 7, 8, 10, 15, 22, 26, 22, 14, 6];

/** More by and by, in winter and at weekends; the first of January 2024 was a Monday. */
const demandOf = (day) => {
  const weekday = day % 7;
  const season = 1 + 0.18 * (Math.abs((day % 365) - 196) / 182 - 0.5);
  const weekend = weekday === 5 ? 1.32 : weekday === 6 ? 1.4 : weekday === 4 ? 1.15 : 0.9;
  return (22 + day / 42) * season * weekend;
};

/** Profiles that watch, each at home in one country with one device that it likes. */
export const viewersOf = (chance, count) =>
  Array.from({ length: count }, (_, at) => ({
    id: 40_000 + at * 3,
    country: idOf(chance, countries)[0],
    device: idOf(chance, devices),
    hasAds: chance.percent(38),
  }));

const watchedOf = (chance, title, length) => {
  const isSeries = title.kind === "SER";
  const part =
    (chance.percent(36 + title.quality * 14) ? 0.98 : chance.between(3, 95) / 100) * length;
  const isWhole = part >= 0.9;
  const episodes = isSeries && isWhole ? chance.pick([1, 1, 1, 2, 3]) : 1;
  return {
    minutes: Math.max(1, Math.round(title.minutes * Math.min(part, 1) * episodes)),
    isWhole,
  };
};

const playOf = (chance, { title, day, viewer }) => {
  const device = chance.percent(66) ? viewer.device : idOf(chance, devices);
  const [name, , length, start, failures] = device;
  const hasFailed = chance.below(1000) < failures;
  const { minutes, isWhole } = watchedOf(chance, title, length);
  const access = title.channel.hasAds && viewer.hasAds ? "AD" : chance.percent(7) ? "RNT" : "SUB";
  return {
    ...{ title, viewer, device: name, access },
    at: day * 1440 + chance.weighted(hours) * 60 + chance.below(60),
    country: chance.percent(97) ? viewer.country : idOf(chance, countries)[0],
    minutes: hasFailed ? 0 : minutes,
    isWhole: !hasFailed && isWhole,
    startup: hasFailed ? "" : Math.round((start - day * 0.35) * (chance.between(60, 160) / 100)),
    rebuffers: hasFailed ? "" : chance.weighted([70, 14, 8, 5, 3]),
    quality: chance.percent(3) ? "" : ["SD", "HD", "UHD"][chance.weighted([2, 12, 6])],
    error: hasFailed ? chance.pick(errors) : "",
  };
};

export const playsOf = (chance, { titles, viewers }) =>
  Array.from({ length: lastDay + 1 }, (_, day) => {
    const there = titles.filter((title) => isOn(title, day));
    const weights = there.map(({ weight, added }) => weight * (day - added < 45 ? 2.4 : 1));
    // Viewers of the first years are fewer, and those with low numbers watch more.
    const known = Math.round(viewers.length * (0.45 + (0.55 * day) / lastDay));
    const count = Math.round((demandOf(day) * chance.between(85, 115)) / 100);
    return Array.from({ length: count }, () =>
      playOf(chance, {
        title: there[chance.weighted(weights)],
        day,
        viewer: viewers[Math.floor(known * chance.next() * (0.3 + 0.7 * chance.next()))],
      }),
    ).sort((one, other) => one.at - other.at);
  })
    .flat()
    .map((play, at) => ({ id: 500_001 + at, ...play }));

/** Some of those who watched say how they liked it, once a title. */
export const ratingsOf = (chance, plays) => {
  const seen = new Set();
  return plays
    .filter(({ minutes, title, viewer }) => {
      const key = `${title.id}-${viewer.id}`;
      if (minutes < 10 || seen.has(key) || !chance.percent(21)) return false;
      seen.add(key);
      return true;
    })
    .map(({ title, viewer, at, country, isWhole }) => ({
      ...{ title, viewer, country, at: at + chance.between(30, 4000) },
      stars: Math.max(
        1,
        Math.min(
          5,
          Math.round(3.3 + title.quality + (isWhole ? 0.6 : -0.3) + chance.between(-16, 16) / 10),
        ),
      ),
      hasText: chance.percent(24),
    }))
    .filter(({ at }) => at < (lastDay + 1) * 1440)
    .sort((one, other) => one.at - other.at);
};

export const playRow = (play) => [
  ...[play.id, play.title.id, play.viewer.id, momentText(play.at), play.country, play.device],
  ...[
    play.access,
    play.quality,
    play.minutes,
    play.isWhole,
    play.startup,
    play.rebuffers,
    play.error,
  ],
];

export const ratingRow = (rating, at) => [
  ...[at + 1, rating.title.id, rating.viewer.id, momentText(rating.at), rating.country],
  ...[rating.stars, rating.hasText],
];

export const textOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));
