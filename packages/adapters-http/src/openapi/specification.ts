import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Router, type Request, type Response } from "express";
import { requestIdOf } from "../request/request-id.js";
import { openApiDocument } from "./document.js";
import { readingPage } from "./reading-page.js";
import { readingStyle } from "./reading-style.js";

/** An answer that is the same for everybody, until the next release. */
interface Fixed {
  readonly type: string;
  readonly text: string;
  readonly tag: string;
}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64");

const fixed = (type: string, text: string): Fixed => ({
  type,
  text,
  tag: `"${digestOf(text).slice(0, 24)}"`,
});

const versionOf = (): string => {
  const file = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(file) as { readonly version: string }).version;
};

/** The page has one style, known by its digest, and may do nothing else (G3). */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${digestOf(readingStyle)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** What is made once, when somebody first asks. */
const onFirstUse = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};

/** Serves the OpenAPI document at `/api/v1/spec`, and a page to read it at `/docs`, unless a host has its own (J3). */
export const specificationRouter = ({
  specification = true,
}: {
  readonly specification?: boolean | undefined;
}): Router => {
  const router = Router({ caseSensitive: true });
  if (!specification) return router;
  const document = onFirstUse(() => openApiDocument(versionOf()));
  const spec = onFirstUse(() => fixed("application/json", JSON.stringify(document())));
  const docs = onFirstUse(() => fixed("text/html; charset=utf-8", readingPage(document())));
  router.get("/api/v1/spec", (request, response) => {
    sendFixed(request, response, spec());
  });
  router.get("/docs", (request, response) => {
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("X-Frame-Options", "DENY");
    sendFixed(request, response, docs());
  });
  return router;
};

const sendFixed = (request: Request, response: Response, { type, text, tag }: Fixed): void => {
  response.setHeader("X-Request-Id", requestIdOf(request));
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "no-referrer");
  response.setHeader("Cache-Control", "no-cache");
  response.setHeader("ETag", tag);
  if (request.headers["if-none-match"]?.includes(tag) === true) {
    response.status(304).end();
    return;
  }
  response.setHeader("Content-Type", type);
  response.end(text);
};
