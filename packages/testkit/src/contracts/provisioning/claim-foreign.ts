import { expect } from "@jest/globals";
import type { SessionChanges, TurnClaim } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import { changeAccount } from "../world/change-account.js";
import { commit, provisionUser } from "../world/provisioned.js";
import { newUser, seated, userUpdate } from "../world/session-changes.js";
import {
  begin,
  finish,
  forTurn,
  loadTurn,
  newMessageId,
  nextClaim,
  turnClaim,
  turnOf,
} from "../world/turns.js";
import { twoAccounts, type TwoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { by } from "./claim-of.js";
import { possibleBut } from "./conflicting.js";

/** What there is of ours to reach for. */
interface Ours extends TwoAccounts {
  readonly adaId: number;
  /** A turn of ada's that may run again. */
  readonly turn: TurnClaim;
}

/** A claim that reaches from their account for something of ours. */
const reaching = (what: string, changes: (ours: Ours) => SessionChanges): ContractCase =>
  proves(
    `T7 a conflict that writes nothing: ${what}`,
    async (store) => {
      const accounts = await twoAccounts(store);
      const { ours, theirs } = accounts;
      const agent = { id: "ours-only", name: "ours", deploymentId: 1, config: {} };
      await changeAccount(store, ours, { agents: [agent] });
      const { id: adaId } = await provisionUser(store, ours);
      const turn = await turnOf(store, ours, by(ours, adaId), { state: "suspended" });
      const given = changes({ ...accounts, adaId, turn });
      const outcome = await writesNothing(store, () =>
        store.ports.provisioning.commit(theirs.id, given),
      );
      expect(outcome).toBe("conflict");
    },
    "dump",
  );

/** A claim by their internal user, with all else that could be written there. */
const theirClaim = ({ theirs }: Ours, over: Partial<TurnClaim>): SessionChanges =>
  possibleBut(theirs, {
    user: undefined,
    session: undefined,
    turn: turnClaim(theirs, { embedTenantId: theirs.tenantId, ...over }),
  });

export const claimForeign: readonly ContractCase[] = [
  reaching("a turn for our external user", (scene) =>
    theirClaim(scene, { userKind: "external", userId: scene.adaId }),
  ),
  reaching("a turn for our internal user", (scene) =>
    theirClaim(scene, { userId: scene.ours.internalUserId }),
  ),
  reaching("a turn at our agent", (scene) => theirClaim(scene, { agentId: "ours-only" })),
  reaching("a turn in our embed tenant", (scene) =>
    forTurn(turnClaim(scene.theirs, { embedTenantId: scene.ours.tenantId })),
  ),
  reaching("a further turn of our thread", (scene) =>
    theirClaim(scene, { threadId: scene.turn.threadId, newThread: undefined, sortFrom: 2 }),
  ),
  reaching("a further turn of our thread, for our user", ({ ours, adaId, turn }) =>
    forTurn(nextClaim(ours, turn, 2, by(ours, adaId))),
  ),
  reaching("our turn once more", ({ ours, turn }) =>
    forTurn(nextClaim(ours, turn, 2, { messageId: turn.messageId, replaces: turn.turnId })),
  ),
  reaching("a turn together with a change of our user", ({ theirs, adaId }) => {
    const user = userUpdate({ id: adaId, version: 0 });
    return forTurn(turnClaim(theirs, by(theirs, adaId)), { user });
  }),
  reaching("a turn of a new user in our embed tenant", ({ ours, theirs }) => {
    const user = newUser(ours, { externalId: "bob" });
    return forTurn(turnClaim(theirs, by(ours, user.id)), seated(theirs, user));
  }),

  proves("T7 the very same thread, turn and message are each account's own", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    const messageId = newMessageId();
    const names = { threadId: "same-thread", turnId: "same-turn", messageId };
    const our = await begin(store, ours, names);
    const their = await begin(store, theirs, names);
    await finish(store, theirs, their, { state: "suspended", sort: 9 });
    const again = { turnId: "next-turn", messageId, replaces: "same-turn" };
    await commit(store, theirs, forTurn(nextClaim(theirs, their, 9, again)));
    const seen = await loadTurn(store, ours, our);
    expect(seen).toMatchObject({ running: { id: "same-turn" }, thread: { sort: 0 } });
  }),
];
