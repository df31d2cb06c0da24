import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { orderRow, ordersOf } from "./orders.mjs";
import { donorRow, donorsOf, sessionRow, sessionsOf } from "./sessions.mjs";
import { donationRow, stockOf, stockRow, withUnits } from "./units.mjs";
import { appointmentRow, visitsOf } from "./visits.mjs";

/** Donors of a regional blood service, its sessions, what is given there, what is in stock, and what hospitals order. */
export const tables = () => {
  const sessions = sessionsOf(new Chance(6601));
  const donors = donorsOf(new Chance(6602), 6800);
  const visits = visitsOf(new Chance(6603), { sessions, donors });
  const donations = withUnits(new Chance(6604), visits.donations);
  return {
    "donors.csv": csv(
      "id,donor_no,name,sex,blood_group,home_region,registered_on,source,status,has_app",
      donors.map(donorRow),
    ),
    "sessions.csv": csv(
      "id,session_code,session_date,venue,venue_type,region,team,slots,status,cancel_reason",
      sessions.map(sessionRow),
    ),
    "appointments.csv": csv(
      "id,donor_id,session_id,booked_on,appointment_at,channel,status,cancelled_on",
      visits.appointments.map(appointmentRow),
    ),
    "donations.csv": csv(
      "id,donation_no,donor_id,session_id,donated_on,kind,outcome,deferral_reason,is_first_time,is_walk_in,haemoglobin,volume_ml,wait_minutes,unit_status,expires_on,issued_on",
      donations.map(donationRow),
    ),
    "orders.csv": csv(
      "id,order_no,hospital,sector,account_manager,component,blood_group,urgency,ordered_at,needed_by,delivered_on,units_ordered,units_delivered,amount_pence,status,due_on,paid_on",
      ordersOf(new Chance(6605)).map(orderRow),
    ),
    "stock_levels.csv": csv(
      "id,counted_on,component,blood_group,units,expiring_units,target_units",
      stockOf(donations).map(stockRow),
    ),
  };
};
