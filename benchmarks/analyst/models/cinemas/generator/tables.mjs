import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { filmRow, filmsOf } from "./films.mjs";
import { cardRow, cardsOf, snackRow, snacksOf } from "./foyer.mjs";
import { sites } from "./lists.mjs";
import { screeningRow, screeningsOf, siteRow } from "./screenings.mjs";
import { saleRow, salesOf } from "./tickets.mjs";

/** The films of a chain of cinemas, their screenings, the tickets and snacks sold, and the loyalty cards. */
export const tables = () => {
  const films = filmsOf(new Chance(5301));
  const screenings = screeningsOf(new Chance(5302), films);
  const sales = salesOf(new Chance(5303), screenings);
  return {
    "sites.csv": csv(
      "id,site,city,region,area_manager,opened_on,closed_on,has_bar,screens,seats",
      sites.map(siteRow),
    ),
    "films.csv": csv(
      "id,film,distributor,genre,certificate,content_type,runtime_min,released_on,run_ended_on,rental_pct,rental_due_on,settled_on",
      films.map(filmRow),
    ),
    "screenings.csv": csv(
      "id,film_id,site_id,screen,seats,starts_at,format,show_type,status,cancel_reason,is_private_hire,delay_min,tickets",
      screenings.map(screeningRow),
    ),
    "ticket_sales.csv": csv(
      "id,screening_id,show_on,sold_on,ticket_type,channel,is_refunded,tickets,gross_pence,fee_pence,rental_pence",
      sales.map(saleRow),
    ),
    "snack_sales.csv": csv(
      "id,site_id,sold_on,product,category,point_of_sale,is_promotion,units,revenue_pence,cost_pence,wasted",
      snacksOf(new Chance(5304)).map(snackRow),
    ),
    "card_levels.csv": csv(
      "id,month_end,home_site,tier,active,points,joined,cancelled",
      cardsOf(new Chance(5305)).map(cardRow),
    ),
  };
};
