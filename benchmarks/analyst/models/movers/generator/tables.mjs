import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText } from "../../tables.mjs";
import { enquiriesOf, enquiryRow } from "./enquiries.mjs";
import { lorries } from "./lists.mjs";
import { invoiceRow, invoicesOf, levelsOf } from "./money.mjs";
import { claimRow, claimsOf, moveRow, movesOf } from "./moves.mjs";

/** What a removals firm is asked for and quotes, what it moves, breaks, stores and is paid. */
export const tables = () => {
  const enquiries = enquiriesOf(new Chance(7301));
  const moves = movesOf(new Chance(7302), enquiries);
  return {
    "enquiries.csv": csv(
      "id,enquiry_no,branch,source,kind,customer,account,adviser,enquired_on,surveyed_on,survey_type,quoted_on,decided_on,status,lost_reason,quote_pence",
      enquiries.map(enquiryRow),
    ),
    "moves.csv": csv(
      "id,move_no,enquiry_id,branch,crew_leader,crew_size,lorry_id,booked_on,moves_on,status,destination,miles,has_packing,volume_cuft,planned_hours,hours,overran,price_pence,rating",
      moves.map(moveRow),
    ),
    "lorries.csv": csv(
      "id,registration,branch,lorry_type,capacity_cuft,bought_on,mot_due_on",
      lorries.map(({ id, registration, branch, type, capacity, bought, mot }) => [
        ...[id, registration, branch, type, capacity, dayText(bought), dayText(mot)],
      ]),
    ),
    "claims.csv": csv(
      "id,claim_no,move_id,reported_on,cause,item,status,claimed_pence,settled_pence,settled_on,handler",
      claimsOf(new Chance(7303), moves).map(claimRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,move_id,branch,customer,account,charge,issued_on,due_on,paid_on,method,net_pence,vat_pence",
      invoicesOf(new Chance(7304), moves).map(invoiceRow),
    ),
    "storage_levels.csv": csv(
      "month_end,branch,size,containers,rented,rent_pence",
      levelsOf(new Chance(7305)),
    ),
  };
};
