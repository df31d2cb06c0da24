// Workspaces, their users and the invitations that brought them.
import {
  countries,
  firstNames,
  kinds,
  lastDay,
  lastNames,
  managers,
  plans,
  stems,
} from "./lists.mjs";

/** A day, or none where it lies after the data. */
const knownDay = (day) => (day <= lastDay ? day : undefined);

/** Every name is there once. Days are counted from 2024-01-01, so that those of 2022 are negative. */
export const workspacesOf = (chance) =>
  Array.from({ length: stems.length * kinds.length }, (_, at) => {
    const plan = plans[chance.weighted(plans.map(({ weight }) => weight))];
    const [kind, industry] = kinds[Math.floor(at / stems.length)];
    const [country, language] = countries[chance.weighted(countries.map(([, , weight]) => weight))];
    const created = chance.between(-720, lastDay - 10);
    const isPaying = plan.price > 0;
    const paidSince = isPaying ? created + chance.between(0, 4) * chance.between(0, 20) : undefined;
    const hasLeft = chance.percent(isPaying ? 38 : 26);
    return {
      ...{ id: at + 1, name: `${stems[at % stems.length]} ${kind}`, industry, country, language },
      ...{ plan, created, paidSince: isPaying ? Math.min(paidSince, lastDay) : undefined },
      source: ["ORG", "ADS", "REF", "SAL"][chance.weighted([5, 4, 2, plan.price > 10 ? 4 : 0])],
      cancelled: hasLeft ? knownDay(created + chance.between(90, 900)) : undefined,
      hasSso: plan.price > 10 && chance.percent(plan.price > 20 ? 80 : 25),
      manager: plan.price > 10 ? chance.pick(managers) : "",
      userCount: chance.between(...plan.users),
      spareSeats: chance.between(0, 4),
      isInviting: at % 11 !== 4,
    };
  });

/** The day on which a workspace that pays by the year pays again. */
export const renewalOf = ({ paidSince, cancelled }) => {
  if (paidSince === undefined || cancelled !== undefined) return undefined;
  return paidSince + 365 * (Math.floor((lastDay - paidSince) / 365) + 1);
};

/**
 * The owner is there from the first day; the others come while the workspace is in use. The two lists of
 * names have no common divisor in length, so that no two users have one name.
 */
export const usersOf = (chance, workspaces) => {
  const users = [];
  for (const workspace of workspaces) {
    const end = Math.min(workspace.cancelled ?? lastDay, lastDay);
    for (let at = 0; at < workspace.userCount; at++) {
      const id = users.length + 1;
      const share = chance.next() * chance.next();
      const joined =
        workspace.created + Math.floor(at === 0 ? 0 : (end - workspace.created) * share);
      const activated = joined + chance.between(0, 3) * chance.between(0, 7);
      const isActivated = chance.percent(at === 0 ? 97 : 84) && activated <= end;
      const left = chance.percent(14) ? knownDay(joined + chance.between(40, 700)) : undefined;
      const name = `${firstNames[id % firstNames.length]} ${lastNames[id % lastNames.length]}`;
      users.push({
        ...{ id, workspace, joined, name },
        role: at === 0 ? "owner" : ["admin", "editor", "viewer"][chance.weighted([1, 5, 3])],
        activated: isActivated ? activated : undefined,
        deactivated: left,
        hasTwoFactor: chance.percent(workspace.hasSso ? 75 : 30),
        language: chance.percent(80) ? workspace.language : "en",
        end: Math.min(left ?? end, end),
      });
    }
  }
  return users;
};

const roleNames = ["admin", "editor", "viewer"];

/** Most users were invited by the owner or a colleague; some invitations lead to nobody. */
export const invitationsOf = (chance, users) => {
  const invitations = [];
  for (const owner of users.filter(({ role }) => role === "owner")) {
    const { workspace } = owner;
    if (!workspace.isInviting) continue;
    const others = users.filter((each) => each.workspace === workspace && each !== owner);
    const invite = (sent, accepted, role) => {
      const earlier = others.filter(({ joined, end }) => joined < sent && end > sent);
      const inviter = chance.percent(60) || earlier.length === 0 ? owner : chance.pick(earlier);
      const isRevoked = accepted === undefined && chance.percent(20);
      const channel = ["email", "link", "directory"][chance.weighted([6, 3, 1])];
      invitations.push({ workspace, inviter, sent, accepted, role, isRevoked, channel });
    };
    for (const { joined, role } of others)
      if (chance.percent(80))
        invite(Math.max(joined - chance.between(0, 12), workspace.created), joined, role);
    const end = Math.min(workspace.cancelled ?? lastDay, lastDay);
    for (let left = chance.between(0, workspace.userCount); left > 0; left--)
      invite(chance.between(workspace.created, end), undefined, chance.pick(roleNames));
  }
  return invitations.sort((one, other) => one.sent - other.sent);
};
