import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { customerRow, Customers, eventRow, eventsOf } from "./events.mjs";
import { dishes, menus } from "./lists.mjs";
import {
  dishRow,
  invoiceRow,
  invoicesOf,
  kitchenOrdersOf,
  kitchenRow,
  shiftRow,
  shiftsOf,
  workersOf,
} from "./work.mjs";

/** A caterer: who asks for what, what the kitchen makes of it, who serves it, and what is paid. */
export const tables = () => {
  const customers = new Customers(new Chance(9101));
  const events = eventsOf(new Chance(9102), customers);
  return {
    "customers.csv": csv(
      "id,name,kind,town,phone,source,first_contact_on,payment_days",
      customers.all.map(customerRow),
    ),
    "events.csv": csv(
      "id,ref,customer_id,occasion,status,manager,venue,town,enquired_at,quoted_on,confirmed_on,cancelled_on,starts_at,guests,guests_final,menu,service,head_pence,value_pence,lost_reason,rating",
      events.map(eventRow),
    ),
    "dishes.csv": csv(
      "id,name,menu,course,diet,has_nuts,station,cost_pence,is_offered",
      dishes.map(dishRow(menus)),
    ),
    "kitchen_orders.csv": csv(
      "id,event_id,dish_id,due_at,status,portions,wasted,cost_pence",
      kitchenOrdersOf(new Chance(9103), events).map(kitchenRow),
    ),
    "shifts.csv": csv(
      "id,event_id,role,worker_id,worker,contract,starts_at,hours,rate_pence,status",
      shiftsOf(new Chance(9105), [...events], workersOf(new Chance(9104))).map(shiftRow),
    ),
    "invoices.csv": csv(
      "id,number,event_id,kind,issued_on,due_on,paid_on,net_pence,vat_pence,total_pence,paid_pence,pay_method",
      invoicesOf(new Chance(9106), events).map(invoiceRow),
    ),
  };
};
