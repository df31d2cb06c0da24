import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { consumableRow, consumablesOf, invoiceRow, invoicesOf } from "./money.mjs";
import { complaintRow, complaintsOf, inspectionRow, inspectionsOf } from "./quality.mjs";
import { cleanersOf, shiftRow, shiftsOf } from "./shifts.mjs";
import { siteRow, sitesOf } from "./sites.mjs";

/** Sites of a cleaning company, the shifts there, how clean they are found, and what is billed. */
export const tables = () => {
  const sites = sitesOf(new Chance(6101));
  const shifts = shiftsOf(new Chance(6103), { sites, cleaners: cleanersOf(new Chance(6102)) });
  return {
    "sites.csv": csv(
      "id,site_code,site,site_type,city,region,floor_area,is_keyholding,contract_no,client,account_manager,contract_status,contract_start,contract_end,monthly_pence",
      sites.map(siteRow),
    ),
    "shifts.csv": csv(
      "id,site_id,planned_start,clocked_in_at,service,status,cleaner,employment,is_cover,planned_hours,worked_hours,cost_pence",
      shifts.map(shiftRow),
    ),
    "inspections.csv": csv(
      "id,site_id,inspected_on,inspector,kind,score,weakest_area,reinspect_by",
      inspectionsOf(new Chance(6104), sites).map(inspectionRow),
    ),
    "complaints.csv": csv(
      "id,complaint_no,site_id,received_at,resolved_at,category,severity,is_upheld,credit_pence",
      complaintsOf(new Chance(6105), { shifts, sites }).map(complaintRow),
    ),
    "consumables.csv": csv(
      "id,month_end,depot,product,category,issued,on_hand,reorder_level,unit_pence",
      consumablesOf(new Chance(6106)).map(consumableRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,site_id,invoice_type,issued_on,due_on,paid_on,net_pence,vat_pence",
      invoicesOf(new Chance(6107), sites).map(invoiceRow),
    ),
  };
};
