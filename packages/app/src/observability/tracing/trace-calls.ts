import { SpanKind } from "@opentelemetry/api";
import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import type { Spans } from "./spans.js";

type Call = (...args: readonly unknown[]) => unknown;

/** The same service, with a span for each use case that a request comes to (J5). */
export const traceCalls = (analytics: EmbeddedAnalytics, spans: Spans): EmbeddedAnalytics =>
  Object.fromEntries(
    Object.entries(analytics as unknown as Readonly<Record<string, Call>>).map(([name, call]) => [
      name,
      (...args: readonly unknown[]) =>
        spans.observed({ name, kind: SpanKind.INTERNAL }, () => call(...args)),
    ]),
  ) as unknown as EmbeddedAnalytics;
