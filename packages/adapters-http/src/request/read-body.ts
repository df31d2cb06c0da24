import type { Request } from "express";
import {
  presentedCallerProblem,
  presentedKeyProblem,
  type Credential,
  type DataCaller,
} from "@embedded-analytics/domain";
import { clientGroup } from "./client-group.js";
import { discard } from "./discard.js";
import { readJson } from "./read-json.js";
import type { RouteBody } from "../routes/route.js";
import type { UnfinishedBodies } from "./unfinished-bodies.js";

/** What came in the headers of a request. */
interface Presented {
  readonly credential: Credential;
  readonly caller: DataCaller;
}

/**
 * Reads bodies as JSON. Where a route needs a key, what was presented is judged before a byte of the
 * body is read (B1): a caller without a key fails, and costs no memory. Bodies that are not complete are
 * counted together, over all routes.
 */
export const bodyReader =
  (routerBytesMax: number, unfinished: UnfinishedBodies) =>
  async (
    request: Request,
    { needs, bytesMax = routerBytesMax }: RouteBody = { needs: "key" },
    presented: Presented,
  ): Promise<unknown> => {
    const problem = problemOf(needs, presented);
    if (problem !== undefined) {
      discard(request);
      throw problem;
    }
    return readJson(request, {
      bytesMax: Math.min(bytesMax, routerBytesMax),
      unfinished,
      address: clientGroup(request.ip),
      hasKey: presentedCallerProblem(presented.caller) === undefined,
    });
  };

const problemOf = (needs: RouteBody["needs"], { credential, caller }: Presented) => {
  if (needs === "nothing") return undefined;
  return needs === "key" ? presentedKeyProblem(credential) : presentedCallerProblem(caller);
};
