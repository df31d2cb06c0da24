import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** A span as OTLP over HTTP has it, as far as tests look at it. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** 1: internal, 2: server, 3: client. */
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
}

/** What a collector does with what it is sent. */
export type CollectorMode = "takes" | "refuses" | "hangs";

/** A collector of traces on this machine. */
export interface Collector {
  readonly url: string;
  /** All that came, byte by byte. */
  readonly text: () => string;
  readonly spans: () => readonly SentSpan[];
  close(): Promise<void>;
}

interface TraceData {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** Opens it on a free port. */
export const openCollector = async (mode: CollectorMode = "takes"): Promise<Collector> => {
  const bodies: string[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      bodies.push(Buffer.concat(chunks).toString("utf8"));
      if (mode === "hangs") return;
      response.writeHead(mode === "takes" && request.url === "/v1/traces" ? 200 : 400).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join("\n"),
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as TraceData).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
