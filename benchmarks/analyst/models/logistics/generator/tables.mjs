import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";

const carriers = [
  ["Rapid Freight GmbH", "Germany"],
  ["Rapid Parcel AG", "Germany"],
  ["Northern Rail Lines", "Denmark"],
  ["Blue Ocean Cargo", "Netherlands"],
  ["Skybridge Air", "France"],
  ["Torres Transportes", "Spain"],
  ["Idle Haulage", "France"],
];
const warehouses = ["Hamburg North", "Rotterdam Port", "Lyon Hub"];
const destinations = ["Munich", "Paris", "Madrid", "Copenhagen", "Milan", "Warsaw", "New York"];
const modes = ["road", "rail", "air", "sea"];

/** Shipments since January 2024, carriers (one of which carries nothing), and weekly counts of stock. */
export const tables = () => {
  const chance = new Chance(23);
  const shipments = [];
  for (let day = 0; day < 1035; day++)
    for (let left = chance.between(2, 9); left > 0; left--) {
      const mode = chance.weighted([6, 2, 1, 1]);
      const promised = day + [2, 4, 1, 20][mode] + chance.below(3);
      const arrived = promised - 1 + chance.weighted([3, 5, 1, 1]);
      const isLost = chance.percent(1) || arrived >= 1035;
      const kilos = chance.between(5, 2500);
      shipments.push([
        ...[shipments.length + 1, chance.between(1, 6)],
        momentText(day * 1440 + chance.between(360, 1200)),
        isLost ? "" : momentText(arrived * 1440 + chance.between(480, 1080)),
        ...[dayText(promised), chance.pick(warehouses), chance.pick(destinations), modes[mode]],
        ...[kilos, (kilos * [12, 9, 95, 5][mode] + chance.between(900, 4000)) / 100],
        chance.percent(3),
      ]);
    }
  const stock = [];
  for (let day = 6; day < 1035; day += 7)
    for (const warehouse of warehouses)
      for (const category of ["Furniture", "Electronics", "Food", "Spare parts"])
        stock.push([stock.length + 1, dayText(day), warehouse, category, chance.between(50, 4000)]);
  return {
    "shipments.csv": csv(
      "id,carrier_id,booked_at,delivered_at,promised_on,origin,destination,mode,weight_kg,cost,is_damaged",
      shipments,
    ),
    "carriers.csv": csv(
      "id,name,country",
      carriers.map((row, at) => [at + 1, ...row]),
    ),
    "stock.csv": csv("id,counted_on,warehouse,category,units", stock),
  };
};
