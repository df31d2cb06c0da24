import { randomBytes } from "node:crypto";
import { Router, type Request, type Response } from "express";
import type { EmbeddedAnalytics, PageAddress } from "@embedded-analytics/domain";
import { requestIdOf } from "../request/request-id.js";
import { sendProblem, type OnError } from "../response/send-problem.js";
import { notFound, otherMethod } from "../routes/not-found.js";
import { hostProblem } from "../routes/one-host.js";
import { adminPage } from "./admin-page.js";
import { embedHeaders, pagePolicy } from "./page-headers.js";
import type { PageFile, PageFiles } from "./page-files.js";
import { themeStyle } from "./theme-style.js";
import { pageHtml, type PageData, type Scheme } from "./page-html.js";

/** What the pages need of the router that they are part of. */
export interface EmbedPagesOptions {
  readonly files: PageFiles;
  readonly cloudRegion: string;
  /** The account that the request's host names (A1). */
  readonly accountOfHost: (request: Request) => string | undefined;
  readonly onError: OnError;
  /** `false`: the page for administrators is not served (J1). */
  readonly adminPage?: boolean | undefined;
}

/** The addresses of the pages, and of the same pages as clients of the field write them (G1). */
const surfaces: readonly { readonly path: string; readonly surface: PageData["surface"] }[] = [
  { path: "/embed/d/:deploymentId/chat", surface: "chat" },
  { path: "/embed/d/:deploymentId/dashboard/:publicId", surface: "dashboard" },
  { path: "/embed/d/:deploymentId/app", surface: "app" },
  { path: "/embed/chat", surface: "chat" },
  { path: "/embed/dashboard/:publicId", surface: "dashboard" },
];

/**
 * Serves the pages of the iframe and their files (G1 to G3). A page is the same HTML whatever session
 * its address holds: the session is looked up for who may frame it, and stays as it is.
 */
export const embedPages = (analytics: EmbeddedAnalytics, options: EmbedPagesOptions): Router => {
  const { files, cloudRegion, accountOfHost, onError } = options;
  const { adminPage: hasAdminPage = true } = options;
  const router = Router({ caseSensitive: true });

  const answerPage = async (
    request: Request,
    response: Response,
    surface: PageData["surface"],
  ): Promise<void> => {
    const address = addressOf(request, accountOfHost(request));
    const { accountName, allowedOrigins, agents, deploymentId, look } =
      await analytics.findEmbedPage(address);
    const asked = request.params["deploymentId"];
    const data: PageData = {
      basePath: request.baseUrl,
      cloudRegion,
      surface,
      deploymentId: asked === undefined ? deploymentId : Number(asked),
      allowedOrigins,
      accountName,
      agentId: agentOf(request, agents),
    };
    const css = look.theme === undefined ? "" : themeStyle(look.theme);
    const style = css === "" ? undefined : { css, nonce: randomBytes(16).toString("base64url") };
    const scheme = schemeOf(request) ?? look.colorScheme;
    const html = Buffer.from(pageHtml(files.html, data, scheme, style));
    response.writeHead(200, {
      ...embedHeaders,
      "X-Request-Id": requestIdOf(request),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": html.length,
      "Content-Security-Policy": pagePolicy(allowedOrigins, style?.nonce),
      "Cache-Control": "no-store",
    });
    response.end(request.method === "HEAD" ? undefined : html);
  };

  router.use("/embed", (request, response, next) => {
    const problem = hostProblem(request);
    if (problem === undefined) next();
    else sendProblem(request, response, problem, onError);
  });
  for (const { path, surface } of surfaces) {
    const at = router.route(path);
    at.get((request, response, next) => {
      const asked = request.params["deploymentId"];
      if (asked !== undefined && !/^\d{1,9}$/.test(String(asked))) {
        notFound(request, response, next);
        return;
      }
      answerPage(request, response, surface).catch((error: unknown) => {
        sendProblem(request, response, error, onError);
      });
    });
    at.all(otherMethod(["GET"]));
  }
  if (hasAdminPage && files.adminHtml !== undefined) {
    const at = router.route("/admin");
    at.get(adminPage(files.adminHtml)).all(otherMethod(["GET"]));
    // A host whose administrators sign in by a provider answers this before, and says who they are.
    router.get("/admin/session", (_request, response) => {
      response.status(204).end();
    });
  }
  const assets = router.route("/embed/assets/:name");
  assets.get((request, response, next) => {
    const file = files.assets.get(request.params.name);
    if (file === undefined) notFound(request, response, next);
    else sendFile(request, response, file);
  });
  assets.all(otherMethod(["GET"]));
  return router;
};

/** Files never change under their name, so a browser keeps them for good. */
const sendFile = (request: Request, response: Response, { bytes, type, etag }: PageFile): void => {
  const headers = {
    ...embedHeaders,
    ETag: etag,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  const tags = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim()) ?? [];
  if (tags.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, "Content-Type": type, "Content-Length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
};

const addressOf = (request: Request, hostAccountName: string | undefined): PageAddress => {
  const parameters = parametersOf(request);
  return {
    hostAccountName,
    sessionId: parameters.get("session") ?? parameters.get("sessionId") ?? undefined,
    accountName: parameters.get("account") ?? undefined,
  };
};

/** The agent that the address names, where the session's deployment has it; else the first of them. */
const agentOf = (request: Request, agents: readonly { readonly id: string }[]) => {
  const named = parametersOf(request).get("agent");
  return (agents.find(({ id }) => id === named) ?? agents[0])?.id;
};

const schemeOf = (request: Request): Scheme => {
  const scheme = parametersOf(request).get("scheme");
  return scheme === "light" || scheme === "dark" ? scheme : undefined;
};

const parametersOf = ({ url }: Request): URLSearchParams =>
  new URLSearchParams(url.split("?", 2)[1] ?? "");
