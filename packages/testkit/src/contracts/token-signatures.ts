import { createPublicKey } from "node:crypto";
import { expect } from "@jest/globals";
import type { AuthTokenAlgorithm, AuthTokenKey } from "@embedded-analytics/domain";
import {
  byPrivateKey,
  bySecret,
  jwtOf,
  keySetOf,
  providerKey,
  tokenPart,
  type ProviderKey,
} from "../auth-tokens/signed-token.js";
import { proves, type OpenStore, type PortContract } from "./contract.js";

const jwksUrl = "https://idp.example/jwks";
const secretFromEnv = "IDP_SECRET";
const payload = { sub: "ada", aud: "analytics" };

// A key pair takes a tenth of a second to be made.
const made = new Map<string, ProviderKey>();
const keyNamed = (name: string, algorithm: string, about: object = {}): ProviderKey => {
  const key = made.get(name) ?? providerKey(algorithm, about);
  made.set(name, key);
  return key;
};

const secretOf = (algorithm: string): string => "s".repeat(Number(algorithm.slice(2)) / 8);

const bySecretOf = (algorithm: AuthTokenAlgorithm): AuthTokenKey => ({ algorithm, secretFromEnv });
const byKeysOf = (algorithm: AuthTokenAlgorithm): AuthTokenKey => ({ algorithm, jwksUrl });

const opened = async (open: OpenStore, keySet: string | undefined, secret?: string) => {
  const keySets = keySet === undefined ? {} : { [jwksUrl]: keySet };
  const secrets = secret === undefined ? {} : { [secretFromEnv]: secret };
  const { ports } = await open({ tokenKeys: { keySets, secrets } });
  return ports.tokenSignatures;
};

const refusedAndVerified = ["refused", "verified"] as const;

