import express, { type Express, type RequestHandler } from "express";
import { Failure } from "@embedded-analytics/domain";
import { notFound, problemHandler } from "@embedded-analytics/adapters-http";
import type { Logger } from "pino";

/** The app that listens from the first moment on, and what stands behind it once it is there. */
export interface Gate {
  readonly app: Express;
  /** Lets requests through; `isReady` tells whether the store answers. */
  open(router: RequestHandler, isReady: () => Promise<boolean>): void;
  /** Turns requests away again: the service is ending. */
  shut(): void;
}

type State =
  | { readonly name: "starting" | "stopping" }
  | {
      readonly name: "open";
      readonly router: RequestHandler;
      readonly isReady: () => Promise<boolean>;
    };

/**
 * `GET /livez` says that the process lives, `GET /readyz` that requests can be served now: 200
 * `ready`, or 503 with why not. Everything else waits behind the gate.
 */
export const makeGate = (log: Logger): Gate => {
  let state: State = { name: "starting" };
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);

  app.get("/livez", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "live" });
  });
  app.get("/readyz", async (_request, response) => {
    const status = await readiness(state);
    response
      .set("Cache-Control", "no-store")
      .status(status === "ready" ? 200 : 503)
      .json({ status });
  });
  app.use((request, response, next) => {
    if (state.name === "open") state.router(request, response, next);
    else next(turnedAway[state.name]());
  });
  app.use(notFound);
  app.use(
    problemHandler((error, context) => {
      log.error({ err: error, ...context }, "A request failed");
    }),
  );
  return {
    app,
    open: (router, isReady) => {
      state = { name: "open", router, isReady };
    },
    shut: () => {
      state = { name: "stopping" };
    },
  };
};

const turnedAway = {
  starting: () => new Failure("store_unavailable", "The service is starting. Try again."),
  stopping: () => new Failure("shutting_down", "The service is shutting down. Try again."),
};

const readiness = async (state: State): Promise<string> => {
  if (state.name !== "open") return state.name;
  return (await state.isReady()) ? "ready" : "unavailable";
};
