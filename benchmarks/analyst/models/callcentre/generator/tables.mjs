import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { callRow, callsOf, campaignRow, campaignsOf, queueRow, queuesOf } from "./calls.mjs";
import { agentRow, agentsOf, isThere, shiftRow, shiftsOf } from "./people.mjs";
import { callbackRow, callbacksOf, reviewRow, reviewsOf } from "./service.mjs";

/** A call centre that works for several companies: who sits there and when, what is called, and how well. */
export const tables = () => {
  const agents = agentsOf(new Chance(9101), 74);
  const all = queuesOf();
  const runs = campaignsOf(all);
  const calls = callsOf(new Chance(9122), { agents, all, runs });
  const there = (day) => agents.filter((each) => isThere(each, day));
  return {
    "agents.csv": csv(
      "id,badge,name,team,team_lead,site,contract,is_remote,hired_on,left_on",
      agents.map(agentRow),
    ),
    "shifts.csv": csv(
      "id,agent_id,shift_date,kind,planned_minutes,worked_minutes,overtime_minutes,status",
      shiftsOf(new Chance(9113), agents).map(shiftRow),
    ),
    "queues.csv": csv("id,name,client,lang,sla_seconds,rate_cents,opened_on", all.map(queueRow)),
    "campaigns.csv": csv("id,name,queue_id,kind,starts_on,ends_on", runs.map(campaignRow)),
    "calls.csv": csv(
      "id,queue_id,agent_id,campaign_id,direction,started_at,wait_seconds,talk_seconds,hold_seconds,wrap_seconds,outcome,reason,result,is_transferred,csat,billable_seconds,charge_cents",
      calls.map(callRow),
    ),
    "callbacks.csv": csv(
      "id,queue_id,agent_id,requested_at,due_at,called_at,status,source,attempts",
      callbacksOf(new Chance(9114), calls, there).map(callbackRow),
    ),
    "reviews.csv": csv(
      "id,call_id,reviewer,reviewed_on,form,score,is_critical,is_disputed",
      reviewsOf(new Chance(9105), calls).map(reviewRow),
    ),
  };
};
