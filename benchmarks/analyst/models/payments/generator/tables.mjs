import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";
import { disputesOf, refundsOf } from "./comebacks.mjs";
import { verticals } from "./lists.mjs";
import { lastDay, merchantsOf, statusOf } from "./merchants.mjs";
import { paymentsOf } from "./payments.mjs";
import { feesOf, settlementsOf } from "./settlement.mjs";

const dayOrNothing = (day) => (day !== undefined && day <= lastDay ? dayText(day) : "");
const momentOrNothing = (at) =>
  at !== undefined && at < (lastDay + 1) * 1440 ? momentText(at) : "";

const merchantRow = (each) => [
  ...[each.id, each.name, verticals[each.vertical][0], verticals[each.vertical][1], each.country],
  ...[each.plan, each.risk, statusOf(each), each.manager, each.schedule, each.terminals],
  ...[dayText(each.signed), dayOrNothing(each.live), dayOrNothing(each.closed)],
];

/** References look like numbers to nobody. */
const referenceOf = (id) => `PSP${(id * 7919).toString(36).toUpperCase()}`;

const paymentRow = (each) => [
  ...[each.id, referenceOf(each.id), each.merchant.id, momentText(each.at)],
  ...[momentOrNothing(each.captured), each.status, each.code, each.method, each.brand],
  ...[each.issuer, each.entry, each.currency, each.amount, each.fee, each.cost],
  ...[each.hasThreeDs, each.isRecurring, each.risk],
];

const refundRow = (each) => [
  ...[each.id, each.payment.id, momentText(each.asked), momentOrNothing(each.done), each.status],
  ...[each.reason, each.source, each.amount],
];

const disputeRow = (each) => [
  ...[each.id, each.payment.id, dayText(each.opened), dayText(each.due)],
  ...[dayOrNothing(each.answered), dayOrNothing(each.closed), each.status, each.stage],
  ...[each.reason, each.amount, each.analyst],
];

const payoutRow = (each, at) => [
  ...[at + 1, each.merchant.id, dayText(each.today), dayOrNothing(each.arrives), each.status],
  ...[each.rail, each.gross, each.fees, each.back, each.amount, each.failure],
];

const feeRow = (each, at) => [
  ...[at + 1, each.merchant.id, each.kind, dayText(each.billed), dayText(each.due)],
  ...[dayOrNothing(each.paid), each.cents, each.isWaived],
];

/** Merchants, what their shoppers pay, what comes back of it, what we pay out, and what we bill. */
export const tables = () => {
  const chance = new Chance(211);
  const merchants = merchantsOf(chance);
  const payments = paymentsOf(chance, merchants);
  const refunds = refundsOf(chance, payments);
  const disputes = disputesOf(chance, payments);
  const { payouts, balances } = settlementsOf(chance, merchants, payments, refunds, disputes);
  return {
    "merchants.csv": csv(
      "id,trading_name,vertical,mcc,country,plan,risk_tier,status,account_manager,payout_schedule,terminals,signed_on,live_on,closed_on",
      merchants.map(merchantRow),
    ),
    "payments.csv": csv(
      "id,psp_ref,merchant_id,created_at,captured_at,status,decline_code,pm_type,card_brand,issuer_country,entry_mode,ccy,amt_minor,fee_minor,cost_minor,is_3ds,is_recurring,risk_score",
      payments.map(paymentRow),
    ),
    "refunds.csv": csv(
      "id,payment_id,requested_at,completed_at,status,reason,source,amt_minor",
      refunds.map(refundRow),
    ),
    "disputes.csv": csv(
      "id,payment_id,opened_on,respond_by,evidence_on,closed_on,status,stage,reason,amt_minor,analyst",
      disputes.map(disputeRow),
    ),
    "payouts.csv": csv(
      "id,merchant_id,initiated_on,arrived_on,status,rail,gross_minor,fee_minor,returned_minor,net_minor,failure_code",
      payouts.map(payoutRow),
    ),
    "account_fees.csv": csv(
      "id,merchant_id,kind,billed_on,due_on,paid_on,amt_minor,is_waived",
      feesOf(chance, merchants, disputes).map(feeRow),
    ),
    "balances.csv": csv(
      "id,month_end,merchant_id,available_minor,pending_minor,reserve_minor",
      balances.map((row, at) => [at + 1, ...row]),
    ),
  };
};
