import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { deliveriesOf, deliveryRow, lineRow, linesOf, orderRow, ordersOf } from "./orders.mjs";
import { batchesOf, batchRow, returnRow, returnsOf } from "./stock.mjs";
import { pharmaciesOf, pharmacyRow, productRow, productsOf, repRow, repsOf } from "./trade.mjs";

/** A wholesaler's pharmacies and reps, its products and batches, and what is ordered, brought and sent back. */
export const tables = () => {
  const reps = repsOf();
  const pharmacies = pharmaciesOf(new Chance(8801), reps);
  const products = productsOf(new Chance(8802));
  const orders = ordersOf(new Chance(8803), { pharmacies, products });
  const lines = linesOf(orders);
  return {
    "sales_reps.csv": csv(
      "id,name,team,region,started_on,left_on,monthly_target",
      reps.map(repRow),
    ),
    "pharmacies.csv": csv(
      "id,account_no,name,kind,chain,town,county,region,depot,rep_id,customer_since,closed_on,credit_limit,terms_days,email",
      pharmacies.map(pharmacyRow),
    ),
    "products.csv": csv(
      "id,product_code,name,substance,manufacturer,category,form,legal_class,is_generic,is_cold_chain,list_price_cents,is_active,launched_on",
      products.map(productRow),
    ),
    "orders.csv": csv(
      "id,order_no,pharmacy_id,channel,priority,placed_at,status,cancelled_at,total_cents",
      orders.map(orderRow),
    ),
    "order_lines.csv": csv(
      "id,order_id,product_id,qty_ordered,qty_supplied,discount_pct,unit_cents,net_cents,cost_cents,short_reason",
      lines.map(lineRow),
    ),
    "deliveries.csv": csv(
      "id,order_id,depot,driver,promised_at,delivered_at,status,fail_reason,totes,temp_breach,km",
      deliveriesOf(new Chance(8804), orders).map(deliveryRow),
    ),
    "returns.csv": csv(
      "id,return_no,order_line_id,pharmacy_id,product_id,requested_on,qty,reason,status,credited_on,credit_cents,is_resaleable",
      returnsOf(new Chance(8805), lines).map(returnRow),
    ),
    "stock_batches.csv": csv(
      "id,batch_no,product_id,depot,received_on,expiry_date,qty_received,qty_on_hand,status,unit_cost_cents,bin",
      batchesOf(new Chance(8806), products).map(batchRow),
    ),
  };
};
