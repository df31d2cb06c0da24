import type { Request } from "express";
import type { ConnectAddress } from "@embedded-analytics/domain";
import { clientGroup } from "../request/client-group.js";

/** Where a request arrived, as the account's declaration has to name it, and from which address. */
export const connectAddressOf = (
  request: Request,
  accountName: string | undefined,
): ConnectAddress => ({
  baseUrl: `${request.protocol}://${request.host.toLowerCase()}${request.baseUrl}`,
  accountName,
  callerAddress: clientGroup(request.ip),
});

/** The endpoint for assistants that a request is for, as tokens name it (RFC 8707). */
export const resourceOfRequest = (request: Request): string =>
  `${connectAddressOf(request, undefined).baseUrl}${request.path.replace(/\/$/, "")}`;
