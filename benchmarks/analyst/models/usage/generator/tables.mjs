import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText, monthEnds } from "../../tables.mjs";
import { countries, features, plans } from "./lists.mjs";
import { invitationsOf, renewalOf, usersOf, workspacesOf } from "./people.mjs";
import { eventsOf, exportsOf, sessionsOf } from "./use.mjs";

const dayOrNone = (day) => (day === undefined ? "" : dayText(day));

const seatsOf = ({ userCount, spareSeats }) => userCount + spareSeats;

const isPayingOn = ({ paidSince, cancelled }, day) =>
  paidSince !== undefined && paidSince <= day && (cancelled === undefined || cancelled > day);

/** At each month's end, by plan and country: who pays for how many seats, and who came during the month. */
const metricsOf = (workspaces, sessions) => {
  const monthOf = (day) => dayText(day).slice(0, 7);
  const keyOf = (month, { plan, country }) => `${month} ${plan.name} ${country}`;
  const visitors = new Map();
  for (const { day, user } of sessions) {
    const key = keyOf(monthOf(day), user.workspace);
    visitors.set(key, (visitors.get(key) ?? new Set()).add(user));
  }
  return monthEnds(34).flatMap(({ day, text }) =>
    plans.flatMap((plan) =>
      countries.map(([country]) => {
        const paying = workspaces.filter(
          (each) => each.plan === plan && each.country === country && isPayingOn(each, day),
        );
        const seats = paying.reduce((sum, each) => sum + seatsOf(each), 0);
        const active = visitors.get(keyOf(monthOf(day), { plan, country }))?.size ?? 0;
        return [text, plan.name, country, paying.length, seats, seats * plan.price, active];
      }),
    ),
  );
};

const workspaceRow = (each) => [
  ...[each.id, each.name, each.industry, each.country, each.plan.name, each.source],
  ...[dayText(each.created), dayOrNone(each.paidSince), dayOrNone(each.cancelled)],
  ...[dayOrNone(renewalOf(each)), seatsOf(each), each.hasSso, each.manager],
];

const userRow = (each) => [
  ...[each.id, each.workspace.id, each.name, `user${each.id}@example.com`, each.role],
  ...[dayText(each.joined), dayOrNone(each.activated), dayOrNone(each.deactivated)],
  ...[each.hasTwoFactor, each.language],
];

const sessionRow = ({ user, device, system, version, start, minutes, hasCrashed }) => [
  ...[user.id, momentText(start), momentText(start + minutes), minutes],
  ...[device, system, version, hasCrashed],
];

const eventRow = ({ sessionId, session, feature, at, actions, isFirst }) => [
  ...[sessionId, session.user.id, momentText(at), features[feature][0], features[feature][1]],
  ...[actions, isFirst],
];

const exportRow = ({ session, asked, finished, format, status, error, rows, megabytes }) => [
  ...[session.user.id, momentText(asked), finished === undefined ? "" : momentText(finished)],
  ...[format, status, error, rows, megabytes.toFixed(1)],
];

const invitationRow = ({ workspace, inviter, sent, accepted, role, channel, isRevoked }) => [
  ...[workspace.id, inviter.id, dayText(sent), dayOrNone(accepted), role, channel, isRevoked],
];

const numbered = (rows) => rows.map((row, at) => [at + 1, ...row]);

/** Workspaces and their users, what these do in the product, and the figures of each month's end. */
export const tables = () => {
  const chance = new Chance(137);
  const workspaces = workspacesOf(chance);
  const users = usersOf(chance, workspaces);
  const invitations = invitationsOf(chance, users);
  const sessions = sessionsOf(chance, users);
  return {
    "workspaces.csv": csv(
      "id,name,industry,country,plan,source,created_on,paid_since,cancelled_on,renews_on,seats,has_sso,success_manager",
      workspaces.map(workspaceRow),
    ),
    "users.csv": csv(
      "id,workspace_id,name,email,role,signed_up_on,activated_on,deactivated_on,has_two_factor,language",
      users.map(userRow),
    ),
    "sessions.csv": csv(
      "id,user_id,started_at,ended_at,minutes,device,system,version,has_crashed",
      numbered(sessions.map(sessionRow)),
    ),
    "feature_events.csv": csv(
      "id,session_id,user_id,happened_at,feature,area,actions,is_first",
      numbered(eventsOf(chance, sessions).map(eventRow)),
    ),
    "exports.csv": csv(
      "id,user_id,requested_at,finished_at,format,status,error,row_count,megabytes",
      numbered(exportsOf(chance, sessions).map(exportRow)),
    ),
    "invitations.csv": csv(
      "id,workspace_id,inviter_id,sent_on,accepted_on,role,channel,is_revoked",
      numbered(invitations.map(invitationRow)),
    ),
    "monthly_metrics.csv": csv(
      "id,month_end,plan,country,paying_workspaces,paid_seats,mrr,active_users",
      numbered(metricsOf(workspaces, sessions)),
    ),
  };
};
