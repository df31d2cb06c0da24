import { describe, expect, it } from "@jest/globals";
import * as Effect from "effect/Effect";
import { webCryptoSecrets } from "../in-memory/index.js";
import { Secrets } from "../shared/services.js";
import { lift } from "../shared/port/port.js";
import type { SecretsMethods } from "../shared/port/secrets.js";
import { withKey, world } from "../world.fixture.js";
import { isSessionId, mintSessionId } from "./session-id.js";

const secrets = lift<SecretsMethods>(webCryptoSecrets(["a key that only the tests know"]));
const mint = () => Effect.runPromise(Effect.provideService(mintSessionId, Secrets, secrets));

describe("B5, T5: session ids", () => {
  it("are 64 lowercase hex characters, all different, with the digest of their text", async () => {
    const minted = await Promise.all(Array.from({ length: 2000 }, mint));
    for (const { sessionId } of minted) {
      expect(sessionId).toMatch(/^[0-9a-f]{64}$/);
      expect(isSessionId(sessionId)).toBe(true);
    }
    expect(new Set(minted.map(({ sessionId }) => sessionId)).size).toBe(2000);
    const [first] = minted;
    const bytes = new TextEncoder().encode(first?.sessionId);
    const sha256 = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
    expect(first?.digest).toBe(sha256);
  });

  it("hold 256 bits, of which each is as often 1 as 0", async () => {
    const minted = await Promise.all(Array.from({ length: 1000 }, mint));
    for (let bit = 0; bit < 256; bit++) {
      const ones = minted.filter(
        ({ sessionId }) => (parseInt(sessionId[bit >> 2] ?? "", 16) >> (bit & 3)) & 1,
      );
      // 500 are expected, with a standard deviation of 15.8.
      expect(Math.abs(ones.length - 500)).toBeLessThan(7 * 15.8);
    }
  });

  it("are nowhere in the store, only their digests are", async () => {
    const { service, stored, ports } = await world();
    const { sessionId } = await service.generateSession(withKey(), { externalId: "u" });
    expect(JSON.stringify(stored())).not.toContain(sessionId);
    expect(JSON.stringify(stored())).toContain(await ports.secrets.digest(sessionId));
  });

  it.each([
    ["63 characters", "a".repeat(63)],
    ["65 characters", "a".repeat(65)],
    ["capitals", "A".repeat(64)],
    ["letters beyond f", "g".repeat(64)],
    ["a line feed at the end", `${"a".repeat(64)}\n`],
    ["digits of another script", "٣".repeat(64)],
    ["nothing", ""],
  ])("%s is none", (_what, text) => {
    expect(isSessionId(text)).toBe(false);
  });
});
