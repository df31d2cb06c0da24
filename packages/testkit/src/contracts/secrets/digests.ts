import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";

export const randomBytesCases: readonly ContractCase[] = [
  proves("as many bytes as were asked for, none and very many included", async ({ ports }) => {
    for (const count of [0, 1, 7, 32, 65_536, 65_537, 200_000]) {
      const bytes = await ports.secrets.randomBytes(count);
      expect(bytes).toBeInstanceOf(Uint8Array);
      expect(bytes).toHaveLength(count);
    }
  }),

  proves("T5 every draw is another one, to its last byte", async ({ ports }) => {
    const draws = new Set<string>();
    const ends = new Set<number>();
    for (let draw = 0; draw < 1000; draw++) {
      const bytes = await ports.secrets.randomBytes(32);
      draws.add(bytes.join());
      ends.add(bytes.at(-1) ?? -1);
    }
    expect(draws.size).toBe(1000);
    expect(ends.size).toBeGreaterThan(200);
    const long = await ports.secrets.randomBytes(200_000);
    expect(new Set(long.subarray(-20_000)).size).toBe(256);
  }),
];

/** SHA-256 as others compute it. */
const vectors: readonly (readonly [string, string])[] = [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["\u00e9\u{1f600}", "1184d1f608158eea09d297565575892231550c403aaa913008d867a97cfd5c76"],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
];

export const digestCases: readonly ContractCase[] = [
  proves("SHA-256 of the text in UTF-8, in lowercase hex", async ({ ports }) => {
    for (const [text, digest] of vectors) expect(await ports.secrets.digest(text)).toBe(digest);
  }),
];

export const equalCases: readonly ContractCase[] = [
  proves("T2 a difference is seen wherever it is", async ({ ports }) => {
    const digest = await ports.secrets.digest("abc");
    expect(await ports.secrets.equal(digest, `${digest}`)).toBe(true);
    expect(await ports.secrets.equal("", "")).toBe(true);
    for (let at = 0; at < digest.length; at++) {
      const other = digest.slice(0, at) + (digest[at] === "0" ? "1" : "0") + digest.slice(at + 1);
      expect(await ports.secrets.equal(digest, other)).toBe(false);
    }
  }),

  proves("T2 texts of different length are different", async ({ ports }) => {
    const digest = await ports.secrets.digest("abc");
    for (const other of [
      "",
      digest.slice(0, -1),
      digest + digest,
      `${digest} `,
      digest.toUpperCase(),
    ]) {
      expect(await ports.secrets.equal(digest, other)).toBe(false);
      expect(await ports.secrets.equal(other, digest)).toBe(false);
    }
  }),
];
