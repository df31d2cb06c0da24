import * as Base64Url from "effect/encoding/Base64Url";
import * as Hex from "effect/encoding/Hex";
import * as Result from "effect/Result";
import type { PortAdapter } from "../shared/port/port-adapter.js";
import type { SecretsMethods } from "../shared/port/secrets.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const nonceBytes = 12;

/**
 * Secrets on the global Web Crypto: they run wherever there is one. The first of the keys signs
 * and seals, all of them verify and open, so that a key can be exchanged for a new one without
 * making what was given out worthless.
 */
export const webCryptoSecrets = (secretKeys: readonly string[]): PortAdapter<SecretsMethods> => {
  const rings = secretKeys.map(deriveKeys);
  const [current] = rings;
  if (current === undefined) throw new TypeError("At least one secret key is needed");

  return {
    randomBytes,
    digest: async (text) =>
      Hex.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text)))),
    equal: equalInConstantTime,
    sign: async (text) => {
      const { signing } = await current;
      const mac = await crypto.subtle.sign("HMAC", signing, encoder.encode(text));
      return Base64Url.encode(new Uint8Array(mac));
    },
    verify: async (text, signature) => {
      const bytes = Base64Url.decode(signature);
      // One value, one text: a signature written otherwise is refused, though it decodes alike.
      if (Result.isFailure(bytes) || Base64Url.encode(bytes.success) !== signature) return false;
      const mac = new Uint8Array(bytes.success);
      for (const { signing } of await Promise.all(rings)) {
        if (await crypto.subtle.verify("HMAC", signing, mac, encoder.encode(text))) return true;
      }
      return false;
    },
    seal: async (text, context) => {
      const { sealing } = await current;
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const sealed = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv: nonce, additionalData: encoder.encode(context) },
        sealing,
        encoder.encode(text),
      );
      return Base64Url.encode(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
    },
    open: async (sealed, context) => {
      const bytes = Base64Url.decode(sealed);
      if (Result.isFailure(bytes) || Base64Url.encode(bytes.success) !== sealed) return undefined;
      for (const { sealing } of await Promise.all(rings)) {
        const text = await decrypt(new Uint8Array(bytes.success), context, sealing);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
};

/** Web Crypto gives at most 65,536 bytes at once. */
const randomBytesMax = 65_536;

const randomBytes = (count: number): Uint8Array => {
  const bytes = new Uint8Array(count);
  for (let at = 0; at < count; at += randomBytesMax) {
    crypto.getRandomValues(bytes.subarray(at, at + randomBytesMax));
  }
  return bytes;
};

interface DerivedKeys {
  readonly signing: CryptoKey;
  readonly sealing: CryptoKey;
}

/** Two keys with one purpose each, out of one secret. */
const deriveKeys = async (secretKey: string): Promise<DerivedKeys> => {
  const secret = await crypto.subtle.importKey("raw", encoder.encode(secretKey), "HKDF", false, [
    "deriveKey",
  ]);
  const derive = (
    purpose: string,
    algorithm: AesKeyGenParams | HmacKeyGenParams,
    usages: KeyUsage[],
  ) =>
    crypto.subtle.deriveKey(
      {
        name: "HKDF",
        hash: "SHA-256",
        salt: new Uint8Array(),
        info: encoder.encode(`embedded-analytics/${purpose}`),
      },
      secret,
      algorithm,
      false,
      usages,
    );
  return {
    signing: await derive("sign", { name: "HMAC", hash: "SHA-256", length: 256 }, [
      "sign",
      "verify",
    ]),
    sealing: await derive("seal", { name: "AES-GCM", length: 256 }, ["encrypt", "decrypt"]),
  };
};

const decrypt = async (
  bytes: Uint8Array<ArrayBuffer>,
  context: string,
  key: CryptoKey,
): Promise<string | undefined> => {
  try {
    const text = await crypto.subtle.decrypt(
      {
        name: "AES-GCM",
        iv: bytes.subarray(0, nonceBytes),
        additionalData: encoder.encode(context),
      },
      key,
      bytes.subarray(nonceBytes),
    );
    return decoder.decode(text);
  } catch {
    return undefined;
  }
};

/** Looks at every character whatever it finds; only the lengths may be learnt (T2). */
const equalInConstantTime = (left: string, right: string): boolean => {
  let difference = left.length ^ right.length;
  for (let at = 0; at < left.length; at++) {
    difference |= left.charCodeAt(at) ^ right.charCodeAt(at % Math.max(right.length, 1));
  }
  return difference === 0;
};
