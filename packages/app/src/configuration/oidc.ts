import type { environmentReader } from "./environment-reader.js";

/** How administrators sign in by an identity provider (J1). */
export interface Oidc {
  /** The issuer's address, as its tokens name it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The claim of the ID token that says what somebody administers: a text or a list of texts. */
  readonly claim: string;
  /** The accounts that each value of the claim administers. */
  readonly accounts: ReadonlyMap<string, readonly string[]>;
}

const required = [
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "OIDC_ADMIN_CLAIM",
  "OIDC_ADMIN_ACCOUNTS",
] as const;

/** All of it or none: half a sign-in lets nobody in, or the wrong people. */
export const readOidc = (
  read: ReturnType<typeof environmentReader>,
  publicUrl: string | undefined,
): Oidc | undefined => {
  const text = (name: string) => read.optional(name, (value) => value);
  const issuer = read.optional(
    "OIDC_ISSUER",
    issuerOf,
    "must be an https: address, or an http: one of this machine",
  );
  const accounts = read.optional(
    "OIDC_ADMIN_ACCOUNTS",
    accountsOf,
    "must be pairs such as group=account, with commas between them",
  );
  const [clientId, clientSecret, claim] = [
    text("OIDC_CLIENT_ID"),
    text("OIDC_CLIENT_SECRET"),
    text("OIDC_ADMIN_CLAIM"),
  ];
  const given = [issuer, clientId, clientSecret, claim, accounts];
  if (given.every((value) => value === undefined)) return undefined;
  if (publicUrl === undefined) read.report("PUBLIC_URL", "is needed beside OIDC_ISSUER");
  if (!issuer || !clientId || !clientSecret || !claim || !accounts) {
    given.forEach((value, at) => {
      if (value === undefined)
        read.report(required[at] ?? "", "is needed beside the other OIDC_ ones");
    });
    return undefined;
  }
  return { issuer, clientId, clientSecret, claim, accounts };
};

const issuerOf = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname } = new URL(text);
  const isOwn = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isOwn) ? text : undefined;
};

const accountsOf = (text: string): ReadonlyMap<string, readonly string[]> | undefined => {
  const accounts = new Map<string, readonly string[]>();
  for (const pair of text.split(",")) {
    const at = pair.lastIndexOf("=");
    const [value, account] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (at < 1 || value === "" || account === "") return undefined;
    accounts.set(value, [...(accounts.get(value) ?? []), account]);
  }
  return accounts;
};
