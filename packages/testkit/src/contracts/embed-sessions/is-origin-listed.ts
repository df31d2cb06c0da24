import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { changeAccount, loadAccount } from "../world/change-account.js";
import { twoAccounts } from "../world/two-accounts.js";

const allowedOrigins = ["https://B.example", "http://localhost:*"];

export const isOriginListed: MethodContract = {
  cases: [
    proves("G2 an origin is listed where any account has one of its patterns", async (store) => {
      const { embedSessions } = store.ports;
      expect(await embedSessions.isOriginListed(["https://b.example"])).toBe(false);
      await twoAccounts(store, { allowedOrigins });
      expect(await embedSessions.isOriginListed(["https://b.example"])).toBe(true);
      const several = ["http://localhost:80", "http://localhost:*"];
      expect(await embedSessions.isOriginListed(several)).toBe(true);
      for (const patterns of [[], [""], ["https://c.example"], ["%"], ["https://b.exampl_"]]) {
        expect(await embedSessions.isOriginListed(patterns)).toBe(false);
      }
    }),
  ],
  foreign: [
    proves("G2 what one account lists stays out of another's page", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { embedSessions } = store.ports;
      const { settings } = await loadAccount(store, ours.name);
      await changeAccount(store, ours, { settings: { ...settings, allowedOrigins } });
      expect(await embedSessions.isOriginListed(["https://b.example"])).toBe(true);
      const page = await embedSessions.findPage(undefined, theirs.name);
      expect(page?.allowedOrigins).toEqual([]);
    }),
  ],
};
