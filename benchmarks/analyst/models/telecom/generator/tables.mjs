import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, monthEnds } from "../../tables.mjs";
import { contractsOf, customersOf } from "./contracts.mjs";
import { faultRows, faultsOf, visitsOf } from "./faults.mjs";
import { invoicesOf } from "./invoices.mjs";
import { tariffs, towns } from "./lists.mjs";

const services = ["FIB", "DSL", "MOB", "TEL"];
const gigabytes = { FIB: 310, DSL: 140, MOB: 9 };

const monthRow = (chance, { day, text }, [town, region], service, lines) => {
  const fees = lines.reduce((sum, { pence }) => sum + pence, 0);
  const perLine = gigabytes[service];
  const growth = 100 + Math.floor(day / 14);
  const traffic =
    perLine === undefined
      ? ""
      : Math.round((lines.length * perLine * growth * chance.between(90, 110)) / 10_000);
  const outage = chance.percent(16) ? chance.between(5, 190) : 0;
  return [text, town, region, service, lines.length, (fees / 100).toFixed(2), traffic, outage];
};

const lineMonths = (chance, contracts) =>
  monthEnds(34).flatMap((end) =>
    towns.flatMap((town, at) =>
      services.flatMap((service) => {
        const lines = contracts.filter(
          (each) =>
            each.customer.town === at &&
            each.service === service &&
            each.started <= end.day &&
            end.day < each.ended,
        );
        return lines.length === 0 ? [] : [monthRow(chance, end, town, service, lines)];
      }),
    ),
  );

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);
const maybeDay = (day) => (day === undefined || day === Infinity ? "" : dayText(day));

const customerRow = (customer, at) => [
  ...[at + 1, `K${20_000 + at * 13}`, customer.name, customer.kind],
  ...[towns[customer.town][0], towns[customer.town][1], dayText(customer.since)],
  ...[customer.payMethod, customer.eBill, customer.email, customer.manager],
];

const contractRow = (contract, at) => [
  ...[at + 1, `C${410_000 + at * 11}`, contract.customer.id, contract.tariff + 1],
  ...[contract.state, contract.channel, contract.term, (contract.pence / 100).toFixed(2)],
  ...[dayText(contract.signed), contract.state === "PEN" ? "" : dayText(contract.started)],
  ...[maybeDay(contract.notice), maybeDay(contract.ended), contract.reason],
];

/** A regional provider of internet and mobile lines, until October 2026. */
export const tables = () => {
  const customers = customersOf(new Chance(6101));
  const contracts = contractsOf(new Chance(6102), customers);
  const faults = faultsOf(new Chance(6103), contracts);
  return {
    "customers.csv": csv(
      "id,customer_no,name,kind,town,region,since,pay_method,e_bill,email,acct_mgr",
      customers.map(customerRow),
    ),
    "tariffs.csv": csv(
      "id,name,service,list_price,speed,data_gb,launched_on,closed_on",
      numbered(
        tariffs.map(([name, service, pence, ...rest]) => [
          ...[name, service, (pence / 100).toFixed(2), ...rest.slice(0, 4)],
        ]),
      ),
    ),
    "contracts.csv": csv(
      "id,contract_no,customer_id,tariff_id,state,sold_via,term_months,monthly_fee,signed_on,started_on,notice_on,ended_on,cancel_reason",
      contracts.map(contractRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,contract_id,status,issued_on,due_on,paid_on,reminders,is_late,net,vat,gross",
      numbered(invoicesOf(new Chance(6104), contracts)),
    ),
    "faults.csv": csv(
      "id,ticket_no,contract_id,category,priority,reported_via,reported_at,cleared_at,is_repeat",
      numbered(faultRows(faults)),
    ),
    "visits.csv": csv(
      "id,fault_id,engineer,depot,booked_on,visited_on,outcome,minutes_on_site,cost",
      numbered(visitsOf(new Chance(6105), faults)),
    ),
    "line_months.csv": csv(
      "id,month_end,town,region,service,active_lines,mrr,traffic_gb,outage_minutes",
      numbered(lineMonths(new Chance(6106), contracts)),
    ),
  };
};
