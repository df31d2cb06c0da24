import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { childRow, childrenOf } from "./children.mjs";
import { enquiriesOf, enquiryRow } from "./enquiries.mjs";
import { incidentRow, incidentsOf } from "./incidents.mjs";
import { invoiceRow, invoicesOf } from "./invoices.mjs";
import { roomDayRow, roomDaysOf } from "./rooms.mjs";
import { sessionRow, sessionsOf } from "./sessions.mjs";

/** The children of three nurseries, when they come, what it costs, who asks for a place, and what happens. */
export const tables = () => {
  const children = childrenOf(new Chance(8401));
  const sessions = sessionsOf(new Chance(8402), children);
  return {
    "children.csv": csv(
      "id,name,surname,dob,sex,nursery,room,age_group,key_worker,status,started_on,leaves_on,days_per_week,funding,allergies,has_send,photo_ok,parent",
      children.map(childRow),
    ),
    "sessions.csv": csv(
      "id,child_id,nursery,room,age_group,day,session,booking,status,absence_reason,arrived_at,collected_at,late_minutes,fee_pence,late_fee_pence",
      sessions.map(sessionRow),
    ),
    "room_days.csv": csv(
      "id,day,nursery,room,age_group,places,booked,present,staff_needed,staff_on,staff_sick,agency_staff,agency_hours,agency_pence",
      roomDaysOf(new Chance(8403), sessions).map(roomDayRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,child_id,payer,nursery,issued_on,due_on,fees_pence,extras_pence,late_fees_pence,funding_pence,total_pence,status,paid_pence,paid_on,pay_method",
      invoicesOf(new Chance(8404), { children, sessions }).map(invoiceRow),
    ),
    "enquiries.csv": csv(
      "id,enquired_on,nursery,age_group,parent,child,child_dob,source,days_wanted,wanted_from,status,visited_on,listed_on,starts_on,lost_reason",
      enquiriesOf(new Chance(8405)).map(enquiryRow),
    ),
    "incidents.csv": csv(
      "id,child_id,nursery,room,happened_at,kind,severity,place,body_part,reported_by,parent_told_at,is_notified",
      incidentsOf(new Chance(8406), sessions).map(incidentRow),
    ),
  };
};
