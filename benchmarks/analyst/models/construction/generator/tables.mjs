import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText } from "../../tables.mjs";
import { clients, managers, sites, trades } from "./lists.mjs";
import { moneyTables } from "./money.mjs";
import { siteTables } from "./site.mjs";

const lastDay = 1034;

/** The last project is ready to begin and nothing has been done for it yet. */
const projectsOf = (chance) =>
  sites.map(([city, kind, name, isTender], at) => {
    const start =
      at === sites.length - 1 ? 1021 : at < 6 ? chance.between(-260, -40) : chance.between(0, 900);
    const planned = start + chance.between(240, 640);
    const end = planned + chance.between(-25, 110);
    return {
      ...{ id: at + 1, name, city, kind, isTender, start, planned, end },
      ...{ client: chance.pick(clients), manager: chance.pick(managers) },
      value: chance.between(9, 140) * 100_000,
      isFinished: end <= lastDay,
      isIdle: at === sites.length - 1,
    };
  });

/** The last subcontractor is on the list and has never worked for us. */
const subcontractorsOf = (chance) => {
  const all = trades.flatMap(([trade, size, names]) =>
    names.map((name) => ({ trade, size, name })),
  );
  return all.map((each, at) => ({
    ...each,
    id: at + 1,
    grade: ["A", "B", "C"][chance.weighted([4, 5, 2])],
    isLocal: chance.percent(60),
    insured: chance.between(985, 1480),
    isUnused: at === all.length - 1,
  }));
};

/** Who does which trade on which site, and from which day to which. */
const jobsOf = (chance, projects, subcontractors) =>
  projects
    .filter(({ isIdle }) => !isIdle)
    .flatMap((project) =>
      trades.flatMap(([trade], turn) => {
        if (chance.percent(22)) return [];
        const fit = subcontractors.filter((each) => each.trade === trade && !each.isUnused);
        const length = project.end - project.start;
        const start = project.start + Math.floor((length * turn) / 14);
        return [
          {
            project,
            subcontractor: chance.pick(fit),
            start,
            end: Math.min(project.end, start + Math.floor(length * 0.45)),
          },
        ];
      }),
    );

/** Projects, those who work on them, what they cost, what was found wrong, and who was on site. */
export const tables = () => {
  const chance = new Chance(1907);
  const projects = projectsOf(chance);
  const subcontractors = subcontractorsOf(chance);
  const jobs = jobsOf(chance, projects, subcontractors);
  const money = moneyTables(new Chance(1908), { projects, jobs, lastDay });
  return {
    "projects.csv": csv(
      "id,name,city,kind,client,manager,public_tender,contract_sum,started_on,planned_finish_on,finished_on",
      projects.map((each) => [
        ...[each.id, each.name, each.city, each.kind, each.client, each.manager, each.isTender],
        ...[each.value, dayText(each.start), dayText(each.planned)],
        each.isFinished ? dayText(each.end) : "",
      ]),
    ),
    "subcontractors.csv": csv(
      "id,name,trade,grade,is_local,insured_until",
      subcontractors.map((each) => [
        ...[each.id, each.name, each.trade, each.grade, each.isLocal, dayText(each.insured)],
      ]),
    ),
    "change_orders.csv": money.changeOrders,
    "invoices.csv": money.invoices,
    ...siteTables(new Chance(1909), { projects, jobs, lastDay, retained: money.retained }),
  };
};
