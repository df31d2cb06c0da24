import { describe, expect, it } from "@jest/globals";
import * as Effect from "effect/Effect";
import { webCryptoSecrets } from "../in-memory/index.js";
import { Secrets } from "../shared/services.js";
import { lift } from "../shared/port/port.js";
import type { SecretsMethods } from "../shared/port/secrets.js";
import { parseApiKey } from "./api-key.js";
import { mintApiKey } from "./mint-api-key.js";

const secrets = webCryptoSecrets(["a key that only the tests know"]);
const mint = (randomBytes = secrets.randomBytes) =>
  Effect.runSync(
    Effect.provideService(mintApiKey, Secrets, lift<SecretsMethods>({ ...secrets, randomBytes })),
  );

describe("A3, T1: minted API keys", () => {
  const minted = Array.from({ length: 10_000 }, () => mint());

  it("all have the form that is accepted", () => {
    for (const { id, text } of minted) expect(parseApiKey(text)).toEqual({ id, text });
  });

  it("are all different, in their ids and in their secrets", () => {
    expect(new Set(minted.map(({ id }) => id)).size).toBe(minted.length);
    expect(new Set(minted.map(({ text }) => text.slice(-43))).size).toBe(minted.length);
  });

  it("use every letter of an id's alphabet at every place", () => {
    for (let place = 0; place < 12; place++) {
      expect(new Set(minted.map(({ id }) => id[place])).size).toBe(36);
    }
  });

  it("spread the 64 letters of the secret evenly: it is random bits and nothing else", () => {
    for (const place of [3, 20, 44]) {
      const counts = new Map<string, number>();
      for (const { text } of minted) {
        const letter = text[place + 13] ?? "";
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
      }
      expect(counts.size).toBe(64);
      // 156 each are expected, with a standard deviation of 12.4.
      for (const count of counts.values()) expect(Math.abs(count - 156)).toBeLessThan(7 * 12.4);
    }
  });

  it("T1: hold 256 bits that come from the port and are all in the secret", () => {
    const asked: number[] = [];
    const { text } = mint((count) => {
      asked.push(count);
      return new Uint8Array(count).fill(0xff);
    });
    expect(Math.max(...asked)).toBe(32);
    expect(text.slice(-43)).toBe(`${"_".repeat(42)}8`);
  });

  it("do not tell the secret by the id", () => {
    const [first, second] = [0, 1].map((fill) => {
      let call = 0;
      return mint((count) => new Uint8Array(count).fill((call += 1) === 1 ? 7 : fill));
    });
    expect(first?.id).toBe(second?.id);
    expect(first?.text).not.toBe(second?.text);
  });
});
