import type { TurnClaim } from "@embedded-analytics/domain";
import type { ContractCase } from "../contract.js";
import { newId } from "../world/ids.js";
import { provisionUser } from "../world/provisioned.js";
import { newUser } from "../world/session-changes.js";
import { begin, turnClaim, turnOf } from "../world/turns.js";
import { by, claimBut } from "./claim-of.js";
import { conflicting, possibleBut, type Scene } from "./conflicting.js";

/** A conflict of a claim by ada, of which one part is not possible. */
const claimConflict = (
  what: string,
  part: (scene: Scene) => Partial<TurnClaim> | Promise<Partial<TurnClaim>>,
): ContractCase =>
  conflicting(`D10 ${what}`, async (scene) =>
    claimBut(scene.ours, scene.ada.id, await part(scene)),
  );

/** A thread of ada's whose one turn has ended, as a further claim names it. */
const endedThread = async ({ store, ours, ada }: Scene) => {
  const first = await turnOf(store, ours, by(ours, ada.id), { sort: 7 });
  const next = { threadId: first.threadId, newThread: undefined, sortFrom: 7 };
  return { first, next };
};

/** Claims of what does not exist, is taken or has changed (D6, T33). */
export const claimConflictCases: readonly ContractCase[] = [
  claimConflict("the id of the turn is another one's", async ({ store, ours }) => {
    const { turnId } = await turnOf(store, ours);
    return { turnId };
  }),
  claimConflict("the agent does not exist", () => ({ agentId: "3" })),
  conflicting("D10 the external user does not exist", ({ ours }) =>
    possibleBut(ours, {
      user: undefined,
      session: undefined,
      turn: turnClaim(ours, by(ours, newId())),
    }),
  ),
  conflicting("D10 the internal user does not exist", ({ ours }) =>
    possibleBut(ours, {
      user: undefined,
      session: undefined,
      turn: turnClaim(ours, { embedTenantId: ours.tenantId, userId: newId() }),
    }),
  ),
  conflicting("D10 the claim's embed tenant is not the new user's", ({ ours }) => {
    const user = newUser(ours, { externalId: "bob" });
    const claim = { ...by(ours, user.id), embedTenantId: ours.ownTenantId };
    const turn = turnClaim(ours, claim);
    return possibleBut(ours, { embedTenant: undefined, user, session: undefined, turn });
  }),

  claimConflict("a thread of that id exists", async ({ store, ours, ada }) => {
    const { threadId } = await turnOf(store, ours, by(ours, ada.id));
    return { threadId };
  }),
  claimConflict("a thread of that id is somebody else's", async ({ store, ours }) => {
    const { threadId } = await turnOf(store, ours, { agentId: "2" });
    return { threadId };
  }),
  claimConflict("T33 the message has begun another thread", async ({ store, ours, ada }) => {
    const { messageId } = await turnOf(store, ours, by(ours, ada.id));
    return { messageId };
  }),

  claimConflict("the thread does not exist", () => ({ threadId: "unknown", newThread: undefined })),
  claimConflict("the thread is another agent's", async (scene) => {
    const { next } = await endedThread(scene);
    return { ...next, agentId: "2" };
  }),
  claimConflict("the thread is another external user's", async ({ store, ours }) => {
    const bob = await provisionUser(store, ours, { externalId: "bob" });
    const { threadId } = await turnOf(store, ours, by(ours, bob.id));
    return { threadId, newThread: undefined, sortFrom: 2 };
  }),
  claimConflict("the thread is an internal user's", async ({ store, ours }) => {
    const { threadId } = await turnOf(store, ours);
    return { threadId, newThread: undefined, sortFrom: 2 };
  }),
  ...[6, 8, 0].map((sortFrom) =>
    claimConflict(`the thread's last line is number 7, not ${sortFrom}`, async (scene) => {
      const { next } = await endedThread(scene);
      return { ...next, sortFrom };
    }),
  ),
  claimConflict("D6 a turn runs in the thread", async ({ store, ours, ada }) => {
    const { threadId } = await begin(store, ours, by(ours, ada.id));
    return { threadId, newThread: undefined };
  }),
  claimConflict("T33 the thread has the message, in a turn that runs", async (scene) => {
    const { store, ours, ada } = scene;
    const { threadId, messageId } = await begin(store, ours, by(ours, ada.id));
    return { threadId, newThread: undefined, messageId };
  }),
  claimConflict("T33 the thread has the message, in a turn that has ended", async (scene) => {
    const { first, next } = await endedThread(scene);
    return { ...next, messageId: first.messageId };
  }),
];
