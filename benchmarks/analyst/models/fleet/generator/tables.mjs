import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText } from "../../tables.mjs";
import { driverRow, driversOf, vehicleRow, vehiclesOf } from "./assets.mjs";
import { depots } from "./lists.mjs";
import { fillRow, fillsOf, tripRow, tripsOf } from "./road.mjs";
import { jobRow, jobsOf, noticeRow, noticesOf } from "./upkeep.mjs";

/** Depots, their vehicles and drivers, the trips, and what these cost in fuel, repairs and fines. */
export const tables = () => {
  const chance = new Chance(331);
  const vehicles = vehiclesOf(chance);
  const drivers = driversOf(chance);
  const trips = tripsOf(chance, vehicles, drivers);
  return {
    "depots.csv": csv(
      "id,name,state,manager,opened_on,bays",
      depots.map(([name, state, manager, opened, , bays], at) => [
        ...[at + 1, name, state, manager, dayText(opened), bays],
      ]),
    ),
    "vehicles.csv": csv(
      "id,fleet_no,rego,depot_id,body_cd,make,model,fuel_cd,own_cd,stat,gvm_kg,purchase_price,acquired_on,disposed_on,rego_expires_on,odometer_km",
      vehicles.map(vehicleRow),
    ),
    "drivers.csv": csv(
      "id,full_name,depot_id,licence_class,emp_type,inducted,hired_on,left_on,licence_expires_on,medical_due_on",
      drivers.map(driverRow),
    ),
    "trips.csv": csv(
      "id,vehicle_id,driver_id,trip_type,started_at,ended_at,dist_km,fuel_l,idle_min,harsh_braking,harsh_cornering,speeding_events,top_speed,tolls,is_interstate",
      trips.map(tripRow),
    ),
    "fuel_txns.csv": csv(
      "id,card_no,scheme,vehicle_id,driver_id,brand,product,txn_at,litres,amount,exc_cd",
      fillsOf(chance, trips).map(fillRow),
    ),
    "work_orders.csv": csv(
      "id,wo_no,vehicle_id,wo_type,stat,workshop,is_breakdown,is_warranty,raised_on,in_on,out_on,labour_amt,parts_amt",
      jobsOf(chance, vehicles).map(jobRow),
    ),
    "infringements.csv": csv(
      "id,notice_no,vehicle_id,driver_id,offence,state,stat,issued_on,due_on,paid_on,amount,demerit_points",
      noticesOf(chance, trips).map(noticeRow),
    ),
  };
};
