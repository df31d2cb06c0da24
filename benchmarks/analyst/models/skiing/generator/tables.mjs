import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { guestRow, guestsBy } from "./guests.mjs";
import { accidentsBy, liftDaysBy, restaurantDaysBy } from "./mountain.mjs";
import { hiresBy, lessonsBy, passesBy } from "./sales.mjs";

/** Guests and what they buy, and the lifts, restaurants and accidents of three seasons and a month. */
export const tables = () => {
  const guests = guestsBy(new Chance(311), 640);
  const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);
  return {
    "guests.csv": csv(
      "id,name,country,born_on,registered_on,email,newsletter,club_member",
      guests.map(guestRow),
    ),
    "passes.csv": csv(
      "id,guest_id,season,sold_on,valid_from,days,kind,age_group,channel,price,refunded_on,refund,card_number",
      passesBy(new Chance(312), guests),
    ),
    "lessons.csv": csv(
      "id,guest_id,season,booked_on,starts_at,format,discipline,level,instructor,language,hours,people,price,cancelled_on,no_show,rating",
      lessonsBy(new Chance(313), guests),
    ),
    "hires.csv": csv(
      "id,guest_id,season,shop,item,quality,hired_on,due_on,returned_on,price,damaged,repair_cost",
      hiresBy(new Chance(314), guests),
    ),
    "accidents.csv": csv(
      "id,guest_id,season,alarm_at,reached_at,sector,piste,colour,off_piste,cause,injury,severity,transport,helmet,age",
      accidentsBy(new Chance(315), guests, 420),
    ),
    "lift_days.csv": csv(
      "id,operated_on,season,lift,sector,kind,hours_open,rides,first_entries,stop_minutes,wind_closed,snow_depth",
      numbered(liftDaysBy(new Chance(316))),
    ),
    "restaurant_days.csv": csv(
      "id,opened_on,season,restaurant,sector,covers,food,drinks,staff,terrace_open",
      numbered(restaurantDaysBy(new Chance(317))),
    ),
  };
};
