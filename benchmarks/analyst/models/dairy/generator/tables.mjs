import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { farmRow, farmsOf, loadRow, loadsOf, statementRow, statementsOf } from "./farms.mjs";
import { batchesOf, batchRow, stockOf, stockRow } from "./plants.mjs";
import { lineRow, linesOf } from "./sales.mjs";

/** Farms of a dairy cooperative, their milk and what they get for it, what is made of it, kept and sold. */
export const tables = () => {
  const farms = farmsOf(new Chance(9201));
  const loads = loadsOf(new Chance(9202), farms);
  const batches = batchesOf(new Chance(9204));
  return {
    "farms.csv": csv(
      "id,farm_no,farm,county,adviser,breed,cows,is_organic,joined_on,left_on",
      farms.map(farmRow),
    ),
    "collections.csv": csv(
      "id,farm_id,collected_on,route,driver,litres,fat_pct,protein_pct,cells,grade,reject_reason",
      loads.map(loadRow),
    ),
    "milk_statements.csv": csv(
      "id,statement_no,farm_id,milk_month,litres,base_cents,bonus_cents,deduction_cents,status,due_on,paid_on",
      statementsOf(new Chance(9203), loads).map(statementRow),
    ),
    "batches.csv": csv(
      "id,batch_no,plant,product,category,produced_on,released_on,best_before,status,milk_litres,output_kg,waste_kg",
      batches.map(batchRow),
    ),
    "stock.csv": csv(
      "id,counted_on,store,product,category,kg,value_cents",
      stockOf(new Chance(9205)).map(stockRow),
    ),
    "order_lines.csv": csv(
      "id,batch_id,order_no,retailer,channel,account_manager,product,category,ordered_on,promised_on,delivered_on,status,kg,net_cents,complained_on,complaint_reason",
      linesOf(new Chance(9206), batches).map(lineRow),
    ),
  };
};
