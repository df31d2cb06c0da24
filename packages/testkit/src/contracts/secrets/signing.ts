import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { inParallel } from "../world/at-once.js";
import { keyRings } from "./key-rings.js";
import { misshapen, tampered } from "./tampering.js";

const texts = ["", "abc", "\u00e9\u{1f600}\n", "x".repeat(100_000)];

export const signCases: readonly ContractCase[] = [
  proves("256 bits in base64url without padding, the same for the same text", async ({ ports }) => {
    for (const text of texts) {
      const signature = await ports.secrets.sign(text);
      expect(signature).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(await ports.secrets.sign(text)).toBe(signature);
    }
    expect(new Set(await inParallel(texts, (text) => ports.secrets.sign(text))).size).toBe(4);
  }),

  proves(
    "another key gives another signature; the first of the keys signs",
    async (_store, open) => {
      const { old, current, both } = await keyRings(open);
      const signature = await both.ports.secrets.sign("abc");
      expect(signature).toBe(await current.ports.secrets.sign("abc"));
      expect(signature).not.toBe(await old.ports.secrets.sign("abc"));
    },
    "key_ring",
  ),
];

export const verifyCases: readonly ContractCase[] = [
  proves("the text's own signature, and no other text's", async ({ ports }) => {
    for (const text of texts) {
      const signature = await ports.secrets.sign(text);
      expect(await ports.secrets.verify(text, signature)).toBe(true);
      expect(await ports.secrets.verify(`${text}.`, signature)).toBe(false);
    }
    expect(await ports.secrets.verify("ABC", await ports.secrets.sign("abc"))).toBe(false);
  }),

  proves("a signature with any character changed is refused", async ({ ports }) => {
    const signature = await ports.secrets.sign("abc");
    for (const wrong of [...tampered(signature), ...misshapen(signature)]) {
      expect([wrong, await ports.secrets.verify("abc", wrong)]).toEqual([wrong, false]);
    }
  }),

  proves(
    "signatures of a key that is still honoured verify, of any other key not",
    async (_store, open) => {
      const { old, current, both } = await keyRings(open);
      const signature = await old.ports.secrets.sign("abc");
      expect(await both.ports.secrets.verify("abc", signature)).toBe(true);
      expect(await current.ports.secrets.verify("abc", signature)).toBe(false);
      const [other] = tampered(signature);
      expect(await both.ports.secrets.verify("abc", other ?? "")).toBe(false);
    },
    "key_ring",
  ),
];
