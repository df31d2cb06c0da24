import { dayText } from "../../tables.mjs";
import { family, given, teams } from "./lists.mjs";

/** 2026-10-31, counted from 2024-01-01. */
export const lastDay = 1034;

const contracts = ["FT", "PT", "AGY"];

/** From Monday, 0, to Sunday: 2024-01-01 was a Monday. */
export const weekday = (day) => day % 7;

/** How much of a usual day is called on this one: less at weekends, more in winter, more from year to year. */
export const busyness = (day) => {
  const week = [1.25, 1.1, 1, 1, 0.95, 0.45, 0.2][weekday(day)];
  const month = Number(dayText(day).slice(5, 7));
  const season = [1.25, 1.1, 1, 0.95, 0.9, 0.9, 1, 1.05, 1, 1.05, 1.1, 1.15][month - 1];
  return week * season * (0.85 + day / 3300);
};

const leavingOf = (chance, hired, contract) => {
  if (!chance.percent(contract === "AGY" ? 65 : 30)) return undefined;
  const left = Math.max(hired, 0) + chance.between(60, contract === "AGY" ? 420 : 980);
  return left > lastDay ? undefined : left;
};

const agentOf = (chance, at) => {
  const team = teams[chance.weighted([5, 4, 4, 4, 4, 3, 4, 3])];
  const site = team[2];
  const contract = contracts[chance.weighted([58, 26, 16])];
  const hired = chance.percent(46) ? -chance.between(5, 900) : chance.between(3, 1015);
  const isEarly = team[0] === "Swift" && hired < 60;
  return {
    ...{ id: 201 + at, badge: `A${1040 + at * 3}`, team, site, contract },
    name: `${chance.pick(given[site])} ${chance.pick(family[site])}`,
    isRemote: chance.percent(site === "Porto" ? 45 : 24),
    hired: isEarly ? hired + 380 : hired,
    left: leavingOf(chance, hired, contract),
    skill: chance.between(-10, 10) / 10,
    care: chance.between(0, 100) / 100,
  };
};

export const agentsOf = (chance, count) =>
  Array.from({ length: count }, (_, at) => agentOf(chance, at))
    .map((each) => (each.left <= each.hired ? { ...each, left: undefined } : each))
    .sort((one, other) => one.id - other.id);

export const isThere = ({ hired, left }, day) =>
  hired <= day && (left === undefined || day <= left);

export const agentRow = (each) => [
  ...[each.id, each.badge, each.name, each.team[0], each.team[1], each.site, each.contract],
  ...[each.isRemote, dayText(each.hired), each.left === undefined ? "" : dayText(each.left)],
];

const lengthOf = { FT: 480, PT: 300, AGY: 450 };
const daysOf = { FT: 72, PT: 56, AGY: 64 };

const statusOf = (chance, agent, day) => {
  const month = Number(dayText(day).slice(5, 7));
  const vacation = [4, 4, 5, 7, 8, 9, 16, 16, 8, 6, 4, 11][month - 1];
  const sick =
    [9, 9, 6, 5, 4, 3, 3, 3, 4, 6, 8, 8][month - 1] * (agent.site === "Gdansk" ? 1.3 : 1);
  const none = agent.contract === "AGY" ? 2.5 : 0.7;
  return ["VAC", "SIC", "NSH", "WRK"][
    chance.weighted([vacation, sick, none, 100 - vacation - sick - none])
  ];
};

const shiftOf = (chance, agent, day) => {
  const planned = lengthOf[agent.contract];
  const status = statusOf(chance, agent, day);
  const isWorked = status === "WRK";
  const isLong = isWorked && chance.percent(7 + 9 * agent.care + (weekday(day) === 0 ? 5 : 0));
  const overtime = isLong ? chance.between(8, 104) : 0;
  const early = isWorked && !isLong && chance.percent(4) ? chance.between(10, 90) : 0;
  return {
    ...{ agent, day, planned, status, overtime },
    kind: ["E", "L", "N"][chance.weighted(agent.team[4])],
    worked: isWorked ? planned + overtime - early : 0,
  };
};

export const shiftsOf = (chance, agents) => {
  const all = [];
  for (let day = 0; day <= lastDay; day++)
    for (const agent of agents.filter((each) => isThere(each, day))) {
      const isOn = chance.percent(daysOf[agent.contract] * (weekday(day) > 4 ? 0.45 : 1.15));
      if (isOn) all.push(shiftOf(chance, agent, day));
    }
  return all;
};

export const shiftRow = (each, at) => [
  ...[at + 1, each.agent.id, dayText(each.day), each.kind, each.planned, each.worked],
  ...[each.overtime, each.status],
];
