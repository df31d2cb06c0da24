import { momentText } from "../../tables.mjs";
import { lastDay } from "./deals.mjs";
import { groupedBy } from "./grouped.mjs";
import { reps } from "./names.mjs";

const kinds = ["Call", "Email", "Meeting", "Demo"];
const minutes = { Call: [2, 35], Meeting: [30, 90], Demo: [45, 75] };
const developers = reps
  .map(({ team }, at) => ({ team, id: at + 1 }))
  .filter(({ team }) => team === "Sales Development");

/** What was done for deals while they were open, and calls to companies without one. */
export const activitiesBy = (chance, deals, accounts, contacts) => {
  const people = groupedBy(contacts, ({ account }) => account);
  const found = deals.flatMap((deal) => {
    const end = Math.min(deal.closed ?? Infinity, lastDay, deal.created + 260);
    return Array.from({ length: chance.between(0, 6) }, () => {
      const rep = chance.percent(80) ? deal.rep.id : chance.pick(developers).id;
      const kind = kinds[chance.weighted([8, 6, 4, 2])];
      const day = chance.between(deal.created, end);
      return activity(chance, {
        rep,
        kind,
        day,
        deal: deal.id,
        people: people.get(deal.account.id),
      });
    });
  });
  for (let at = 0; at < 320; at++) {
    const account = chance.pick(accounts);
    const day = chance.between(Math.max(account.created, 40), lastDay);
    const rep = chance.pick(developers).id;
    found.push(activity(chance, { rep, kind: "Call", day, people: people.get(account.id) }));
  }
  return found
    .filter(({ rep, day }) => isThere(reps[rep - 1], day))
    .sort((one, other) => one.start - other.start);
};

const isThere = ({ hired, left }, day) => hired <= day && !(left < day);

/** Nobody works at weekends: what falls on them happens on an earlier day of that week. 2024-01-01 was a Monday. */
const workday = (chance, day) => (day % 7 > 4 ? day - (day % 7) + chance.below(5) : day);

const activity = (chance, { rep, kind, day: planned, deal, people }) => {
  const day = workday(chance, planned);
  const start = day * 1440 + chance.between(96, 215) * 5;
  return {
    ...{ rep, kind, deal, day, start, at: momentText(start) },
    contact: people === undefined ? undefined : chance.pick(people).id,
    outcome: kind === "Call" ? ["CON", "VM", "NA"][chance.weighted([5, 3, 4])] : undefined,
    minutes: kind === "Email" ? undefined : chance.between(...minutes[kind]),
  };
};
