import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";
import { categories, items } from "./lists.mjs";
import { ordersOf } from "./orders.mjs";
import { invoicesOf, quotesOf } from "./papers.mjs";
import { jobsOf, stockOf } from "./yard.mjs";

const textOr = (day) => (day === undefined ? "" : dayText(day));

const itemRow = ({ id, no, name, category, rate, price }) => [
  ...[id, no, name, category, rate, price, categories[category].needsCrew],
];

const quoteRow = (quote) => [
  ...[quote.id, quote.no, quote.client.name, quote.client.type, quote.depot, quote.manager],
  ...[quote.event, quote.status, dayText(quote.quoted), dayText(quote.valid)],
  ...[textOr(quote.decided), quote.reason, quote.value],
];

const orderRow = (order) => [
  ...[order.id, order.no, order.client.name, order.client.type, order.depot, order.manager],
  ...[order.event, order.venue, order.status, order.isDry, dayText(order.ordered)],
  ...[dayText(order.delivery), dayText(order.collection), textOr(order.returned), order.transport],
];

const lineRow = ({ order, line }, at) => [
  ...[at + 1, order.id, line.item.id, line.quantity, line.percent, line.charge],
  ...[line.damaged ?? "", line.lost ?? "", line.cost ?? "", line.charged ?? ""],
];

const invoiceRow = ({ id, no, order, kind, day, due, paid, amount }) => [
  ...[id, no, order.id, kind, dayText(day), dayText(due), textOr(paid), amount],
];

const jobRow = (job) => [
  ...[job.id, job.order.id, job.depot, job.kind, momentText(job.at), job.lead, job.vehicle],
  ...[job.crew, job.hours, job.overtime, job.isLate],
];

const stockRow = ({ text, depot, item, owned, hired, repair }, at) => [
  ...[at + 1, text, depot, item.id, owned, hired, repair],
];

/** A company that hires out event equipment: quotes, orders, what came back, invoices, crews and stock. */
export const tables = () => {
  const orders = ordersOf(new Chance(6101), 3300);
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ order, line })));
  return {
    "items.csv": csv(
      "id,item_no,name,category,daily_rate_pence,replacement_pence,needs_crew",
      items.map(itemRow),
    ),
    "quotes.csv": csv(
      "id,quote_no,client,client_type,depot,account_manager,event_type,status,quoted_on,valid_until,decided_on,lost_reason,value_pence",
      quotesOf(new Chance(6102), orders).map(quoteRow),
    ),
    "hire_orders.csv": csv(
      "id,order_no,client,client_type,depot,account_manager,event_type,venue,status,is_dry_hire,ordered_on,delivery_on,collection_on,returned_on,transport_pence",
      orders.map(orderRow),
    ),
    "order_lines.csv": csv(
      "id,order_id,item_id,quantity,discount_percent,charge_pence,damaged,lost,damage_pence,recharged_pence",
      lines.map(lineRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,order_id,kind,invoiced_on,due_on,paid_on,amount_pence",
      invoicesOf(new Chance(6103), orders).map(invoiceRow),
    ),
    "crew_jobs.csv": csv(
      "id,order_id,depot,kind,starts_at,crew_lead,vehicle,crew_size,hours,overtime_hours,is_late",
      jobsOf(new Chance(6104), orders).map(jobRow),
    ),
    "stock_levels.csv": csv(
      "id,month_end,depot,item_id,owned,on_hire,in_repair",
      stockOf(new Chance(6105), orders).map(stockRow),
    ),
  };
};
