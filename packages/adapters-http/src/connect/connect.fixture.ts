import { createHash, randomBytes } from "node:crypto";
import {
  Client,
  StreamableHTTPClientTransport,
  type OAuthClientProvider,
} from "@modelcontextprotocol/client";
import {
  createEmbeddedAnalytics,
  type EmbeddedAnalytics,
  type LimitOptions,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import {
  conformanceBranches,
  conformanceData,
  conformanceDeclaration,
  conformanceEnvironment,
  conformanceKeys,
  inputScriptAgent,
} from "@embedded-analytics/testkit/http";
import { createRouter } from "../create-router.js";
import { hosting, type TestHost } from "../host.fixture.js";

/** Where the client of the tests is answered; nothing listens there. */
export const redirectUri = "http://127.0.0.1:7777/callback";

/** The page of the host that signs its user in; nothing listens there either. */
export const loginUrl = "https://app.acme.test/connect?from=here";

/** The service over in-memory ports, where `acme` has turned Connect on. */
export interface ConnectHost extends TestHost {
  readonly analytics: EmbeddedAnalytics;
  readonly errors: unknown[];
  /** Lets time pass. */
  readonly passSeconds: (seconds: number) => void;
  /** Declares the account's settings anew. */
  readonly declare: (connect: object) => Promise<void>;
  /** A session id of a user, as the host's login mints it. */
  readonly mint: (body?: object, key?: string) => Promise<string>;
}

export const connectHost = async (
  settings: object = {},
  documents: Readonly<Record<string, string>> = {},
  limits: LimitOptions = {},
): Promise<ConnectHost> => {
  let aheadMs = 0;
  const analytics = createEmbeddedAnalytics(
    inMemoryPorts({
      branches: conformanceBranches,
      data: conformanceData,
      agents: inputScriptAgent(),
      nowMs: () => Date.now() + aheadMs,
      documents,
    }),
    { limits },
  );
  await analytics.applyDeclaration(conformanceDeclaration, conformanceEnvironment);
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const host = await hosting((app) => {
    app.set("trust proxy", "loopback");
    app.use(createRouter(analytics, { onError }));
  });
  const declare = async (connect: object) => {
    const all = {
      baseUrl: host.baseUrl,
      loginUrl,
      clients: [{ id: "desk", name: 'Desk <b>"1"', redirectUris: ["http://127.0.0.1/callback"] }],
      ...settings,
      ...connect,
    };
    const accounts = [{ name: "acme", connect: all }];
    await analytics.applyDeclaration({ accounts }, conformanceEnvironment);
  };
  await declare({});
  return {
    ...host,
    close: async () => {
      await analytics.stopTurns(0);
      await host.close();
    },
    analytics,
    errors,
    passSeconds: (seconds) => void (aheadMs += seconds * 1000),
    declare,
    mint: async (body = {}, key = conformanceKeys.acme) => {
      const user = { externalId: "berta", userAttributes: [{ name: "city", value: "Berlin" }] };
      return (await analytics.generateSession({ apiKey: key }, { ...user, ...body })).sessionId;
    },
  };
};

/** A browser that keeps its cookies and follows nothing by itself. */
export const newBrowser = () => {
  const jar = new Map<string, string>();
  return async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };
};

export type Browser = ReturnType<typeof newBrowser>;

/** Where an answer sends the browser. */
export const locationOf = (response: Response, base?: string): URL =>
  new URL(response.headers.get("location") ?? "nowhere:", base);

/** What a client keeps for PKCE. */
export const newVerifier = () => {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
};

