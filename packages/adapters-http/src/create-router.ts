import { Router, type Request, type RequestHandler, type Response } from "express";
import { Failure, ignoredFields, type EmbeddedAnalytics } from "@embedded-analytics/domain";
import { accountOfHost, regionOfHost } from "./routes/account-of-host.js";
import { ignoredFieldsHeader, ignoredFieldsValue } from "./response/ignored-fields-header.js";
import { entityTagsOf } from "./routes/entity-tags.js";
import { clientGroup } from "./request/client-group.js";
import { listQueryOf, queryOf } from "./request/list-query.js";
import { resourceOfRequest } from "./connect/connect-address-of.js";
import { connectRouter } from "./connect/connect-router.js";
import { connectOffer } from "./connect/connect-offer.js";
import { formReader } from "./connect/read-form.js";
import { specificationRouter } from "./openapi/specification.js";
import { corsOf, type Cors } from "./routes/cors.js";
import { notFound } from "./routes/not-found.js";
import { assistantEndpoint } from "./assistants/assistant-endpoint.js";
import { embedPages } from "./pages/embed-pages.js";
import { readPageFiles } from "./pages/page-files.js";
import { hostProblem } from "./routes/one-host.js";
import { presentedCallerOf } from "./request/presented-caller.js";
import { presentedKey } from "./request/presented-key.js";
import { problemHandler } from "./response/problem-handler.js";
import { readerSignal } from "./stream/reader-signal.js";
import { bodyReader } from "./request/read-body.js";
import { requestIdOf } from "./request/request-id.js";
import type { Call, Route } from "./routes/route.js";
import { sessionSettingsOf } from "./routes/session-settings.js";
import { allRoutes } from "./routes/routes.js";
import { delivering } from "./stream/deliver.js";
import { contextOf, sendProblem, type OnError } from "./response/send-problem.js";
import { UnfinishedBodies, type BodyLimits } from "./request/unfinished-bodies.js";

/** What a host may set; everything has a default. */
export interface RouterOptions {
  /**
   * `example.com` where accounts are addressed as `{account}.example.com`, and this service as
   * `ai.{cloudRegion}.example.com`; the same with another region is 404 (A1, D1). The host name is
   * Express's `request.hostname`: `X-Forwarded-Host` counts only if the app's `trust proxy` says so.
   */
  readonly serviceDomain?: string | undefined;
  /** The longest body that is read; 1 MiB unless said otherwise, and less on some routes (B1). */
  readonly bodyBytesMax?: number | undefined;
  /**
   * How much of bodies that are not complete is held, in all and by address. The address is Express's
   * `request.ip`: `X-Forwarded-For` counts only if the app's `trust proxy` says so.
   */
  readonly bodyLimits?: Partial<BodyLimits> | undefined;
  /** A reader of lines that takes nothing for so long is let go; 30 unless said otherwise (T19). */
  readonly stallSeconds?: number | undefined;
  /** `false`: nothing is served for assistants, and no user can connect one (I1). */
  readonly assistants?: boolean | undefined;
  /** The first segment of the chat's paths; `local` unless said otherwise, another one is 404 (D1). */
  readonly cloudRegion?: string | undefined;
  /** A chat that says nothing for so long says an empty line; 15 unless said otherwise (D12). */
  readonly heartbeatSeconds?: number | undefined;
  /**
   * The folder of the built pages of the iframe, such as `pagesFolder` of
   * `@embedded-analytics/embed-ui`, served under `/embed` (G1). Left out: every such address is 404.
   */
  readonly pagesFolder?: string | undefined;
  /** `false`: the page for administrators at `/admin` is not served; it needs `pagesFolder` (J1). */
  readonly adminPage?: boolean | undefined;
  /** `false`: neither `/api/v1/spec` nor the page `/docs` is served (J3). */
  readonly specification?: boolean | undefined;
  /** Called with every error answered with 5xx; `console.error` unless said otherwise. */
  readonly onError?: OnError | undefined;
}

const mebibyte = 1024 * 1024;

/** Where the router has the last word. */
const prefixes = [
  "/embed",
  "/mcp",
  "/api/v1/deployments",
  "/api/v1/embed",
  "/api/v1/embed-tenants",
  "/api/v1/public",
  "/:cloudRegion/api/v1/public",
];

/**
 * The routes of the service as an Express router, for any app and under any prefix. It answers all
 * that lies under `/embed`, `/mcp`, `/api/v1/deployments`, `/api/v1/embed`, `/api/v1/embed-tenants` and, with
 * any region before it, `/api/v1/public`, with a problem body where there is no route (F1), and lets
 * every other request pass.
 */
