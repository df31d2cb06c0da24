import { createHash, timingSafeEqual } from "node:crypto";
import express, { type Express, type RequestHandler } from "express";
import type { Metrics } from "./metrics.js";

/** Answers `GET /metrics`; with a token only to who sends it as `Authorization: Bearer` (J5). */
export const answerMetrics =
  (metrics: Metrics, token: string | undefined): RequestHandler =>
  async (request, response) => {
    response.setHeader("Cache-Control", "no-store");
    if (token !== undefined && !isBearer(request.headers.authorization, token)) {
      response.status(401).setHeader("WWW-Authenticate", "Bearer").end();
      return;
    }
    response.setHeader("Content-Type", metrics.contentType).end(await metrics.text());
  };

/** What listens on a port of its own: metrics, and nothing else. */
export const metricsApp = (metrics: Metrics, token: string | undefined): Express => {
  const app = express();
  app.disable("x-powered-by");
  app.get("/metrics", answerMetrics(metrics, token));
  return app;
};

/** Digests are of one length, so that the comparison takes as long for any text (T2). */
const isBearer = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digestOf(authorization ?? ""), digestOf(`Bearer ${token}`));

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();
