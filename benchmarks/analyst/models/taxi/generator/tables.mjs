import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import {
  driverRow,
  driversOf,
  fleetLevelRow,
  fleetLevelsOf,
  inspectionRow,
  inspectionsOf,
} from "./drivers.mjs";
import { invoiceRow, invoicesOf } from "./invoices.mjs";
import { rideRow, shiftRow, workOf } from "./rides.mjs";

/** Rides of a taxi firm, its drivers with their shifts and vehicles, and the invoices of its business accounts. */
export const tables = () => {
  const drivers = driversOf(new Chance(9701), 84);
  const { rides, shifts } = workOf(new Chance(9702), { drivers, riders: 5200 });
  return {
    "rides.csv": csv(
      "id,requested_at,pickup_due_at,accepted_at,status,driver_id,rider_id,service,channel,payment,pickup_zone,dropoff_zone,account,is_prebooked,is_airport,distance_miles,wait_min,fare,tip,commission,stars,complaint,refund",
      rides.map(rideRow),
    ),
    "drivers.csv": csv(
      "id,name,status,base,contract,joined_on,left_on,badge_expires_on,plate,car,fuel",
      drivers.map(driverRow),
    ),
    "shifts.csv": csv(
      "id,driver_id,started_at,kind,hours_online,hours_engaged,earnings,incentive,bonus",
      shifts.map(shiftRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,account,sector,account_manager,month,due_on,paid_on,status,amount",
      invoicesOf(new Chance(9703), rides).map(invoiceRow),
    ),
    "inspections.csv": csv(
      "id,driver_id,inspected_on,next_due_on,garage,result",
      inspectionsOf(new Chance(9704), drivers).map(inspectionRow),
    ),
    "fleet_levels.csv": csv(
      "id,month_end,base,fuel,vehicles,off_road",
      fleetLevelsOf(new Chance(9705), drivers).map(fleetLevelRow),
    ),
  };
};
