import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { billRow, billsOf } from "./bills.mjs";
import { customerRow, customersOf, readingRow, readingsOf } from "./customers.mjs";
import { incidentRow, incidentsOf, levelRow, levelsOf, sampleRow, samplesOf } from "./network.mjs";

/** Customers of a water utility, what they use and pay, and how its network, its water and its reservoirs are. */
export const tables = () => {
  const customers = customersOf(new Chance(9301), 590);
  const readings = readingsOf(new Chance(9302), customers);
  return {
    "customers.csv": csv(
      "id,account_no,customer,customer_type,zone,district,tariff,meter_type,meter_installed_on,payment_method,customer_since,closed_on",
      customers.map(customerRow),
    ),
    "readings.csv": csv(
      "id,customer_id,read_on,read_type,consumption_m3,has_flow_alarm",
      readings.map(readingRow),
    ),
    "bills.csv": csv(
      "id,bill_no,customer_id,issued_on,due_on,paid_on,status,reminders,water_cents,wastewater_cents,amount_cents",
      billsOf(new Chance(9303), readings).map(billRow),
    ),
    "incidents.csv": csv(
      "id,incident_no,kind,priority,zone,district,source,pipe_material,contractor,reported_at,scheduled_on,repaired_at,status,is_supply_interrupted,lost_m3,properties,repair_cents",
      incidentsOf(new Chance(9360)).map(incidentRow),
    ),
    "samples.csv": csv(
      "id,taken_on,reported_on,sampling_point,zone,parameter,laboratory,result,is_compliant",
      samplesOf(new Chance(9305)).map(sampleRow),
    ),
    "reservoir_levels.csv": csv(
      "id,measured_on,reservoir,catchment,stored_ml,capacity_ml,abstracted_ml",
      levelsOf(new Chance(9306)).map(levelRow),
    ),
  };
};
