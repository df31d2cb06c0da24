import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { royaltiesOf, royaltyRow, saleRow, salesOf } from "./sales.mjs";
import { printingOf, runRow, stockRow } from "./stock.mjs";
import { editionRow, editionsOf, titleRow, titlesOf } from "./titles.mjs";

/** What a book publisher has under contract, prints, stores and sells, and what its authors earn. */
export const tables = () => {
  const titles = titlesOf(new Chance(6401), { published: 148, writing: 24 });
  const editions = editionsOf(new Chance(6402), titles);
  const ledger = salesOf(new Chance(6403), editions);
  const { runs, stock } = printingOf(new Chance(6405), { editions, ledger });
  return {
    "titles.csv": csv(
      "id,title,author,author_country,agency,imprint,genre,editor,series,is_debut,is_translation,signed_on,manuscript_due_on,manuscript_received_on,advance_gbp",
      titles.map(titleRow),
    ),
    "editions.csv": csv(
      "id,title_id,isbn,format,status,published_on,list_price,pages",
      editions.map(editionRow),
    ),
    "sales.csv": csv(
      "id,edition_id,booked_on,kind,retailer,channel,country,account_manager,is_promotion,return_reason,copies,amount_pence",
      ledger.map(saleRow),
    ),
    "royalty_statements.csv": csv(
      "id,statement_no,title_id,period_ends_on,status,due_on,paid_on,has_earned_out,earned_pence,recouped_pence",
      royaltiesOf(new Chance(6404), ledger).map(royaltyRow),
    ),
    "print_runs.csv": csv(
      "id,run_no,edition_id,printer,is_reprint,ordered_on,due_on,delivered_on,quantity,cost_pence",
      runs.map(runRow),
    ),
    "stock.csv": csv("id,edition_id,month_end,warehouse,copies,value_pence", stock.map(stockRow)),
  };
};
