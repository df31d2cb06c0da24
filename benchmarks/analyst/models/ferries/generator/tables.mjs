import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { complaintRow, complaintsOf, takingRow, takingsOf } from "./aboard.mjs";
import { accountsOf, bookingRow, bookingsOf, customersOf } from "./bookings.mjs";
import { routeRow, routesOf, sailingRow, sailingsOf, vesselRow, vesselsOf } from "./sailings.mjs";

/** Ferries: where and when they sail, who books, what is sold aboard, and what people complain about. */
export const tables = () => {
  const routes = routesOf();
  const vessels = vesselsOf();
  const sailings = sailingsOf(new Chance(8801), { routes, vessels });
  const customers = customersOf(new Chance(8802), 9000);
  const bookings = bookingsOf(new Chance(8803), { sailings, accounts: accountsOf(), customers });
  const complaints = complaintsOf(new Chance(8805), bookings, customers);
  return {
    "routes.csv": csv(
      "id,code,name,region,port_from,port_to,nautical_miles,crossing_min,is_seasonal",
      routes.map(routeRow),
    ),
    "vessels.csv": csv(
      "id,name,imo,class,built,pax_capacity,lane_metres,home_port,joined_on,left_on,status",
      vessels.map(vesselRow),
    ),
    "sailings.csv": csv(
      "id,sailing_no,route_id,vessel_id,direction,status,cancel_reason,sched_dep,actual_dep,sched_arr,actual_arr,pax_capacity,pax_count,vehicle_count,fuel_litres",
      sailings.map(sailingRow),
    ),
    "bookings.csv": csv(
      "id,ref,sailing_id,customer_id,customer_name,country,account,segment,account_manager,channel,status,booked_at,cancelled_on,cancelled_by,adults,children,infants,vehicle,vehicle_m,cabins,has_pet,fare_pence,discount_pence,extras_pence,total_pence,refund_pence,refunded_on",
      bookings.map(bookingRow),
    ),
    "onboard_sales.csv": csv(
      "id,sailing_id,outlet,business_date,transactions,items,gross_pence,vat_pence",
      takingsOf(new Chance(8804), sailings).map(takingRow),
    ),
    "complaints.csv": csv(
      "id,case_no,booking_id,sailing_id,complainant,received_at,category,channel,state,handler,first_reply_at,resolved_on,compensation_pence",
      complaints.map(complaintRow),
    ),
  };
};
