import { beforeEach, describe, expect, it } from "@jest/globals";
import { withKey } from "../../world.fixture.js";
import {
  bodyFor,
  queryWorld,
  statement,
  tokenOf,
  type QueryWorld,
} from "../query/run-query.fixture.js";
import { userKeyOf } from "./user-key.js";

const jane = { externalId: "jane" };

describe("E10: the key by which users share slots", () => {
  let at: QueryWorld;
  beforeEach(async () => {
    at = await queryWorld();
  });
  const keysOf = (): readonly unknown[] => at.queries.map(({ userKey }) => userKey);
  const byToken = async (body: object): Promise<void> => {
    const embedToken = await tokenOf(at, body);
    await at.query({ apiKey: undefined, embedToken }, { query: statement });
  };

  it("is one and the same for a user, by key, by token, and in either lane", async () => {
    await at.query(withKey(), bodyFor(jane));
    await byToken(jane);
    await byToken({ ...jane, groups: ["analysts"] });
    await byToken({ ...jane, embedTenantName: "acme-corp", creatorMode: true });
    await byToken({ ...jane, embedTenantName: "acme-corp" });
    const [first, second, third, inAcme, inAcmeToo] = keysOf();
    expect(typeof first).toBe("string");
    expect([second, third]).toEqual([first, first]);
    expect(inAcmeToo).toBe(inAcme);
    expect(inAcme).not.toBe(first);
  });

  it("is another for each user, also for one who is not stored", async () => {
    for (const externalId of ["jane", "joe", "nobody-yet"]) {
      await at.query(withKey(), bodyFor({ externalId }));
    }
    expect(new Set(keysOf()).size).toBe(3);
    expect(keysOf()).not.toContain(undefined);
  });

  it("is another for names that look alike", () => {
    const external = { kind: "external", externalId: "a" } as const;
    const internal = { kind: "internal", username: "a" } as const;
    const keys = [
      userKeyOf({ embedTenantName: "t", identity: external }),
      userKeyOf({ embedTenantName: "t", identity: internal }),
      userKeyOf({ embedTenantName: "u", identity: external }),
      userKeyOf({
        embedTenantName: "t",
        identity: { kind: "external", externalId: 'a","external","a' },
      }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
