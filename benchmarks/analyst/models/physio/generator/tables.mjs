import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText } from "../../tables.mjs";
import { appointmentRow, appointmentsOf } from "./appointments.mjs";
import { therapists } from "./lists.mjs";
import { invoiceRow, invoicesOf } from "./money.mjs";
import { outcomeRow, outcomesOf, waitingListOf } from "./outcomes.mjs";
import { planRow, referralsOf, textOr } from "./plans.mjs";

const therapistRow = (each) => [
  ...[each.id, each.name, each.practice.name, each.grade, each.specialism, each.contract],
  ...[each.hours, each.isPrescriber, dayText(each.joined), textOr(each.left)],
];

/** Six physiotherapy practices: who is referred and treated, how it went, what was billed, and who waits. */
export const tables = () => {
  const referrals = referralsOf(new Chance(4101));
  const { plans, appointments } = appointmentsOf(new Chance(4102), referrals);
  return {
    "therapists.csv": csv(
      "id,name,practice,grade,specialism,contract,hours_per_week,is_prescriber,joined_on,left_on",
      therapists.map(therapistRow),
    ),
    "treatment_plans.csv": csv(
      "id,plan_no,patient_no,birth_year,sex,town,practice,therapist_id,service,body_region,source,referrer,payer,insurer,is_urgent,referred_on,started_on,closed_on,status,planned_sessions",
      plans.map(planRow),
    ),
    "appointments.csv": csv(
      "id,plan_id,therapist_id,practice,starts_at,minutes,kind,attendance,room,is_online,channel,booked_on,cancelled_on,fee_pence",
      appointments.map(appointmentRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,plan_id,payer,insurer,issued_on,due_on,paid_on,status,session_count,amount_pence",
      invoicesOf(new Chance(4103), appointments).map(invoiceRow),
    ),
    "outcome_scores.csv": csv(
      "id,plan_id,therapist_id,recorded_on,questionnaire,stage,function_score,pain,function_gain,satisfaction",
      outcomesOf(new Chance(4104), appointments).map(outcomeRow),
    ),
    "waiting_list.csv": csv(
      "counted_on,practice,service,waiting,over_four_weeks,longest_wait",
      waitingListOf(plans),
    ),
  };
};
