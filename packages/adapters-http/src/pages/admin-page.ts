import type { RequestHandler } from "express";
import { requestIdOf } from "../request/request-id.js";
import { escaped } from "../response/escaped.js";
import { embedHeaders, pagePolicy } from "./page-headers.js";

/**
 * The page for administrators (J1): nobody frames it, and no page that opens it or that it opens may reach it. It
 * holds no right: its visitor signs in there.
 */
export const adminPage =
  (html: string): RequestHandler =>
  (request, response) => {
    const page = html.replaceAll('"./assets/', () => `"${escaped(request.baseUrl)}/embed/assets/`);
    const bytes = Buffer.from(page);
    response.writeHead(200, {
      ...embedHeaders,
      "X-Request-Id": requestIdOf(request),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": bytes.length,
      "Content-Security-Policy": pagePolicy([]),
      "X-Frame-Options": "DENY",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cache-Control": "no-store",
    });
    response.end(request.method === "HEAD" ? undefined : bytes);
  };
