import { expect } from "@jest/globals";
import { paidPlans } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { newDigest } from "../world/ids.js";
import { provisionSession, provisionUser } from "../world/provisioned.js";
import { twoAccounts } from "../world/two-accounts.js";
import { tokenTtlSeconds } from "./expected-session.js";

const allowedOrigins = ["https://b.example", "http://a.example:3000"];
const analyst = { id: "1", name: "analyst" };
const ofOurs = { accountName: "ours", allowedOrigins };

export const findPage: MethodContract = {
  cases: [
    proves(
      "G2 a session's page has its account's origins and its deployment's agents",
      async (store) => {
        const { ours } = await twoAccounts(store, { allowedOrigins });
        const { id, digest } = await provisionUser(store, ours);
        const other = await provisionSession(store, ours, id, { deploymentId: 2 });
        const { embedSessions } = store.ports;
        const session = { deploymentId: 1, isPreview: false, settings: {}, agents: [analyst] };
        const page = { ...ofOurs, session };
        const preview = await provisionSession(store, ours, id, { previewSeconds: 900 });
        expect(await embedSessions.findPage(digest, undefined)).toEqual(page);
        expect(await embedSessions.findPage(digest, "ours")).toEqual(page);
        expect((await embedSessions.findPage(other, undefined))?.session).toEqual({
          deploymentId: 2,
          isPreview: false,
          settings: {},
          agents: [{ id: "2", name: "second" }],
        });
        expect((await embedSessions.findPage(preview, undefined))?.session).toEqual({
          ...session,
          isPreview: true,
        });
      },
    ),

    proves(
      "G1 looking a session up spends nothing; G2 a spent or revoked one is found",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { digest } = await provisionUser(store, ours);
        const { embedSessions } = store.ports;
        const find = async () => (await embedSessions.findPage(digest, undefined))?.accountName;
        expect(await find()).toBe("ours");
        expect(await embedSessions.exchange(digest, undefined, paidPlans)).toBeDefined();
        expect(await find()).toBe("ours");
        expect(await embedSessions.findExchanged(ours.id, digest, tokenTtlSeconds)).toBeDefined();
        await embedSessions.revoke(ours.id, digest, "all");
        expect(await find()).toBe("ours");
      },
    ),

    proves("G2 an account without a session is found by its name alone", async (store) => {
      await twoAccounts(store, { allowedOrigins });
      const { embedSessions } = store.ports;
      for (const digest of [undefined, newDigest(), ""]) {
        expect(await embedSessions.findPage(digest, "ours")).toEqual({
          ...ofOurs,
          session: undefined,
        });
      }
      for (const name of ["nobody", "Ours", "", "%", "\u0000"]) {
        expect(await embedSessions.findPage(undefined, name)).toBeUndefined();
      }
      expect(await embedSessions.findPage(undefined, undefined)).toBeUndefined();
      expect(await embedSessions.findPage(newDigest(), undefined)).toBeUndefined();
    }),
  ],
  foreign: [
    proves("G2 a session of another account than the named one is not found", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { digest } = await provisionUser(store, ours);
      const { embedSessions } = store.ports;
      expect(await embedSessions.findPage(digest, theirs.name)).toEqual({
        accountName: "theirs",
        allowedOrigins: [],
        session: undefined,
      });
      expect((await embedSessions.findPage(digest, undefined))?.accountName).toBe("ours");
    }),
  ],
};
