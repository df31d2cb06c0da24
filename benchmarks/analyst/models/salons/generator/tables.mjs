import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { appointmentRow, appointmentsOf } from "./appointments.mjs";
import { clientRow, Clients } from "./clients.mjs";
import { saleRow, salesOf, voucherRow, vouchersOf } from "./shop.mjs";
import { shiftRow, shiftsOf, stylistRow, stylists } from "./team.mjs";

/** Salons of hair and beauty: who works when, who comes for what, what they take home, and their vouchers. */
export const tables = () => {
  for (const stylist of stylists) stylist.loyal = [];
  const shifts = shiftsOf(new Chance(8801));
  const clients = new Clients(new Chance(8802));
  const appointments = appointmentsOf(new Chance(8803), shifts, clients);
  return {
    "stylists.csv": csv(
      "id,name,salon,grade,contract,started_on,left_on",
      stylists.map(stylistRow),
    ),
    "clients.csv": csv(
      "id,name,phone,born_on,home_salon,joined_on,source,marketing_ok,visits,last_visit_on",
      clients.all.map(clientRow),
    ),
    "appointments.csv": csv(
      "id,salon,stylist_id,client_id,service,category,booked_at,starts_at,minutes,channel,status,cancelled_at,list_pence,discount_pence,discount_reason,deposit_pence,deposit_kept_pence,tip_pence,pay_method,is_requested,rebooked,rating",
      appointments.map(appointmentRow),
    ),
    "retail_sales.csv": csv(
      "id,salon,sold_at,client_id,stylist_id,product,brand,kind,qty,gross_pence,discount_pence,cost_pence,returned_on",
      salesOf(new Chance(8804), appointments).map(saleRow),
    ),
    "vouchers.csv": csv(
      "id,code,salon,kind,issued_on,expires_on,value_pence,balance_pence,status,buyer_id,channel",
      vouchersOf(new Chance(8805), clients.all).map(voucherRow),
    ),
    "shifts.csv": csv(
      "id,stylist_id,salon,day,kind,starts,ends,hours,booked_minutes",
      shifts.map(shiftRow),
    ),
  };
};
