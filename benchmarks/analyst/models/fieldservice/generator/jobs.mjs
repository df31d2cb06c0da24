import { dayText, momentText } from "../../tables.mjs";
import { depots, works } from "./lists.mjs";
import { lastDay } from "./places.mjs";

const month = (day) => new Date(Date.UTC(2024, 0, 1 + day)).getUTCMonth();
/** January 2024 began on a Monday. */
const weekday = (day) => day % 7;
const workday = (day) => (weekday(day) > 4 ? day + 7 - weekday(day) : day);
/** Not everything that would fall on a weekend is done on the Monday after it. */
const freeDay = (chance, day) => (weekday(day) > 4 ? workday(day) + chance.between(0, 4) : day);

/** Heating is what most of the winter's calls are about. */
const season = [1.5, 1.35, 1.15, 0.95, 0.8, 0.7, 0.65, 0.7, 0.9, 1.1, 1.3, 1.45];

const whoIs = (chance, staff, { depot, trade, day }) => {
  const able = staff.filter(
    (each) => each.trade === trade && each.hired <= day && (each.left ?? 9999) > day,
  );
  const near = able.filter((each) => each.depot === depot);
  const any = near.length > 0 && !chance.percent(2) ? near : able;
  return any[chance.weighted(any.map(({ grade }) => (grade === "Apprentice" ? 4 : 10)))];
};

/** When somebody goes there: emergencies at once, everything else on working days. */
const visitOf = (chance, { priority, raised, wait }) => {
  if (priority === "E") return raised + chance.between(35, 420);
  const day = Math.floor(raised / 1440);
  const lead = wait ?? (priority === "U" ? chance.between(1, 3) : chance.between(2, 17));
  return (
    freeDay(chance, day + lead) * 1440 +
    chance.pick([480, 510, 540, 600, 660, 720, 780, 840, 900, 960])
  );
};

const stay = { BRK: 75, SVC: 55, REP: 95, CRT: 40, INS: 520, CBK: 60 };

const starsOf = (chance, engineer, hadCallback) => {
  if (!chance.percent(31)) return "";
  const score = 3.1 + engineer.skill * 1.7 + chance.between(-14, 9) / 10 - (hadCallback ? 1.3 : 0);
  return Math.max(1, Math.min(5, Math.round(score)));
};

const stateOf = (chance, { visit, type, priority }) => {
  if (chance.percent(type === "INS" ? 2 : 6)) return "CAN";
  if (visit > (lastDay + 1) * 1440 - 120)
    return priority === "R" && chance.percent(16) ? "NEW" : "SCH";
  if (type !== "INS" && chance.percent(priority === "E" ? 1.2 : 4)) return "NOA";
  const age = lastDay - visit / 1440;
  return type !== "CRT" && age < 24 && chance.percent(age < 9 ? 14 : 5) ? "HLD" : "CMP";
};

const jobOf = (chance, staff, asked) => {
  const { site, trade, type, raised } = asked;
  const visit = visitOf(chance, asked);
  const status = stateOf(chance, { ...asked, visit });
  const day = Math.min(Math.floor(visit / 1440), lastDay);
  const found = asked.engineer ?? whoIs(chance, staff, { depot: site.depot, trade, day });
  const isBare = status === "NEW" || (status === "CAN" && chance.percent(45));
  const isThere = status === "CMP" || status === "HLD" || status === "NOA";
  const minutes = Math.round(stay[type] * (0.5 + chance.next()));
  const arrived = isThere ? visit + chance.between(-10, 45) : undefined;
  const isFixed = type === "BRK" || type === "REP";
  return {
    ...asked,
    ...{ visit, status, arrived, raised },
    scheduled: status === "NEW" && chance.percent(70) ? undefined : visit,
    engineer: isBare ? undefined : found,
    minutes: status === "CMP" ? minutes : "",
    done: status === "CMP" ? Math.min(arrived + minutes, (lastDay + 1) * 1440 - 5) : undefined,
    isFirst: status === "CMP" && isFixed ? chance.percent(66 + found.skill * 26) : "",
    hadCallback: false,
  };
};

/** Some work has to be put right, that of some people more often. */
const callbacksOf = (chance, staff, jobs) =>
  jobs.flatMap((job) => {
    const { done, engineer, type } = job;
    if (done === undefined || type === "CRT" || !chance.percent(8.5 - engineer.skill * 7))
      return [];
    const raised =
      Math.floor(done / 1440 + chance.between(1, 26)) * 1440 + chance.between(480, 1100);
    if (raised > lastDay * 1440 + 1080) return [];
    job.hadCallback = true;
    if (job.isFirst === true) job.isFirst = false;
    const isSame = chance.percent(55) && (engineer.left ?? 9999) > raised / 1440 + 20;
    return [
      jobOf(chance, staff, {
        ...{
          site: job.site,
          trade: job.trade,
          type: "CBK",
          priority: "U",
          source: "Phone",
          raised,
        },
        ...{ engineer: isSame ? engineer : undefined, isCovered: false },
      }),
    ];
  });

