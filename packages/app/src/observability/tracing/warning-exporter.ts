import { ExportResultCode } from "@opentelemetry/core";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";

const warnEveryMs = 60_000;

/** The same exporter, whose failures are in the log: at most one line a minute. */
export const warningExporter = (exporter: SpanExporter, log: Logger): SpanExporter => {
  let warnedMs = -Infinity;
  return {
    export: (spans, done) => {
      exporter.export(spans, (result) => {
        if (
          result.code !== ExportResultCode.SUCCESS &&
          performance.now() - warnedMs > warnEveryMs
        ) {
          warnedMs = performance.now();
          log.warn({ err: result.error }, "The trace collector does not take the spans");
        }
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
};
