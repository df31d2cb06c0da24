import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { products, shops } from "./lists.mjs";
import { batchesOf, batchRow, productRow, stockOf, stockRow } from "./production.mjs";
import { shopDayRow, shopDaysOf, shopRow } from "./shops.mjs";
import { orderLineRow, orderLinesOf } from "./wholesale.mjs";

/** Shops of a regional bakery and their days, what its site bakes and has in stock, and its wholesale orders. */
export const tables = () => ({
  "shops.csv": csv(
    "id,shop,town,area,area_manager,format,opens_sundays,opened_on,closed_on",
    shops.map(shopRow),
  ),
  "shop_days.csv": csv(
    "id,shop_id,day,shift_lead,takings_pence,cafe_pence,customers,pieces_supplied,pieces_sold,pieces_wasted,staff_hours,till_pence,sold_out_at",
    shopDaysOf(new Chance(5201)).map(shopDayRow),
  ),
  "products.csv": csv(
    "id,sku,product,product_group,flour,is_vegan,weight_g,price_pence,launched_on,discontinued_on",
    products.map(productRow),
  ),
  "batches.csv": csv(
    "id,batch_no,product_id,started_at,oven,baker,shift,reject_reason,planned,baked,rejected,flour_kg,minutes",
    batchesOf(new Chance(5202)).map(batchRow),
  ),
  "order_lines.csv": csv(
    "id,order_no,customer,customer_type,account_manager,route,product_id,status,is_standing,ordered_on,due_on,delivered_at,minutes_late,ordered,delivered,net_pence,complaint,credit_pence",
    orderLinesOf(new Chance(5203)).map(orderLineRow),
  ),
  "stock_counts.csv": csv(
    "id,counted_on,ingredient,ingredient_group,store,supplier,kg,value_pence,is_below_minimum",
    stockOf(new Chance(5204)).map(stockRow),
  ),
});
