import * as Base64Url from "effect/encoding/Base64Url";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { outcomeOf } from "../../access/limits/declared-limits.fixture.js";
import { createEmbeddedAnalytics, type EmbeddedAnalytics } from "../../embedded-analytics.js";
import { failureOf } from "../../failures.fixture.js";
import type { Ports } from "../../ports.js";
import { keys, withKey, world, type World } from "../../world.fixture.js";

const attacker = "192.0.2.1";
const max = 3;

const part = (value: object): string => Base64Url.encode(JSON.stringify(value));

describe("D2, J4: a token whose key cannot be had", () => {
  let at: World;
  let service: EmbeddedAnalytics;
  /** The variables whose secrets are there. */
  let secrets: Set<string>;
  let lookups: number;

  /** Signatures that are the name of their secret's variable. */
  const named = (ports: Ports): Partial<Ports> => ({
    tokenSignatures: {
      verify: ({ secretFromEnv = "" }, token) => {
        if (!secrets.has(secretFromEnv)) return "unavailable";
        return token.endsWith(`.${secretFromEnv}`) ? "verified" : "refused";
      },
    },
    authTokens: {
      ...ports.authTokens,
      findTrusting: (audiences, place) => {
        lookups += 1;
        return ports.authTokens.findTrusting(audiences, place);
      },
    },
  });

  beforeEach(async () => {
    lookups = 0;
    secrets = new Set(["THEIRS"]);
    at = await world(named);
    const failedAuthentications = { max, windowSeconds: 60 };
    service = createEmbeddedAnalytics(at.ports, { limits: { failedAuthentications } });
    const taking = (secretFromEnv: string) => ({
      deployments: [
        {
          ...{ id: 1, name: "shop" },
          authTokens: { algorithm: "HS256", secretFromEnv, audience: secretFromEnv },
        },
      ],
    });
    await service.applyDeclaration(
      {
        accounts: [
          { name: "demo", ...taking("MINE") },
          { name: "other", ...taking("THEIRS") },
        ],
      },
      {},
    );
  });

  const tokenOf = (aud: string, by: string, claims: object = {}): string => {
    const iat = at.clock.nowMs / 1000;
    const payload = { sub: "jane", aud, iat, exp: iat + 600, ...claims };
    return `${part({ alg: "HS256" })}.${part(payload)}.${by}`;
  };
  const calling = (authToken: string, accountName: string, address: string | undefined) =>
    service.listThreads(
      { apiKey: undefined, authToken, address, accountName },
      { accountName, agentId: "1" },
      {},
    );
  const threads = (
    authToken: string,
    accountName = "demo",
    address: string | undefined = attacker,
  ) => outcomeOf(calling(authToken, accountName, address));

  it("is 503 up to the limit of its address; what follows is looked up nowhere", async () => {
    const outcomes: string[] = [];
    for (let call = 0; call <= max; call++) {
      outcomes.push(await threads(tokenOf("MINE", `forged${call}`)));
    }
    expect(outcomes).toEqual([...Array<string>(max).fill("store_unavailable"), "rate_limited 60"]);
    const before = lookups;
    for (let call = 0; call < 20; call++) {
      expect(await threads(tokenOf("MINE", `more${call}`))).toBe("rate_limited 60");
    }
    expect(lookups).toBe(before);
    expect(await threads(tokenOf("MINE", "any"), "demo", "192.0.2.2")).toBe("store_unavailable");
  });

  it("passes at an address with too many, once it was good here", async () => {
    secrets.add("MINE");
    const good = tokenOf("MINE", "MINE");
    expect(await threads(good)).toBe("ok");
    secrets.delete("MINE");
    for (let call = 0; call <= max; call++) await threads(tokenOf("MINE", `forged${call}`));
    secrets.add("MINE");
    expect(await threads(good)).toBe("ok");
    expect(await threads(tokenOf("MINE", "MINE", { jti: "another" }))).toBe("rate_limited 60");
  });

  it("A1: is 401 where nobody takes tokens for its audience, as one of an audience of nobody", async () => {
    for (const aud of ["MINE", "nobody"]) {
      expect([aud, await threads(tokenOf(aud, "x"), "other")]).toEqual([aud, "unauthenticated"]);
    }
  });

  it("is 401 where its times alone say that it is not good", async () => {
    expect(await threads(tokenOf("MINE", "x", { exp: 1, iat: 0 }))).toBe("unauthenticated");
  });

  it("J8: revoked and shown to another account or agent it is 401, and 404 while it is good", async () => {
    secrets.add("MINE");
    const token = tokenOf("MINE", "MINE", { iat: at.clock.nowMs / 1000 - 5 });
    const places = [
      () => threads(token, "other"),
      () =>
        outcomeOf(
          service.listThreads(
            { apiKey: undefined, authToken: token },
            { accountName: "demo", agentId: "3" },
            {},
          ),
        ),
    ];
    const outcomes = async () => [await places[0]?.(), await places[1]?.()];
    expect(await outcomes()).toEqual(["tenant_not_found", "agent_not_found"]);
    await service.revokeIssued(withKey(keys.admin), { externalId: "jane" });
    expect(await outcomes()).toEqual(["unauthenticated", "unauthenticated"]);
    expect(await threads(token)).toBe("unauthenticated");
  });

  it("A4: is pointed into where it says who the user is, and not the body", async () => {
    secrets.add("MINE");
    const token = tokenOf("MINE", "MINE", { sub: "Jane" });
    expect(await failureOf(calling(token, "demo", undefined))).toMatchObject({
      code: "invalid_request",
      detail: "In the auth token: /sub must be lowercase.",
      details: { problems: [{ pointer: "/sub", message: "must be lowercase" }] },
    });
  });

  it("is spoken of as what it is, and not as an embed token", async () => {
    secrets.add("MINE");
    for (const token of ["no token", tokenOf("MINE", "forged"), tokenOf("nobody", "x")]) {
      expect(await failureOf(calling(token, "demo", undefined))).toMatchObject({
        code: "unauthenticated",
        detail: "The auth token is expired, revoked or not valid here.",
      });
    }
  });
});
