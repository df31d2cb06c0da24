import { beforeAll, describe, expect, it } from "@jest/globals";
import * as Effect from "effect/Effect";
import {
  base64url,
  decodeJwt,
  decodeProtectedHeader,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { webCryptoSecrets } from "../in-memory/index.js";
import { Secrets } from "../shared/services.js";
import { lift } from "../shared/port/port.js";
import type { SecretsMethods } from "../shared/port/secrets.js";
import type { EmbedSession } from "./embed-session.js";
import { openToken, signToken } from "./embed-token.js";

const exchangedAtMs = 1_893_456_000_999;
const session: EmbedSession = {
  digest: "d".repeat(64),
  accountId: 1,
  accountName: "demo",
  plan: "enterprise",
  deploymentId: 7,
  embedTenantName: "acme-corp",
  user: { kind: "external", id: 50, externalId: "müller" },
  creatorMode: true,
  branchName: "dev",
  settings: { allowAi: false, embedTheme: { dark: true } },
};

// HMAC with a key in plain sight, so that an independent library can check and forge.
const key = new TextEncoder().encode("0123456789abcdef0123456789abcdef");
const hmac = () =>
  crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
const bytes = (text: string) => new TextEncoder().encode(text);
const secrets = lift<SecretsMethods>({
  ...webCryptoSecrets(["a key that only the tests know"]),
  sign: async (text) =>
    base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", await hmac(), bytes(text)))),
  verify: async (text, signature) =>
    crypto.subtle.verify(
      "HMAC",
      await hmac(),
      new Uint8Array(base64url.decode(signature)),
      bytes(text),
    ),
});
const run = <A, E>(effect: Effect.Effect<A, E, Secrets>): Promise<A> =>
  Effect.runPromise(Effect.provideService(effect, Secrets, secrets));
const sign = (change: Partial<EmbedSession> = {}) =>
  run(signToken({ ...session, ...change }, exchangedAtMs));
const open = (token: string) => run(openToken(token));

let token: string;
beforeAll(async () => {
  token = await sign();
});

describe("B5: the token, as an independent library reads it", () => {
  it("is a JWT that verifies under HS256, and has the claims of the session", async () => {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer: "embedded-analytics",
      currentDate: new Date(exchangedAtMs),
    });
    expect(protectedHeader).toEqual({ alg: "HS256", typ: "JWT" });
    expect(payload).toEqual({
      iss: "embedded-analytics",
      sub: "external:50",
      iat: 1_893_456_000,
      exp: 1_893_542_400,
      sid: session.digest,
      accountId: 1,
      accountName: "demo",
      deploymentId: 7,
      embedTenantName: "acme-corp",
      externalId: "müller",
      creatorMode: true,
      branchName: "dev",
      settings: { allowAi: false, embedTheme: { dark: true } },
    });
  });

  it("ends 24 hours after the exchange", async () => {
    const at = (seconds: number) =>
      jwtVerify(token, key, { currentDate: new Date((1_893_456_000 + seconds) * 1000) });
    await expect(at(86_399)).resolves.toBeDefined();
    await expect(at(86_400)).rejects.toMatchObject({ code: "ERR_JWT_EXPIRED" });
  });

  it("names an internal user by username, and no branch where there is none", async () => {
    const claims = decodeJwt(
      await sign({
        user: { kind: "internal", id: 9, username: "ada@demo.test" },
        branchName: undefined,
      }),
    );
    expect(claims).toMatchObject({ sub: "internal:9", internalId: "ada@demo.test" });
    expect(claims).not.toHaveProperty("externalId");
    expect(claims).not.toHaveProperty("branchName");
  });

  it("T5: holds no session id, only the digest under which the session is stored", () => {
    expect(decodeJwt(token)["sid"]).toBe(session.digest);
  });
});

describe("B5: what the service takes back", () => {
  it("is its own token", async () => {
    expect(await open(token)).toEqual({
      sid: session.digest,
      accountId: 1,
      accountName: "demo",
    });
  });

  it("is not read for its age: that is judged by the store's clock (T34)", async () => {
    const old = await run(signToken(session, 0));
    expect(await open(old)).toEqual({
      sid: session.digest,
      accountId: 1,
      accountName: "demo",
    });
  });

  it("may be signed by the same key and still be none: it must speak of a session", async () => {
    const foreign = (claims: Record<string, unknown>) =>
      new SignJWT(claims).setProtectedHeader({ alg: "HS256", typ: "JWT" }).sign(key);
    expect(await open(await foreign({ sid: "x", accountId: 1 }))).toEqual({
      sid: "x",
      accountId: 1,
    });
    for (const claims of [
      {},
      { sid: "x" },
      { sid: 5, accountId: 1 },
      { sid: "x", accountId: "1" },
    ]) {
      expect(await open(await foreign(claims))).toBeUndefined();
    }
  });
});

