import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { PortAdapter, SecretsMethods } from "@embedded-analytics/domain";

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Secrets on OpenSSL by way of Node: the same rules as on Web Crypto, without its detour over a
 * thread for a few bytes. The first key signs and seals, all of them verify and open.
 */
export const nodeSecrets = (secretKeys: readonly string[]): PortAdapter<SecretsMethods> => {
  const rings = secretKeys.map(deriveKeys);
  const [current] = rings;
  if (current === undefined) throw new TypeError("At least one secret key is needed");

  return {
    randomBytes: drawnInAdvance(),
    digest: (text) => createHash("sha256").update(text, "utf8").digest("hex"),
    equal: (left, right) => equal(Buffer.from(left, "utf8"), Buffer.from(right, "utf8")),
    sign: (text) => mac(current, text).toString("base64url"),
    verify: (text, signature) => {
      const given = strictBase64Url(signature);
      return given !== undefined && rings.some((ring) => equal(mac(ring, text), given));
    },
    seal: (text, context) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", current.sealing, nonce);
      cipher.setAAD(Buffer.from(context, "utf8"));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url");
    },
    open: (sealed, context) => {
      const bytes = strictBase64Url(sealed);
      if (bytes === undefined || bytes.length < nonceBytes + tagBytes) return undefined;
      for (const ring of rings) {
        const text = decrypt(ring, bytes, context);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
};

const reserveBytes = 4096;

/** A call into the kernel costs more than the few bytes of a request: they are drawn in advance. */
const drawnInAdvance = (): ((count: number) => Uint8Array) => {
  let reserve = randomBytes(reserveBytes);
  let at = 0;
  return (count) => {
    if (count > reserveBytes / 8) return new Uint8Array(randomBytes(count));
    if (at + count > reserveBytes) {
      reserve = randomBytes(reserveBytes);
      at = 0;
    }
    const drawn = Uint8Array.from(reserve.subarray(at, at + count));
    reserve.fill(0, at, at + count); // handed out once, and kept nowhere
    at += count;
    return drawn;
  };
};

interface DerivedKeys {
  readonly signing: Buffer;
  readonly sealing: Buffer;
}

/** Two keys with one purpose each, out of one secret. */
const deriveKeys = (secretKey: string): DerivedKeys => {
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync("sha256", secretKey, "", `embedded-analytics/${purpose}`, 32));
  return { signing: derive("sign"), sealing: derive("seal") };
};

const mac = ({ signing }: DerivedKeys, text: string): Buffer =>
  createHmac("sha256", signing).update(text, "utf8").digest();

const decrypt = ({ sealing }: DerivedKeys, bytes: Buffer, context: string): string | undefined => {
  try {
    const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(context, "utf8"));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const sealed = bytes.subarray(nonceBytes, -tagBytes);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
};

/** One value, one text: what is written otherwise is refused, though it would decode alike. */
const strictBase64Url = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, "base64url");
  return bytes.toString("base64url") === text ? bytes : undefined;
};

const equal = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right);
