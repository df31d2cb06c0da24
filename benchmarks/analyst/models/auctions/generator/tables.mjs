import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { bidderRow, biddersOf, drawerOf } from "./clients.mjs";
import { consignmentRow, lotRow, lotsOf } from "./lots.mjs";
import { invoiceRow, invoicesOf, storageOf } from "./money.mjs";
import { saleRow, salesOf } from "./sales.mjs";

/** Sales of an auction house, what was consigned to them, who bought it and paid, and what lies in store. */
export const tables = () => {
  const sales = salesOf(new Chance(9301));
  const bidders = biddersOf(new Chance(9302), 2400);
  const draw = drawerOf(new Chance(9303), bidders);
  const { lots, consignments } = lotsOf(new Chance(9304), { sales, draw });
  const invoices = invoicesOf(new Chance(9305), lots);
  return {
    "sales.csv": csv(
      "id,sale_no,title,series,saleroom,format,auctioneer,starts_on,ends_on,catalogue_on,status,is_evening,registrations,marketing_pence",
      sales.map(saleRow),
    ),
    "consignments.csv": csv(
      "id,consignment_no,consignor,consignor_type,region,department,valuer,source,received_on,contract_signed_on,objects,commission_rate,status,settled_on,proceeds_pence",
      consignments.map(consignmentRow(new Chance(9306))),
    ),
    "lots.csv": csv(
      "id,lot_no,title,department,maker,sale_id,consignment_id,auctioned_on,status,low_estimate,high_estimate,reserve,is_guaranteed,is_reoffered,bids,hammer,premium_pence,commission_pence,buyer_id,bid_channel",
      lots.map(lotRow),
    ),
    "bidders.csv": csv(
      "id,name,kind,country,client_manager,registered_on,id_checked_on",
      bidders.map(bidderRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,bidder_id,sale_id,invoiced_on,due_on,paid_on,method,collected_on,status,lots,amount_pence,vat_pence,storage_charge_pence",
      invoices.map(invoiceRow),
    ),
    "storage.csv": csv(
      "id,month_end,warehouse,department,holding,objects,insured_value,volume_m3",
      storageOf(lots),
    ),
  };
};
