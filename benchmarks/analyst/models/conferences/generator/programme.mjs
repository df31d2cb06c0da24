import { dayText, momentText } from "../../tables.mjs";
import { companies, countries, family, given, subjects, titlePatterns, tracks } from "./lists.mjs";
import { lastDay } from "./events.mjs";

const minutesOf = { KEY: 50, TLK: 40, WSH: 180, LTN: 15, PNL: 60 };
const rooms = ["Main Hall", "Blue Room", "Loft", "Workshop 1", "Workshop 2"];

export const speakersOf = (chance, count) => {
  const names = new Set();
  while (names.size < count) names.add(`${chance.pick(given)} ${chance.pick(family)}`);
  return [...names].map((name, at) => ({
    ...{ id: 301 + at, name, company: chance.percent(15) ? "" : chance.pick(companies) },
    country: countries[chance.weighted(countries.map(([, weight]) => weight))][0],
    skill: chance.between(-9, 7) / 10,
    fame: 1 + Math.floor(chance.next() ** 5 * 9),
  }));
};

const titleOf = (chance, topic, titles) => {
  for (;;) {
    const subject = chance.pick(subjects[topic].split("|"));
    const title = chance.pick(titlePatterns).replace("#", subject);
    const text = title[0].toUpperCase() + title.slice(1);
    if (titles.has(text)) continue;
    titles.add(text);
    return text;
  }
};

const stateOf = (chance, { decided, at, accepted }) => {
  if (decided > lastDay) return "submitted";
  if (at < accepted) return chance.percent(4) ? "withdrawn" : "accepted";
  return chance.percent(5) ? "withdrawn" : "rejected";
};

/** When and where an accepted talk is: the programme of what is far away is not made yet, or only in part. */
const slotOf = (chance, event, { format, place }) => {
  const isFar = event.start > lastDay + 60;
  if (isFar || (event.start > lastDay + 25 && chance.percent(30))) return { room: "" };
  const day = event.start + (place % event.length);
  const hour = format === "KEY" ? 9 : chance.between(10, 16);
  const isWorkshop = format === "WSH";
  const room = isWorkshop ? rooms[3 + (place % 2)] : rooms[format === "KEY" ? 0 : chance.below(3)];
  return {
    room: event.format === "online" ? "Stream" : room,
    starts: day * 1440 + hour * 60 + chance.pick([0, 15, 30]),
  };
};

/** How many sat there, and what the speaker was paid for the way, of a talk that has been given. */
const givenOf = (chance, { event, speaker, format, size }) => {
  const share = format === "KEY" ? chance.between(60, 85) : chance.between(8, 32);
  const travels = event.format !== "online" && speaker.country !== event.country;
  return {
    seats: Math.min(Math.round((size * share) / 100), format === "WSH" ? 32 : 900),
    travel: travels && chance.percent(78) ? chance.between(14_000, 92_000) : undefined,
  };
};

const talkOf = (chance, { event, speakers, titles, accepted, size }, at) => {
  const keynotes = event.length > 1 ? 2 : 1;
  const format =
    at < keynotes ? "KEY" : ["TLK", "WSH", "LTN", "PNL"][chance.weighted([62, 14, 17, 7])];
  const speaker = speakers[chance.weighted(speakers.map(({ fame }) => fame))];
  const submitted = event.start - chance.between(125, 230);
  const decided = Math.max(submitted + 4, event.start - chance.between(92, 124));
  const state = stateOf(chance, { decided, at, accepted });
  const isOn = state === "accepted" && event.status !== "cancelled";
  const slot = isOn ? slotOf(chance, event, { format, place: at }) : { room: "" };
  const isPast = slot.starts !== undefined && event.end <= lastDay;
  return {
    ...{ event, speaker, format, submitted, state, ...slot },
    ...(isPast ? givenOf(chance, { event, speaker, format, size }) : {}),
    title: titleOf(chance, event.topic, titles),
    track: format === "KEY" ? "Practice" : tracks[chance.weighted([34, 22, 16, 18, 10])],
    level: ["beginner", "intermediate", "advanced"][chance.weighted([4, 6, 3])],
    language: event.country === "Germany" && chance.percent(25) ? "de" : "en",
    decided: state === "submitted" ? undefined : decided,
  };
};

/** What was sent in for each event; who has never spoken for us before is a newcomer. */
export const talksOf = (chance, { events, speakers }) => {
  const titles = new Set();
  const heard = new Set();
  return events
    .flatMap((event) => {
      const accepted = event.length * 6 + chance.between(3, 7);
      const size = Math.round(event.demand * 0.8);
      const sent = accepted + chance.between(10, 26);
      return Array.from({ length: sent }, (_, at) =>
        talkOf(chance, { event, speakers, titles, accepted, size }, at),
      );
    })
    .filter(({ submitted }) => submitted <= lastDay)
    .map((talk) => {
      const isNew = !heard.has(talk.speaker.id);
      if (talk.state === "accepted") heard.add(talk.speaker.id);
      return { ...talk, isNew };
    })
    .sort((one, other) => one.submitted - other.submitted)
    .map((each, at) => ({ id: at + 1, ...each }));
};

const between = (low, value, high) => Math.max(low, Math.min(high, Math.round(value)));

/** What those who were there thought of it, from 1 to 5. */
export const feedbackOf = (chance, talks) =>
  talks
    .filter(({ seats }) => seats !== undefined)
    .flatMap((talk) => {
      const count = Math.min(
        between(5, (talk.seats * chance.between(16, 34)) / 100, 60),
        talk.seats,
      );
      const level =
        3.9 + talk.speaker.skill + talk.event.quality * 0.3 + (talk.format === "WSH" ? 0.2 : 0);
      return Array.from({ length: count }, () => {
        const overall = between(1, level + chance.between(-17, 14) / 10, 5);
        return {
          ...{ talk, overall },
          content: between(1, overall + chance.between(-8, 8) / 10, 5),
          delivery: between(1, overall + chance.between(-10, 8) / 10, 5),
          recommends: chance.percent(overall >= 4 ? 93 : overall === 3 ? 45 : 6),
          hasComment: chance.percent(22),
          at: talk.starts + minutesOf[talk.format] + Math.floor(chance.next() ** 3 * 5760),
        };
      });
    })
    .filter(({ at }) => at < (lastDay + 1) * 1440)
    .sort((one, other) => one.at - other.at)
    .map((each, at) => ({ id: at + 1, ...each }));

export const talkRow = (talk) => [
  ...[talk.id, talk.event.id, talk.title, talk.speaker.id, talk.speaker.name],
  ...[talk.speaker.company, talk.speaker.country, talk.isNew, talk.track, talk.format, talk.level],
  ...[talk.language, talk.state, dayText(talk.submitted)],
  ...[talk.decided === undefined ? "" : dayText(talk.decided), talk.room],
  talk.starts === undefined ? "" : momentText(talk.starts),
  ...[minutesOf[talk.format], talk.seats ?? "", talk.travel ?? ""],
];

export const feedbackRow = (each) => [
  ...[each.id, each.talk.id, momentText(each.at), each.overall, each.content, each.delivery],
  ...[each.recommends, each.hasComment],
];
