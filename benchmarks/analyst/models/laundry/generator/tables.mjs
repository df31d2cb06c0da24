import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { customerRow, customersOf } from "./customers.mjs";
import { claimRow, claimsOf, invoiceRow, invoicesOf } from "./money.mjs";
import { downtimeRow, downtimesOf, loadRow, loadsOf, machineRow, machinesOf } from "./plants.mjs";
import { visitRow, visitsOf } from "./tours.mjs";

/** Who has linen washed, when tours call, what the plants wash and when they cannot, claims and invoices. */
export const tables = () => {
  const customers = customersOf(new Chance(8821));
  const visits = visitsOf(new Chance(8822), customers);
  const machines = machinesOf(new Chance(8823));
  return {
    "customers.csv": csv(
      "id,customer_no,name,chain,sector,city,plant,account_manager,beds,contract_no,contract_type,status,contract_from,contract_until,terminated_on,minimum_cents",
      customers.map(customerRow),
    ),
    "visits.csv": csv(
      "id,customer_id,tour,driver,vehicle,kind,status,planned_at,arrived_at,trolleys,pieces_out,pieces_in",
      visits.map(visitRow),
    ),
    "machines.csv": csv("id,code,kind,plant,maker,bought_on", machines.map(machineRow)),
    "loads.csv": csv(
      "id,machine_id,article,article_group,program,shift,started_at,ended_at,pieces,kg,rewash,water_l,kwh",
      loadsOf(new Chance(8824), machines).map(loadRow),
    ),
    "downtimes.csv": csv(
      "id,machine_id,cause,technician,started_at,ended_at,parts_cents",
      downtimesOf(new Chance(8825), machines).map(downtimeRow),
    ),
    "claims.csv": csv(
      "id,claim_no,customer_id,kind,status,article,pieces,claimed_cents,granted_cents,filed_on,decided_on",
      claimsOf(new Chance(8826), customers).map(claimRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,customer_id,kind,issued_on,due_on,paid_on,net_cents,washing_cents,rental_cents,extra_cents",
      invoicesOf(new Chance(8827), visits).map(invoiceRow),
    ),
  };
};
