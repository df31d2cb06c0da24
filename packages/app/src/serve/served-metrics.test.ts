import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@embedded-analytics/adapters-prisma/testing";
import { say, scriptedAgent } from "@embedded-analytics/testkit";
import { readConfiguration } from "../configuration/read-configuration.js";
import { serve, type Service } from "./serve.js";

const apiKey = `sk-metrics00000-${"p".repeat(43)}`;
const token = "a-token-of-the-scraper";

let folder = "";
let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metrics-"));
  database = await createDatabase();
  const declaration = {
    name: "canary-account",
    keys: [{ name: "server", fromEnv: "ACME_KEY" }],
    deployments: [{ id: 1, name: "shop", default: true }],
    agents: [{ id: "1", name: "analyst" }],
  };
  await writeFile(join(folder, "accounts.yaml"), JSON.stringify({ accounts: [declaration] }));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A service that is stopped when the test ends; its metrics' address is what it greets with. */
const withService = async (
  environment: Record<string, string>,
  use: (service: Service, metricsUrl: string | undefined) => Promise<void>,
): Promise<void> => {
  const read = readConfiguration(
    {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      BOOTSTRAP_FILE: join(folder, "accounts.yaml"),
      PORT: "0",
      LOG_LEVEL: "silent",
      ...environment,
    },
    folder,
  );
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  const agents = scriptedAgent(() => [say("A")]);
  const service = await serve(read.configuration, { ACME_KEY: apiKey }, { agents });
  try {
    await use(service, /^Metrics: (\S+)$/m.exec(service.greeting)?.[1]);
  } finally {
    await service.stop();
  }
};

const post = (service: Service, path: string, body: object): Promise<string> =>
  fetch(`${service.url}${path}`, {
    method: "POST",
    headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then((response) => response.text());

/** The value of a line of metrics; undefined where there is none. */
const valueOf = (text: string, line: string): number | undefined => {
  const found = text.split("\n").find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
};

describe("J5: metrics", () => {
  test("count sessions, turns, queries and requests, and name nobody", async () => {
    await withService({ METRICS_PORT: "0" }, async (service, metricsUrl) => {
      const user = { externalId: "canary-user", embedTenantName: "canary-tenant" };
      await post(service, "/api/v1/embed/generate-session", user);
      const chat = "/local/api/v1/public/canary-account/agents/1/chat/stream-chat-state";
      await post(service, chat, { input: "canary-question", sessionSettings: user });
      const sql = { query: "SELECT 'canary-literal' FROM canary_cube", sessionSettings: user };
      await post(service, "/api/v1/deployments/1/sql", sql);
      await fetch(`${service.url}/canary-path`);
      expect(metricsUrl).not.toContain(new URL(service.url).port);
      const response = await fetch(metricsUrl ?? "");
      const text = await response.text();
      expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
      expect(valueOf(text, 'ea_sessions_total{outcome="committed"}')).toBe(1);
      expect(valueOf(text, "ea_turns_begun_total")).toBe(1);
      expect(valueOf(text, 'ea_turns_ended_total{state="completed"}')).toBe(1);
      const route = 'method="POST",route="/api/v1/embed/generate-session",status="200"';
      expect(valueOf(text, `ea_http_requests_total{${route}}`)).toBe(1);
      const missing = 'method="GET",route="other",status="404"';
      expect(valueOf(text, `ea_http_requests_total{${missing}}`)).toBe(1);
      expect(valueOf(text, 'ea_postgres_connections{state="total"}')).toBeGreaterThan(0);
      expect(valueOf(text, "ea_queries_running")).toBe(0);
      expect(text).toMatch(/^process_cpu_seconds_total /m);
      expect(text).not.toContain("canary");
      expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
    });
  });

  test("under a token, on the service's own port, for nobody without it", async () => {
    await withService({ METRICS_TOKEN: token }, async (service, metricsUrl) => {
      expect(metricsUrl).toBe(`${service.url}/metrics`);
      const ask = (authorization?: string): Promise<Response> =>
        fetch(metricsUrl ?? "", { headers: authorization === undefined ? {} : { authorization } });
      for (const wrong of [undefined, "Bearer ", "Bearer a-token-of-the-scrapes", token]) {
        const refused = await ask(wrong);
        expect([wrong, refused.status, await refused.text()]).toEqual([wrong, 401, ""]);
      }
      const given = await ask(`Bearer ${token}`);
      expect(given.status).toBe(200);
      expect(await given.text()).toContain("ea_http_requests_total");
    });
  });

  test("are served nowhere unless that is configured", async () => {
    await withService({}, async (service, metricsUrl) => {
      expect(metricsUrl).toBeUndefined();
      expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
    });
  });
});
