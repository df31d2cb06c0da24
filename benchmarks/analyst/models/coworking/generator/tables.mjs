import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { bookingRow, bookingsOf, siteRow } from "./bookings.mjs";
import { invoiceRow, invoicesOf } from "./invoices.mjs";
import { sites } from "./lists.mjs";
import { memberRow, membersOf, unitRows, unitsOf } from "./members.mjs";
import { requestRow, requestsOf } from "./requests.mjs";
import { visitRow, visitsOf } from "./visits.mjs";

/** Coworking sites: who works there, where they sit and meet, what they pay, who comes, and what is broken. */
export const tables = () => {
  const units = unitsOf(new Chance(9101));
  const members = membersOf(new Chance(9102), units);
  const bookings = bookingsOf(new Chance(9103), members);
  const invoices = invoicesOf(new Chance(9104), members, bookings);
  return {
    "sites.csv": csv("code,name,city,opened_on", sites.map(siteRow)),
    "members.csv": csv(
      "id,name,kind,industry,site,plan,seats,fee_pence,discount_pct,deposit_pence,term_months,status,joined_on,notice_on,leaves_on,left_on,term_ends_on,leave_reason,manager,source,pay_method",
      members.map(memberRow),
    ),
    "units.csv": csv(
      "id,code,site,kind,floor,seats,sqm,list_pence,has_window,status,member_id,occupied_since,free_from",
      unitRows(new Chance(9105), units, members),
    ),
    "bookings.csv": csv(
      "id,site,room,room_kind,room_seats,member_id,guest_company,booked_by,booked_at,starts_at,ends_at,people,status,price_pence,credits,catering",
      bookings.map(bookingRow),
    ),
    "invoices.csv": csv(
      "id,number,member_id,site,kind,issued_on,due_on,paid_on,status,net_pence,vat_pence,total_pence,paid_pence,paid_by",
      invoices.map(invoiceRow),
    ),
    "visits.csv": csv(
      "id,type,visitor,company,site,member_id,host,source,registered_at,expected_at,arrived_at,left_at,status,interest,desks,outcome,lost_reason,signed_on",
      visitsOf(new Chance(9106), members).map(visitRow),
    ),
    "requests.csv": csv(
      "id,ticket,member_id,site,category,priority,status,opened_at,replied_at,solved_at,assignee,score,reopened",
      requestsOf(new Chance(9107), members).map(requestRow),
    ),
  };
};
