import type { Oidc } from "../configuration/oidc.js";

/** What the ID token of somebody says, checked by signature, issuer, audience, time and nonce. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** The accounts that somebody administers, by the values of the claim; nobody administers any by default. */
export const administeredAccounts = (
  { claim, accounts }: Pick<Oidc, "claim" | "accounts">,
  claims: Claims,
): readonly string[] => {
  const given = Object.hasOwn(claims, claim) ? claims[claim] : undefined;
  const values: readonly unknown[] = Array.isArray(given) ? given : [given];
  const named = values.flatMap((value) =>
    typeof value === "string" ? (accounts.get(value) ?? []) : [],
  );
  return [...new Set(named)].toSorted();
};

/** What the audit log calls somebody: a verified e-mail address, else the subject. */
export const personOf = ({ sub, email, email_verified: isVerified }: Claims): string =>
  typeof email === "string" && email !== "" && isVerified === true ? email : sub;
