import { expect } from "@jest/globals";
import { trustingDeploymentsMax, type TokenPlace } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { deployment } from "../world/account-changes.js";
import { changeAccount } from "../world/change-account.js";
import { twoAccounts } from "../world/two-accounts.js";
import { audience, declareTrust, nowhere, trust } from "./trusting.js";

/** What is found, as names: `ours/1` of the place, `(ours/1)` elsewhere. */
const namesOf = async (store: Store, place: Partial<TokenPlace>, audiences = [audience]) => {
  const found = await store.ports.authTokens.findTrusting(audiences, { ...nowhere, ...place });
  return found.deployments.map(({ account, deploymentId, isHere }) => {
    const name = `${account.name}/${deploymentId}`;
    return isHere ? name : `(${name})`;
  });
};

export const findTrusting: MethodContract = {
  cases: [
    proves("D2 gives the account, its origins and the settings as they are", async (store) => {
      const { ours } = await twoAccounts(store, { allowedOrigins: ["https://app.test"] });
      const claims = { groups: "roles", userAttributes: [{ name: "city", claim: "c/~" }] };
      await declareTrust(store, ours, 1, { issuer: "https://idp.test", claims });
      const { nowMs, deployments } = await store.ports.authTokens.findTrusting([audience], nowhere);
      const key = await store.ports.apiKeys.find(ours.keyId);
      expect(deployments).toEqual([
        {
          account: key?.account,
          allowedOrigins: ["https://app.test"],
          deploymentId: 1,
          settings: trust({ issuer: "https://idp.test", claims }),
          isHere: true,
        },
      ]);
      expect(Number.isSafeInteger(nowMs)).toBe(true);
    }),

    proves("D2 nothing is found where nothing is declared, or it is turned off", async (store) => {
      const { ours } = await twoAccounts(store);
      expect(await namesOf(store, {})).toEqual([]);
      await declareTrust(store, ours, 1, { enabled: false });
      expect(await namesOf(store, {})).toEqual([]);
      await declareTrust(store, ours, 1);
      expect(await namesOf(store, {})).toEqual(["ours/1"]);
    }),

    proves("D2 an audience is compared as it is, each of several", async (store) => {
      const { ours } = await twoAccounts(store);
      await declareTrust(store, ours, 1, { audience: "Analytics ü" });
      await declareTrust(store, ours, 2, { audience: "reports" });
      for (const other of ["analytics ü", "Analytics", "", "a\0", "\ud800", "%"]) {
        expect(await namesOf(store, {}, [other])).toEqual([]);
      }
      expect(await namesOf(store, {}, ["x", "Analytics ü"])).toEqual(["ours/1"]);
      expect(await namesOf(store, {}, ["reports", "Analytics ü"])).toEqual(["ours/1", "ours/2"]);
      expect(await namesOf(store, {}, [])).toEqual([]);
    }),

    proves("A1 what the address names comes first, and the rest is elsewhere", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      for (const account of [ours, theirs]) {
        await declareTrust(store, account, 1);
        await declareTrust(store, account, 2);
      }
      const [first, second] = ours.id < theirs.id ? ["ours", "theirs"] : ["theirs", "ours"];
      expect(await namesOf(store, {})).toEqual([
        ...[`${first}/1`, `${first}/2`],
        ...[`${second}/1`, `${second}/2`],
      ]);
      expect(await namesOf(store, { accountName: second })).toEqual([
        ...[`${second}/1`, `${second}/2`],
        ...[`(${first}/1)`, `(${first}/2)`],
      ]);
      expect(await namesOf(store, { accountName: "ours", deploymentId: 2 })).toContain("ours/2");
      expect(await namesOf(store, { accountName: "ours", agentId: "2" })).toEqual([
        "ours/2",
        ...(first === "ours"
          ? ["(ours/1)", "(theirs/1)", "(theirs/2)"]
          : ["(theirs/1)", "(theirs/2)", "(ours/1)"]),
      ]);
      for (const place of [
        { accountName: "nobody" },
        { accountName: "a\0" },
        { deploymentId: 3 },
        { deploymentId: Number.MAX_SAFE_INTEGER },
        { deploymentId: 2 ** 70 },
        { agentId: "3" },
        { agentId: "\ud800" },
      ]) {
        expect(await namesOf(store, place)).toEqual([
          ...[`(${first}/1)`, `(${first}/2)`],
          ...[`(${second}/1)`, `(${second}/2)`],
        ]);
      }
    }),

    proves(
      "T21 of many deployments a bounded number is looked at, those of the place",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const deployments = Array.from({ length: trustingDeploymentsMax }, (_, at) =>
          deployment({ id: at + 1, authTokens: trust() }),
        );
        for (const account of [ours, theirs]) await changeAccount(store, account, { deployments });
        for (const accountName of ["ours", "theirs"]) {
          const names = deployments.map(({ id }) => `${accountName}/${id}`);
          expect(await namesOf(store, { accountName })).toEqual(names);
        }
      },
    ),
  ],
  foreign: { notBoundToAnAccount: "Like a key, a token is what finds its account (A1)." },
};
