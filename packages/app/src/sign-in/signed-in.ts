import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Ports } from "@embedded-analytics/domain";
import type { BegunSignIn } from "./identity-provider.js";

/** What the browser of an administrator keeps, sealed: it can show it, and neither read nor change it. */
export interface SignedIn {
  readonly account: string;
  readonly person: string;
  readonly keyId: string;
  readonly apiKey: string;
  /** Writes have to send it, so that no form of another page can make them. */
  readonly csrfToken: string;
  readonly expiresAtMs: number;
}

export type Secrets = Pick<Ports["secrets"], "seal" | "open">;

const contexts = {
  signedIn: "administrator signed in",
  begun: "administrator signing in",
} as const;

/** Seals what browsers keep of a sign-in, and opens what they show; undefined for anything else. */
export const sealing = (secrets: Secrets) => {
  const open = async <Kept>(
    value: string | undefined,
    context: string,
  ): Promise<Kept | undefined> => {
    const text = value === undefined ? undefined : await secrets.open(value, context);
    return text === undefined ? undefined : (JSON.parse(text) as Kept);
  };
  return {
    sealSignedIn: async (kept: SignedIn): Promise<string> =>
      secrets.seal(JSON.stringify(kept), contexts.signedIn),
    openSignedIn: (value: string | undefined): Promise<SignedIn | undefined> =>
      open<SignedIn>(value, contexts.signedIn),
    sealBegun: async (kept: BegunSignIn): Promise<string> =>
      secrets.seal(JSON.stringify(kept), contexts.begun),
    openBegun: (value: string | undefined): Promise<BegunSignIn | undefined> =>
      open<BegunSignIn>(value, contexts.begun),
  };
};

export const newCsrfToken = (): string => randomBytes(32).toString("base64url");

/** Whether a request brings the token of its sign-in, compared in constant time. */
export const bringsToken = ({ csrfToken }: SignedIn, header: unknown): boolean => {
  const [own, given] = [Buffer.from(csrfToken), Buffer.from(String(header))];
  return own.length === given.length && timingSafeEqual(own, given);
};