const callOf = (chance, { site, day, plan }) => {
  const isWinter = season[month(day)] > 1;
  const trade = ["GAS", "PLB", "ELE"][chance.weighted([isWinter ? 58 : 42, 26, 20])];
  const type =
    trade === "GAS"
      ? ["BRK", "SVC", "REP", "CRT"][
          chance.weighted([isWinter ? 46 : 26, 30, 13, site.isRented ? 30 : 0])
        ]
      : ["BRK", "REP"][chance.weighted([36, 64])];
  const isUrgent = type === "BRK";
  return {
    ...{ site, trade, type, plan },
    priority: isUrgent ? ["E", "U", "R"][chance.weighted([24, 56, 20])] : "R",
    source: ["Phone", "Website", "App", "Email"][chance.weighted([55, 20, 15, 10])],
    raised: day * 1440 + chance.between(isUrgent ? 380 : 480, isUrgent ? 1290 : 1060),
    isCovered: isCovered(plan, { trade, type, day }),
  };
};

const isCovered = (plan, { trade, type, day }) => {
  if (plan === undefined || plan.started > day || (plan.ended ?? 9999) < day) return false;
  if (type === "SVC") return true;
  if (type === "BRK") return plan.level === "Total" || (plan.level === "Plus" && trade === "GAS");
  return false;
};

const placesOf = (sites) =>
  new Map(depots.map(([name]) => [name, sites.filter(({ depot }) => depot === name)]));

const siteAt = (chance, places, day) => {
  const own = places.get(depots[chance.weighted(depots.map(([, weight]) => weight))][0]);
  for (;;) {
    const site = chance.pick(own);
    if (site.since <= day) return site;
  }
};

/** Quotes, of which those that were accepted become installations. */
export const quotesOf = (chance, { sites, staff }) => {
  const places = placesOf(sites);
  const quotes = Array.from({ length: 2450 }, () => {
    const created = workday(chance.between(0, lastDay - 1));
    const site = siteAt(chance, places, created);
    const [work, trade, from, to, , odds] = works[chance.weighted(works.map((each) => each[4]))];
    return {
      ...{ site, work, trade, created },
      surveyor: whoIs(chance, staff, { depot: site.depot, trade, day: created }),
      pence: Math.round((from + chance.next() ** 1.3 * (to - from)) / 5) * 500,
      ...answerOf(chance, created, odds),
    };
  });
  return quotes
    .filter(({ created }) => created <= lastDay)
    .sort((one, other) => one.created - other.created)
    .map((each, at) => ({ id: at + 1, ...each }));
};

const reasons = ["Price", "Went elsewhere", "Lead time", "Changed their mind", ""];

const answerOf = (chance, created, odds) => {
  const sent = created + chance.between(0, 4);
  if (sent > lastDay || chance.percent(1)) return { status: "DRF", reason: "" };
  const decided = sent + chance.between(1, 28);
  const state = chance.percent(odds) ? "ACC" : chance.percent(64) ? "DEC" : "EXP";
  const at = state === "EXP" ? sent + 30 : decided;
  if (at > lastDay) return { status: "SNT", sent, reason: "" };
  const reason = state === "DEC" ? reasons[chance.weighted([38, 22, 14, 10, 16])] : "";
  return { status: state, sent, decided: at, reason };
};

export const quoteRow = (each) => [
  ...[each.id, `Q${dayText(each.created).slice(2, 4)}-${String(each.id).padStart(4, "0")}`],
  ...[each.site.id, each.surveyor.id, each.site.depot, each.work, each.status, each.pence],
  dayText(each.created),
  ...[each.sent, each.decided, each.sent === undefined ? undefined : each.sent + 30].map((day) =>
    day === undefined ? "" : dayText(day),
  ),
  each.reason,
];

export const jobsOf = (chance, { sites, staff, plans, quotes }) => {
  const places = placesOf(sites);
  const planOf = new Map(plans.map((plan) => [plan.site, plan]));
  const asked = [];
  for (let day = 0; day <= lastDay; day++) {
    const busy = [1, 1, 0.95, 0.95, 0.9, 0.35, 0.2][weekday(day)];
    const count = Math.round(
      13.5 * busy * season[month(day)] * (1 + day / 3600) + chance.between(-2, 2),
    );
    for (let at = 0; at < count; at++) {
      const site = siteAt(chance, places, day);
      asked.push(callOf(chance, { site, day, plan: planOf.get(site) }));
    }
  }
  const installations = quotes
    .filter(({ status }) => status === "ACC")
    .map(({ site, trade, decided, pence, work }) => ({
      ...{
        site,
        trade,
        type: "INS",
        priority: "R",
        source: "Quote",
        pence,
        work,
        isCovered: false,
      },
      ...{ raised: decided * 1440 + chance.between(480, 1000), wait: chance.between(6, 32) },
    }));
  const jobs = [...asked, ...installations].map((each) => jobOf(chance, staff, each));
  return [...jobs, ...callbacksOf(chance, staff, jobs)]
    .sort((one, other) => one.raised - other.raised)
    .map((each, at) => ({
      ...each,
      id: at + 1,
      stars: each.status === "CMP" ? starsOf(chance, each.engineer, each.hadCallback) : "",
    }));
};

const momentOr = (minutes) => (minutes === undefined ? "" : momentText(minutes));

export const jobRow = (each) => [
  ...[each.id, `J${momentText(each.raised).slice(2, 4)}-${String(each.id).padStart(5, "0")}`],
  ...[each.site.id, each.engineer?.id ?? "", each.site.depot, each.trade, each.type],
  ...[each.priority, each.status, each.source, momentText(each.raised), momentOr(each.scheduled)],
  ...[momentOr(each.arrived), momentOr(each.done), each.minutes, each.isCovered],
  ...[each.hadCallback, each.isFirst, each.isInvoiced ?? "", each.stars],
];
