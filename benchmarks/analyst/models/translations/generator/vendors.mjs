import { dayText, momentText } from "../../tables.mjs";
import { lastDay } from "./clients.mjs";
import { homes, languages, taskRates } from "./lists.mjs";
import { family, given } from "./names.mjs";

const end = (lastDay + 1) * 1440;
const tools = ["Trados", "memoQ", "Phrase", "Wordfast"];
const reviewers = ["Heike Wolff", "Sanne Bakker", "Rui Costa", "Ewa Mazur"];

/** A name that nobody has yet, save for a few. */
const nameOf = (chance, { native, kind }, taken) => {
  for (;;) {
    const last = chance.pick(family[native]);
    const name = kind === "AGY" ? `${last} Translations` : `${chance.pick(given[native])} ${last}`;
    if (taken.has(name) && !chance.percent(6)) continue;
    taken.add(name);
    return name;
  }
};

/** Freelancers, people of the house, and other agencies; a few of them share a name. */
export const linguistsOf = (chance, count) => {
  const taken = new Set();
  return Array.from({ length: count }, (_, at) => {
    const [native, , , cents] = languages[chance.weighted(languages.map(([, into]) => into + 2))];
    const isHouse = ["de", "en", "fr", "es"].includes(native) && chance.percent(8);
    const kind = isHouse ? "INH" : chance.percent(6) ? "AGY" : "FRL";
    const name = nameOf(chance, { native, kind }, taken);
    const joined = chance.percent(64) ? -chance.between(10, 2200) : chance.between(0, 1000);
    const left = chance.percent(16) ? Math.max(joined, 0) + chance.between(150, 900) : 9999;
    const isBlocked = chance.percent(3);
    return {
      ...{ id: 301 + at, name, native, kind, joined, left: isBlocked ? Math.min(left, 980) : left },
      country: homes[native][chance.percent(78) ? 0 : chance.below(homes[native].length)],
      cents: kind === "INH" ? undefined : Math.round(cents * (chance.between(50, 76) / 10)) / 10,
      isSworn: chance.percent(17),
      tool: chance.percent(9) ? "" : tools[chance.weighted([46, 27, 20, 7])],
      status: isBlocked ? "blocked" : left <= lastDay ? "inactive" : "active",
      skill: chance.between(-9, 6),
      weight: kind === "INH" ? 3 : 0.08 + chance.next() ** 2,
    };
  });
};

export const linguistRow = (each) => [
  ...[each.id, each.name, each.native, each.country, each.kind, each.cents ?? "", each.isSworn],
  ...[each.tool, each.status, dayText(each.joined)],
];

const answerOf = (chance, at, isLast) => {
  const part = chance.below(100);
  if (isLast || part < 80) return { response: "ACC", replied: at + chance.between(3, 300) };
  if (part < 93) return { response: "DEC", replied: at + chance.between(10, 900) };
  return { response: "NOR", replied: undefined };
};

const feeOf = ({ cents }, { job, task }) => {
  if (cents === undefined) return undefined;
  if (task === "LAY") return Math.round(job.price * 0.5);
  return Math.max(1500, Math.round((job.weighted ?? 0) * cents * taskRates[task]));
};

/** Some of what is delivered is read by somebody else, who counts the errors. */
const reviewOf = (chance, { linguist, task, delivered }) => {
  if (delivered === undefined || task === "LAY" || !chance.percent(21)) return {};
  const reviewed = Math.floor(delivered / 1440) + chance.between(1, 14);
  if (reviewed > lastDay) return {};
  const score = Math.min(100, 90 + linguist.skill + chance.between(-13, 9));
  const critical = score < 82 && chance.percent(14) ? 1 : 0;
  return {
    ...{ reviewed, score, critical, reviewer: chance.pick(reviewers) },
    major: Math.max(0, Math.round((96 - score) / 6 + chance.between(-1, 1))),
    minor: Math.max(0, Math.round((101 - score) / 3 + chance.between(-2, 3))),
    verdict: score < 80 || critical > 0 ? "F" : "P",
  };
};

const offersOf = (chance, job, task, order) => {
  const day = Math.floor(job.created / 1440);
  const able = (each) => each.joined <= day && day < each.left;
  const all = job.people.filter((each) => able(each));
  const offers = [];
  for (let turn = 0; turn < 3 && all.length > 0; turn++) {
    const linguist = all.splice(chance.weighted(all.map(({ weight }) => weight)), 1)[0];
    const offered = job.created + 25 + order * 20 + turn * chance.between(60, 400);
    if (offered >= end) break;
    const { response, replied } = answerOf(chance, offered, turn === 2 || linguist.kind === "INH");
    const isIn = replied !== undefined && replied < end;
    const isTaken = isIn && response === "ACC";
    const isDone = isTaken && job.delivered !== undefined;
    const delivered = isDone ? Math.max(job.delivered - 60 * (3 - order), offered + 60) : undefined;
    offers.push({
      ...{ job, task, linguist, offered, replied: isIn ? replied : undefined },
      ...{ response: isIn || response === "NOR" ? response : "NOR", delivered },
      fee: isTaken ? feeOf(linguist, { job, task }) : undefined,
      ...reviewOf(chance, { linguist, task, delivered }),
    });
    if (response === "ACC") break;
  }
  return offers;
};

/** Who was offered which part of which job; also says what each job costs. */
export const assignmentsOf = (chance, { jobs, linguists }) => {
  const all = jobs.flatMap((job) => {
    if (job.status === "CXL" && chance.percent(60)) return [];
    const people = linguists.filter(({ native }) => native === job.target);
    return job.tasks.flatMap((task, order) => offersOf(chance, { ...job, people }, task, order));
  });
  for (const job of jobs) job.cost = 0;
  for (const { job, fee } of all) jobs[job.id - 1].cost += fee ?? 0;
  return all
    .sort((one, other) => one.offered - other.offered)
    .map((each, at) => ({ id: at + 1, ...each }));
};

const textOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));

export const assignmentRow = (each) => [
  ...[each.id, each.job.id, each.linguist.id, each.task, momentText(each.offered), each.response],
  ...[textOr(each.replied), textOr(each.delivered), each.job.words ?? "", each.fee ?? ""],
  ...[each.reviewed === undefined ? "" : dayText(each.reviewed), each.reviewer ?? ""],
  ...[each.score ?? "", each.minor ?? "", each.major ?? "", each.critical ?? ""],
  each.verdict ?? "",
];
