import { Router } from "express";
import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { ConnectOptions } from "./answering.js";
import { addEndpoints } from "./connect-endpoints.js";
import { addPages } from "./connect-pages.js";

/**
 * The authorization server for users' own assistants (I1): metadata, the way to the host's login and back,
 * the consent page, tokens and their revocation. Where the account has not turned it on, each of these
 * addresses is 404.
 */
export const connectRouter = (analytics: EmbeddedAnalytics, options: ConnectOptions): Router => {
  const router = Router({ caseSensitive: true });
  const parts = { ...options, analytics, router };
  addEndpoints(parts);
  addPages(parts);
  return router;
};
