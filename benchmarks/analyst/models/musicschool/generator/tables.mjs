import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { examRow, examsOf } from "./exams.mjs";
import { hireRow, hiresOf } from "./hires.mjs";
import { invoiceRow, invoicesOf } from "./invoices.mjs";
import { lessonRow, lessonsOf } from "./lessons.mjs";
import { pupilRow, pupilsOf, teacherRow, teachersOf } from "./people.mjs";
import { waitingOf, waitingRow } from "./waiting.mjs";

/** A music school's pupils and teachers, their lessons and exams, what is on hire, billed, and waited for. */
export const tables = () => {
  const teachers = teachersOf();
  const pupils = pupilsOf(new Chance(8101), teachers);
  const lessons = lessonsOf(new Chance(8102), { pupils, teachers });
  const exams = examsOf(new Chance(8103), pupils);
  const hires = hiresOf(new Chance(8104), pupils);
  const invoices = invoicesOf(new Chance(8105), { pupils, hires, exams });
  return {
    "teachers.csv": csv(
      "id,name,department,contract,site,contracted_hours,started_on,left_on",
      teachers.map(teacherRow),
    ),
    "pupils.csv": csv(
      "id,name,kind,born_on,town,school,instrument,teacher_id,concession,joined_on,left_on,left_reason",
      pupils.map(pupilRow),
    ),
    "lessons.csv": csv(
      "id,pupil_id,teacher_id,instrument,department,site,room,is_online,term,school_year,starts_at,minutes,status,absence_reason,is_trial",
      lessons.map(lessonRow),
    ),
    "exams.csv": csv(
      "id,pupil_id,teacher_id,instrument,department,board,grade,period,entered_on,exam_on,fee_cents,score,result,result_on",
      exams.map(examRow),
    ),
    "hires.csv": csv(
      "id,asset_tag,instrument,size,maker,pupil_id,hired_on,due_back_on,returned_on,monthly_cents,deposit_cents,return_state",
      hires.map(hireRow),
    ),
    "invoices.csv": csv(
      "id,number,pupil_id,payer,kind,term,school_year,issued_on,due_on,gross_cents,discount_cents,discount_code,net_cents,received_cents,paid_on,method,status,reminders",
      invoices.map(invoiceRow),
    ),
    "waiting_list.csv": csv(
      "id,name,age,instrument,site,source,added_on,offered_on,closed_on,outcome",
      waitingOf(new Chance(8106)).map(waitingRow),
    ),
  };
};
