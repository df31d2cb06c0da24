import { Router, type RequestHandler } from "express";
import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.js";
import { openIdProvider } from "./identity-provider.js";
import { signInRouter } from "./sign-in-router.js";
import type { Secrets } from "./signed-in.js";

/** The service's routes behind the sign-in of administrators, where one is configured (J1). */
export const withSignIn = (
  routes: RequestHandler,
  { analytics, secrets }: { readonly analytics: EmbeddedAnalytics; readonly secrets: Secrets },
  { adminPage, oidc, publicUrl }: Pick<Configuration, "adminPage" | "oidc" | "publicUrl">,
  log: Logger,
): RequestHandler => {
  if (!adminPage || oidc === undefined || publicUrl === undefined) return routes;
  const provider = openIdProvider(oidc, `${publicUrl}/admin/sign-in/callback`);
  const nowMs = () => Date.now();
  const router = Router({ caseSensitive: true });
  router.use(signInRouter({ analytics, oidc, provider, secrets, log, nowMs }), routes);
  return router;
};
