import { afterAll, afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createEmbeddedAnalytics, type EmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts, inMemoryTurnLogs } from "@embedded-analytics/domain/in-memory";
import { bySecret, hang, jwtOf, say, scriptedAgent } from "@embedded-analytics/testkit";
import { prismaPorts } from "../ports.js";
import { emptyStores, type EmptyStore } from "../testing/empty-stores.js";
import { apiKey, outcomeOf, tally } from "../testing/service.fixture.js";

// Rivals meet inside the database, not in the pool's queue.
const stores = emptyStores({ walled: true, connectionsMax: 16 });
let store: EmptyStore;

beforeEach(async () => {
  store = await stores.take();
});
afterEach(() => store.release());
afterAll(() => stores.close());

const secret = "a secret of thirty-two bytes, or more";
const audience = "shop";
const count = async (sql: string): Promise<number> =>
  Number((await store.owner.pool.query<{ n: number }>(`select count(*)::int n ${sql}`)).rows[0]?.n);

/** Two instances on one database, whose agent says a word and then nothing until it is stopped. */
const instances = async (): Promise<readonly [EmbeddedAnalytics, EmbeddedAnalytics]> => {
  const turnLogs = inMemoryTurnLogs(() => Date.now());
  const instance = () =>
    createEmbeddedAnalytics({
      ...inMemoryPorts({
        secretKeys: ["one key for all instances"],
        tokenKeys: { secrets: { IDP: secret } },
        agents: scriptedAgent([say("One moment."), hang()]),
      }),
      ...prismaPorts(store.database),
      turnLogs,
    });
  const both = [instance(), instance()] as const;
  const authTokens = { algorithm: "HS256", secretFromEnv: "IDP", audience };
  const account = {
    name: "shop",
    keys: [{ name: "server", fromEnv: "KEY" }],
    deployments: [{ id: 1, name: "main", default: true, authTokens }],
    agents: [{ id: "1", name: "analyst", deployment: 1 }],
  };
  await both[0].applyDeclaration({ accounts: [account] }, { KEY: apiKey });
  return both;
};

const tokenOf = (sub: string, issuedSeconds: number): string => {
  const iat = Math.floor(Date.now() / 1000) + issuedSeconds;
  const claims = { sub, aud: audience, iat, exp: iat + 600 };
  return jwtOf({ alg: "HS256" }, claims, bySecret("HS256", secret));
};

describe("J8: claims of a new user by tokens, and the revocation of these tokens, at once", () => {
  it("no turn of a revoked token runs on, whichever comes first, and a later token is good", async () => {
    const both = await instances();
    const address = { accountName: "shop", agentId: "1" };
    const outcomes: string[] = [];
    for (let round = 0; round < 12; round++) {
      const sub = `user-${round}`;
      const authToken = tokenOf(sub, -5);
      const claims = Array.from({ length: 8 }, (_, at) =>
        outcomeOf(
          (both[at % 2] ?? both[0]).streamChat({ apiKey: undefined, authToken }, address, {
            input: `Question ${at}`,
          }),
        ),
      );
      // Before, amid and behind the claims.
      await new Promise((resolve) => setTimeout(resolve, round * 4));
      await both[1].revokeIssued({ apiKey }, { externalId: sub });
      outcomes.push(...(await Promise.all(claims)));
      expect(
        await outcomeOf(
          both[0].streamChat({ apiKey: undefined, authToken }, address, { input: "Late" }),
        ),
      ).toBe("unauthenticated");
      expect(await count(`from external_user where external_id = '${sub}'`)).toBeLessThanOrEqual(1);
    }
    expect(new Set(outcomes)).toEqual(new Set(["committed", "unauthenticated"]));
    // Those that were taken end as well, within the two seconds of J8.
    const running = "from turn where state = 'claimed'";
    for (let look = 0; look < 40 && (await count(running)) > 0; look++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await count(running)).toBe(0);
    expect(tally(outcomes)["unauthenticated"]).toBeGreaterThan(0);
    const later = { apiKey: undefined, authToken: tokenOf("user-0", 2) };
    expect(await outcomeOf(both[0].streamChat(later, address, { input: "Again" }))).toBe(
      "committed",
    );
    for (const each of both) await each.stopTurns(0);
  }, 60_000);
});
