import { SpanKind, type Attributes } from "@opentelemetry/api";
import type { Spans } from "./spans.js";

/** Node's own `fetch`, with a span up to the head of each answer: its host and status, no path and no header. */
export const traceFetch =
  (spans: Spans): typeof fetch =>
  async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    const attributes: Attributes = {
      "http.request.method": init?.method ?? "GET",
      "server.address": hostname,
      "gen_ai.operation.name": "chat",
    };
    return spans.observed(
      { name: "language model", kind: SpanKind.CLIENT, attributes },
      () => fetch(input, init),
      ({ status }) => ({ "http.response.status_code": status }),
    );
  };
