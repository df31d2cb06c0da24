import * as Effect from "effect/Effect";
import { describe, expect, it } from "@jest/globals";
import { failureOfEffect } from "../failures.fixture.js";
import { inMemoryPorts } from "../in-memory/index.js";
import { servicesOf } from "../services.js";
import { keys, world } from "../world.fixture.js";
import { identifyCaller } from "./identify-caller.js";
import type { Credential } from "./credential.js";
import type { KeyHolder } from "./key-holder.js";

/** Identifies with the keys of the usual account; `asked` collects the ids that are looked up. */
const identify = async (credential: Credential, asked: string[] = []) => {
  const { ports } = await world();
  const find = (keyId: string) =>
    Effect.promise(async (): Promise<KeyHolder | undefined> => {
      asked.push(keyId);
      return ports.apiKeys.find(keyId);
    });
  return identifyCaller(credential, find).pipe(Effect.provideContext(servicesOf(inMemoryPorts())));
};

describe("A1, A3, T2: who calls by a key", () => {
  it("is the holder of the key, as it was found", async () => {
    const holder = await Effect.runPromise(await identify({ apiKey: keys.admin }));
    expect(holder.key.kind).toBe("admin");
  });

  it.each([undefined, "", "sk-short", `${keys.admin}x`])(
    "is nobody for %j, and the store is not asked",
    async (apiKey) => {
      const asked: string[] = [];
      const { code } = await failureOfEffect(await identify({ apiKey }, asked));
      expect(code).toBe("unauthenticated");
      expect(asked).toEqual([]);
    },
  );

  it("learns of a foreign host only with a key that is valid", async () => {
    const accountName = "elsewhere";
    const foreign = await identify({ apiKey: keys.admin, accountName });
    expect((await failureOfEffect(foreign)).code).toBe("tenant_not_found");
    const revoked = await identify({ apiKey: keys.revoked, accountName });
    expect((await failureOfEffect(revoked)).code).toBe("unauthenticated");
  });
});
