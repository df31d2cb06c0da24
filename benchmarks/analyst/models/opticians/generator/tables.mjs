import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText } from "../../tables.mjs";
import { staff } from "./lists.mjs";
import { patientRow, patientsOf, textOr } from "./patients.mjs";
import { frameRow, framesOf, orderRow, ordersOf } from "./shop.mjs";
import { recallRow, visitRow, visitsOf } from "./visits.mjs";

const staffRow = ([name, role, branch, start, end, hours], at) => [
  ...[201 + at, name, role, branch, dayText(start), textOr(end), hours],
];

/** A few opticians: who is reminded, who is examined by whom, what is made for them, and what lies in the shops. */
export const tables = () => {
  const patients = patientsOf(new Chance(9301), 11_400);
  const { visits, recalls } = visitsOf(new Chance(9302), patients);
  const frames = framesOf(new Chance(9303));
  const orders = ordersOf(new Chance(9304), { visits, frames });
  return {
    "staff.csv": csv("id,name,role,branch,started_on,left_on,hours_week", staff.map(staffRow)),
    "patients.csv": csv(
      "id,patient_no,name,dob,branch,registered_on,eligibility,is_diabetic,wears_cl,plan_started_on,plan_ended_on,contact_pref,last_test_on,recall_due_on,archived_on",
      patients.map(patientRow),
    ),
    "exams.csv": csv(
      "id,patient_id,branch,optom_id,kind,funding,booked_at,starts_at,source,status,age,fee_pence,oct_scan,outcome,referral,dispensed,claimed_on",
      visits.map(visitRow),
    ),
    "recalls.csv": csv(
      "id,patient_id,branch,kind,round,channel,due_on,sent_on,booked_on",
      recalls.map(recallRow),
    ),
    "orders.csv": csv(
      "id,order_no,patient_id,exam_id,branch,dispenser_id,ordered_at,kind,frame_id,coating,lab,promised_on,arrived_on,collected_on,status,second_pair,gross_pence,discount_pence,voucher_pence,paid_pence,refund_pence,remade_on,remake_reason",
      orders.map(orderRow),
    ),
    "frames.csv": csv(
      "id,branch,brand,model,colour,supplier,on_hand,retail_pence,cost_pence,received_on,last_sold_on",
      frames.map(frameRow),
    ),
  };
};
