import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, monthEnds } from "../../tables.mjs";
import { accountsBy, contactsBy } from "./accounts.mjs";
import { activitiesBy } from "./activities.mjs";
import { dealsBy } from "./deals.mjs";
import { groupedBy } from "./grouped.mjs";
import { products, reps } from "./names.mjs";

const euros = (cents) => (cents / 100).toFixed(2);
const dayOrNothing = (day) => (day === undefined ? "" : dayText(day));
const asciiName = (text) =>
  text
    .normalize("NFD")
    .replaceAll(/[^a-z]/gi, "")
    .toLowerCase();

/** Companies and people, deals with their lines and activities, and the pipeline at each month's end. */
export const tables = () => {
  const accounts = accountsBy(new Chance(401));
  const contacts = contactsBy(new Chance(402), accounts);
  const deals = dealsBy(new Chance(403), accounts);
  const activities = activitiesBy(new Chance(404), deals, accounts, contacts);
  return {
    "reps.csv": csv(
      "id,full_name,team,office,hired_on,left_on",
      reps.map(({ name, team, office, hired, left }, at) => [
        ...[at + 1, name, team, office, dayText(hired), dayOrNothing(left)],
      ]),
    ),
    "products.csv": csv(
      "id,name,family,list_price,unit_cost",
      products.map((row, at) => [at + 1, ...row]),
    ),
    "accounts.csv": accountsCsv(accounts, deals),
    "contacts.csv": csv(
      "id,account_id,full_name,job_title,is_decision_maker,opted_out,email,mobile,created_on",
      contacts.map(({ id, account, name, title, isDecisionMaker, isOptedOut, entered }) => [
        ...[id, account, name, title, isDecisionMaker, isOptedOut],
        ...[`${asciiName(name)}@example.com`, `+49 30 555 ${1000 + id}`, entered],
      ]),
    ),
    "deals.csv": dealsCsv(deals),
    "deal_lines.csv": linesCsv(deals),
    "activities.csv": csv(
      "id,deal_id,contact_id,rep_id,kind,outcome,happened_at,minutes",
      activities.map(({ deal, contact, rep, kind, outcome, at, minutes }, index) => [
        ...[index + 1, deal, contact, rep, kind, outcome, at, minutes],
      ]),
    ),
    "pipeline_snapshots.csv": snapshotsCsv(deals),
  };
};

const accountsCsv = (accounts, deals) => {
  const wins = groupedBy(
    deals.filter(({ stage }) => stage === "Closed Won"),
    ({ account }) => account.id,
  );
  return csv(
    "id,name,industry,country,tier,employees,created_on,customer_since",
    accounts.map(({ id, name, industry, country, tier, employees, created }) => {
      const days = (wins.get(id) ?? []).map(({ closed }) => closed);
      const since = days.length === 0 ? undefined : Math.min(...days);
      return [
        ...[id, name, industry, country, tier, employees],
        ...[dayText(created), dayOrNothing(since)],
      ];
    }),
  );
};

const dealsCsv = (deals) =>
  csv(
    [
      "id,name,account_id,rep_id,stage,deal_type,lead_source,forecast_category,amount,probability",
      "is_multi_year,created_on,expected_close_on,closed_on,lost_reason,competitor",
    ].join(","),
    deals.map((deal) => [
      ...[deal.id, deal.name, deal.account.id, deal.rep.id, deal.stage, deal.type, deal.source],
      ...[deal.category, euros(deal.cents), deal.probability, deal.isMultiYear],
      ...[dayText(deal.created), dayText(deal.expected), dayOrNothing(deal.closed)],
      ...[deal.lostReason, deal.competitor],
    ]),
  );

const linesCsv = (deals) =>
  csv(
    "id,deal_id,product_id,seats,discount,list_amount,net_amount",
    deals
      .flatMap(({ id, lines }) => lines.map((line) => ({ id, ...line })))
      .map(({ id, product, count, discount, list, net }, at) => [
        ...[at + 1, id, product, count, discount, euros(list), euros(net)],
      ]),
  );

/** What was open at the end of each month, in the stages of that day. */
const snapshotsCsv = (deals) => {
  const rows = monthEnds(34).flatMap(({ day, text }) => {
    const open = deals.filter(({ created, closed }) => created <= day && !(closed <= day));
    const groups = groupedBy(open, (deal) => `${deal.rep.team},${deal.stageOn(day)}`);
    return [...groups.keys()]
      .sort()
      .map((key) => [
        ...[text, key, groups.get(key).length],
        euros(groups.get(key).reduce((sum, { cents }) => sum + cents, 0)),
      ]);
  });
  return csv(
    "id,month_end,team,stage,open_deals,open_amount",
    rows.map((row, at) => [at + 1, ...row]),
  );
};
