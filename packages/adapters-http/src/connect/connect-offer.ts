import type { Request, Response } from "express";
import { Failure, type EmbeddedAnalytics } from "@embedded-analytics/domain";
import { connectAddressOf } from "./connect-address-of.js";
import { challengeOf } from "./metadata.js";

/**
 * Says beside a refusal of the endpoint for assistants how a user's assistant may ask for access, where
 * the account lets it (RFC 9728).
 */
export const connectOffer =
  (analytics: EmbeddedAnalytics, accountOfHost: (request: Request) => string | undefined) =>
  async (request: Request, response: Response, error: unknown): Promise<void> => {
    if (!(error instanceof Failure) || error.code !== "unauthenticated") return;
    const { deploymentId } = request.params;
    const id = deploymentId === undefined ? undefined : Number(deploymentId);
    const address = connectAddressOf(request, accountOfHost(request));
    // Where it cannot be found out, the refusal stands as it is.
    const server = await analytics.findConnectServer(address, id).catch(() => undefined);
    if (server === undefined || response.headersSent) return;
    const hasToken = request.headers.authorization !== undefined;
    response.setHeader("WWW-Authenticate", challengeOf(server, hasToken));
  };
