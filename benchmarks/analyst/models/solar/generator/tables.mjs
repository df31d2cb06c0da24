import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { leadRow, leadsOf, quoteRow, quotesOf } from "./leads.mjs";
import { invoiceRow, invoicesOf, visitRow, visitsOf } from "./service.mjs";
import { systemRow, systemsOf, yieldRow, yieldsOf } from "./systems.mjs";

/** Leads, the quotes that they were sent, the systems that came of them, what these yield and need, and the bills. */
export const tables = () => {
  const leads = leadsOf(new Chance(8401));
  const quotes = quotesOf(new Chance(8402), leads);
  const systems = systemsOf(new Chance(8403), quotes);
  const visits = visitsOf(new Chance(8404), systems);
  const yields = yieldsOf(new Chance(8405), systems);
  const invoices = invoicesOf(new Chance(8406), systems, visits);
  return {
    "leads.csv": csv(
      "id,name,segment,source,branch,region,city,sales_rep,status,lost_reason,created_at,contacted_at,closed_on",
      leads.map(leadRow),
    ),
    "quotes.csv": csv(
      "id,quote_no,lead_id,version,status,sent_on,valid_until,decided_on,kwp,battery_kwh,net_price,discount_pct",
      quotes.map(quoteRow),
    ),
    "systems.csv": csv(
      "id,system_no,customer_no,customer,segment,branch,region,city,crew,status,roof,module_brand,inverter_brand,kwp,battery_kwh,contract,ordered_on,started_on,commissioned_on,crew_hours",
      systems.map(systemRow),
    ),
    "visits.csv": csv(
      "id,ticket_no,system_id,kind,fault_code,status,technician,reported_on,visit_on,under_warranty,minutes,parts_cost,fixed_first_time,rating",
      visits.map(visitRow),
    ),
    "yields.csv": csv(
      "id,system_id,month,kwh,forecast_kwh,self_used_kwh,downtime_hours",
      yields.map(yieldRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,system_id,kind,status,issued_on,due_on,paid_on,reminders,net_amount",
      invoices.map(invoiceRow),
    ),
  };
};
