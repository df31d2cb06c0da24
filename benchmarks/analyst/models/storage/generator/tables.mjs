import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { agreementRow, agreementsOf } from "./agreements.mjs";
import { enquiriesOf, enquiryRow } from "./enquiries.mjs";
import { invoiceRow, invoicesOf } from "./invoices.mjs";
import { saleRow, salesOf } from "./shop.mjs";
import { siteRow, sitesOf, unitRow, unitsOf } from "./sites.mjs";

/** Self-storage: sites and units, who rents them, what is invoiced, who asks, and the shop at the counter. */
export const tables = () => {
  const sites = sitesOf();
  const units = unitsOf(new Chance(8801), sites);
  const agreements = agreementsOf(new Chance(8802), units);
  const invoices = invoicesOf(new Chance(8803), agreements);
  const enquiries = enquiriesOf(new Chance(8804), { sites, units, agreements });
  const sales = salesOf(new Chance(8805), { sites, agreements });
  return {
    "sites.csv": csv("id,code,name,city,region,area_manager,opened_on", sites.map(siteRow)),
    "units.csv": csv(
      "id,site_id,unit_no,area_sqft,size_band,unit_type,floor,list_rate_pence,status,fault",
      units.map(unitRow),
    ),
    "agreements.csv": csv(
      "id,agreement_no,site_id,unit_id,customer_id,customer_name,customer_type,status,move_in_on,notice_on,move_out_on,leave_reason,list_rate_pence,rate_pence,promo_code,insurance_plan,cover_gbp,insurance_pence,pay_method,deposit_pence,is_overlocked",
      agreements.map(agreementRow),
    ),
    "invoices.csv": csv(
      "id,invoice_no,agreement_id,site_id,issued_on,due_on,rent_pence,discount_pence,insurance_pence,late_fee_pence,total_pence,status,paid_pence,paid_on",
      invoices.map(invoiceRow),
    ),
    "enquiries.csv": csv(
      "id,site_id,received_at,channel,source,contact_name,customer_type,size_wanted_sqft,status,quoted_pence,reserved_on,planned_move_in_on,unit_id,agreement_id,lost_reason,handled_by,first_reply_minutes",
      enquiries.map(enquiryRow),
    ),
    "shop_sales.csv": csv(
      "id,receipt_no,site_id,sold_at,sku,product,category,quantity,unit_price_pence,discount_pence,total_pence,sold_by,agreement_id",
      sales.map(saleRow),
    ),
  };
};
