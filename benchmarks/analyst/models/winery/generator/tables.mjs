import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { loadRow, loadsOf, visitRow, visitsOf } from "./estate.mjs";
import { lineRows, membersOf, orderRow, ordersOf } from "./orders.mjs";
import { stockOf, wineRow, winesOf } from "./wines.mjs";

/** Wines of an estate that is a merchant as well: their grapes, stock and orders, and who comes to taste them. */
export const tables = () => {
  const wines = winesOf(new Chance(9701));
  const members = membersOf(new Chance(9702), 420);
  const orders = ordersOf(new Chance(9703), { wines, members });
  return {
    "wines.csv": csv(
      "id,wine,vintage,colour,grape,origin,region,list_cents,is_organic,released_on",
      wines.map(wineRow),
    ),
    "orders.csv": csv(
      "id,order_no,customer,customer_type,country,account_manager,channel,ordered_on,carrier,dispatched_on,promised_on,delivered_on,bottles_shipped,bottles_broken,freight_cents,invoice_cents,due_on,paid_on",
      orders.map(orderRow),
    ),
    "order_lines.csv": csv(
      "id,order_id,wine_id,bottles,discount_pct,discount_cents,net_cents,cost_cents",
      lineRows(orders),
    ),
    "grape_deliveries.csv": csv(
      "id,delivery_no,vineyard,grower,grape,delivered_at,is_hand_picked,grade,oechsle,kg,rejected_kg,cost_cents",
      loadsOf(new Chance(9704)).map(loadRow),
    ),
    "cellar_stock.csv": csv(
      "id,month_end,wine_id,cellar,bottles,reserved,value_cents",
      stockOf(new Chance(9705), wines).map((row, at) => [at + 1, ...row]),
    ),
    "visits.csv": csv(
      "id,booking_no,booked_on,visit_on,kind,status,source,host,is_club_member,guests,fee_cents,shop_cents",
      visitsOf(new Chance(9706)).map(visitRow),
    ),
  };
};