describe("B5: forgeries are refused", () => {
  it("alg none", async () => {
    const claims = decodeJwt(token);
    const unsecured = new UnsecuredJWT(claims).encode();
    expect(decodeProtectedHeader(unsecured).alg).toBe("none");
    expect(await open(unsecured)).toBeUndefined();
    expect(await open(`${unsecured}x`)).toBeUndefined();
  });

  it.each(["HS384", "HS512"])("alg %s, though the key is the right one", async (alg) => {
    const longKey = new Uint8Array([...key, ...key]);
    const other = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg, typ: "JWT" })
      .sign(longKey);
    expect(await open(other)).toBeUndefined();
  });

  it("another header, well signed by our key: fields the other way round, or a kid", async () => {
    for (const header of [
      { typ: "JWT", alg: "HS256" },
      { alg: "HS256" },
      { alg: "HS256", typ: "JWT", kid: "1" },
    ]) {
      const other = await new SignJWT(decodeJwt(token)).setProtectedHeader(header).sign(key);
      expect(await open(other)).toBeUndefined();
    }
  });

  it("a signature by another key", async () => {
    const other = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .sign(bytes("another key of the same length!!"));
    expect(await open(other)).toBeUndefined();
  });

  it("another payload under the old signature", async () => {
    const [head, , signature] = token.split(".");
    const promoted = base64url.encode(JSON.stringify({ ...decodeJwt(token), accountId: 2 }));
    expect(await open(`${head}.${promoted}.${signature}`)).toBeUndefined();
  });

  it("any letter changed, at any place", async () => {
    for (let at = 0; at < token.length; at++) {
      if (token[at] === ".") continue;
      const letter = token[at] === "A" ? "Q" : "A"; // these differ in bits that no encoding drops
      const altered = token.slice(0, at) + letter + token.slice(at + 1);
      expect(await open(altered)).toBeUndefined();
    }
  });
});

describe("T36: with the service's own secrets, a text of any kind is refused and nothing is thrown", () => {
  const own = lift<SecretsMethods>(webCryptoSecrets(["new key", "old key"]));
  const openOwn = (text: string) =>
    Effect.runPromise(Effect.provideService(openToken(text), Secrets, own));
  const signOwn = () =>
    Effect.runPromise(Effect.provideService(signToken(session, exchangedAtMs), Secrets, own));
  const header = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9";

  it.each([
    ["no base64url in the signature", `${header}.e30.!!!`],
    ["letters beyond ASCII", `${header}.é.ü`],
    ["an empty signature", `${header}.e30.`],
    ["padding", `${header}.e30.AAAA====`],
    ["a megabyte", `${header}.${"A".repeat(1_000_000)}.AAAA`],
  ])("%s", async (_what, text) => {
    expect(token.startsWith(`${header}.`)).toBe(true);
    expect(await openOwn(text)).toBeUndefined();
  });

  it("parts too many, too few, or elsewhere", async () => {
    const signed = await signOwn();
    const [head, body, signature] = signed.split(".");
    const texts = [
      "",
      ".",
      "..",
      "...",
      `${head}`,
      `${head}.${body}`,
      `${head}.${body}.`,
      `${head}..${signature}`,
      `.${body}.${signature}`,
      `${signed}.`,
      `.${signed}`,
      `${signed}.${signature}`,
      `${body}.${head}.${signature}`,
      ` ${signed}`,
      `${signed} `,
      `${signed}\n`,
      `Bearer ${signed}`,
    ];
    for (const text of texts) expect(await openOwn(text)).toBeUndefined();
  });

  it("a signature has one spelling: the spare bits of its last letter are no second one", async () => {
    const signed = await signOwn();
    expect(await openOwn(signed)).toBeDefined();
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = alphabet.indexOf(signed.at(-1) ?? "");
    const twin = alphabet[last ^ 1] ?? "";
    expect(await openOwn(signed.slice(0, -1) + twin)).toBeUndefined();
  });

  it("F3: a token under an older key that is still honoured is taken back, under a dropped one not", async () => {
    const before = lift<SecretsMethods>(webCryptoSecrets(["old key"]));
    const old = await Effect.runPromise(
      Effect.provideService(signToken(session, exchangedAtMs), Secrets, before),
    );
    expect(await openOwn(old)).toBeDefined();
    const after = lift<SecretsMethods>(webCryptoSecrets(["new key"]));
    expect(
      await Effect.runPromise(Effect.provideService(openToken(old), Secrets, after)),
    ).toBeUndefined();
  });
});
