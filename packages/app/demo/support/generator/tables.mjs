import { lastDayOf, timeText } from "./calendar.mjs";
import { agents, clients } from "./people.mjs";
import { tickets } from "./tickets.mjs";

/** The whole help desk until a day such as `2026-12-24` as CSV texts by the names of their files. */
export function supportTables(until) {
  const rows = [
    "id,client_id,agent_id,opened_at,first_reply_at,reply_minutes,resolved_at,channel,topic,priority,is_escalated,reopened",
  ];
  const ratings = ["id,ticket_id,rated_at,score"];
  for (const each of tickets(lastDayOf(until))) {
    rows.push(
      [
        each.id,
        each.clientId,
        each.agentId,
        timeText(each.openedAt),
        timeOrNone(each.firstReplyAt),
        each.replyMinutes,
        timeOrNone(each.resolvedAt),
        each.channel,
        each.topic,
        each.priority,
        each.isEscalated,
        each.reopened,
      ].join(","),
    );
    if (each.rating !== undefined)
      ratings.push(
        [ratings.length, each.id, timeText(each.rating.at), each.rating.score].join(","),
      );
  }
  return {
    "agents.csv": text([
      "id,full_name,team,office,is_remote,hired_on",
      ...agents.map(({ id, name, team, office, isRemote, hiredOn }) =>
        [id, name, team, office, isRemote, hiredOn].join(","),
      ),
    ]),
    "clients.csv": text([
      "id,name,plan,monthly_fee,industry,country,is_vip,signed_up_on",
      ...clients.map(({ id, name, plan, monthlyFee, industry, country, isVip, signedUpOn }) =>
        [id, name, plan, monthlyFee / 100, industry, country, isVip, signedUpOn].join(","),
      ),
    ]),
    "tickets.csv": text(rows),
    "ratings.csv": text(ratings),
  };
}

const timeOrNone = (minutes) => (minutes === "" ? "" : timeText(minutes));

/** No value of the help desk holds a comma, a quote or a line's end. */
const text = (lines) => `${lines.join("\n")}\n`;
