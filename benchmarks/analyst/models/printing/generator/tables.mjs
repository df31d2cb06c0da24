import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { customerRow, customersOf } from "./customers.mjs";
import { jobRow, jobsOf, quoteRow, quotesOf } from "./work.mjs";
import { runRow, runsOf } from "./floor.mjs";
import { invoiceRow, invoicesOf, stockOf } from "./office.mjs";

/** A print shop: who asks for a price, what is printed for them and on what, and what they pay. */
export const tables = () => {
  const customers = customersOf(new Chance(9101), 230);
  const quotes = quotesOf(new Chance(9102), customers);
  const jobs = jobsOf(new Chance(9103), { customers, quotes });
  const runs = runsOf(new Chance(9104), jobs);
  const invoices = invoicesOf(new Chance(9105), jobs);
  return {
    "customers.csv": csv(
      "id,code,name,sector,town,acct_mgr,opened_on,terms_days,credit_limit_gbp,balance_pence,on_stop",
      customers.map(customerRow),
    ),
    "quotes.csv": csv(
      "id,ref,customer_id,product,qty,estimator,quoted_on,valid_until,decided_on,status,lost_reason,value_pence,revision",
      quotes.map(quoteRow),
    ),
    "jobs.csv": csv(
      "id,job_no,customer_id,quote_id,product,qty,handler,stage,received_on,proof_sent_on,approved_on,due_on,delivered_on,delivery,is_rush,reprint_of,reprint_reason,sell_pence,material_pence,outwork_pence,invoiced_on",
      jobs.map(jobRow),
    ),
    "runs.csv": csv(
      "id,job_id,machine,kind,operator,shift,started_at,setup_min,run_min,down_min,down_reason,good_sheets,waste_sheets",
      runs.map(runRow),
    ),
    "invoices.csv": csv(
      "id,number,kind,customer_id,job_id,issued_on,due_on,paid_on,net_pence,vat_pence,paid_pence",
      invoices.map(invoiceRow),
    ),
    "stock.csv": csv(
      "id,code,material,kind,size,unit,unit_pence,reorder_level,on_hand,on_order,expected_on,supplier,counted_on",
      stockOf(new Chance(9106)),
    ),
  };
};
