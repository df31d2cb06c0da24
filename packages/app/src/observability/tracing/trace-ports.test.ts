import { describe, expect, test } from "@jest/globals";
import { SpanKind } from "@opentelemetry/api";
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { Failure, portNames, StoreUnavailable, type Ports } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { inMemoryTester, portContracts } from "@embedded-analytics/testkit";
import { Spans } from "./spans.js";
import { tracePorts } from "./trace-ports.js";

const recording = () => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  return { exporter, spans: new Spans(provider.getTracer("test")) };
};

const request = { name: "GET", kind: SpanKind.SERVER };

// What is traced does all that its contract asks for.
portContracts(
  {
    ...inMemoryTester,
    name: "traced ports",
    open: async (options) => {
      const store = await inMemoryTester.open(options);
      const ports = tracePorts(store.ports, recording().spans, { isOnRedis: true });
      return { ...store, ports };
    },
  },
  ["embedSessions", "queryRunner", "semanticCatalog", "turnLogs"],
);

describe("J5: traced ports", () => {
  test("have every method of the ports that they stand for", () => {
    const ports = inMemoryPorts();
    const traced = tracePorts(ports, recording().spans, { isOnRedis: false });
    for (const name of portNames) {
      expect([name, Object.keys(traced[name]).sort()]).toEqual([
        name,
        Object.keys(ports[name]).sort(),
      ]);
    }
  });

  test.each([
    [new StoreUnavailable(), "StoreUnavailable", 2],
    [new TypeError("a defect with canary-words"), "TypeError", 2],
    [new Failure("invalid_request", "canary-words"), "invalid_request", 0],
  ])("name a failure by its kind, and hand it on: %p", async (failure, type, status) => {
    const { exporter, spans } = recording();
    const made = inMemoryPorts();
    const apiKeys = { ...made.apiKeys, find: () => Promise.reject(failure) };
    const ports: Ports = { ...made, apiKeys };
    const traced = tracePorts(ports, spans, { isOnRedis: false });
    const found = spans.begin(request).run(async () => traced.apiKeys.find("a-key"));
    await expect(found).rejects.toBe(failure);
    const [span] = exporter.getFinishedSpans();
    expect(span).toMatchObject({ name: "apiKeys.find", status: { code: status } });
    expect(span?.attributes).toEqual({ "db.system.name": "postgresql", "error.type": type });
  });

  test("begin no span outside of a request", async () => {
    const { exporter, spans } = recording();
    const { apiKeys } = tracePorts(inMemoryPorts(), spans, { isOnRedis: false });
    await apiKeys.find("a-key");
    expect(exporter.getFinishedSpans()).toEqual([]);
  });
});
