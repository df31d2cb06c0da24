import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { sites } from "./lists.mjs";
import { faultRow, faultsOf, noticeRow, noticesOf } from "./notices.mjs";
import { passesOf, passRow } from "./passes.mjs";
import { paymentRow, paymentsOf } from "./payments.mjs";
import { platesOf, siteRow, stayRow, staysOf } from "./stays.mjs";

/** Car parks: who parks there and for how long, who holds a pass, who is fined, what is paid, and what breaks. */
export const tables = () => {
  const plates = platesOf(new Chance(9401), 9000);
  const passes = passesOf(new Chance(9402), plates);
  const stays = staysOf(new Chance(9403), { plates, passes });
  const notices = noticesOf(new Chance(9404), plates);
  const payments = paymentsOf(new Chance(9405), { stays, passes, notices });
  return {
    "sites.csv": csv(
      "id,code,name,city,region,kind,spaces,ev_bays,landlord,area_manager,is_24h,opened_on,closed_on",
      sites.map(siteRow),
    ),
    "stays.csv": csv(
      "id,ticket_no,site_id,plate,kind,entered_at,left_at,fee_pence,discount_pence,is_lost_ticket",
      stays.map(stayRow),
    ),
    "season_passes.csv": csv(
      "id,pass_no,customer_id,customer,customer_kind,account_manager,site_id,plate,product,status,channel,sold_on,starts_on,ends_on,cancelled_on,cancel_reason,monthly_pence",
      passes.map(passRow),
    ),
    "notices.csv": csv(
      "id,notice_no,site_id,plate,breach,warden,status,issued_at,due_on,paid_on,full_pence,paid_pence,appealed_on,appeal_result",
      notices.map(noticeRow),
    ),
    "payments.csv": csv(
      "id,site_id,purpose,reference,method,machine,status,paid_at,amount_pence,refund_pence,refunded_on",
      payments.map(paymentRow),
    ),
    "faults.csv": csv(
      "id,fault_no,site_id,machine,machine_kind,vendor,category,severity,technician,reported_at,fixed_at,cost_pence",
      faultsOf(new Chance(9406)).map(faultRow),
    ),
  };
};
