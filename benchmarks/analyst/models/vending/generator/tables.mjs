import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { contractRow, contractsOf, machineRow, machinesOf } from "./machines.mjs";
import { faultRow, faultsOf, visitRow, visitsOf } from "./service.mjs";
import { saleRow, salesOf, stockOf, stockRow } from "./trade.mjs";

/** Vending and coffee machines at clients: what they sell, who refills them, what breaks and what lies in them. */
export const tables = () => {
  const contracts = contractsOf(new Chance(9101));
  const machines = machinesOf(new Chance(9102), contracts);
  return {
    "contracts.csv": csv(
      "id,contract_no,client,contract_type,account_manager,commission_pct,is_exclusive,starts_on,ends_on,notice_by",
      contracts.map(contractRow),
    ),
    "machines.csv": csv(
      "id,machine_no,machine_type,model,site,site_type,city,region,route,has_card_reader,installed_on,removed_on,contract_id",
      machines.map(machineRow),
    ),
    "sales.csv": csv(
      "id,machine_id,sold_on,product,category,payment_method,units,revenue_pence,cost_pence,commission_pence",
      salesOf(new Chance(9103), machines).map(saleRow),
    ),
    "visits.csv": csv(
      "id,machine_id,visit_type,status,driver,planned_for,visited_at,is_emergency,minutes,units_refilled,units_wasted,expected_pence,counted_pence,banked_on",
      visitsOf(new Chance(9104), machines).map(visitRow),
    ),
    "faults.csv": csv(
      "id,fault_no,machine_id,component,severity,reported_by,reported_at,fixed_at,technician,is_repeat,downtime_hours,parts_pence",
      faultsOf(new Chance(9105), machines).map(faultRow),
    ),
    "stock_levels.csv": csv(
      "id,machine_id,week_ending,units,capacity,value_pence,sold_out",
      stockOf(new Chance(9106), machines).map(stockRow),
    ),
  };
};
