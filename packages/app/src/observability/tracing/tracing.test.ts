import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@embedded-analytics/adapters-prisma/testing";
import { call, say, scriptedAgent, use } from "@embedded-analytics/testkit";
import { readConfiguration } from "../../configuration/read-configuration.js";
import { serve, type Service } from "../../serve/serve.js";
import { openCollector, type CollectorMode, type SentSpan } from "./collector.fixture.js";

const apiKey = `sk-canarykey000-${"c".repeat(43)}`;
const chatPath = "/local/api/v1/public/canary-account/agents/1/chat/stream-chat-state";

let folder = "";
let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tracing-"));
  database = await createDatabase();
  const declaration = {
    name: "canary-account",
    keys: [{ name: "canary-server", fromEnv: "ACME_KEY" }],
    deployments: [{ id: 1, name: "canary-shop", default: true }],
    agents: [{ id: "1", name: "canary-analyst" }],
  };
  await writeFile(join(folder, "accounts.yaml"), JSON.stringify({ accounts: [declaration] }));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const agents = scriptedAgent(() => [
  say("canary-answer"),
  call("svcSqlApi", { sqlQuery: "SELECT 'canary-literal' FROM canary_cube" }),
  use({ models: ["a-model"], inputTokens: 7, llmCalls: 1 }),
]);

/** A service that traces to a collector; answers the collector's spans once the service has stopped. */
const traced = async (
  act: (service: Service) => Promise<void>,
  { mode = "takes", ratio = "1" }: { mode?: CollectorMode; ratio?: string } = {},
): Promise<{
  readonly spans: readonly SentSpan[];
  readonly text: string;
  readonly stopMs: number;
}> => {
  const collector = await openCollector(mode);
  const read = readConfiguration(
    {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      BOOTSTRAP_FILE: join(folder, "accounts.yaml"),
      PORT: "0",
      LOG_LEVEL: "silent",
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_TRACES_SAMPLER_ARG: ratio,
    },
    folder,
  );
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  try {
    const service = await serve(read.configuration, { ACME_KEY: apiKey }, { agents });
    let stopMs = 0;
    try {
      await act(service);
    } finally {
      const stoppedMs = performance.now();
      await service.stop();
      stopMs = performance.now() - stoppedMs;
    }
    const text = collector.text();
    return { spans: mode === "takes" ? collector.spans() : [], text, stopMs };
  } finally {
    await collector.close();
  }
};

/** Asks the agent as a user, within a trace of the host's. */
const chat = async (
  service: Service,
  externalId: string,
  traceparent?: string,
): Promise<string> => {
  const response = await fetch(`${service.url}${chatPath}`, {
    method: "POST",
    headers: {
      authorization: `Api-Key ${apiKey}`,
      "content-type": "application/json",
      ...(traceparent !== undefined && { traceparent }),
    },
    body: JSON.stringify({
      input: "canary-question",
      sessionSettings: { externalId, embedTenantName: "canary-tenant", groups: [] },
    }),
  });
  expect(response.status).toBe(200);
  return response.text();
};

const traceId = (at: number): string => String(at).padStart(32, "a");
const parentId = "00f067aa0ba902b7";

/** The names on the way from the request to a span. */
const pathOf = (span: SentSpan, spans: readonly SentSpan[]): readonly string[] => {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent === undefined ? [span.name] : [...pathOf(parent, spans), span.name];
};

describe("J5: traces", () => {
  test("lead from the request to each statement, line and question, in the host's own trace", async () => {
    const { spans } = await traced(async (service) => {
      await chat(service, "canary-user", `00-${traceId(1)}-${parentId}-01`);
    });
    const [request, ...others] = spans.filter(({ kind }) => kind === 2);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ traceId: traceId(1), parentSpanId: parentId });
    expect(request?.name).toMatch(/^POST \/.*:agentId.*\/stream-chat-state$/);
    const paths = spans.map((span) => pathOf(span, spans).slice(1).join(" > "));
    expect(paths).toEqual(
      expect.arrayContaining([
        "streamChat",
        "streamChat > provisioning.commit",
        "streamChat > turnLogs.append",
        "streamChat > agents.answer",
        "streamChat > agents.answer > semanticCatalog.load",
        "streamChat > threads.end",
      ]),
    );
    expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId(1)]));
    const commit = spans.find(({ name }) => name === "provisioning.commit");
    expect(commit).toMatchObject({ kind: 3 });
    expect(JSON.stringify(commit?.attributes)).toContain("postgresql");
    const answer = spans.find(({ name }) => name === "agents.answer");
    expect(JSON.stringify(answer?.attributes)).toContain("gen_ai.usage.input_tokens");
  });

  test("of callers at the same time do not mix", async () => {
    const callers = Array.from({ length: 12 }, (_, at) => at + 1);
    const { spans } = await traced(async (service) => {
      await chat(service, "warm-up", `00-${traceId(0)}-${parentId}-00`);
      await Promise.all(
        callers.map((at) => chat(service, `user-${at}`, `00-${traceId(at)}-${parentId}-01`)),
      );
    });
    for (const at of callers) {
      const own = spans.filter((span) => span.traceId === traceId(at));
      const counts = ["streamChat", "agents.answer", "threads.end", "turnLogs.open"].map(
        (name) => own.filter((span) => span.name === name).length,
      );
      expect([at, counts]).toEqual([at, [1, 1, 1, 1]]);
    }
    expect(spans.filter((span) => span.traceId === traceId(0))).toEqual([]);
  });

  test("T17: have no word of an account, a user, a question, an answer, a statement or a key", async () => {
    const { text, spans } = await traced(async (service) => {
      await chat(service, "canary-user");
      await fetch(`${service.url}/canary-path?canary=query`);
      await fetch(`${service.url}/api/v1/embed/generate-session`, {
        method: "POST",
        headers: { authorization: `Api-Key ${apiKey}`, "x-canary": "canary-header" },
        body: '{"canary-field"',
      });
    });
    expect(spans.length).toBeGreaterThan(10);
    expect(text).not.toMatch(/canary|cccccc/);
  });

  test("are not made of probes and of upkeep, nor where the share is 0", async () => {
    const probed = await traced(async (service) => {
      await fetch(`${service.url}/readyz`);
      await fetch(`${service.url}/livez`);
    });
    expect(probed.spans).toEqual([]);
    const unsampled = await traced(
      async (service) => {
        await chat(service, "canary-user");
      },
      { ratio: "0" },
    );
    expect(unsampled.spans).toEqual([]);
  });

  test.each(["hangs", "refuses"] as const)(
    "a collector that %s costs no answer, and holds up the end for seconds at most",
    async (mode) => {
      const { stopMs } = await traced(
        async (service) => {
          for (let at = 0; at < 5; at++) {
            expect(await chat(service, `user-${at}`)).toContain("canary-answer");
          }
        },
        { mode },
      );
      expect(stopMs).toBeLessThan(20_000);
    },
    60_000,
  );
});
