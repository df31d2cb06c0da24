import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { RequestHandler } from "express";
import type { Logger } from "pino";

/** The program of the demo's host: one file of plain JavaScript, to be read and copied. */
const program = new URL("../../../demo/host/server.mjs", import.meta.url);

interface DemoProgram {
  createDemoServer(options: {
    /** Where this machine reaches the service. */
    readonly serviceUrl: string;
    /** Where browsers reach it. */
    readonly publicUrl: string;
    readonly apiKey: string;
  }): Server;
}

/** The demo's product page, in which the chat is embedded. */
export interface DemoHost {
  readonly url: string;
  close(): Promise<void>;
}

/** What the demo's host needs of the service. */
export interface DemoHostOptions {
  readonly port: number;
  readonly serviceUrl: string;
  readonly publicUrl: string;
  readonly apiKey: string;
  readonly log: Logger;
}

/**
 * Serves the demo's product page, on this machine only: it mints a session for anybody who opens it. Undefined
 * where its port is taken, since the service is of use without it.
 */
export const startDemoHost = async (options: DemoHostOptions): Promise<DemoHost | undefined> => {
  const { port, log, ...rest } = options;
  const { createDemoServer } = (await import(program.href)) as DemoProgram;
  const server = createDemoServer(rest);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", resolve);
    });
  } catch (error) {
    log.warn({ err: error, port }, "The demo page is left out: set DEMO_PORT to a free port");
    return undefined;
  }
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};

/** The service's router with `/demo` before it, which leads to the demo where one runs. */
export const withDemoRedirect =
  (router: RequestHandler, demo: DemoHost | undefined): RequestHandler =>
  (request, response, next) => {
    const isAsked = request.path === "/demo" && ["GET", "HEAD"].includes(request.method);
    if (demo === undefined || !isAsked) return router(request, response, next);
    response.writeHead(302, { Location: `${demo.url}/`, "Cache-Control": "no-store" }).end();
  };