/** The address with which a client begins; what is undefined is left out. */
export const authorizeUrl = (
  { baseUrl }: TestHost,
  challenge: string,
  over: Readonly<Record<string, string | undefined>> = {},
): URL => {
  const url = new URL(`${baseUrl}/connect/authorize`);
  const parameters: Readonly<Record<string, string | undefined>> = {
    response_type: "code",
    client_id: "desk",
    redirect_uri: redirectUri,
    code_challenge: challenge,
    code_challenge_method: "S256",
    resource: `${baseUrl}/mcp`,
    state: "a state",
    ...over,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
};

/** Goes from the client's address to the consent page as the user of that session. */
export const signIn = async (
  host: ConnectHost,
  browser: Browser,
  url: URL,
  mint: () => Promise<string> = () => host.mint(),
): Promise<Response> => {
  const login = locationOf(await browser(url));
  const back = new URL(`${host.baseUrl}/connect/return`);
  back.searchParams.set("state", login.searchParams.get("state") ?? "");
  back.searchParams.set("session", await mint());
  return browser(back);
};

/** The consent page behind a sign-in, and how to answer it. */
export const openConsent = async (host: ConnectHost, browser: Browser, signedIn: Response) => {
  const url = locationOf(signedIn, host.baseUrl);
  const response = await browser(url);
  const html = await response.text();
  const fields = Object.fromEntries(
    [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
  const answer = (decision: "allow" | "deny", more: RequestInit = {}, over: object = {}) =>
    browser(`${host.baseUrl}/connect/consent`, {
      method: "POST",
      body: new URLSearchParams({ ...fields, decision, ...over }),
      ...more,
    });
  return { response, html, fields, answer };
};

/** The code of a user who allows it. */
export const codeFor = async (
  host: ConnectHost,
  challenge: string,
  body: object = {},
  over: Readonly<Record<string, string | undefined>> = {},
): Promise<string> => {
  const browser = newBrowser();
  const url = authorizeUrl(host, challenge, over);
  const signedIn = await signIn(host, browser, url, () => host.mint(body));
  const { answer } = await openConsent(host, browser, signedIn);
  return locationOf(await answer("allow")).searchParams.get("code") ?? "";
};

/** What the token endpoint answers to a form. */
export const tokenAnswer = async ({ baseUrl }: TestHost, form: Record<string, string>) => {
  const body = new URLSearchParams(form);
  const response = await fetch(`${baseUrl}/connect/token`, { method: "POST", body });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

/** Tokens of a user who allows it. */
export const connectUser = async (
  host: ConnectHost,
  body: object = {},
  over: Readonly<Record<string, string | undefined>> = {},
) => {
  const { verifier, challenge } = newVerifier();
  const code = await codeFor(host, challenge, body, over);
  const form = {
    grant_type: "authorization_code",
    client_id: "desk",
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  };
  const { body: tokens } = await tokenAnswer(host, form);
  const { access_token: accessToken = "", refresh_token: refreshToken = "" } = tokens;
  return { form, tokens, accessToken, refreshToken };
};

/** The status of a message to the endpoint for assistants. */
export const ping = async (
  { baseUrl }: TestHost,
  token: string | undefined,
  path = "/mcp",
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${baseUrl}${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });

/** The OAuth part of a program on the SDK's client, whose user answers in a browser of the test. */
const sdkProvider = (clientId: string, showUser: (url: URL) => void): OAuthClientProvider => {
  let tokens: Awaited<ReturnType<OAuthClientProvider["tokens"]>>;
  let discovered: ReturnType<NonNullable<OAuthClientProvider["discoveryState"]>>;
  let verifier = "";
  return {
    redirectUrl: redirectUri,
    clientMetadata: { client_name: "Desk", redirect_uris: [redirectUri] },
    clientInformation: () => ({ client_id: clientId }),
    state: () => "a state of the client",
    tokens: () => tokens,
    saveTokens: (saved) => void (tokens = saved),
    redirectToAuthorization: (url) => showUser(url),
    saveCodeVerifier: (saved) => void (verifier = saved),
    codeVerifier: () => verifier,
    saveDiscoveryState: (state) => void (discovered = state),
    discoveryState: () => discovered,
  };
};

/** A client of the SDK that is connected as the user of that session, by its own discovery. */
export const connectSdk = async (
  host: ConnectHost,
  session: object,
  path = "/mcp",
): Promise<Client> => {
  let asked: URL | undefined;
  const authProvider = sdkProvider("desk", (url) => (asked = url));
  const url = new URL(`${host.baseUrl}${path}`);
  const transport = () => new StreamableHTTPClientTransport(url, { authProvider });
  const first = transport();
  await new Client({ name: "desk", version: "1" }).connect(first).catch(() => undefined);
  if (asked === undefined) throw new Error("The client did not ask its user.");
  const browser = newBrowser();
  const signedIn = await signIn(host, browser, asked, () => host.mint(session));
  const { answer } = await openConsent(host, browser, signedIn);
  await first.finishAuth(locationOf(await answer("allow")).searchParams);
  const client = new Client({ name: "desk", version: "1" });
  await client.connect(transport());
  return client;
};