export const createRouter = (analytics: EmbeddedAnalytics, options: RouterOptions = {}): Router => {
  const { serviceDomain, bodyBytesMax = mebibyte, bodyLimits } = options;
  const { stallSeconds = 30, heartbeatSeconds = 15, cloudRegion = "local" } = options;
  const { onError = logError, pagesFolder, assistants = true } = options;
  const router = Router({ caseSensitive: true });
  const unfinished = new UnfinishedBodies(bodyLimits);
  const readBody = bodyReader(bodyBytesMax, unfinished);

  /** The body; what it says without effect is named in the answer, whatever that will be (B1). */
  const bodyOf = async (
    { body: rules, namesFieldsOf }: Route,
    request: Request,
    response: Response,
    presented: Pick<Call, "credential" | "caller">,
  ): Promise<unknown> => {
    const body = await readBody(request, rules, presented);
    if (namesFieldsOf === undefined || body instanceof Failure || response.headersSent) return body;
    const value = ignoredFieldsValue(ignoredFields(namesFieldsOf, body));
    if (value !== undefined) response.setHeader(ignoredFieldsHeader, value);
    return body;
  };

  const accountNameOf = ({ hostname }: Request): string | undefined =>
    serviceDomain === undefined ? undefined : accountOfHost(hostname, serviceDomain);

  const cors = corsOf(analytics, accountNameOf, onError);
  const offerConnect = connectOffer(analytics, accountNameOf);
  const files = pagesFolder === undefined ? undefined : readPageFiles(pagesFolder);
  const endpoint = assistantEndpoint(analytics, files?.assistantHtml, onError);
  const deliver = delivering({ stallSeconds, heartbeatSeconds, onError, cutOff });

  const callOf = (
    route: Route,
    request: Request,
    response: Response,
    requestId: string,
    signal: () => AbortSignal,
  ): Call => {
    const presented = presentedBy(request, accountNameOf(request), route);
    return {
      analytics,
      ...presented,
      ...readingsOf(request),
      body: () => bodyOf(route, request, response, presented),
      judgeOrigin: (body) => cors.ofSession(request, response, body),
      ...endpoint(request, response, requestId, signal),
      signal,
    };
  };

  const answer = async (route: Route, request: Request, response: Response, requestId: string) => {
    let reader: AbortSignal | undefined;
    try {
      const ambiguous = hostProblem(request);
      if (ambiguous !== undefined) throw ambiguous;
      const signal = () => (reader ??= readerSignal(request, response));
      if (route.cors === "token") await cors.ofToken(request, response);
      if (route.cors === "assistant") await cors.ofAssistant(request, response);
      const answered = await route.answer(callOf(route, request, response, requestId, signal));
      await deliver(request, response, requestId, answered);
    } catch (error) {
      // Where the caller has disconnected, it is nobody's mistake.
      const hasLeft = response.destroyed || reader?.aborted === true;
      if (hasLeft) return;
      if (route.cors === "assistant") await offerConnect(request, response, error);
      sendProblem(request, response, error, onError, requestId);
    }
  };
  const serve =
    (route: Route): RequestHandler =>
    (request, response) => {
      // Express would hold on to its way here for as long as an answer streams, which nobody goes on.
      request.next = undefined;
      const requestId = requestIdOf(request);
      answer(route, request, response, requestId).catch(cutOff(request, response, requestId));
    };

  serveRegion(router, cloudRegion, serviceDomain);
  if (!assistants) router.use("/mcp", notFound);
  addRoutes(router, serve, cors);
  const host = { cloudRegion, accountOfHost: accountNameOf, onError };
  if (assistants) {
    router.use(connectRouter(analytics, { ...host, readForm: formReader(unfinished) }));
  }
  if (files !== undefined) router.use(embedPages(analytics, { ...options, files, ...host }));
  router.use(specificationRouter(options));
  router.use(prefixes, notFound).use(problemHandler(onError));
  return router;
};

/** The key or the token that a request shows, and where it comes from. */
const presentedBy = (
  request: Request,
  accountName: string | undefined,
  { cors }: Route,
): Pick<Call, "credential" | "caller"> => {
  const { authorization } = request.headers;
  const address = clientGroup(request.ip);
  return {
    credential: { apiKey: presentedKey(authorization), accountName, address },
    caller: {
      ...presentedCallerOf(request),
      accountName,
      address,
      // Only at the endpoint for assistants does what a user has granted to one count.
      ...(cors === "assistant" ? { resource: resourceOfRequest(request) } : {}),
    },
  };
};

/** What a route may read of a request beside its body. */
const readingsOf = (
  request: Request,
): Pick<Call, "param" | "listQuery" | "query" | "ifMatch" | "settings"> => ({
  param: (name) => String(request.params[name]),
  listQuery: () => listQueryOf(request.url),
  query: (name) => queryOf(request.url)(name),
  ifMatch: () => entityTagsOf(request.headers["if-match"]),
  settings: () => sessionSettingsOf(request.headers["x-session-settings"]),
});

const addRoutes = (router: Router, serve: (route: Route) => RequestHandler, cors: Cors): void => {
  for (const [path, methods] of byPath(allRoutes)) {
    const at = router.route(path);
    for (const route of methods) at[verb[route.method]](serve(route));
    at.all(cors.otherMethod(methods));
  }
};

/** Other regions than our own are not here, whether the path or the host names them. */
const serveRegion = (
  router: Router,
  cloudRegion: string,
  serviceDomain: string | undefined,
): void => {
  router.param("cloudRegion", (request, response, next, region) => {
    if (region === cloudRegion) next();
    else notFound(request, response, next);
  });
  router.use(prefixes, (request, response, next) => {
    const region = regionOfHost(request.hostname, serviceDomain);
    if (region === undefined || region === cloudRegion.toLowerCase()) next();
    else notFound(request, response, next);
  });
};

const verb = { GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const;

const byPath = (routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> => {
  const paths = new Map<string, Route[]>();
  for (const route of routes) paths.set(route.path, [...(paths.get(route.path) ?? []), route]);
  return paths;
};

/** Called where a host's own `onError` has failed: there is nowhere else to report it. */
const cutOff =
  (request: Request, response: Response, requestId: string) =>
  (error: unknown): void => {
    logError(error, contextOf(request, requestId));
    response.destroy();
  };

const logError: OnError = (error, context) => {
  // eslint-disable-next-line no-console -- a host that says nothing shall still see its outages
  console.error("embedded-analytics:", context, error);
};
