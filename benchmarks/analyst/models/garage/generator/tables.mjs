import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";
import { carsOf, days } from "./cars.mjs";
import { jobsOf } from "./jobs.mjs";
import { troubles, workshops } from "./lists.mjs";

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);
const euros = (cents) => (cents / 100).toFixed(2);
const maybeMoment = (minutes) => (minutes === Infinity ? "" : momentText(minutes));

const carRow = (car) => [
  ...[car.id, car.plate, car.make, car.model, car.fuel, dayText(car.registered), car.kilometres],
  ...[
    car.name,
    car.kind,
    car.county,
    car.email,
    car.isMember,
    dayText(car.since),
    dayText(car.due),
  ],
];

const labourOf = ({ tenths, isComeback, code }) =>
  tenths === "" || isComeback ? 0 : tenths * (code === "ELE" || code === "DIA" ? 980 : 860);

const jobRow = (job) => [
  ...[job.id, `J${24_000 + job.id * 3}`, job.car.id, workshops[job.workshop][0], job.mechanic],
  ...[job.code, job.status, job.source, dayText(job.made), momentText(job.booked)],
  ...[maybeMoment(job.started), maybeMoment(job.finished), maybeMoment(job.collected)],
  ...[job.tenths === "" ? "" : (job.tenths / 10).toFixed(1), euros(labourOf(job))],
  ...[job.isComeback, job.hasLoan, job.rating],
];

const lineRow = (job, { part, quantity, supplier, price }) => [
  ...[
    job.id,
    workshops[job.workshop][0],
    dayText(Math.floor(job.started / 1440)),
    part[0],
    part[1],
  ],
  ...[part[2], part[3], part[7], supplier, quantity, euros(part[4] * quantity)],
  euros(job.isComeback ? 0 : price * quantity),
];

/** The day on which the money came, how, and until when it was to come. */
const payment = (chance, kind, issued) => {
  if (kind === "PRV") {
    const method = ["card", "cash", "bank transfer"][chance.weighted([14, 4, 3])];
    const late = method === "bank transfer" ? chance.between(1, 30) : 0;
    return { method, due: issued + (late > 0 ? 14 : 0), paid: issued + late };
  }
  const paid = chance.percent(5) ? Infinity : issued + chance.between(9, 58);
  return { method: "account", due: issued + 30, paid };
};

const invoiceRows = (chance, jobs) =>
  jobs
    .filter(({ finished, isComeback }) => finished !== Infinity && !isComeback)
    .map((job) => ({ job, issued: Math.floor(job.finished / 1440) }))
    .sort((left, right) => left.issued - right.issued || left.job.id - right.job.id)
    .map(({ job, issued }, at) => {
      const pieces = job.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const full = labourOf(job) + pieces;
      const percent = job.car.isMember
        ? 5
        : job.car.kind === "FLT"
          ? 8
          : chance.percent(6)
            ? 10
            : 0;
      const off = Math.round((full * percent) / 100);
      const vat = Math.round((full - off) * 0.23);
      const { method, due, paid } = payment(chance, job.car.kind, issued);
      const isPaid = paid < days;
      return [
        ...[at + 1, `R${50_001 + at}`, job.id, dayText(issued), dayText(due)],
        ...[isPaid ? dayText(paid) : "", isPaid ? method : "", isPaid ? "P" : "O"],
        ...[full - off, off, vat, full - off + vat].map(euros),
      ];
    });

const inspectionOf = (chance, car, day) => {
  const kind = ["NCT", "WIN", "BUY"][chance.weighted(day % 365 > 270 ? [8, 6, 2] : [9, 0, 2])];
  const worn = Math.min(40, Math.max(4, (day - car.registered) / 100));
  const isFailed = chance.percent(worn);
  return [
    ...[car.id, workshops[car.home][0], dayText(day), kind],
    ...[isFailed ? "F" : chance.percent(22) ? "A" : "P", isFailed ? chance.pick(troubles) : ""],
    chance.between(20, 55),
  ];
};

const inspectionRows = (chance, cars) => {
  const rows = [];
  for (let day = 0; day < days; day++) {
    if (day % 7 > 5) continue;
    const known = cars.filter(
      ({ since, id, home }) => since <= day && id % 9 !== 4 && workshops[home][2] <= day,
    );
    for (let each = chance.below(4); each > 0; each--)
      rows.push(inspectionOf(chance, chance.pick(known), day));
  }
  return rows;
};

/** A chain of car repair workshops, until October 2026 and with what is booked for November. */
export const tables = () => {
  const cars = carsOf(new Chance(7101));
  const jobs = jobsOf(new Chance(7102), cars);
  return {
    "cars.csv": csv(
      "id,plate,make,model,fuel,registered_on,kilometres,owner,owner_kind,county,email,is_member,customer_since,nct_due",
      cars.map(carRow),
    ),
    "jobs.csv": csv(
      "id,job_no,car_id,workshop,mechanic,job_type,status,source,booked_on,booked_for,started_at,finished_at,collected_at,hours,labour,is_comeback,loan_car,rating",
      jobs.map(jobRow),
    ),
    "part_lines.csv": csv(
      "id,job_id,workshop,fitted_on,part_no,part,category,brand,season,supplier,quantity,cost,price",
      numbered(jobs.flatMap((job) => job.lines.map((line) => lineRow(job, line)))),
    ),
    "invoices.csv": csv(
      "id,invoice_no,job_id,issued_on,due_on,paid_on,method,status,net,discount,vat,gross",
      invoiceRows(new Chance(7103), jobs),
    ),
    "inspections.csv": csv(
      "id,car_id,workshop,inspected_on,kind,result,fail_reason,minutes",
      numbered(inspectionRows(new Chance(7104), cars)),
    ),
  };
};
