import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { invoiceRow, invoicesOf } from "./invoices.mjs";
import { carerRow, carersOf, monthEndRows, packageRow, packagesOf } from "./people.mjs";
import { incidentRow, incidentsOf, visitRow, visitsOf } from "./visits.mjs";

/** Clients of a home-care agency in Kent, who visits them when, who pays, and what goes wrong. */
export const tables = () => {
  const packages = packagesOf(new Chance(9401));
  const carers = carersOf(new Chance(9402));
  const visits = visitsOf(new Chance(9403), { packages, carers });
  return {
    "care_packages.csv": csv(
      "id,package_no,client_no,client,town,branch,needs_level,lives_alone,funding,funder,care_type,is_double_handed,starts_on,ends_on,end_reason,review_due_on,weekly_hours,rate_pence",
      packages.map(packageRow),
    ),
    "carers.csv": csv(
      "id,carer,home_branch,role,contract,has_car,hired_on,left_on,dbs_expires_on,pay_pence",
      carers.map(carerRow),
    ),
    "visits.csv": csv(
      "id,package_id,carer_id,planned_at,started_at,slot,status,cancel_reason,minutes_planned,minutes_actual,minutes_late,pay_pence,miles",
      visits.map(visitRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,package_id,care_month,issued_on,due_on,paid_on,status,hours,amount_pence",
      invoicesOf(new Chance(9404), visits).map(invoiceRow),
    ),
    "incidents.csv": csv(
      "id,incident_no,package_id,occurred_at,kind,severity,is_notified,closed_on",
      incidentsOf(new Chance(9405), visits).map(incidentRow),
    ),
    "branch_month_ends.csv": csv(
      "id,month_end,branch,headcount,vacancies,waiting_clients",
      monthEndRows(new Chance(9406), carers),
    ),
  };
};
