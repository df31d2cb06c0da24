import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { costRow, costsOf, fleetOf, fleetRow, reviewRow, reviewsOf } from "./after.mjs";
import { bookingRow, bookingsOf, travellerRow, travellersOf } from "./bookings.mjs";
import { departureRow, departuresOf, withoutEmptyOnes } from "./departures.mjs";

/** Departures of walking and cycling holidays, who books them, what they cost, and how they were liked. */
export const tables = () => {
  const departures = departuresOf(new Chance(4101));
  const bookings = bookingsOf(new Chance(4102), departures);
  const travellers = travellersOf(new Chance(4103), bookings);
  return {
    "departures.csv": csv(
      "id,code,tour,activity,style,country,region,grade,nights,departs_on,returns_on,guide,guide_employment,status,cancelled_on,places,places_sold",
      withoutEmptyOnes(departures).map(departureRow),
    ),
    "bookings.csv": csv(
      "id,booking_no,departure_id,channel,agent,agent_type,account_manager,party_size,status,booked_on,cancelled_on,cancel_reason,list_cents,discount_cents,commission_cents,balance_cents,balance_due_on,balance_paid_on,refund_cents,refunded_on",
      bookings.map(bookingRow),
    ),
    "travellers.csv": csv(
      "id,booking_id,customer_no,name,is_lead,home_country,age,room,bike,diet",
      travellers.map(travellerRow),
    ),
    "supplier_invoices.csv": csv(
      "id,invoice_no,departure_id,supplier,cost_type,amount_cents,invoiced_on,due_on,paid_on,is_disputed",
      costsOf(new Chance(4104), departures).map(costRow),
    ),
    "reviews.csv": csv(
      "id,departure_id,submitted_on,source,stars,guide_stars,would_recommend",
      reviewsOf(new Chance(4105), travellers).map(reviewRow),
    ),
    "bike_fleet.csv": csv(
      "id,month_end,depot,bike_type,bikes,in_workshop",
      fleetOf(new Chance(4106)).map(fleetRow),
    ),
  };
};
