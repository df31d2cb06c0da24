import { afterEach, describe, expect, test } from "@jest/globals";
import { inputOf } from "@embedded-analytics/testkit/http";
import {
  acmeClient,
  allOf,
  rejectionOf,
  serveAnalytics,
  type TestService,
} from "../service.fixture.js";
import type { Fetch } from "../http/transport.js";
import { stateAfter } from "./recorded-turn.fixture.js";

let service: TestService | undefined;
afterEach(() => service?.close());

const sessionSettings = { externalId: "jane" };

describe("D12: a connection that falls silent", () => {
  test("counts as cut after idleSeconds, and the answer goes on", async () => {
    service = await serveAnalytics();
    let calls = 0;
    const fetch: Fetch = async (input, init) => {
      const response = await globalThis.fetch(input, init);
      if (calls++ > 0) return response;
      const reader = response.body?.getReader();
      const first = await reader?.read();
      await reader?.cancel();
      // The first bytes, and then nothing, for ever.
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(first?.value?.slice(0, 200) ?? new Uint8Array()),
      });
      return new Response(body, { headers: response.headers });
    };
    const client = acmeClient(service.baseUrl, { fetch, idleSeconds: 0.05 });
    const lines = await allOf(client.chat({ agentId: "1", sessionSettings, input: "Hi" }));
    expect(calls).toBe(2);
    expect(stateAfter(lines)).toMatchObject({ status: "completed" });
    expect(lines.filter((line) => "id" in line && line.id === "__cutoff__")).toHaveLength(1);
  });

  test("does not while empty lines come", async () => {
    service = await serveAnalytics({}, { heartbeatSeconds: 0.05 });
    let calls = 0;
    const fetch: Fetch = (input, init) => {
      calls += 1;
      return globalThis.fetch(input, init);
    };
    const client = acmeClient(service.baseUrl, { fetch, idleSeconds: 1 });
    const input = inputOf({ waitMs: 2500 }, { say: "At last" });
    const lines = await allOf(client.chat({ agentId: "1", sessionSettings, input }));
    expect(stateAfter(lines).messages.at(-1)?.content).toBe("At last");
    expect(calls).toBe(1);
  });
});

describe("D15: a service that refuses for the moment", () => {
  const refusing = (status: number, times: number, headers: Record<string, string> = {}) => {
    const asked: string[] = [];
    const fetch: Fetch = (input, init) => {
      asked.push(init.body as string);
      if (asked.length > times) return globalThis.fetch(input, init);
      return Promise.resolve(new Response("<html>", { status, headers }));
    };
    return { fetch, asked };
  };

  test("is asked again, with the same messageId", async () => {
    service = await serveAnalytics();
    const { fetch, asked } = refusing(503, 2, { "Retry-After": "0" });
    const client = acmeClient(service.baseUrl, { fetch });
    const lines = await allOf(client.chat({ agentId: "1", sessionSettings, input: "Hi" }));
    expect(stateAfter(lines).status).toBe("completed");
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toMatch(/"messageId":"\d{13,64}-message"/);
  });

  test("a signal ends the wait, and what will not pass is not asked again", async () => {
    service = await serveAnalytics();
    const { fetch, asked } = refusing(429, 9, { "Retry-After": "10" });
    const controller = new AbortController();
    const reason = new Error("enough");
    const request = { agentId: "1", sessionSettings, input: "Hi" };
    const { signal } = controller;
    const waiting = acmeClient(service.baseUrl, { fetch }).chat(request, { signal }).next();
    setTimeout(() => controller.abort(reason), 50);
    expect(await rejectionOf(waiting)).toBe(reason);
    expect(asked).toHaveLength(1);
    const unknown = { ...request, agentId: "none" };
    const counted = refusing(0, 0);
    const refused = acmeClient(service.baseUrl, { fetch: counted.fetch }).chat(unknown).next();
    expect(await rejectionOf(refused)).toMatchObject({ code: "agent_not_found", status: 404 });
    expect(counted.asked).toHaveLength(1);
  });
});
