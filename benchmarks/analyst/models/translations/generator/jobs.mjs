import { momentText } from "../../tables.mjs";
import { lastDay } from "./clients.mjs";
import { languages, projectManagers, services, subjects, titles } from "./lists.mjs";

const end = (lastDay + 1) * 1440;
const rateOf = Object.fromEntries(languages.map(([code, , , cents]) => [code, cents]));

/** January 2024 began on a Monday: nothing is due or handed over at a weekend. */
const workday = (day) => ((day + 7000) % 7 > 4 ? day + 7 - ((day + 7000) % 7) : day);

const momentOf = (chance, day) => day * 1440 + chance.between(8, 17) * 60 + chance.below(60);

const serviceOf = (chance, day, subject) => {
  const machine = subject === "Legal" ? 6 : 12 + Math.round((day / lastDay) * 20);
  const creative = subject === "Marketing" ? 12 : 1;
  return services[chance.weighted([62 - machine / 2, machine, 9, creative, 5, 7])];
};

const pairOf = (chance, client) => {
  const source = chance.percent(62)
    ? client.language
    : languages[chance.weighted(languages.map(([, , from]) => from))][0];
  for (;;) {
    const target = chance.percent(26)
      ? client.target
      : languages[chance.weighted(languages.map(([, into]) => into))][0];
    if (target !== source) return { source, target };
    if (client.target === source && chance.percent(50))
      return { source, target: source === "en" ? "de" : "en" };
  }
};

const sizeOf = (chance, service) => {
  if (service === "DTP") return undefined;
  const words = Math.round(180 + chance.next() ** 3 * 14_000);
  return service === "TRC" || service === "SUB" ? Math.round(words / 4) : words;
};

const priceOf = (chance, { service, factor, words, target, isRush }) => {
  const plain =
    service === "DTP"
      ? chance.between(2, 18) * 4500
      : Math.max(4500, words * rateOf[target] * factor * (chance.between(92, 108) / 100));
  return Math.round((plain * (isRush ? 1.3 : 1)) / 10) * 10;
};

/** What became of a job until the last day. */
const fateOf = (chance, { created, due, late }) => {
  if (chance.percent(4)) return { status: "CXL" };
  const early = chance.percent(55) ? chance.between(1, 20) * 60 : chance.between(0, 90);
  const done = chance.percent(late)
    ? due + chance.between(1, 90) * 60
    : Math.max(due - early, created + 120);
  if (done < end) return { status: "DLV", delivered: done };
  if (chance.percent(7)) return { status: "HLD" };
  if (created > end - 2 * 1440) return { status: chance.percent(70) ? "NEW" : "WIP" };
  return { status: done < end + 1440 ? "QA" : "WIP" };
};

const jobOf = (chance, client, day) => {
  const created = momentOf(chance, day);
  const subject = chance.percent(76) ? client.subject : chance.pick(subjects);
  const [service, factor, tasks] = serviceOf(chance, day, subject);
  const pair = pairOf(chance, client);
  const words = sizeOf(chance, service);
  const isRush = chance.percent(11);
  const length = Math.max(
    1,
    Math.round((words ?? 3000) / (isRush ? 3000 : 1500)) + (isRush ? 0 : 1),
  );
  const due = workday(day + length) * 1440 + chance.pick([12, 16, 17]) * 60;
  const [manager, late] =
    projectManagers[chance.percent(60) ? client.id % 8 : chance.below(projectManagers.length)];
  return {
    ...{ client, created, due, subject, service, tasks, words, isRush, manager, ...pair },
    weighted:
      words === undefined || service === "REV"
        ? words
        : Math.round((words * chance.between(58, 100)) / 100),
    title: `${chance.pick(titles[subject])} ${chance.percent(30) ? "update " : ""}v${chance.between(1, 9)}`,
    isSworn: subject === "Legal" && service === "TRA" && chance.percent(22),
    price: priceOf(chance, { service, factor, words, isRush, target: pair.target }),
    ...fateOf(chance, { created, due, late: late + (isRush ? 5 : 0) - (day > 731 ? 1 : 0) }),
  };
};

/** How busy each month of the year is, in a hundred of a plain one. */
const season = [92, 96, 108, 101, 104, 103, 84, 74, 108, 116, 118, 94];

export const jobsOf = (chance, clients) =>
  clients
    .flatMap((client) =>
      Array.from({ length: Math.round(client.demand * 1.12) }, () => {
        const day = workday(chance.below(lastDay + 1));
        const busy = season[Math.floor((day % 365.3) / 30.5)] ?? 94;
        const grown = 70 + (day / lastDay) * 30;
        const isThere = client.since <= day && day < client.end && day <= lastDay;
        return isThere && chance.percent((busy * grown) / 118)
          ? jobOf(chance, client, day)
          : undefined;
      }),
    )
    .filter((job) => job !== undefined)
    .sort((one, other) => one.created - other.created)
    .map((job, at) => ({ id: at + 1, ...job }));

const textOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));

export const jobRow = (job) => [
  ...[job.id, `J${momentText(job.created).slice(2, 4)}-${String(job.id).padStart(5, "0")}`],
  ...[job.client.id, job.title, job.service, job.subject, job.source, job.target],
  ...[job.words ?? "", job.weighted ?? "", job.manager, job.status, job.isRush, job.isSworn],
  ...[momentText(job.created), momentText(job.due), textOr(job.delivered), job.price, job.cost],
  job.invoice?.id ?? "",
];
