import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { bikeRow, bikesOf, stationRow, stationsOf } from "./fleet.mjs";
import { riderRow, ridersOf } from "./riders.mjs";
import { tripRow, tripsOf } from "./trips.mjs";
import { repairRow, repairsOf, runRow, runsOf } from "./upkeep.mjs";

/** Stations, bikes, riders, their trips, and what keeps all of it going. */
export const tables = () => {
  const stations = stationsOf(new Chance(8242));
  const bikes = bikesOf(new Chance(8102), 640);
  const riders = ridersOf(new Chance(8103), 5400);
  const repairs = repairsOf(new Chance(8105), bikes);
  const serviced = new Map(
    repairs.flatMap(({ bike, done }) =>
      done === undefined ? [] : [[bike, Math.floor(done / 1440)]],
    ),
  );
  return {
    "stations.csv": csv(
      "id,code,name,city,region,district,power,status,opened_on,closed_on,docks",
      stations.map(stationRow),
    ),
    "bikes.csv": csv(
      "id,bike_no,type,model,supplier,city,status,purchased_on,out_on,last_serviced_on,price_pence",
      bikes.map((each) => bikeRow(each, serviced.get(each))),
    ),
    "riders.csv": csv(
      "id,name,email,city,birth_year,plan,employer,channel,signed_up_on,member_since,cancelled_on,cancel_reason,monthly_fee_pence",
      riders.map(riderRow),
    ),
    "trips.csv": csv(
      "id,started_at,ended_at,bike_id,rider_id,start_station_id,end_station,status,rider_type,minutes,meters,fare_pence,rating",
      tripsOf(new Chance(8471), { stations, bikes, riders }).map(tripRow),
    ),
    "repairs.csv": csv(
      "id,bike_id,reported_at,done_at,status,fault,cause,reported_by,mechanic,workshop,parts_pence,labour_pence",
      repairs.map(repairRow),
    ),
    "rebalancing.csv": csv(
      "id,moved_at,city,from_station,to_station,crew,van,reason,bikes,km",
      runsOf(new Chance(8106), stations).map(runRow),
    ),
  };
};
