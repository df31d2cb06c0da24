import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText, monthEnds } from "../../tables.mjs";

const properties = [
  ["HHB", "Harbour House Berlin", "Harbour House", "Germany", 120, "2011-05-01", false],
  ["HHK", "Harbour House Kiel", "Harbour House", "Germany", 80, "2014-03-15", false],
  ["LIN", "The Linden", "Linden Collection", "Germany", 60, "2016-09-01", false],
  ["LIV", "Linden Vienna", "Linden Collection", "Austria", 95, "2018-04-20", true],
  ["NIN", "Nights Inn", "Simply", "Netherlands", 140, "2019-01-10", true],
  ["APH", "Alpenhof", "Linden Collection", "Austria", 45, "2021-12-01", false],
  ["SEA", "Seaview Suites", "Simply", "Netherlands", 70, "2023-06-01", true],
];
const channels = ["Booking.com", "Expedia", "Direct", "Phone", "Corporate"];
const types = ["STD", "DLX", "STE"];
const countries = ["Germany", "Austria", "France", "United Kingdom", "USA", ""];
const lastDay = 1034;

/** -1 in winter, 1 in July: a straight rise and fall, since sines differ between machines. */
const summer = (day) => 1 - Math.abs((day % 366) - 195) / 95;

/** Nights cost more in summer, and every year a little more. */
const nightly = (type, day) => [85, 130, 220][type] * (1 + 0.25 * summer(day)) * (1 + day / 9000);

const reservation = (chance, id) => {
  const booked = chance.below(lastDay + 1);
  const arrival = booked + chance.weighted([3, 3, 3, 2, 1]) * 18 + chance.below(18);
  const nights = 1 + chance.weighted([6, 8, 5, 3, 1, 1, 1]);
  const type = chance.weighted([6, 3, 1]);
  const isDue = arrival <= lastDay;
  const isCancelled = chance.percent(15);
  const isAbsent = isDue && !isCancelled && chance.percent(4);
  const cancelled = Math.min(lastDay, booked + chance.below(Math.max(1, arrival - booked)));
  const state = isCancelled
    ? "cancelled"
    : isAbsent
      ? "no_show"
      : isDue
        ? "checked_out"
        : "confirmed";
  const amount = (nightly(type, arrival) * nights * chance.between(85, 115)) / 100;
  const channel = chance.weighted([35, 20, 25, 8, 12]);
  return [
    ...[id, 1 + chance.weighted([9, 6, 4, 6, 10, 3, 5])],
    ...[
      momentText(booked * 1440 + chance.below(1440)),
      dayText(arrival),
      dayText(arrival + nights),
    ],
    ...[isCancelled ? dayText(cancelled) : "", nights, types[type], channels[channel], state],
    ...[channel === 4 || chance.percent(10), chance.pick(countries)],
    ...[chance.between(1, 3), chance.weighted([8, 2, 1]), amount.toFixed(2)],
    ...[(channel < 2 ? amount * 0.17 : 0).toFixed(2), `guest${chance.below(4000)}@example.com`],
  ];
};

const inventory = (chance) => {
  const rows = [];
  for (let day = 0; day <= lastDay; day++)
    for (const [at, [, , , , rooms]] of properties.entries()) {
      const available = rooms - chance.below(5);
      const share = 0.62 + 0.18 * summer(day) + (day % 7 > 3 ? 0.08 : 0) - at / 50;
      const sold = Math.min(
        available,
        Math.round(available * share * (chance.between(85, 115) / 100)),
      );
      const revenue = sold * nightly(0, day) * (chance.between(95, 125) / 100);
      rows.push([rows.length + 1, dayText(day), at + 1, available, sold, revenue.toFixed(2)]);
    }
  return rows;
};

/** Hotels, their reservations, rooms by day, reviews, and the loyalty programme at each month's end. */
export const tables = () => {
  const chance = new Chance(401);
  const reservations = Array.from({ length: 6000 }, (_, at) => reservation(chance, at + 1));
  const reviews = reservations
    .filter((row) => row[9] === "checked_out" && chance.percent(30))
    .map((row, at) => [
      ...[
        at + 1,
        row[0],
        chance.percent(8) ? "" : 10 - chance.weighted([4, 6, 6, 4, 2, 1, 1, 1, 1]),
      ],
      ...[row[4], chance.pick(["en", "de", "nl", "fr"])],
    ]);
  const tiers = monthEnds(34).flatMap(({ text }, month) =>
    ["Blue", "Silver", "Gold"].map((tier, at) => [
      ...[text, tier, [9000, 2400, 600][at] + month * [120, 40, 9][at] + chance.below(60)],
      ([310, 2100, 9800][at] + chance.below(200)) * 1000,
    ]),
  );
  return {
    "props.csv": csv(
      "id,prop_code,nm,brand,country,rms,opened_on,is_franchise",
      properties.map((row, at) => [at + 1, ...row]),
    ),
    "rsv.csv": csv(
      "id,prop_id,booked_at,arr_dt,dep_dt,cancelled_on,nts,rm_type,chan,sts,is_biz,guest_ctry,adults,kids,amt,comm,guest_email",
      reservations,
    ),
    "inv.csv": csv("id,stay_date,prop_id,avail,sold,rev", inventory(chance)),
    "rvw.csv": csv("id,rsv_id,score,submitted_on,lang", reviews),
    "loy.csv": csv(
      "id,month_end,tier,mbrs,pts",
      tiers.map((row, at) => [at + 1, ...row]),
    ),
  };
};
