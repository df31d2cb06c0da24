import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { keyRings } from "./key-rings.js";
import { misshapen, tampered } from "./tampering.js";

const texts = ["", "abc", "\u00e9\u{1f600}\n", "x".repeat(100_000)];

export const sealCases: readonly ContractCase[] = [
  proves("T24 tells nothing: base64url, another text each time", async ({ ports }) => {
    const sealed = new Set<string>();
    for (let time = 0; time < 100; time++) {
      const text = await ports.secrets.seal("a text that can be recognized", "context");
      expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(Buffer.from(text, "base64url").toString("latin1")).not.toContain("recognized");
      sealed.add(text);
    }
    expect(sealed.size).toBe(100);
  }),

  proves(
    "the first of the keys seals",
    async (_store, open) => {
      const { current, both } = await keyRings(open);
      const sealed = await both.ports.secrets.seal("abc", "context");
      expect(await current.ports.secrets.open(sealed, "context")).toBe("abc");
    },
    "key_ring",
  ),
];

export const openCases: readonly ContractCase[] = [
  proves("what was sealed in the same context", async ({ ports: { secrets } }) => {
    for (const text of texts) {
      for (const context of ["", "context", "\u00e9"]) {
        expect(await secrets.open(await secrets.seal(text, context), context)).toBe(text);
      }
    }
  }),

  proves("T24 nothing in another context", async ({ ports: { secrets } }) => {
    const sealed = await secrets.seal("abc", "context");
    for (const other of ["", "Context", "context ", "contex", "abc"]) {
      expect(await secrets.open(sealed, other)).toBeUndefined();
    }
  }),

  proves("T24 nothing with any character changed", async ({ ports: { secrets } }) => {
    const sealed = await secrets.seal("abc", "context");
    for (const wrong of [...tampered(sealed), ...misshapen(sealed)]) {
      expect([wrong, await secrets.open(wrong, "context")]).toEqual([wrong, undefined]);
    }
  }),

  proves("nothing that was only signed", async ({ ports: { secrets } }) => {
    expect(await secrets.open(await secrets.sign("abc"), "")).toBeUndefined();
  }),

  proves(
    "T24 what a key sealed that is still honoured, and nothing of any other key",
    async (_store, open) => {
      const { old, current, both } = await keyRings(open);
      const sealed = await old.ports.secrets.seal("abc", "context");
      expect(await both.ports.secrets.open(sealed, "context")).toBe("abc");
      expect(await both.ports.secrets.open(sealed, "other")).toBeUndefined();
      expect(await current.ports.secrets.open(sealed, "context")).toBeUndefined();
    },
    "key_ring",
  ),
];
