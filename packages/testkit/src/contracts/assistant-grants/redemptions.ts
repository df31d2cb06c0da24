import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { atOnce } from "../world/at-once.js";
import { newId } from "../world/ids.js";
import { provisionUser } from "../world/provisioned.js";
import { writesNothing } from "../world/unchanged.js";
import {
  baseUrl,
  connectAccounts,
  connected,
  connectSettings,
  granted,
  idleSeconds,
  proof,
  isActive,
} from "./granted.js";

export const redeemCode: MethodContract = {
  cases: [
    proves("I1 a code gives the grant with its session and the settings", async (store) => {
      const { ours } = await connectAccounts(store);
      const { id } = await provisionUser(store, ours);
      const { grantId, sessionDigest } = await granted(store, ours, id);
      expect(await store.ports.assistantGrants.redeemCode(ours.id, grantId, proof)).toEqual({
        kind: "granted",
        grant: {
          id: grantId,
          clientId: "desk",
          resource: `${baseUrl}/mcp/d/1`,
          scopes: ["analytics:read", "analytics:chat"],
          session: expect.objectContaining({ digest: sessionDigest, deploymentId: 1 }),
          settings: connectSettings,
        },
        generation: 1,
        nowMs: expect.any(Number),
      });
    }),
    proves("I1 used twice, it ends the grant, whatever the proof", async (store) => {
      const { ours } = await connectAccounts(store);
      const { grantId, sessionDigest } = await connected(store, ours);
      const { assistantGrants } = store.ports;
      expect(await isActive(store, ours, grantId)).toBe(true);
      const wrong = { ...proof, codeChallenge: "d".repeat(43) };
      expect(await assistantGrants.redeemCode(ours.id, grantId, wrong)).toEqual({
        kind: "replayed",
        sessionDigest,
      });
      expect(await isActive(store, ours, grantId)).toBe(false);
    }),
    proves("I1 of many calls at once one gets it, and the grant has ended", async (store) => {
      const { ours } = await connectAccounts(store);
      const { id } = await provisionUser(store, ours);
      const { grantId } = await granted(store, ours, id);
      const { assistantGrants } = store.ports;
      const outcomes = await atOnce(4, () => assistantGrants.redeemCode(ours.id, grantId, proof));
      expect(outcomes.filter(({ kind }) => kind === "granted")).toHaveLength(1);
      expect(await isActive(store, ours, grantId)).toBe(false);
    }),
    proves("I1 wrong proof is refused, and the right one still counts", async (store) => {
      const { ours } = await connectAccounts(store);
      const { id } = await provisionUser(store, ours);
      const { grantId } = await granted(store, ours, id);
      const { assistantGrants } = store.ports;
      for (const wrong of [
        { ...proof, clientId: "other" },
        { ...proof, clientId: "\0" },
        { ...proof, redirectUri: "http://127.0.0.1/callback" },
        { ...proof, codeChallenge: "" },
        { ...proof, resource: `${baseUrl}/mcp` },
        { ...proof, resource: "\0" },
      ]) {
        expect(await assistantGrants.redeemCode(ours.id, grantId, wrong)).toEqual({
          kind: "refused",
        });
      }
      const bare = { ...proof, resource: undefined };
      expect((await assistantGrants.redeemCode(ours.id, grantId, bare)).kind).toBe("granted");
    }),
    proves(
      "I1 it is refused after its minute",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const { id } = await provisionUser(store, ours);
        const { grantId } = await granted(store, ours, id);
        await store.advanceMs(60_001);
        expect(await store.ports.assistantGrants.redeemCode(ours.id, grantId, proof)).toEqual({
          kind: "refused",
        });
      },
      "clock",
    ),
  ],
  foreign: [
    proves(
      "I1 another account's code is refused, first or again",
      async (store) => {
        const { ours, theirs } = await connectAccounts(store);
        const { id } = await provisionUser(store, ours);
        const waiting = await granted(store, ours, id);
        const { grantId } = await connected(store, ours, "bob");
        const { assistantGrants } = store.ports;
        await writesNothing(store, async () => {
          for (const grant of [waiting.grantId, grantId, newId()]) {
            expect(await assistantGrants.redeemCode(theirs.id, grant, proof)).toEqual({
              kind: "refused",
            });
          }
        });
      },
      "dump",
    ),
  ],
};

