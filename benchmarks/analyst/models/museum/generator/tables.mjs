import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { loanRow, loansOf, outletDaysOf, outletRow } from "./goods.mjs";
import { bookingRow, bookingsOf, membershipRow, membershipsOf } from "./people.mjs";
import { exhibitionRow, exhibitionsOf, ticketRow, ticketsOf } from "./tickets.mjs";

/** Six museums: who visits, joins and books, what shops and cafés take, and what is lent to others. */
export const tables = () => {
  const exhibitions = exhibitionsOf(new Chance(6101));
  return {
    "exhibitions.csv": csv(
      "id,title,museum,kind,curator,sponsor,opens_on,closes_on,budget",
      exhibitions.map(exhibitionRow),
    ),
    "ticket_sales.csv": csv(
      "id,museum,exhibition_id,channel,visitor_type,sold_at,visit_on,tickets,people,price_pence,donation_pence,is_refunded",
      ticketsOf(new Chance(6102), exhibitions).map(ticketRow),
    ),
    "memberships.csv": csv(
      "id,member_no,tier,museum,joined_via,status,is_gift,started_on,renewed_on,ends_on,cancelled_on,fee",
      membershipsOf(new Chance(6103), 4600).map(membershipRow),
    ),
    "tour_bookings.csv": csv(
      "id,booking_no,museum,exhibition_id,kind,booker,language,guide,status,booked_on,tour_at,participants,fee,feedback",
      bookingsOf(new Chance(6104), exhibitions).map(bookingRow),
    ),
    "outlet_days.csv": csv(
      "id,day,museum,outlet,transactions,net_pence,cost_pence,staff_hours,stock_pence",
      outletDaysOf(new Chance(6105)).map(outletRow),
    ),
    "loans.csv": csv(
      "id,loan_no,object,department,museum,borrower,country,sent_on,due_back_on,returned_on,insured_value,fee",
      loansOf(new Chance(6106), 460).map(loanRow),
    ),
  };
};
