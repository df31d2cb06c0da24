import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, monthEnds } from "../../tables.mjs";
import { bookingRows, bookingsBy } from "./bookings.mjs";
import { chargeRows, damageRows, damagesBy } from "./charges.mjs";
import { classes, customers, stations } from "./lists.mjs";
import { vehicleRows, vehiclesBy } from "./vehicles.mjs";

/** The days of a booking within a month that has these first and last days. */
const daysWithin = ({ pickup, returned, due }, first, last) => {
  const from = Math.max(Math.floor(pickup / 1440), first);
  const to = Math.min(Math.floor((returned ?? Math.max(due, (last + 1) * 1440)) / 1440), last + 1);
  return Math.max(0, to - from);
};

/** For each month's end, station and class: the cars there, the days rented and those there were. */
const fleetRows = (vehicles, bookings) => {
  const rentalsOf = new Map(
    vehicles.map(({ id }) => [id, bookings.filter(({ vehicle }) => vehicle === id)]),
  );
  const rows = [];
  for (const { day: last, text } of monthEnds(34)) {
    const first = last - Number(text.slice(8)) + 1;
    for (const [at] of stations.entries())
      for (const klass of classes) {
        const ours = vehicles.filter(
          ({ station, klass: own, bought, sold }) =>
            station === at + 1 && own === klass && bought <= last && sold > first,
        );
        if (ours.length === 0) continue;
        const rented = ours.flatMap(({ id }) => rentalsOf.get(id));
        rows.push([
          ...[rows.length + 1, text, at + 1, klass, ours.filter(({ sold }) => sold > last).length],
          rented.reduce((sum, booking) => sum + daysWithin(booking, first, last), 0),
          ours.reduce(
            (sum, { bought, sold }) => sum + Math.min(sold, last + 1) - Math.max(bought, first),
            0,
          ),
        ]);
      }
  }
  return rows;
};

/** Stations, cars, companies, bookings, the lines of invoices, damages, and the fleet at each month's end. */
export const tables = () => {
  const vehicles = vehiclesBy(new Chance(811));
  const bookings = bookingsBy(new Chance(812), vehicles);
  const damages = damagesBy(new Chance(813), bookings);
  const charges = chargeRows(new Chance(814), bookings, damages);
  const chance = new Chance(815);
  const companies = customers.map((company, at) => [
    ...[at + 1, ...company, dayText(at < 16 ? -chance.between(30, 2400) : 960 + at * 3)],
    ...[chance.between(5, 18), at % 4 === 0],
  ]);
  return {
    "stations.csv": csv(
      "id,name,city,country,kind,opened_on,is_open_24h",
      stations.map((station, at) => [at + 1, ...station, station[3] === "A" && at !== 2]),
    ),
    "vehicles.csv": csv(
      "id,plate,make,model,class,fuel,transmission,station_id,bought_on,sold_on,purchase_price,odometer_km,next_inspection_on",
      vehicleRows(vehicles),
    ),
    "corporate_customers.csv": csv(
      "id,name,industry,country,account_manager,customer_since,discount_percent,is_key_account",
      companies,
    ),
    "bookings.csv": csv(
      "id,number,customer_id,driver,driver_age,booked_class,vehicle_id,pickup_station_id,return_station_id,booked_on,pickup_at,due_at,returned_at,days,cancelled_on,status,channel,is_prepaid,km",
      bookingRows(bookings),
    ),
    "charges.csv": csv(
      "id,invoice_id,booking_id,kind,item,quantity,amount,issued_on,due_on,paid_on",
      charges,
    ),
    "damages.csv": csv(
      "id,booking_id,vehicle_id,type,reported_on,repaired_on,cost,is_customers_fault",
      damageRows(damages),
    ),
    "fleet.csv": csv(
      "id,month_end,station_id,class,vehicles,rented_days,available_days",
      fleetRows(vehicles, bookings),
    ),
  };
};
