import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { clientRow, clientsOf } from "./clients.mjs";
import { jobRow, jobsOf } from "./jobs.mjs";
import { invoiceRow, invoicesOf, quoteRow, quotesOf } from "./money.mjs";
import { assignmentRow, assignmentsOf, linguistRow, linguistsOf } from "./vendors.mjs";

/** Clients of a translation agency, what they order, who translates it, and what is quoted and billed. */
export const tables = () => {
  const clients = clientsOf(new Chance(9101), 186);
  const jobs = jobsOf(new Chance(9102), clients);
  const linguists = linguistsOf(new Chance(9103), 330);
  const assignments = assignmentsOf(new Chance(9104), { jobs, linguists });
  const invoices = invoicesOf(new Chance(9105), jobs);
  return {
    "clients.csv": csv(
      "id,name,industry,country,region,segment,acct_mgr,client_since,payment_days,uses_portal,is_active",
      clients.map(clientRow),
    ),
    "jobs.csv": csv(
      "id,job_no,client_id,title,service,subject,src,tgt,words,weighted_words,pm,status,is_rush,is_sworn,created_at,due_at,delivered_at,price_cents,cost_cents,invoice_id",
      jobs.map(jobRow),
    ),
    "linguists.csv": csv(
      "id,name,native_lang,country,kind,rate_cents,is_sworn,cat_tool,status,joined_on",
      linguists.map(linguistRow),
    ),
    "assignments.csv": csv(
      "id,job_id,linguist_id,task,offered_at,response,replied_at,delivered_at,words,fee_cents,reviewed_on,reviewer,lqa_score,minor_errors,major_errors,critical_errors,verdict",
      assignments.map(assignmentRow),
    ),
    "quotes.csv": csv(
      "id,quote_no,client_id,service,amount_cents,status,created_on,sent_on,decided_on,valid_until,lost_reason",
      quotesOf(new Chance(9106), clients).map(quoteRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,client_id,kind,issued_on,due_on,paid_on,net_cents,vat_cents,paid_cents,reminders",
      invoices.map(invoiceRow),
    ),
  };
};
