import { bySecret, jwtOf, type Sign } from "../../../auth-tokens/signed-token.js";
import { conformanceKeys, conformanceTokenSecret } from "../../declaration.js";
import { declareAccount, type DeclaredAccount } from "../../declared-account.js";
import { fresh, type Subject } from "../../subject.js";

/** An account whose deployment 1 takes tokens of an identity provider, which is this. */
export interface Provider {
  readonly account: DeclaredAccount;
  readonly audience: string;
  /** Its admin key, which has nothing to do with the provider. */
  readonly key: string;
  /** Seconds since 1970, by the service's store. */
  readonly now: () => Promise<number>;
  /** A token of a user of ten minutes; claims that are undefined are left out of it. */
  readonly token: (claims?: object) => Promise<string>;
  /** The same with another header, or another signature. */
  readonly forged: (header: object, claims?: object, signing?: Sign) => Promise<string>;
  /** Declares what deployment 1 takes, and what else the account has. */
  readonly declare: (authTokens: object, fields?: object) => Promise<void>;
}

const algorithm = "HS256";
const { name: secretFromEnv, value: secret } = conformanceTokenSecret;

/** What signs as the provider does. */
const providerSign: Sign = bySecret(algorithm, secret);

/** Claims of the provider's tokens that say something of rights. */
export const rightClaims = {
  groups: "https://idp.test/roles",
  userAttributes: [
    { name: "city", claim: "town" },
    { name: "age", claim: "age" },
  ],
};

const catalog = {
  groups: [{ name: "analysts" }, { name: "viewers" }],
  userAttributes: [
    { name: "city", type: "string", defaultValue: "nowhere" },
    { name: "age", type: "number" },
  ],
};

/** An account with such a provider; `fields` are of its declaration. */
export const providerOf = async (
  subject: Subject,
  { authTokens = {}, ...fields }: { readonly authTokens?: object } & Record<string, unknown> = {},
): Promise<Provider> => {
  const account = await declareAccount(subject, { server: {} });
  const { server: key = "" } = account.keys;
  const audience = fresh("audience");
  const declare: Provider["declare"] = (declared, more = {}) =>
    account.change({
      deployments: [
        {
          ...{ id: 1, name: "shop", model: "./shop" },
          authTokens: { algorithm, secretFromEnv, audience, claims: rightClaims, ...declared },
        },
      ],
      ...more,
    });
  // A type cannot be changed, so that the account gets the rest of its catalog only.
  await declare(authTokens, { ...fields, ...catalog });
  const now = (): Promise<number> => secondsOf(subject, key);
  const payloadOf = async (claims: object): Promise<object> => {
    const iat = await now();
    return { iat, exp: iat + 600, aud: audience, sub: fresh("user"), ...claims };
  };
  return {
    account,
    audience,
    key,
    now,
    declare,
    token: async (claims = {}) =>
      jwtOf({ alg: algorithm, typ: "JWT" }, await payloadOf(claims), providerSign),
    forged: async (header, claims = {}, signing = providerSign) =>
      jwtOf(header, await payloadOf(claims), signing),
  };
};

/** Makes deployment 1 of `acme` and `globex` take tokens whose audience is the account's name, or take none any more. */
export const declareTokens = (subject: Subject, areTaken: boolean): Promise<void> =>
  subject.target().apply(
    {
      accounts: ["acme", "globex"].map((name) => ({
        name,
        deployments: [
          {
            ...{ id: 1, name: "shop" },
            authTokens: areTaken ? { algorithm, secretFromEnv, audience: name } : null,
          },
        ],
      })),
    },
    {},
  );

/** A token of a user of one of these. */
export const tokenOfAccount = async (
  subject: Subject,
  account: "acme" | "globex",
  externalId: string,
): Promise<string> => {
  const iat = await secondsOf(subject, conformanceKeys[account]);
  const payload = { iat, exp: iat + 600, aud: account, sub: externalId };
  return jwtOf({ alg: algorithm, typ: "JWT" }, payload, providerSign);
};

/** The store's clock, in seconds since 1970, as a call with that key sees it. */
const secondsOf = async (subject: Subject, key: string): Promise<number> => {
  const lookup = {
    deploymentId: 1,
    embedTenantName: undefined,
    creatorMode: false,
    identity: undefined,
    groupNames: [],
    attributeNames: [],
  };
  const snapshot = await subject.target().provisioning.load(key.split("-")[1] ?? "", lookup);
  return Math.floor((snapshot?.nowMs ?? 0) / 1000);
};
