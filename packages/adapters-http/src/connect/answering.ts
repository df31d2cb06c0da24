import { randomBytes } from "node:crypto";
import type { Request, RequestHandler, Response, Router } from "express";
import { Failure, type EmbeddedAnalytics, type Parameters } from "@embedded-analytics/domain";
import { requestIdOf } from "../request/request-id.js";
import { contextOf, type sendProblem, type OnError } from "../response/send-problem.js";
import { problemHeaders } from "../response/problem.js";
import { send } from "../response/send.js";
import { statuses } from "../response/statuses.js";
import { notFound } from "../routes/not-found.js";
import { hostProblem } from "../routes/one-host.js";
import { connectAddressOf } from "./connect-address-of.js";
import { refusalPage } from "./pages.js";
import { pageLanguageOf } from "./texts/page-language.js";

/** What Connect needs of the router that it is part of. */
export interface ConnectOptions {
  /** The account that the request's host names (A1). */
  readonly accountOfHost: (request: Request) => string | undefined;
  /** The parameters of a form; rejects with the `Failure` that says why it is none. */
  readonly readForm: (request: Request) => Promise<Parameters>;
  readonly onError: OnError;
}

/** What the addresses of Connect are answered with. */
export interface ConnectParts extends ConnectOptions {
  readonly analytics: EmbeddedAnalytics;
  readonly router: Router;
}

/** Answers a request, or rejects with a `Failure`. */
export type Answer = (request: Request, response: Response) => Promise<void>;

/** How a `Failure` is answered: as a problem for programs, or as a page for people. */
export type Refusal = typeof sendProblem;

/** Serves one method of a path. */
export const addTo =
  ({ router, onError }: ConnectParts, refuse: Refusal) =>
  (method: "GET" | "POST", path: string, answer: Answer): void => {
    const at = router.route(path);
    const handle = handling(answer, refuse, onError);
    // A HEAD must not spend what a GET spends.
    if (method === "POST") at.post(handle);
    else {
      at.get((request, response, next) => {
        if (request.method === "GET") handle(request, response, next);
        else notFound(request, response, next);
      });
    }
  };

/** Where a request arrived. */
export const addressIn =
  ({ accountOfHost }: ConnectParts) =>
  (request: Request) =>
    connectAddressOf(request, accountOfHost(request));

/** For the style of one page. */
export const newNonce = (): string => randomBytes(16).toString("base64url");

const handling =
  (answer: Answer, refuse: Refusal, onError: OnError): RequestHandler =>
  (request, response) => {
    const problem = hostProblem(request);
    const answered = problem === undefined ? answer(request, response) : Promise.reject(problem);
    answered.catch((error: unknown) => {
      refuse(request, response, error, onError);
    });
  };

/** A failure as a page, for those who look at it in a browser; its words are all ours. */
export const sendRefusal: Refusal = (request, response, error, onError) => {
  const failure =
    error instanceof Failure ? error : new Failure("internal", "Something went wrong on our side.");
  const { status } = statuses[failure.code];
  if (status >= 500) onError(error, contextOf(request, requestIdOf(request)));
  const nonce = newNonce();
  // A browser asks for nothing on a 401 that names no scheme, and a page has none.
  const shown = status === 401 ? 403 : status;
  const wait = problemHeaders(failure)["Retry-After"];
  if (wait !== undefined) response.setHeader("Retry-After", wait);
  const html = refusalPage(failure.detail, nonce, pageLanguageOf(request));
  sendPage(request, response, shown, html, nonce, "'none'");
};

/** JSON that nobody keeps. */
export const sendJson = (
  request: Request,
  response: Response,
  status: number,
  body: object,
): void => {
  send(response, requestIdOf(request), { status, body, headers: { Pragma: "no-cache" } });
};

const pageHeaders = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  // With none at all, browsers would send the form's origin as `null`.
  "Referrer-Policy": "same-origin",
} as const;

/** Sends the browser on, without saying where it came from. */
export const redirect = (request: Request, response: Response, location: string): void => {
  send(response, requestIdOf(request), {
    status: 303,
    headers: { ...pageHeaders, "Referrer-Policy": "no-referrer", Location: location },
  });
};

/** A page without scripts, which nobody frames. */
export const sendPage = (
  request: Request,
  response: Response,
  status: number,
  html: string,
  nonce: string,
  formAction: string,
): void => {
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join("; ");
  const bytes = Buffer.from(html);
  response.removeHeader("X-Powered-By");
  response.writeHead(status, {
    ...pageHeaders,
    "X-Request-Id": requestIdOf(request),
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": pageLanguageOf(request).tag,
    "Content-Length": bytes.length,
    "Content-Security-Policy": policy,
  });
  response.end(bytes);
};
