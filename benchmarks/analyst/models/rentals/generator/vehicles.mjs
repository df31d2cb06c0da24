import { dayText } from "../../tables.mjs";
import { classes, classWeights, models, stations, stationWeights } from "./lists.mjs";

/** The last day of the data, in days after 2024-01-01. */
export const lastDay = 1034;

/** A fleet that grows: cars are kept for two to four years, and most that are sold are replaced. */
export const vehiclesBy = (chance) => {
  const vehicles = [];
  const buy = (station, klass, bought) => {
    const [make, model, fuel, price] = chance.pick(models[klass]);
    const sold = bought + chance.between(700, 1400);
    const vehicle = {
      ...{ id: vehicles.length + 1, station, klass, make, model, fuel, bought, sold },
      price: price + chance.between(-15, 15) * 100,
      isAutomatic: fuel !== "Petrol" && (fuel !== "Diesel" || chance.percent(40)),
      inspection: 1015 + chance.between(0, 420),
      odometer: chance.between(5, 60) * 100,
    };
    vehicles.push(vehicle);
    const next = sold + chance.between(0, 20);
    if (next <= lastDay && chance.percent(85)) buy(station, klass, next);
  };
  for (const [at, weight] of stationWeights.entries())
    for (let car = 0; car < weight; car++)
      buy(at + 1, classes[chance.weighted(classWeights)], chance.between(-1000, -5));
  for (let at = 0; at < 14; at++)
    buy(
      chance.weighted(stationWeights) + 1,
      classes[chance.weighted(classWeights)],
      chance.between(60, 980),
    );
  return vehicles;
};

const plateOf = ({ id, station }) => {
  const [, city, country] = stations[station - 1];
  const number = String(1000 + ((id * 3571) % 9000));
  return `${country === "DE" ? city[0] : country}-${number}`;
};

export const vehicleRows = (vehicles) =>
  vehicles.map((vehicle) => [
    ...[vehicle.id, plateOf(vehicle), vehicle.make, vehicle.model, vehicle.klass, vehicle.fuel],
    ...[vehicle.isAutomatic ? "A" : "M", vehicle.station, dayText(vehicle.bought)],
    ...[vehicle.sold <= lastDay ? dayText(vehicle.sold) : "", vehicle.price],
    ...[Math.round(vehicle.odometer), vehicle.sold <= lastDay ? "" : dayText(vehicle.inspection)],
  ]);
