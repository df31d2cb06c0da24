import { csv, dayText } from "../../tables.mjs";
import { reasons } from "./lists.mjs";

const cents = (amount) => (Math.round(amount * 100) / 100).toFixed(2);
const untilToday = (day, lastDay) => (day <= lastDay ? dayText(day) : "");

/** Progress invoices of one job, the last of which is its final one. */
const invoicesOf = (chance, { project, subcontractor, start, end }, lastDay) => {
  const found = [];
  for (let day = start + chance.between(20, 40); day <= lastDay; day += chance.between(24, 48)) {
    const isFinal = day > end;
    const net = subcontractor.size * (0.4 + chance.next() * 1.2) * (isFinal ? 0.5 : 1);
    const paid = day + chance.between(10, 58);
    const isDisputed = chance.percent(4);
    const released = project.end + chance.between(60, 200);
    found.push({
      ...{ project, subcontractor, day, isFinal, net },
      due: day + (subcontractor.grade === "A" ? 21 : 30),
      paid: isDisputed || paid > lastDay ? undefined : paid,
      retention: net * (project.isTender ? 0.1 : 0.05),
      released: released <= lastDay ? released : undefined,
    });
    if (isFinal) break;
  }
  return found;
};

/** Half of the change orders cost up to 15,000 EUR; some of them save money. */
const changeOrdersOf = (chance, { projects, jobs, lastDay }) => {
  const rows = [];
  for (const project of projects) {
    const own = jobs.filter((job) => job.project === project);
    if (own.length === 0) continue;
    const end = Math.min(project.end, lastDay);
    for (let day = project.start + 15; day <= end; day += chance.between(6, 26)) {
      const running = own.filter((job) => job.start <= day && day <= job.end);
      const { subcontractor } = chance.pick(running.length === 0 ? own : running);
      const decided = day + chance.between(3, 75);
      const isDecided = decided <= lastDay && !chance.percent(4);
      const size = chance.percent(12) ? -chance.between(5, 90) : chance.between(6, 300);
      rows.push([
        ...[rows.length + 1, project.id, subcontractor.id],
        reasons[chance.weighted([5, 4, 3, 2])],
        isDecided ? (chance.percent(74) ? "APP" : "REJ") : "SUB",
        ...[dayText(day), isDecided ? dayText(decided) : "", size * 100],
        chance.percent(65) ? 0 : chance.between(1, 15),
      ]);
    }
  }
  return rows;
};

/** Change orders and invoices, and what is retained of the invoices of a site on a day. */
export const moneyTables = (chance, { projects, jobs, lastDay }) => {
  const invoices = jobs.flatMap((job) => invoicesOf(chance, job, lastDay));
  invoices.sort((left, right) => left.day - right.day);
  return {
    changeOrders: csv(
      "id,project_id,subcontractor_id,reason,status,submitted_on,decided_on,amount,extra_days",
      changeOrdersOf(chance, { projects, jobs, lastDay }),
    ),
    invoices: csv(
      "id,project_id,subcontractor_id,booking_ref,is_final,received_on,due_on,paid_on,retention_released_on,net_amount,retention_amount",
      invoices.map((each, at) => [
        ...[at + 1, each.project.id, each.subcontractor.id, `ER-${100_000 + at * 7}`, each.isFinal],
        ...[dayText(each.day), dayText(each.due)],
        each.paid === undefined ? "" : dayText(each.paid),
        each.released === undefined ? "" : untilToday(each.released, lastDay),
        ...[cents(each.net), cents(each.retention)],
      ]),
    ),
    retained: (project, day) =>
      cents(
        invoices
          .filter((each) => each.project === project && each.day <= day)
          .filter(({ released }) => released === undefined || released > day)
          .reduce((sum, { retention }) => sum + retention, 0),
      ),
  };
};
