import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { paymentRow, paymentsOf, saleRow, salesOf } from "./money.mjs";
import { jobRow, jobsOf, nightRow, nightsOf } from "./operations.mjs";
import { bookingRow, bookingsOf, unitRow, unitsOf } from "./stays.mjs";

/** Nine campsites: pitches and lodges, who stays there, what they buy and pay, and the work on it all. */
export const tables = () => {
  const units = unitsOf(new Chance(6101));
  const bookings = bookingsOf(new Chance(6102), units);
  return {
    "units.csv": csv(
      "id,unit_code,site,region,country,site_manager,unit_type,max_guests,dogs_allowed,in_use_since,withdrawn_on",
      units.map(unitRow),
    ),
    "bookings.csv": csv(
      "id,booking_no,unit_id,guest_id,guest_name,nationality,channel,status,is_repeat,booked_on,arrival_on,departure_on,cancelled_on,adults,children,price_cents,score,reviewed_on",
      bookings.map(bookingRow),
    ),
    "sales.csv": csv(
      "id,booking_id,site,sold_on,category,product,quantity,amount_cents",
      salesOf(new Chance(6103), bookings).map(saleRow),
    ),
    "payments.csv": csv(
      "id,booking_id,purpose,due_on,paid_on,method,amount_cents",
      paymentsOf(new Chance(6104), bookings).map(paymentRow),
    ),
    "jobs.csv": csv(
      "id,job_no,unit_id,kind,trade,assigned_to,is_contractor,reported_on,due_on,done_on,cost_cents",
      jobsOf(new Chance(6105), units, bookings).map(jobRow),
    ),
    "nights.csv": csv(
      "id,night,site,region,unit_type,available,occupied,guests",
      nightsOf(units, bookings).map(nightRow),
    ),
  };
};
