import { randomUUID } from "node:crypto";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import { Spans } from "./spans.js";
import { traceCalls } from "./trace-calls.js";
import { traceFetch } from "./trace-fetch.js";
import { tracePorts, type SharedState } from "./trace-ports.js";
import { traceRequests } from "./trace-requests.js";
import type { Tracing } from "./tracing.js";
import { warningExporter } from "./warning-exporter.js";

const exportMsMax = 5000;
/** Those above are dropped while a collector is away: some megabytes. */
const spansMax = 4096;

/** Where traces go to, and how many of them. */
export interface TracingOptions {
  /** Of a collector that takes OTLP over HTTP; `/v1/traces` is appended. */
  readonly endpoint: string;
  /** From 0 to 1: so much of the traces that begin here; others go by the flag of their `traceparent`. */
  readonly ratio: number;
}

/**
 * Sends spans in batches, beside the work that they are of: a collector that is slow, silent or away costs no
 * request anything, and is reported in the log.
 */
export const startTracing = (
  { endpoint, ratio }: TracingOptions,
  shared: SharedState,
  log: Logger,
): Tracing => {
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportMsMax });
  const resource = resourceFromAttributes({
    "service.name": "embedded-analytics",
    "service.instance.id": randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }));
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: warningExporter(exporter, log),
        maxQueueSize: spansMax,
        exportTimeoutMillis: exportMsMax,
      }),
    ],
  });
  const spans = new Spans(provider.getTracer("embedded-analytics"));
  return {
    requests: traceRequests(spans),
    ports: (ports) => tracePorts(ports, spans, shared),
    calls: (analytics) => traceCalls(analytics, spans),
    fetch: traceFetch(spans),
    // What cannot be sent is in the log already, and must not fail the end of a service.
    close: () => provider.shutdown().catch(() => undefined),
  };
};
