import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { bookingRow, bookingsOf } from "./bookings.mjs";
import { advertisersOf, campaignRow, campaignsOf } from "./campaigns.mjs";
import { invoiceRow, invoicesOf, targetRow, targetsOf } from "./money.mjs";
import { panelRow, panelsOf } from "./panels.mjs";
import { ticketRow, ticketsOf } from "./tickets.mjs";

/** Panels, what is sold on them to whom and by whom, what is billed for it, and what breaks. */
export const tables = () => {
  const panels = panelsOf(new Chance(8801));
  const campaigns = campaignsOf(new Chance(8803), advertisersOf(new Chance(8802)));
  const bookings = bookingsOf(new Chance(8804), { campaigns, panels });
  return {
    "panels.csv": csv(
      "id,panel_code,location,suburb,city,state,environment,format,is_digital,facing,area_sqm,status,landlord,installed_on,removed_on,rate_week_cents,rent_month_cents,daily_contacts",
      panels.map(panelRow),
    ),
    "campaigns.csv": csv(
      "id,campaign_no,name,advertiser,industry,agency,account_manager,team,status,lost_reason,created_on,decided_on,starts_on,ends_on,budget_cents",
      campaigns.map(campaignRow),
    ),
    "bookings.csv": csv(
      "id,campaign_id,panel_id,status,booked_on,starts_on,ends_on,cancelled_on,weeks,loop_shares,discount_pct,gross_cents,net_cents,commission_cents",
      bookings.map(bookingRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,campaign_id,status,issued_on,due_on,paid_on,net_cents,gst_cents,paid_cents",
      invoicesOf(new Chance(8805), bookings).map(invoiceRow),
    ),
    "targets.csv": csv(
      "id,account_manager,team,month,target_cents,achieved_cents",
      targetsOf(new Chance(8806), bookings).map(targetRow),
    ),
    "tickets.csv": csv(
      "id,ticket_no,panel_id,fault,priority,contractor,reported_by,off_air,opened_at,closed_at,cost_cents",
      ticketsOf(new Chance(8807), panels).map(ticketRow),
    ),
  };
};
