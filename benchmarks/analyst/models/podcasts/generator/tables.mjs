import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { allDownloadsOf, downloadRow, episodeRow, episodesOf, showRow } from "./episodes.mjs";
import { shows } from "./lists.mjs";
import { membershipRow, membershipsOf } from "./members.mjs";
import { campaignRow, campaignsOf, invoiceRow, invoicesOf, spotRow, spotsOf } from "./sales.mjs";

/** Shows of a podcast network, how they are heard, who advertises in them and who pays for them. */
export const tables = () => {
  const episodes = episodesOf(new Chance(9401));
  const campaigns = campaignsOf(new Chance(9403), 330);
  const spots = spotsOf(new Chance(9404), { campaigns, episodes });
  return {
    "shows.csv": csv("id,name,genre,host,producer,status,launched_on,ended_on", shows.map(showRow)),
    "episodes.csv": csv(
      "id,show_id,title,episode_no,kind,duration_min,recorded_on,published_on,is_explicit,is_members_only",
      episodes.map(episodeRow),
    ),
    "downloads.csv": csv(
      "id,episode_id,day,app,country,downloads,minutes_listened,completed",
      allDownloadsOf(new Chance(9402), episodes).map(downloadRow),
    ),
    "campaigns.csv": csv(
      "id,code,name,advertiser,industry,agency,account_manager,pricing,status,booked_on,starts_on,ends_on,budget_cents",
      campaigns.map(campaignRow),
    ),
    "spots.csv": csv(
      "id,campaign_id,episode_id,position,is_host_read,is_makegood,aired_on,booked_impressions,delivered_impressions,revenue_cents",
      spots.map(spotRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,campaign_id,status,issued_on,due_on,paid_on,amount_cents",
      invoicesOf(new Chance(9405), spots).map(invoiceRow),
    ),
    "memberships.csv": csv(
      "id,month_end,show_id,tier,region,members,joined,cancelled,mrr_cents",
      membershipsOf(new Chance(9406)).map(membershipRow),
    ),
  };
};
