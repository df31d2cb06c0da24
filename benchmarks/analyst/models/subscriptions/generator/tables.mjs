import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, monthEnds } from "../../tables.mjs";

const first = "Nova Blue Summit Harbor Cedar Bright Iron Quiet Vertex Lumen".split(" ");
const second = ["Health", "Foods", "Energy", "Labs", "Media", "Robotics", "Travel"];
const forms = ["Inc", "GmbH", "Group"];
const industries = ["Healthcare", "Retail", "Software", "Manufacturing", "Education"];
const countries = ["United States", "United Kingdom", "Germany", "France", "Netherlands"];
const plans = ["Starter", "Growth", "Scale"];
const reasons = ["Price", "Missing features", "Went out of business", "Competitor"];

/** When the invoice of a month's end is written, due and paid, and how it stands. */
const invoiced = (chance, day) => {
  const status = chance.percent(2) ? "void" : chance.percent(88) ? "paid" : "open";
  const paid = status === "paid" ? dayText(day + 1 + chance.below(45)) : "";
  return [dayText(day + 1), dayText(day + 31), paid, status];
};

/** Accounts, what each pays at each month's end, and its invoices, until October 2026. */
export const tables = () => {
  const chance = new Chance(11);
  const accounts = [];
  const snapshots = [];
  const invoices = [];
  for (const a of first)
    for (const b of second)
      for (const form of forms) {
        const signedUp = chance.below(1000);
        const churned = chance.percent(25) ? signedUp + 60 + chance.below(500) : undefined;
        const isChurned = churned !== undefined && churned < 1030;
        const plan = chance.weighted([5, 3, 2]);
        const id = accounts.length + 1;
        accounts.push([
          ...[id, `${a} ${b} ${form}`, chance.pick(industries)],
          ...[chance.pick(countries), plans[plan], dayText(signedUp)],
          ...(isChurned ? [dayText(churned), chance.pick(reasons)] : ["", ""]),
        ]);
        let seats = chance.between(2, 20) * (plan + 1);
        for (const { day, text } of monthEnds(34)) {
          if (day < signedUp || (isChurned && day >= churned)) continue;
          seats += chance.below(4) - 1;
          const cents = Math.max(1, seats) * [1500, 2500, 3900][plan];
          snapshots.push([snapshots.length + 1, id, text, cents / 100, Math.max(1, seats)]);
          if (id % 37 === 0 || chance.percent(8)) continue;
          invoices.push([invoices.length + 1, id, ...invoiced(chance, day), cents / 100]);
        }
      }
  return {
    "accounts.csv": csv(
      "id,name,industry,country,plan,signed_up_on,churned_on,churn_reason",
      accounts,
    ),
    "snapshots.csv": csv("id,account_id,month_end,mrr,seats", snapshots),
    "invoices.csv": csv("id,account_id,issued_on,due_on,paid_on,status,amount", invoices),
  };
};
