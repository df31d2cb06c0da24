import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import {
  jobHeader,
  jobRow,
  jobsOf,
  purchaseHeader,
  purchaseRow,
  purchasesOf,
  snagHeader,
  snagRow,
  snagsOf,
} from "./fitting.mjs";
import { leadHeader, leadRow, leadsOf } from "./leads.mjs";
import { bookHeader, orderBookOf, orderHeader, orderRow, ordersOf } from "./orders.mjs";

/** Leads of eight kitchen showrooms, what became of them, and how it was bought, fitted and put right. */
export const tables = () => {
  const leads = leadsOf(new Chance(9401));
  const orders = ordersOf(new Chance(9402), leads);
  const jobs = jobsOf(new Chance(9403), orders);
  const completed = new Set(
    jobs.filter(({ state }) => state === "CMP").map(({ order }) => order.id),
  );
  return {
    "leads.csv": csv(leadHeader, leads.filter(({ id }) => id !== undefined).map(leadRow)),
    "orders.csv": csv(orderHeader, orders.map(orderRow(completed))),
    "installations.csv": csv(jobHeader, jobs.map(jobRow)),
    "snags.csv": csv(snagHeader, snagsOf(jobs).map(snagRow)),
    "purchase_orders.csv": csv(
      purchaseHeader,
      purchasesOf(new Chance(9404), orders).map(purchaseRow),
    ),
    "order_book.csv": csv(bookHeader, orderBookOf(orders)),
  };
};
