import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";
import { invoicesOf } from "./invoices.mjs";
import { sites } from "./lists.mjs";
import { blastsOf, stockOf, stoppagesOf } from "./plant.mjs";
import { customersOf, ticketsOf } from "./tickets.mjs";

const siteRow = (each) => [
  ...[each.id, each.name, each.type, each.region, each.manager, each.opened],
];

const customerRow = (each) => [
  ...[each.id, each.name, each.segment, each.manager, each.isCash, dayText(each.since), each.limit],
];

const ticketRow = (each, at) => [
  ...[at + 1, `WB-${400_001 + at}`, each.site.id, each.customer.id, momentText(each.at)],
  ...[each.product.name, each.product.family, each.haulage ? "DEL" : "COL"],
  ...[each.haulage?.haulier ?? "", each.vehicle, each.haulage?.town ?? ""],
  ...[each.haulage?.distance ?? "", each.tonnes, each.isRejected, each.sales],
  ...[each.charged, each.cost, each.turnaround],
];

const stoppageRow = (each, at) => [
  ...[at + 1, each.site.id, each.item, each.reason, each.reason === "MNT", momentText(each.start)],
  ...[each.end === undefined ? "" : momentText(each.end), each.hours ?? "", each.lost ?? ""],
];

const stockRow = (each, at) => [
  ...[at + 1, each.site.id, each.text, each.product.name, each.product.family],
  ...[each.tonnes, each.value],
];

const blastRow = (each, at) => [
  ...[at + 1, `BL-${String(1201 + at)}`, each.site, momentText(each.at), each.bench],
  ...[each.shotfirer, each.rock, each.explosives, each.ppv, each.complaints, each.isMisfire],
];

const invoiceRow = (each, at) => [
  ...[at + 1, `INV-${70_001 + at}`, each.customer.id, dayText(each.issued), dayText(each.due)],
  ...[each.paid === undefined ? "" : dayText(each.paid), each.status, each.amount],
];

/** What quarries and asphalt plants sold over their weighbridges, when they stood still, and what is owed to them. */
export const tables = () => {
  const customers = customersOf(new Chance(6101), 96);
  const tickets = ticketsOf(new Chance(6102), customers);
  return {
    "sites.csv": csv("id,site,site_type,region,site_manager,opened_on", sites.map(siteRow)),
    "customers.csv": csv(
      "id,customer,segment,account_manager,is_cash,customer_since,credit_limit",
      customers.map(customerRow),
    ),
    "tickets.csv": csv(
      "id,ticket_no,site_id,customer_id,weighed_at,product,product_family,sale_type,haulier,vehicle,delivery_town,distance_km,net_t,is_rejected,sales_pence,haulage_charged_pence,haulage_cost_pence,turnaround_min",
      tickets.map(ticketRow),
    ),
    "stoppages.csv": csv(
      "id,site_id,plant_item,reason,is_planned,started_at,ended_at,hours,lost_tonnes",
      stoppagesOf(new Chance(6103)).map(stoppageRow),
    ),
    "stock.csv": csv(
      "id,site_id,month_end,product,product_family,tonnes,value_pence",
      stockOf(new Chance(6104)).map(stockRow),
    ),
    "blasts.csv": csv(
      "id,blast_no,site_id,fired_at,bench,shotfirer,rock_t,explosives_kg,ppv_mm_s,complaints,is_misfire",
      blastsOf(new Chance(6105)).map(blastRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,customer_id,issued_on,due_on,paid_on,status,amount_pence",
      invoicesOf(new Chance(6106), tickets).map(invoiceRow),
    ),
  };
};