/** What every adapter of `tokenSignatures` must do. */
export const tokenSignaturesContract: PortContract<"tokenSignatures"> = {
  verify: {
    cases: [
      proves(
        "D2 a secret of its full length verifies, and another one does not",
        async (_, open) => {
          for (const algorithm of ["HS256", "HS384", "HS512"] as const) {
            const secret = secretOf(algorithm);
            const signatures = await opened(open, undefined, secret);
            const token = (of: string) =>
              jwtOf({ alg: algorithm }, payload, bySecret(algorithm, of));
            const key = bySecretOf(algorithm);
            expect([
              await signatures.verify(key, token(`${secret}x`)),
              await signatures.verify(key, token(secret)),
            ]).toEqual(refusedAndVerified);
          }
        },
      ),

      proves(
        "D2 a secret that is not there, or too short, says nothing of a token",
        async (_, open) => {
          for (const algorithm of ["HS256", "HS384", "HS512"] as const) {
            for (const secret of [undefined, "", secretOf(algorithm).slice(1)]) {
              const signatures = await opened(open, undefined, secret);
              const token = jwtOf({ alg: algorithm }, payload, bySecret(algorithm, secret ?? ""));
              expect(await signatures.verify(bySecretOf(algorithm), token)).toBe("unavailable");
            }
          }
        },
      ),

      proves("D2 a published key verifies by each algorithm", async (_, open) => {
        for (const algorithm of [
          ...(["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"] as const),
          ...(["ES256", "ES384", "ES512"] as const),
        ]) {
          const family = algorithm.startsWith("ES") ? algorithm : "RSA";
          const key = keyNamed(family, algorithm);
          const other = keyNamed(`other ${family}`, algorithm);
          const signatures = await opened(open, keySetOf(key));
          const token = (by: ProviderKey) =>
            jwtOf({ alg: algorithm, typ: "JWT" }, payload, byPrivateKey(algorithm, by.privateKey));
          expect([
            await signatures.verify(byKeysOf(algorithm), token(other)),
            await signatures.verify(byKeysOf(algorithm), token(key)),
          ]).toEqual(refusedAndVerified);
        }
      }),

      proves("D2 of several keys `kid` chooses, and each that fits is tried", async (_, open) => {
        const [one, two, again] = [
          keyNamed("one", "RS256", { kid: "one" }),
          keyNamed("two", "RS256", { kid: "two", alg: "RS256", use: "sig" }),
          keyNamed("again", "RS256", { kid: "one" }),
        ];
        const other = keyNamed("other RSA", "RS256");
        const unnamed = [keyNamed("unnamed", "RS256"), keyNamed("unnamed, too", "RS256")] as const;
        // A key that cannot be read stands in nobody's way.
        const broken = { ...one, jwk: { ...one.jwk, n: "AQAB", e: "" } };
        const signatures = await opened(open, keySetOf(broken, one, two, again, ...unnamed));
        const verdict = (kid: unknown, by: ProviderKey) =>
          signatures.verify(
            byKeysOf("RS256"),
            jwtOf({ alg: "RS256", kid }, payload, byPrivateKey("RS256", by.privateKey)),
          );
        for (const [kid, by] of [
          ...([one, again] as const).map((key) => ["one", key] as const),
          ["two", two],
          ...([one, two, again, ...unnamed] as const).map((key) => [undefined, key] as const),
        ] as const) {
          expect([kid, await verdict(kid, by)]).toEqual([kid, "verified"]);
        }
        for (const kid of ["two", "three", "../../one", "", 1, { kid: "one" }]) {
          expect([kid, await verdict(kid, one)]).toEqual([kid, "refused"]);
        }
        for (const kid of ["one", undefined]) expect(await verdict(kid, other)).toBe("refused");
      }),

      proves(
        "D2 a key for another algorithm, or to encrypt with, verifies nothing",
        async (_, open) => {
          const { privateKey, jwk } = keyNamed("RSA", "RS256");
          const token = jwtOf({ alg: "RS256" }, payload, byPrivateKey("RS256", privateKey));
          for (const about of [{ alg: "PS256" }, { use: "enc" }, { kty: "EC" }]) {
            const signatures = await opened(open, JSON.stringify({ keys: [{ ...jwk, ...about }] }));
            expect(await signatures.verify(byKeysOf("RS256"), token)).toBe("refused");
          }
        },
      ),

      proves("T53 a header chooses neither the algorithm nor the kind of key", async (_, open) => {
        const { privateKey, jwk } = keyNamed("RSA", "RS256");
        const keySet = JSON.stringify({ keys: [jwk] });
        const signatures = await opened(open, keySet, secretOf("HS256"));
        const pem = createPublicKey({ key: jwk, format: "jwk" }).export({
          type: "spki",
          format: "pem",
        });
        const texts = [String(pem), String(pem).trim(), keySet, JSON.stringify(jwk)];
        for (const token of [
          ...texts.map((text) => jwtOf({ alg: "HS256" }, payload, bySecret("HS256", text))),
          jwtOf({ alg: "HS256" }, payload, bySecret("HS256", secretOf("HS256"))),
          jwtOf({ alg: "PS256" }, payload, byPrivateKey("PS256", privateKey)),
          jwtOf({ alg: "RS512" }, payload, byPrivateKey("RS512", privateKey)),
          ...["none", "None", "NONE", "nOnE", "", null].map((alg) =>
            jwtOf({ alg }, payload, () => Buffer.from("")),
          ),
          jwtOf({ alg: "none" }, payload, byPrivateKey("RS256", privateKey)),
          jwtOf({}, payload, byPrivateKey("RS256", privateKey)),
        ]) {
          expect(await signatures.verify(byKeysOf("RS256"), token)).toBe("refused");
        }
        const signed = jwtOf({ alg: "RS256" }, payload, byPrivateKey("RS256", privateKey));
        expect(await signatures.verify(bySecretOf("HS256"), signed)).toBe("refused");
      }),

      proves("T53 keys and addresses of keys in a header are not looked at", async (_, open) => {
        const other = keyNamed("other RSA", "RS256");
        const signatures = await opened(open, keySetOf(keyNamed("RSA", "RS256")));
        for (const about of [
          { jwk: other.jwk },
          { jku: "https://evil.example/jwks" },
          { x5u: "https://evil.example/certificate" },
          { x5c: ["MIIB"] },
          { kid: jwksUrl, jku: jwksUrl },
        ]) {
          const header = { alg: "RS256", ...about };
          const token = jwtOf(header, payload, byPrivateKey("RS256", other.privateKey));
          expect(await signatures.verify(byKeysOf("RS256"), token)).toBe("refused");
        }
      }),

      proves("T53 one changed character, or another form, is refused", async (_, open) => {
        const algorithm = "HS256";
        const signatures = await opened(open, undefined, secretOf(algorithm));
        const signing = bySecret(algorithm, secretOf(algorithm));
        const token = jwtOf({ alg: algorithm }, payload, signing);
        const [head = "", , signature = ""] = token.split(".");
        for (const changed of [
          `${head}.${tokenPart({ ...payload, sub: "eve" })}.${signature}`,
          `${tokenPart({ alg: algorithm, a: 1 })}.${tokenPart(payload)}.${signature}`,
          `${head}.${tokenPart(payload)}.`,
          `${head}.${tokenPart(payload)}`,
          `${token}.${signature}`,
          signature,
          "",
          "..",
        ]) {
          expect([changed, await signatures.verify(bySecretOf(algorithm), changed)]).toEqual([
            changed,
            "refused",
          ]);
        }
      }),

      proves("D2 keys that cannot be had say nothing of a token", async (_, open) => {
        const { privateKey } = keyNamed("RSA", "RS256");
        const token = jwtOf({ alg: "RS256" }, payload, byPrivateKey("RS256", privateKey));
        for (const keySet of [undefined, "", "[]", "{}", '{"keys":1}', '{"keys":[1]}']) {
          const signatures = await opened(open, keySet);
          const verdict = await signatures.verify(byKeysOf("RS256"), token);
          expect([keySet, verdict]).toEqual([keySet, "unavailable"]);
        }
        const none = await opened(open, '{"keys":[]}');
        expect(await none.verify(byKeysOf("RS256"), token)).toBe("refused");
      }),
    ],
    foreign: {
      notBoundToAnAccount: "A key verifies whatever it has signed, whoever asks for that.",
    },
  },
};
