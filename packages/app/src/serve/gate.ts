import type { ServerResponse } from "node:http";
import express, { type Express, type RequestHandler } from "express";
import { Failure } from "@embedded-analytics/domain";
import {
  hostProblem,
  notFound,
  problemHandler,
  requestIdOf,
  send,
} from "@embedded-analytics/adapters-http";
import type { Logger } from "pino";
import { logFailures } from "./log-failures.js";
import type { Readiness } from "./readiness.js";

/** The app that listens from the first moment on, and what stands behind it once it is there. */
export interface Gate {
  readonly app: Express;
  /** Lets requests through; `readiness` tells how the stores are. */
  open(router: RequestHandler, readiness: () => Promise<Readiness>): void;
  /** Turns requests away again: the service is ending, and so is each connection with its answer. */
  shut(): void;
}

/** What the gate has to do with metrics (J5). */
export interface GateMetrics {
  /** Sees every request first. */
  readonly observe: RequestHandler;
  /** Answers `/metrics`, where they have no port of their own; also while the service is starting. */
  readonly answer: RequestHandler | undefined;
}

type State =
  | { readonly name: "starting" | "stopping" }
  | {
      readonly name: "open";
      readonly router: RequestHandler;
      readonly readiness: () => Promise<Readiness>;
    };

/**
 * `GET /livez` says that the process lives, `GET /readyz` that requests can be served now: 200
 * `ready`, 200 `degraded` with what is missing, or 503 with why not. Everything else waits behind the
 * gate.
 */
export const makeGate = (
  log: Logger,
  trustedProxies: readonly string[] = [],
  { observe, answer, trace }: Partial<GateMetrics> & { readonly trace?: RequestHandler } = {},
): Gate => {
  let state: State = { name: "starting" };
  const running = new Set<ServerResponse>();
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);
  app.set("trust proxy", trustedProxies);

  for (const each of [trace, observe]) if (each !== undefined) app.use(each);
  app.use((request, response, next) => {
    if (state.name === "stopping") endConnection(response);
    running.add(response);
    response.once("close", () => running.delete(response));
    next(hostProblem(request));
  });
  app.get("/livez", (request, response) => {
    send(response, requestIdOf(request), { status: 200, body: { status: "live" } });
  });
  app.get("/readyz", async (request, response) => {
    const body = state.name === "open" ? await state.readiness() : { status: state.name };
    const isServing = body.status === "ready" || body.status === "degraded";
    send(response, requestIdOf(request), { status: isServing ? 200 : 503, body });
  });
  if (answer !== undefined) app.get("/metrics", answer);
  // Refused on purpose: that is nothing to be alarmed about.
  const turnAway = problemHandler((_error, context) => {
    log.debug(context, "A request was turned away");
  });
  app.use((request, response, next) => {
    if (state.name === "open") state.router(request, response, next);
    else turnAway(turnedAway[state.name](), request, response, next);
  });
  app.use(notFound);
  app.use(problemHandler(logFailures(log)));
  return {
    app,
    open: (router, readiness) => {
      state = { name: "open", router, readiness };
    },
    shut: () => {
      state = { name: "stopping" };
      for (const response of running) endConnection(response);
    },
  };
};

/** A client that keeps its connection and goes on asking would hold up the end. */
const endConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader("Connection", "close");
};

const turnedAway = {
  starting: () => new Failure("store_unavailable", "The service is starting. Try again."),
  stopping: () => new Failure("shutting_down", "The service is shutting down. Try again."),
};
