import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { payoutsOf, reviewsOf } from "./after-sales.mjs";
import { listingRow, listingsOf } from "./listings.mjs";
import { itemRow, itemsOf, orderRow, ordersOf } from "./orders.mjs";
import { sellerRow, sellersOf } from "./sellers.mjs";
import { visitsOf } from "./visits.mjs";

/** Sellers and what they offer, what is bought of it, paid out, reviewed and looked at; money is in cents. */
export const tables = () => {
  const sellers = sellersOf(new Chance(911), 420);
  const listings = listingsOf(new Chance(912), sellers);
  const orders = ordersOf(new Chance(913), listings);
  const items = itemsOf(new Chance(914), orders);
  return {
    "sellers.csv": csv(
      "id,display_name,kind,country,city,tier,commission_pct,signed_up_on,kyc_passed_on,suspended_on",
      sellers.map(sellerRow),
    ),
    "listings.csv": csv(
      "id,ref,seller_id,category,brand,cond,material,is_vintage,ask_cents,photos,is_boosted,pickup_only,state,listed_at,sold_at,ended_at",
      listings.map(listingRow),
    ),
    "orders.csv": csv(
      "id,order_no,buyer_no,buyer_country,is_first,platform,status,delivery,promo_code,shipping_cents,placed_at,shipped_at,delivered_at,cancelled_at",
      orders.map(orderRow),
    ),
    "order_items.csv": csv(
      "id,order_id,listing_id,qty,unit_cents,discount_cents,commission_cents,refund_reason,refund_requested_at,refunded_at,refund_cents,refund_borne_by",
      items.map(itemRow),
    ),
    "payouts.csv": csv(
      "id,seller_id,period_end,gross_cents,fee_cents,refund_cents,amount_cents,reserve_cents,status,method,due_on,paid_on",
      payoutsOf(new Chance(915), sellers, items),
    ),
    "reviews.csv": csv(
      "id,listing_id,order_id,created_at,stars,would_buy_again,replied_at",
      reviewsOf(new Chance(916), items),
    ),
    "listing_visits.csv": csv(
      "id,visited_at,listing_id,visitor_id,source,device,seconds,saved,messaged",
      visitsOf(new Chance(917), listings),
    ),
  };
};
