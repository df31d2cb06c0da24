import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { surgeons } from "./lists.mjs";
import { invoiceRow, invoicesOf } from "./money.mjs";
import { operationRow, operationsOf, sessionRows, sessionsOf, surgeonRow } from "./theatres.mjs";
import { bedNightsOf, waitingOf, waitingRow } from "./waiting.mjs";

/** Private hospitals: what is operated in their theatres, who waits for it, where patients lie and who pays. */
export const tables = () => {
  const sessions = sessionsOf(new Chance(9401));
  const operations = operationsOf(new Chance(9402), sessions);
  return {
    "surgeons.csv": csv(
      "id,name,grade,specialty,is_employed,joined_on,left_on",
      surgeons.map(surgeonRow),
    ),
    "sessions.csv": csv(
      "id,session_date,hospital,theatre,period,surgeon_id,status,planned_minutes,used_minutes,delay_minutes",
      sessionRows(new Chance(9403), sessions, operations),
    ),
    "operations.csv": csv(
      "id,operation_no,session_id,surgeon_id,patient_id,procedure,specialty,urgency,stay,anaesthesia,status,booked_on,operation_date,cancelled_on,cancel_reason,duration,has_complication",
      operations.map(operationRow),
    ),
    "waiting_list.csv": csv(
      "id,patient_id,surgeon_id,hospital,specialty,procedure,priority,status,listed_on,treat_by,operated_on,removed_on",
      waitingOf(new Chance(9404), operations).map(waitingRow),
    ),
    "bed_nights.csv": csv(
      "id,night,hospital,ward,ward_type,beds,staffed,occupied",
      bedNightsOf(new Chance(9405)),
    ),
    "invoices.csv": csv(
      "id,invoice_no,operation_id,payer_type,insurer,status,issued_on,due_on,paid_on,amount_pence",
      invoicesOf(new Chance(9406), operations).map(invoiceRow),
    ),
  };
};
