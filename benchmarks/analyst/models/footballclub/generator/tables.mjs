import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { matchesOf, matchRows } from "./matches.mjs";
import { bookingRow, bookingsOf, instalmentRow, instalmentsOf } from "./partners.mjs";
import { cardRow, cardsOf, ticketRow, ticketsOf } from "./ticketing.mjs";
import { tillLinesOf, tillRow } from "./tills.mjs";

/** Matches of a football club, their tickets, season tickets, hospitality, tills and sponsors. */
export const tables = () => {
  const matches = matchesOf(new Chance(9301));
  const tickets = ticketsOf(new Chance(9302), matches);
  const bookings = bookingsOf(new Chance(9303), matches);
  return {
    "matches.csv": csv(
      "id,match_code,opponent,competition,season,category,kicks_off_at,is_televised,result,capacity,attendance",
      matchRows(new Chance(9304), matches, { tickets, bookings }),
    ),
    "tickets.csv": csv(
      "id,order_no,match_id,stand,ticket_type,channel,sold_at,status,refunded_on,quantity,amount_pence",
      tickets.map(ticketRow),
    ),
    "season_tickets.csv": csv(
      "id,holder_id,season,stand,ticket_type,payment_plan,is_first,sold_on,renewal,renewed_on,price_pence",
      cardsOf(new Chance(9305)).map(cardRow),
    ),
    "hospitality.csv": csv(
      "id,booking_no,match_id,package,company,account_manager,guests,amount_pence,booked_on,due_on,paid_on,status",
      bookings.map(bookingRow),
    ),
    "till_sales.csv": csv(
      "id,receipt_no,match_id,sold_at,outlet,outlet_type,product,product_group,payment,has_fan_card,quantity,amount_pence,returned_on",
      tillLinesOf(new Chance(9306), matches).map(tillRow),
    ),
    "sponsor_instalments.csv": csv(
      "id,invoice_no,sponsor,contract_type,manager,contract_ends_on,due_on,paid_on,amount_pence",
      instalmentsOf(new Chance(9307)).map(instalmentRow),
    ),
  };
};
