import { dayText } from "../../tables.mjs";
import { lostReasons, oneOf, projects, showrooms, sources, thingOf } from "./lists.mjs";

export const lastDay = 1034;
/** Orders of the first weeks come from leads of the year before, which are not in the data. */
export const firstLeadDay = -140;

export const textOr = (day) => (day === undefined ? "" : dayText(day));
export const pastOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));

/** Sales in January, much to do in spring and autumn, little before Christmas. */
const season = [1.5, 1.15, 1.1, 1.0, 0.95, 0.85, 0.8, 0.75, 1.15, 1.25, 1.0, 0.5];
/** The first of January 2024 was a Monday. */
const weekdays = [1, 0.85, 0.85, 0.9, 0.95, 1.5, 1.2];

const demandOf = (day) => {
  const month = Number(dayText(day).slice(5, 7)) - 1;
  return 9.6 * season[month] * weekdays[((day % 7) + 7) % 7] * (1 + day / 4200);
};

const pathOf = (chance, { day, readiness }) => {
  const visited = chance.percent(Math.min(92, 60 * readiness)) ? day + chance.between(1, 24) : 0;
  if (visited === 0) return { over: day + chance.between(14, 60) };
  const quoted = chance.percent(78) ? visited + chance.between(4, 32) : 0;
  if (quoted === 0) return { visited, over: visited + chance.between(14, 50) };
  const decided = quoted + chance.between(3, 30) + chance.between(0, 28);
  const isWon = chance.percent(Math.min(85, 46 * readiness));
  return { visited, quoted, over: decided, isWon };
};

const stateOf = ({ visited, quoted, over, isWon }) => {
  if (over <= lastDay) return isWon ? "WON" : "LST";
  if (quoted !== undefined && quoted <= lastDay) return "QUO";
  return visited !== undefined && visited <= lastDay ? "VIS" : "NEW";
};

const leadOf = (chance, day) => {
  const showroom = thingOf(
    chance,
    showrooms.filter(({ opened }) => opened <= day),
  );
  const source = thingOf(chance, sources);
  const project = thingOf(chance, projects);
  const path = pathOf(chance, { day, readiness: source.readiness });
  const state = stateOf(path);
  const [first, second, third] = showroom.designers;
  const price = chance.between(70, 150) * chance.between(75, 145) * 1.42 * (1 + day / 7000);
  return {
    ...{ day, showroom, source, project, ...path, state },
    designer: chance.pick([first, first, first, second, second, third ?? second]),
    quote: Math.round((price * project.price) / 10) * 10,
    reason: state === "LST" ? oneOf(chance, lostReasons)[0] : "",
  };
};

export const leadsOf = (chance) => {
  const all = [];
  for (let day = firstLeadDay; day <= lastDay; day++) {
    const count = Math.round((demandOf(day) * chance.between(60, 140)) / 100);
    for (let at = 0; at < count; at++) all.push(leadOf(chance, day));
  }
  const before = all.filter(({ day }) => day < 0).length;
  return all.map((lead, at) => ({ ...lead, id: at < before ? undefined : at - before + 1 }));
};

export const leadHeader =
  "id,lead_no,received_on,showroom,region,source,project_type,designer,visited_on,quoted_on,quote_value,status,lost_reason";

export const leadRow = (lead) => {
  const isVisited = lead.visited !== undefined && lead.visited <= lastDay;
  const isQuoted = lead.quoted !== undefined && lead.quoted <= lastDay;
  return [
    ...[lead.id, `L-${String(50_000 + lead.id)}`, dayText(lead.day), lead.showroom.name],
    ...[lead.showroom.region, lead.source.name, lead.project.code, isVisited ? lead.designer : ""],
    ...[pastOr(lead.visited), pastOr(lead.quoted), isQuoted ? lead.quote : "", lead.state],
    lead.reason,
  ];
};
