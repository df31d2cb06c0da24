import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import {
  deliveriesOf,
  deliveryRow,
  royaltiesOf,
  royaltyRow,
  subscriptionRow,
  subscriptionsOf,
} from "./money.mjs";
import { playRow, playsOf, ratingRow, ratingsOf, viewersOf } from "./plays.mjs";
import { titleRow, titlesOf } from "./titles.mjs";

/** Titles of a streaming service, how they are watched and liked, what they earn, and who subscribes to channels. */
export const tables = () => {
  const titles = titlesOf(new Chance(8801), 168);
  const plays = playsOf(new Chance(8803), { titles, viewers: viewersOf(new Chance(8802), 6200) });
  return {
    "titles.csv": csv(
      "id,title,kind,genre,channel,partner,partner_type,partner_country,account_manager,language,age_rating,runtime_min,production_year,is_exclusive,added_on,licence_type,licence_ends_on",
      titles.map(titleRow),
    ),
    "plays.csv": csv(
      "id,title_id,viewer_id,started_at,country,device,access,quality,minutes,is_completed,startup_ms,rebuffers,error_code",
      plays.map(playRow),
    ),
    "ratings.csv": csv(
      "id,title_id,viewer_id,rated_at,country,stars,has_text",
      ratingsOf(new Chance(8804), plays).map(ratingRow),
    ),
    "subscriptions.csv": csv(
      "id,subscriber_id,channel,plan,billing,country,source,had_trial,status,started_on,cancelled_on,cancel_reason,monthly_cents",
      subscriptionsOf(new Chance(8805), 13_500).map(subscriptionRow),
    ),
    "royalty_statements.csv": csv(
      "id,statement_no,title_id,month,gross_cents,royalty_cents,tax_cents,status,due_on,paid_on",
      royaltiesOf(new Chance(8806), plays).map(royaltyRow),
    ),
    "ad_delivery.csv": csv(
      "id,day,channel,advertiser,country,format,requests,impressions,completed,clicks,revenue_cents",
      deliveriesOf(new Chance(8807)).map(deliveryRow),
    ),
  };
};
