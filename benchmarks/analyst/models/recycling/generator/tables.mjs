import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { customerRow, customersOf, siteRow, sitesOf } from "./customers.mjs";
import { invoiceRow, invoicesOf } from "./invoices.mjs";
import { vehicles } from "./lists.mjs";
import { liftRow, runRow, runsOf, vehicleRow } from "./rounds.mjs";

/** A waste firm: whose bins it lifts, on which rounds, what they weighed, what was missed, and what was billed. */
export const tables = () => {
  const customers = customersOf(new Chance(6401));
  const sites = sitesOf(new Chance(6402), customers);
  const runs = runsOf(new Chance(6407), sites);
  const lifts = runs
    .flatMap((run) => run.lifts.map((lift) => ({ ...lift, run: run.id })))
    .map((lift, at) => ({ id: 100001 + at, ...lift }));
  return {
    "customers.csv": csv(
      "id,account_no,name,sector,account_manager,terms_days,status,started_on,ended_on,end_reason",
      customers.map(customerRow),
    ),
    "sites.csv": csv(
      "id,customer_id,name,town,postcode,depot,opened_on,closed_on,has_key",
      sites.map(siteRow),
    ),
    "vehicles.csv": csv(
      "id,fleet_no,reg,body,fuel,depot,in_service_on,sold_on,status",
      vehicles.map(vehicleRow),
    ),
    "runs.csv": csv(
      "id,round_code,run_on,depot,material,vehicle_id,driver,status,started_at,finished_at,lifts_planned,lifts_done,miles,fuel_l",
      runs.map(runRow),
    ),
    "lifts.csv": csv(
      "id,run_id,site_id,material,bin_l,due_at,lifted_at,outcome,weight_kg,miss_reason,recollected_at",
      lifts.map(liftRow),
    ),
    "invoices.csv": csv(
      "id,number,kind,customer_id,issued_on,due_on,status,net_pence,vat_pence,paid_pence,paid_on",
      invoicesOf(new Chance(6404), customers, lifts).map(invoiceRow),
    ),
  };
};
