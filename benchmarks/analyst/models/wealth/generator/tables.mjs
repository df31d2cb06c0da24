import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { clientRow, clientsOf } from "./clients.mjs";
import { flowRow, historyOf, portfoliosOf, valuationRow } from "./portfolios.mjs";
import { complaintRow, complaintsOf, feeRow, feesOf, reviewRow, reviewsOf } from "./service.mjs";

/** Clients of a wealth manager, what their portfolios are worth, what moves in them, fees, reviews and complaints. */
export const tables = () => {
  const clients = clientsOf(new Chance(9401), 640);
  const portfolios = portfoliosOf(new Chance(9402), clients);
  const { valuations, flows } = historyOf(new Chance(9403), portfolios);
  return {
    "clients.csv": csv(
      "id,client_no,client_name,client_type,service_level,risk_profile,adviser,adviser_grade,office,region,referral_source,is_vulnerable,onboarded_on,left_on,leaving_reason",
      clients.map(clientRow),
    ),
    "valuations.csv": csv(
      "id,client_id,month_end,portfolio_no,wrapper,mandate,strategy,platform,value_pence,cash_pence,gain_pence",
      valuations.map(valuationRow),
    ),
    "cash_flows.csv": csv(
      "id,client_id,flow_no,portfolio_no,wrapper,kind,flow_status,method,is_regular,requested_on,settled_on,amount_pence",
      flows.map(flowRow),
    ),
    "fees.csv": csv(
      "id,client_id,invoice_no,fee_type,fee_status,charged_on,due_on,paid_on,charged_pence,paid_pence",
      feesOf(new Chance(9404), clients, portfolios).map(feeRow),
    ),
    "reviews.csv": csv(
      "id,client_id,review_type,review_status,meeting_format,due_on,booked_for,held_on,plan_changed,minutes,satisfaction",
      reviewsOf(new Chance(9405), clients).map(reviewRow),
    ),
    "complaints.csv": csv(
      "id,client_id,complaint_no,category,outcome,to_ombudsman,received_on,resolved_on,redress_pence",
      complaintsOf(new Chance(9416), clients, 340).map(complaintRow),
    ),
  };
};
