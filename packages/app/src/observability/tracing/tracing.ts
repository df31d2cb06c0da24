import type { RequestHandler } from "express";
import type { EmbeddedAnalytics, Ports } from "@embedded-analytics/domain";

/** What puts spans around the parts of a service (J5). */
export interface Tracing {
  /** Sees every request first. */
  readonly requests: RequestHandler;
  readonly ports: (ports: Ports) => Ports;
  readonly calls: (analytics: EmbeddedAnalytics) => EmbeddedAnalytics;
  /** What asks providers of language models. */
  readonly fetch: typeof fetch;
  /** Sends what has ended; gives up after a few seconds where the collector does not answer. */
  readonly close: () => Promise<void>;
}
