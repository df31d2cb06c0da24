import { describe, expect, it } from "@jest/globals";
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { codeOf, failureOf } from "../failures.fixture.js";
import { webCryptoSecrets } from "../in-memory/index.js";
import { Secrets } from "../shared/services.js";
import type { Position } from "../shared/port/page.js";
import { lift } from "../shared/port/port.js";
import type { SecretsMethods } from "../shared/port/secrets.js";
import { openCursor, sealCursor } from "./cursor.js";

const context = JSON.stringify([1, "acme-corp", "groups"]);
const under = (...secretKeys: readonly string[]) => {
  const secrets = lift<SecretsMethods>(webCryptoSecrets(secretKeys));
  const run = <A, E>(effect: Effect.Effect<A, E, Secrets>): Promise<A> =>
    Effect.runPromise(Effect.provideService(effect, Secrets, secrets));
  return {
    seal: (position: Position, list = context) => run(sealCursor(position, list)),
    open: (cursor: string, list = context) => run(openCursor(cursor, list)),
  };
};
const { seal, open } = under("present key");
const position: Position = { createdAtMs: 1_893_456_000_000, id: 4711 };

describe("C1, T24: a cursor", () => {
  it("stands for the position that it was made of, in the list that it was made for", () =>
    fc.assert(
      fc.asyncProperty(fc.maxSafeNat(), fc.maxSafeNat(), async (createdAtMs, id) => {
        expect(await open(await seal({ createdAtMs, id }))).toEqual({ createdAtMs, id });
      }),
      { numRuns: 50 },
    ));

  it("is opaque: a text for addresses, that does not show what it holds", async () => {
    const cursor = await seal(position);
    expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
    const bytes = Buffer.from(cursor, "base64url").toString("latin1");
    expect(bytes).not.toContain("4711");
    expect(await seal(position)).not.toBe(cursor);
  });

  it("is refused when any byte of it is another", async () => {
    const bytes = Buffer.from(await seal(position), "base64url");
    const opened = bytes.map((_, at) => at);
    for (const at of opened) {
      for (const flip of [0x01, 0x80, 0xff]) {
        const altered = Buffer.from(bytes);
        altered[at] = (altered[at] ?? 0) ^ flip;
        expect(await codeOf(open(altered.toString("base64url")))).toBe("invalid_cursor");
      }
    }
    expect(await open(bytes.toString("base64url"))).toEqual(position);
  });

  it("is refused when any letter of it is another, or was left out, or added", async () => {
    const cursor = await seal(position);
    for (let at = 0; at < cursor.length; at++) {
      const other = cursor[at] === "A" ? "B" : "A";
      const altered = [
        cursor.slice(0, at) + other + cursor.slice(at + 1),
        cursor.slice(0, at) + cursor.slice(at + 1),
        cursor.slice(0, at) + other + cursor.slice(at),
      ];
      for (const text of altered) expect(await codeOf(open(text))).toBe("invalid_cursor");
    }
  });

  it.each([
    ["nothing", ""],
    ["a number", "50"],
    ["an own invention", Buffer.from("[1,2]").toString("base64url")],
    ["no base64url", "!!!"],
    ["padding", "AAAA===="],
    ["letters beyond ASCII", "é\u0000😀"],
    ["a long text", "A".repeat(100_000)],
  ])("is refused when it is %s", async (_what, cursor) => {
    const failure = await failureOf(open(cursor));
    expect(failure.code).toBe("invalid_cursor");
    expect(failure.detail).toBe("The cursor is not one of this list.");
  });

  it.each([
    ["another account", [2, "acme-corp", "groups"]],
    ["another embed tenant", [1, "acme-corp2", "groups"]],
    ["another list", [1, "acme-corp", "user-attributes"]],
    ["a tenant whose name continues like the list", [1, 'acme-corp","groups', ""]],
  ])("is refused in %s", async (_what, list) => {
    const cursor = await seal(position);
    expect(await codeOf(open(cursor, JSON.stringify(list)))).toBe("invalid_cursor");
  });
});

describe("T24: keys", () => {
  it("a cursor under an older key that is still honoured opens, one under an unknown key does not", async () => {
    const old = await under("old key").seal(position);
    expect(await under("new key", "old key").open(old)).toEqual(position);
    expect(await codeOf(under("new key").open(old))).toBe("invalid_cursor");
  });

  it("what was sealed for another purpose is no position, though the seal is good", async () => {
    const secrets = webCryptoSecrets(["present key"]);
    for (const text of [
      '"x"',
      "[1]",
      "[1,2,3]",
      "[1.5,2]",
      '["1","2"]',
      "null",
      "{}",
      "not JSON",
    ]) {
      expect(await codeOf(open(await secrets.seal(text, context)))).toBe("invalid_cursor");
    }
  });
});
