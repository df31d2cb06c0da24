import type { Request, RequestHandler, Response } from "express";
import { Failure, type EmbeddedAnalytics } from "@embedded-analytics/domain";
import { presentedCallerOf } from "../request/presented-caller.js";
import { requestIdOf } from "../request/request-id.js";
import { send } from "../response/send.js";
import { sendProblem, type OnError } from "../response/send-problem.js";
import { methodNotAllowed, otherMethod } from "./not-found.js";
import type { Route } from "./route.js";

/** Seconds for which a browser keeps the answer to a preflight. */
const preflightMaxAgeSeconds = 600;

/** Request headers that a page of another origin may send, beside those that need no preflight. */
const requestHeaders = [
  "Authorization",
  "Content-Type",
  "If-Match",
  "If-None-Match",
  "Last-Event-ID",
  "MCP-Protocol-Version",
  "Mcp-Method",
  "Mcp-Name",
  "X-Cube-Auth-Token",
].join(", ");

/** Response headers that a page of another origin may read. */
const exposedHeaders = "ETag, X-Request-Id, Retry-After, X-Ignored-Fields";

/**
 * The `Origin` of a request that a page of another origin than the service's has made. Undefined for a
 * server's request and for the service's own pages, whose origin has the host that was asked for.
 */
const foreignOrigin = (request: Request): string | undefined => {
  const { origin } = request.headers;
  if (origin === undefined) return undefined;
  const ownHost = request.host.toLowerCase();
  const host = /^https?:\/\/([^/]*)$/.exec(origin.toLowerCase())?.[1];
  return host !== undefined && host === ownHost ? undefined : origin;
};

/**
 * Lets the page that asked read the answer, whatever it will be. Nothing is allowed with an API key, and
 * credentials of the browser never are (G2).
 */
const allowOrigin = (response: Response, origin: string): void => {
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Expose-Headers", exposedHeaders);
};

/** The judgements of the routes that a page of another origin may call (G2). */
export interface Cors {
  /** Judges a request by its token, before anything else is read of it. */
  readonly ofToken: (request: Request, response: Response) => Promise<void>;
  /**
   * Judges an exchange by the session id of its body; rejects with `origin_not_allowed` where the
   * session's account does not list the origin.
   */
  readonly ofSession: (request: Request, response: Response, body: unknown) => Promise<void>;
  /** Judges a request of an assistant by its embed token; refuses every origin that is not listed. */
  readonly ofAssistant: (request: Request, response: Response) => Promise<void>;
  /** Answers `OPTIONS` and other methods of a path; preflights of the routes that have CORS. */
  readonly otherMethod: (routes: readonly Route[]) => RequestHandler;
}

/** Whether a page of another origin may call the route, and read its answer. */
const hasCors = ({ cors }: Route): boolean => cors !== undefined;

/** The tokens of a request; undefined where there is none, or a key beside one, which no page has. */
const tokensOfPage = (request: Request) => {
  const { apiKey, embedToken, authToken } = presentedCallerOf(request);
  return apiKey !== undefined || (embedToken ?? authToken) === undefined
    ? undefined
    : { embedToken, authToken };
};

/** CORS as the domain decides it: one origin is named, never `*`, and caches are kept apart by it. */
export const corsOf = (
  analytics: EmbeddedAnalytics,
  accountNameOf: (request: Request) => string | undefined,
  onError: OnError,
): Cors => {
  const answerPreflight = async (
    request: Request,
    response: Response,
    methods: readonly string[],
  ): Promise<void> => {
    const { origin } = request.headers;
    const accountName = request.params["accountName"];
    const isAllowed =
      origin !== undefined &&
      (await analytics.judgePreflight({
        origin,
        hostAccountName: accountNameOf(request),
        accountName: typeof accountName === "string" ? accountName : undefined,
      }));
    const answer = isAllowed
      ? {
          "Access-Control-Allow-Origin": origin,
          "Access-Control-Allow-Methods": methods.join(", "),
          "Access-Control-Allow-Headers": requestHeaders,
          "Access-Control-Max-Age": preflightMaxAgeSeconds,
        }
      : {};
    const headers = { ...answer, Vary: "Origin", Allow: [...methods, "OPTIONS"].join(", ") };
    send(response, requestIdOf(request), { status: 204, headers });
  };

  return {
    ofToken: async (request, response) => {
      response.vary("Origin");
      const origin = foreignOrigin(request);
      const tokens = tokensOfPage(request);
      if (origin === undefined || tokens === undefined) return;
      const hostAccountName = accountNameOf(request);
      if (await analytics.judgeOrigin({ origin, hostAccountName, ...tokens })) {
        allowOrigin(response, origin);
      }
    },
    ofSession: async (request, response, body) => {
      response.vary("Origin");
      const origin = foreignOrigin(request);
      if (origin === undefined) return;
      const hostAccountName = accountNameOf(request);
      const sessionId = sessionIdIn(body);
      if (await analytics.judgeExchangeOrigin({ origin, hostAccountName, sessionId })) {
        allowOrigin(response, origin);
      }
    },
    ofAssistant: async (request, response) => {
      response.vary("Origin");
      const { origin } = request.headers;
      if (origin === undefined) return;
      const tokens = tokensOfPage(request);
      const hostAccountName = accountNameOf(request);
      const isListed =
        tokens !== undefined &&
        (await analytics.judgeOrigin({ origin, hostAccountName, ...tokens }));
      if (isListed) return allowOrigin(response, origin);
      throw new Failure("origin_not_allowed", "Assistants do not ask from pages of this origin.");
    },
    otherMethod: (routes) => {
      const methods = routes.map(({ method }) => method);
      const withCors = routes.filter(hasCors).map(({ method }) => method);
      const isOnly = routes.some(({ onlyMethod }) => onlyMethod === true);
      const answerOther = isOnly ? methodNotAllowed(methods) : otherMethod(methods);
      return (request, response, next) => {
        const isPreflight =
          request.method === "OPTIONS" &&
          request.headers["access-control-request-method"] !== undefined;
        if (!isPreflight || withCors.length === 0) return answerOther(request, response, next);
        answerPreflight(request, response, withCors).catch((error: unknown) => {
          sendProblem(request, response, error, onError);
        });
      };
    },
  };
};

const sessionIdIn = (body: unknown): unknown =>
  typeof body === "object" && body !== null && Object.hasOwn(body, "sessionId")
    ? Reflect.get(body, "sessionId")
    : undefined;
