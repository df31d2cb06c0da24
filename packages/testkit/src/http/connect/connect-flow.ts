import { createHash, randomBytes } from "node:crypto";
import { declareAccount, type DeclaredAccount } from "../declared-account.js";
import type { HttpAnswer } from "../http-call.js";
import { newUser, type Subject } from "../subject.js";
import { documentHost, redirectUri } from "./connect-documents.js";
import {
  encoded,
  locationOf,
  newBrowser,
  postForm,
  type Browser,
  type Fields,
} from "./connect-call.js";
import { freshOrigin } from "./connect-origin.js";

/** The page of the host that signs its user in; nothing listens there. */
export const loginUrl = "https://app.host.test/connect";

/** An account of a test's own, whose users connect assistants at its origin. */
export interface ConnectAccount {
  readonly origin: string;
  readonly account: DeclaredAccount;
  /** The text of its admin key. */
  readonly key: string;
  /** Declares other settings of Connect. */
  readonly settle: (over: object) => Promise<void>;
}

export const declareConnect = async (
  subject: Subject,
  over: object = {},
): Promise<ConnectAccount> => {
  const origin = freshOrigin();
  const account = await declareAccount(subject, { server: {} });
  const { server: key = "" } = account.keys;
  const settle: ConnectAccount["settle"] = (more) =>
    account.change({
      connect: {
        baseUrl: origin,
        loginUrl,
        clients: [{ id: "desk", name: "Desk", redirectUris: ["http://127.0.0.1/callback"] }],
        clientHosts: [documentHost],
        ...over,
        ...more,
      },
    });
  await settle({});
  return { origin, account, key, settle };
};

/** What a client keeps for PKCE. */
export const newVerifier = () => {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
};

/** The address with which a client begins. */
export const authorizePath = (
  { origin }: ConnectAccount,
  challenge: string,
  over: Fields = {},
): string =>
  `/connect/authorize?${encoded({
    response_type: "code",
    client_id: "desk",
    redirect_uri: redirectUri,
    code_challenge: challenge,
    code_challenge_method: "S256",
    resource: `${origin}/mcp`,
    state: "a state",
    ...over,
  })}`;

/** Goes from the client's address to the consent page as the user of that session. */
export const signIn = async (
  subject: Subject,
  { key }: ConnectAccount,
  browser: Browser,
  path: string,
  session: object = newUser(),
): Promise<HttpAnswer> => {
  const state = locationOf(await browser.open(path)).searchParams.get("state") ?? "";
  const sessionId = await subject.mint(key, session);
  return browser.open(`/connect/return?${encoded({ state, session: sessionId })}`);
};

/** The consent page behind a sign-in, and how to answer it. */
export const openConsent = async (browser: Browser, signedIn: HttpAnswer) => {
  const { pathname, search } = locationOf(signedIn);
  const page = await browser.open(`${pathname}${search}`);
  const inputs = page.text.matchAll(/name="(\w+)" value="([^"]*)"/g);
  const fields = Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value]));
  const answer = (
    decision: "allow" | "deny",
    over: Fields = {},
    headers: Readonly<Record<string, string>> = {},
  ) => browser.submit("/connect/consent", { ...fields, decision, ...over }, headers);
  return { page, fields, answer };
};

/** The form with which a client redeems the code of a user who has allowed it. */
export const redemptionOf = async (
  subject: Subject,
  account: ConnectAccount,
  { session, over = {} }: { readonly session?: object; readonly over?: Fields } = {},
): Promise<Fields> => {
  const { verifier, challenge } = newVerifier();
  const browser = newBrowser(subject, account.origin);
  const path = authorizePath(account, challenge, over);
  const signedIn = await signIn(subject, account, browser, path, session);
  const { answer } = await openConsent(browser, signedIn);
  const code = locationOf(await answer("allow")).searchParams.get("code");
  if (code === null) throw new Error("The user allowed it, and there is no code.");
  return {
    grant_type: "authorization_code",
    client_id: over["client_id"] ?? "desk",
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  };
};

/** What the token endpoint answers to a form. */
export const askTokens = (subject: Subject, { origin }: ConnectAccount, form: Fields) =>
  postForm(subject, origin, "/connect/token", form);

/** What it answers to a refresh token. */
export const refresh = (
  subject: Subject,
  account: ConnectAccount,
  refreshToken: string,
  clientId = "desk",
) => {
  const form = { grant_type: "refresh_token", client_id: clientId, refresh_token: refreshToken };
  return askTokens(subject, account, form);
};

/** The tokens of an answer. */
export const tokensIn = ({ json }: HttpAnswer) => ({
  accessToken: String(json?.access_token),
  refreshToken: String(json?.refresh_token),
});

/** Tokens of a user who has allowed it, and the form that brought them. */
export const connectUser = async (
  subject: Subject,
  account: ConnectAccount,
  granting: { readonly session?: object; readonly over?: Fields } = {},
) => {
  const form = await redemptionOf(subject, account, granting);
  const answer = await askTokens(subject, account, form);
  return { form, answer, ...tokensIn(answer) };
};