export const refresh: MethodContract = {
  cases: [
    proves("I1 each token gives the next one", async (store) => {
      const { ours } = await connectAccounts(store);
      const { grantId } = await connected(store, ours);
      const { assistantGrants } = store.ports;
      for (const generation of [1, 2, 3]) {
        expect(
          await assistantGrants.refresh(ours.id, grantId, "desk", generation, idleSeconds),
        ).toMatchObject({ kind: "granted", generation: generation + 1 });
      }
    }),
    proves("I1 an older one ends the grant, of many at once as well", async (store) => {
      const { ours } = await connectAccounts(store);
      const first = await connected(store, ours);
      const second = await connected(store, ours, "bob");
      const { assistantGrants } = store.ports;
      const refreshed = (grantId: number) =>
        assistantGrants.refresh(ours.id, grantId, "desk", 1, idleSeconds);
      await refreshed(first.grantId);
      expect(await refreshed(first.grantId)).toEqual({
        kind: "replayed",
        sessionDigest: first.sessionDigest,
      });
      const outcomes = await atOnce(4, () => refreshed(second.grantId));
      expect(outcomes.filter(({ kind }) => kind === "granted")).toHaveLength(1);
      for (const { grantId } of [first, second]) {
        expect(await isActive(store, ours, grantId)).toBe(false);
        expect(
          (await assistantGrants.refresh(ours.id, grantId, "desk", 2, idleSeconds)).kind,
        ).not.toBe("granted");
      }
    }),
    proves("I1 not of another client, and not before the code was redeemed", async (store) => {
      const { ours } = await connectAccounts(store);
      const { userId, grantId } = await connected(store, ours);
      const waiting = await granted(store, ours, userId);
      const { assistantGrants } = store.ports;
      for (const [grant, client, generation] of [
        [grantId, "other", 1],
        [grantId, "other", 0],
        [grantId, "\0", 1],
        [waiting.grantId, "desk", 0],
        [waiting.grantId, "desk", 1],
        [newId(), "desk", 1],
      ] as const) {
        expect(
          await assistantGrants.refresh(ours.id, grant, client, generation, idleSeconds),
        ).toEqual({ kind: "refused" });
      }
      expect(await isActive(store, ours, grantId)).toBe(true);
    }),
    proves(
      "I1 not after a week without use, and not after 30 days",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const busy = await connected(store, ours);
        const idle = await connected(store, ours, "bob");
        const { assistantGrants } = store.ports;
        const refreshed = async ({ grantId }: { grantId: number }, generation: number) =>
          (await assistantGrants.refresh(ours.id, grantId, "desk", generation, idleSeconds)).kind;
        for (let generation = 1; generation <= 4; generation++) {
          await store.advanceMs(6 * 86_400_000);
          expect(await refreshed(busy, generation)).toBe("granted");
        }
        expect(await refreshed(idle, 1)).toBe("refused");
        await store.advanceMs(6 * 86_400_000 + 1);
        expect(await refreshed(busy, 5)).toBe("refused");
        expect(await isActive(store, ours, busy.grantId)).toBe(false);
      },
      "clock",
    ),
  ],
  foreign: [
    proves(
      "I1 another account's token is refused, of any generation",
      async (store) => {
        const { ours, theirs } = await connectAccounts(store);
        const { grantId } = await connected(store, ours);
        const { assistantGrants } = store.ports;
        await writesNothing(store, async () => {
          for (const generation of [0, 1, 2]) {
            expect(
              await assistantGrants.refresh(theirs.id, grantId, "desk", generation, idleSeconds),
            ).toEqual({ kind: "refused" });
          }
        });
      },
      "dump",
    ),
  ],
};
