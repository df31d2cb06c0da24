import { Router, type Request, type Response } from "express";
import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Logger } from "pino";
import type { Oidc } from "../configuration/oidc.js";
import { administeredAccounts, personOf, type Claims } from "./administered-accounts.js";
import {
  begunCookie,
  clearBegun,
  clearSignIn,
  cookieIn,
  setBegun,
  setSignIn,
  signInCookie,
} from "./cookies.js";
import type { IdentityProvider } from "./identity-provider.js";
import { choicePage, pageHeaders, refusalPage, signedInPage } from "./pages.js";
import { bringsToken, newCsrfToken, sealing, type Secrets, type SignedIn } from "./signed-in.js";

/** What the sign-in of administrators stands on. */
export interface SignInParts {
  readonly analytics: Pick<EmbeddedAnalytics, "signInAdministrator" | "getAccount" | "revokeKey">;
  readonly oidc: Pick<Oidc, "claim" | "accounts">;
  readonly provider: IdentityProvider;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly nowMs: () => number;
}

/** Methods that change nothing, for which the cookie alone will do. */
const reads = new Set(["GET", "HEAD"]);

/**
 * The sign-in of administrators by an identity provider (J1): the way there and back, who is signed in, and the
 * end of it. Calls of administration that come with the cookie of a sign-in, and those that change something with
 * its token, get the sign-in's key; a call that shows a key of its own is left as it is.
 */
export const signInRouter = (parts: SignInParts): Router => {
  const { analytics, log } = parts;
  const sealed = sealing(parts.secrets);
  const router = Router({ caseSensitive: true });
  const signedInOf = async ({ headers }: Request): Promise<SignedIn | undefined> => {
    const signedIn = await sealed.openSignedIn(cookieIn(headers.cookie, signInCookie));
    return signedIn === undefined || signedIn.expiresAtMs <= parts.nowMs() ? undefined : signedIn;
  };

  router.use("/api/v1/admin", (request, _response, next) => {
    if (request.headers.authorization !== undefined) return next();
    signedInOf(request).then((signedIn) => {
      const token = request.headers["x-csrf-token"];
      const may = signedIn && (reads.has(request.method) || bringsToken(signedIn, token));
      if (may) request.headers.authorization = `Api-Key ${signedIn.apiKey}`;
      next();
    }, next);
  });

  router.get("/admin/sign-in", (request, response) => {
    const account = textOf(request.query["account"]);
    attempt(response, log, async () => {
      const { url, kept } = await parts.provider.begin(account);
      response.setHeader("Set-Cookie", setBegun(await sealed.sealBegun(kept)));
      response.writeHead(302, { Location: url, "Cache-Control": "no-store" }).end();
    });
  });

  router.get("/admin/sign-in/callback", (request, response) => {
    attempt(response, log, async () => {
      const begun = await sealed.openBegun(cookieIn(request.headers.cookie, begunCookie));
      if (begun === undefined) return sendPage(response, 400, refusalPage(lateSentence));
      const [, query = ""] = request.originalUrl.split("?", 2);
      const claims = await parts.provider.finish(query, begun);
      await letIn(parts, sealed, response, claims, begun.account);
    });
  });

  router.get("/admin/session", (request, response) => {
    attempt(response, log, async () => {
      const signedIn = await signedInOf(request);
      const isGood = signedIn !== undefined && (await isAccepted(analytics, signedIn.apiKey));
      if (!isGood) return sendJson(response, 401, unauthenticated);
      const { account, person, csrfToken, expiresAtMs } = signedIn;
      const expiresAt = new Date(expiresAtMs).toISOString();
      sendJson(response, 200, { account, person, csrfToken, expiresAt });
    });
  });

  router.post("/admin/sign-out", (request, response) => {
    attempt(response, log, async () => {
      const signedIn = await signedInOf(request);
      if (signedIn === undefined || !bringsToken(signedIn, request.headers["x-csrf-token"])) {
        return sendJson(response, 401, unauthenticated);
      }
      const { apiKey, keyId } = signedIn;
      await analytics.revokeKey({ apiKey }, keyId, { descendants: false });
      response.writeHead(204, { "Set-Cookie": clearSignIn, "Cache-Control": "no-store" }).end();
    });
  });
  return router;
};

const lateSentence = "The sign-in was begun in another browser, or more than ten minutes ago.";

/** Makes the key of the sign-in for somebody who administers the account, and lets the browser keep it. */
const letIn = async (
  { analytics, oidc, nowMs }: SignInParts,
  { sealSignedIn }: ReturnType<typeof sealing>,
  response: Response,
  claims: Claims,
  asked: string | undefined,
): Promise<void> => {
  const accounts = administeredAccounts(oidc, claims);
  const account = asked ?? (accounts.length === 1 ? accounts[0] : undefined);
  if (accounts.length === 0 || (account !== undefined && !accounts.includes(account))) {
    return sendPage(response, 403, refusalPage("You administer no account here, or another one."));
  }
  if (account === undefined) return sendPage(response, 200, choicePage(accounts));
  const person = personOf(claims);
  const { sub: subject } = claims;
  const made = await analytics.signInAdministrator(account, { person, subject });
  const kept: SignedIn = { account, person, csrfToken: newCsrfToken(), ...made };
  const seconds = Math.max(0, Math.floor((made.expiresAtMs - nowMs()) / 1000));
  response.setHeader("Set-Cookie", [clearBegun, setSignIn(await sealSignedIn(kept), seconds)]);
  sendPage(response, 200, signedInPage(person, account));
};

/** Whether the key of a sign-in still opens its account: it may have been revoked. */
const isAccepted = async (
  analytics: SignInParts["analytics"],
  apiKey: string,
): Promise<boolean> => {
  try {
    await analytics.getAccount({ apiKey });
    return true;
  } catch (error) {
    if ((error as { readonly code?: string }).code === "unauthenticated") return false;
    throw error;
  }
};

/** Whatever the provider or the store does, the person gets a page that says no more than that. */
const attempt = (response: Response, log: Logger, act: () => Promise<void>): void => {
  act().catch((error: unknown) => {
    log.warn({ err: error }, "A sign-in of an administrator failed");
    if (response.headersSent) return;
    response.setHeader("Set-Cookie", clearBegun);
    sendPage(response, 502, refusalPage("The identity provider did not let you in."));
  });
};

const unauthenticated = {
  type: "urn:embedded-analytics:problem:unauthenticated",
  title: "Authentication failed",
  status: 401,
  detail: "Nobody is signed in.",
  code: "unauthenticated",
};

const sendJson = (response: Response, status: number, body: object): void => {
  const type = status < 400 ? "application/json" : "application/problem+json";
  response
    .writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" })
    .end(JSON.stringify(body));
};

const sendPage = (response: Response, status: number, html: string): void => {
  response.writeHead(status, pageHeaders).end(html);
};

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
