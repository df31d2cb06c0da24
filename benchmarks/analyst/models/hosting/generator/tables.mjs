import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { contractRow, contractsOf, customerRow, customersOf } from "./contracts.mjs";
import { invoiceRow, invoicesOf } from "./invoices.mjs";
import { hallDaysOf, incidentRow, incidentsOf, ticketRow, ticketsOf } from "./operations.mjs";

/** A hosting company: who rents what in its data centres, what is billed, and what breaks. */
export const tables = () => {
  const customers = customersOf(new Chance(9101), 372);
  const contracts = contractsOf(new Chance(9102), customers);
  return {
    "customers.csv": csv(
      "id,name,industry,country,size,account_manager,is_reseller,customer_since",
      customers.map(customerRow),
    ),
    "contracts.csv": csv(
      "id,contract_no,customer_id,product,site,signed_on,starts_on,term_ends_on,auto_renews,upgraded_on,upgrade_cents,cancelled_on,service_ends_on,cancel_reason,status,servers,monthly_cents",
      contracts.map(contractRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,contract_id,month,recurring_cents,power_cents,services_cents,credit_cents,status,due_on,paid_on",
      invoicesOf(new Chance(9103), contracts).map(invoiceRow),
    ),
    "incidents.csv": csv(
      "id,incident_no,site,severity,category,engineer,detected_at,resolved_at,is_outage,downtime_min",
      incidentsOf(new Chance(9104)).map(incidentRow),
    ),
    "tickets.csv": csv(
      "id,ticket_no,customer_id,topic,priority,agent,opened_at,response_min,closed_at,is_reopened,stars",
      ticketsOf(new Chance(9105), customers).map(ticketRow),
    ),
    "hall_days.csv": csv(
      "id,day,site,hall,racks_built,racks_let,it_kwh,total_kwh,peak_kw",
      hallDaysOf(new Chance(9106)).map((row, at) => [at + 1, ...row]),
    ),
  };
};
