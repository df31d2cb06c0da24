import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, monthEnds } from "../../tables.mjs";
import { boatRow, boatsOf } from "./boats.mjs";
import { lastDay } from "./lists.mjs";
import { saleRow, salesOf } from "./sales.mjs";
import { contractsOf, isThere, occupancyOf, occupancyRow, stayRow, visitsOf } from "./stays.mjs";
import { invoiceRow, invoicesOf, jobRow, jobsOf } from "./yard.mjs";

/** Boats and owners of four marinas, their berths, what they buy, and what the yards do for them. */
export const tables = () => {
  const boats = boatsOf(new Chance(9301), { residents: 900, visitors: 2300 });
  const contracts = contractsOf(new Chance(9302), boats);
  const visits = visitsOf(new Chance(9303), boats);
  const stays = [...contracts, ...visits].sort((one, other) => one.booked - other.booked);
  const jobs = jobsOf(new Chance(9304), contracts);
  const invoices = invoicesOf(new Chance(9305), { contracts, jobs, ends: monthEnds(34) });
  const home = new Set(
    contracts.filter((each) => isThere(each, lastDay + 1)).map(({ boat }) => boat.id),
  );
  return {
    "boats.csv": csv(
      "id,boat_name,boat_type,builder,length_m,owner_id,owner,owner_kind,owner_country,home_marina,insured_until",
      boats.map((boat) => boatRow(boat, home.has(boat.id))),
    ),
    "stays.csv": csv(
      "id,stay_no,boat_id,marina,berth_type,tariff,channel,booked_on,starts_on,ends_on,nights,fee_pence,cancelled_on",
      stays.map(stayRow),
    ),
    "sales.csv": csv(
      "id,sold_at,marina,category,product,payment,is_berth_holder,litres,amount_pence,cost_pence",
      salesOf(new Chance(9306)).map(saleRow),
    ),
    "jobs.csv": csv(
      "id,job_no,boat_id,marina,job_type,technician,opened_on,promised_on,completed_on,status,is_warranty,labour_hours,value_pence",
      jobs.map(jobRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,boat_id,marina,kind,issued_on,due_on,paid_on,status,amount_pence",
      invoices.map(invoiceRow),
    ),
    "occupancy.csv": csv(
      "id,counted_on,marina,berth_type,berths,occupied,waiting",
      occupancyOf(new Chance(9307), stays).map(occupancyRow),
    ),
  };
};
