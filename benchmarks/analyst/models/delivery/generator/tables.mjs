import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { complaintRow, complaintsOf, payoutRow, payoutsOf } from "./cases.mjs";
import { orderRow, ordersOf } from "./orders.mjs";
import {
  promotionRow,
  promotions,
  restaurantRow,
  restaurantsOf,
  riderRow,
  ridersOf,
} from "./partners.mjs";

/** Restaurants, who rides for them, what is ordered and how it was liked, what went wrong, and what they are paid. */
export const tables = () => {
  const restaurants = restaurantsOf(new Chance(9155));
  const riders = ridersOf(new Chance(9105));
  const orders = ordersOf(new Chance(9103), { restaurants, riders });
  const complaints = complaintsOf(new Chance(9104), orders);
  const payouts = payoutsOf(new Chance(9107), { orders, complaints });
  return {
    "restaurants.csv": csv(
      "id,name,brand,cuisine,city,region,status,plan,commission_rate,joined_on,left_on,account_manager,hygiene",
      restaurants.map(restaurantRow),
    ),
    "riders.csv": csv(
      "id,name,city,vehicle,contract,status,started_on,left_on",
      riders.map(riderRow),
    ),
    "promotions.csv": csv(
      "id,code,name,kind,value,funded_by,city,starts_on,ends_on,budget",
      promotions.map(promotionRow),
    ),
    "orders.csv": csv(
      "id,order_no,restaurant_id,rider_id,customer_id,is_first_order,status,cancel_reason,channel,fulfilment,placed_at,accepted_at,ready_at,rider_arrived_at,picked_up_at,delivered_at,promised_at,distance_m,items,basket_pence,delivery_fee_pence,service_fee_pence,discount_pence,tip_pence,commission_pence,promotion_id,pay_method,food_stars,rider_stars,rated_at",
      orders.map(orderRow),
    ),
    "complaints.csv": csv(
      "id,order_id,opened_at,closed_at,reason,contact,outcome,refund_pence,credit_pence,charged_to,agent",
      complaints.map(complaintRow),
    ),
    "payouts.csv": csv(
      "id,statement_no,restaurant_id,week_start,week_end,order_count,gross_pence,commission_pence,refunds_pence,adjustment_pence,net_pence,status,hold_reason,due_on,paid_on",
      payouts.map(payoutRow),
    ),
  };
};
