import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { visitRow, visitsOf, yardOf, yardRow } from "./land.mjs";
import { invoiceRow, invoicesOf, stopRow, stopsOf } from "./money.mjs";
import { callRow, callsOf, moveRow, movesOf } from "./quay.mjs";

/** Vessel calls of a container terminal, what was lifted, fetched by trucks, stored, charged, and what broke down. */
export const tables = () => {
  const calls = callsOf(new Chance(9401));
  return {
    "vessel_calls.csv": csv(
      "id,call_no,vessel,vessel_type,line,alliance,account_manager,service,berth,status,eta,arrived_at,berthed_at,departed_at,is_on_window",
      calls.map(callRow),
    ),
    "container_moves.csv": csv(
      "id,call_id,moved_at,kind,container_no,size_ft,container_type,is_full,is_dangerous,crane,teu,weight_kg,cycle_s",
      movesOf(new Chance(9402), calls).map(moveRow),
    ),
    "gate_visits.csv": csv(
      "id,haulier,line,kind,entered_at,left_at,has_appointment,refusal,dwell_days",
      visitsOf(new Chance(9403)).map(visitRow),
    ),
    "yard_occupancy.csv": csv(
      "id,counted_on,block,block_use,occupied_teu,capacity_teu,reefers_plugged",
      yardOf(new Chance(9404)).map(yardRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,call_id,charge,tariff,issued_on,due_on,paid_on,status,net_cents",
      invoicesOf(new Chance(9405), calls).map(invoiceRow),
    ),
    "crane_downtime.csv": csv(
      "id,call_id,crane,cause,stopped_at,resumed_at,had_injury",
      stopsOf(new Chance(9406), calls).map(stopRow),
    ),
  };
};
