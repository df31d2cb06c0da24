import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { jobRow, jobsOf, quoteRow, quotesOf } from "./jobs.mjs";
import { invoiceRow, invoicesOf, partRow, partsOf } from "./money.mjs";
import { engineerRow, engineersOf, planRow, plansOf, siteRow, sitesOf } from "./places.mjs";

/** A plumbing, heating and electrical firm: where it works, who goes there, what is done, and what is paid for it. */
export const tables = () => {
  const sites = sitesOf(new Chance(8101));
  const staff = engineersOf(new Chance(8102));
  const plans = plansOf(new Chance(8103), sites, staff);
  const quotes = quotesOf(new Chance(8104), { sites, staff });
  const jobs = jobsOf(new Chance(8105), { sites, staff, plans, quotes });
  const used = partsOf(new Chance(8106), jobs);
  const invoices = invoicesOf(new Chance(8107), jobs, used);
  return {
    "sites.csv": csv(
      "id,site_ref,address,town,postcode,depot,property_type,customer_id,customer,customer_type,customer_since,terms_days,on_stop,boiler_make,boiler_fitted_on,gas_cert_due_on",
      sites.map(siteRow),
    ),
    "engineers.csv": csv(
      "id,name,depot,trade,grade,is_subcontractor,hired_on,left_on,gas_safe_until,van_reg",
      staff.map(engineerRow),
    ),
    "service_plans.csv": csv(
      "id,plan_no,site_id,level,started_on,ended_on,end_reason,monthly_pence,sold_by,next_service_on",
      plans.map(planRow),
    ),
    "quotes.csv": csv(
      "id,quote_no,site_id,surveyor_id,depot,work,status,net_pence,created_on,sent_on,decided_on,valid_until,lost_reason",
      quotes.map(quoteRow),
    ),
    "jobs.csv": csv(
      "id,job_no,site_id,engineer_id,depot,trade,job_type,priority,status,source,raised_at,scheduled_for,arrived_at,completed_at,minutes_on_site,on_plan,had_callback,first_time_fix,is_invoiced,stars",
      jobs.map(jobRow),
    ),
    "parts_used.csv": csv(
      "id,job_id,part_code,part,category,supplier,taken_from,used_on,qty,unit_cost_pence,unit_price_pence,is_warranty",
      used.map(partRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,job_id,site_id,depot,kind,issued_on,due_on,paid_on,labour_pence,net_pence,vat_pence,paid_pence,pay_method,reminders",
      invoices.map(invoiceRow),
    ),
  };
};
