import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createDatabase,
  startFaultProxy,
  type FaultProxy,
  type TestDatabase,
} from "@embedded-analytics/adapters-prisma/testing";
import { readConfiguration } from "./configuration/read-configuration.js";
import { serve, type Service } from "./serve/serve.js";

const apiKey = `sk-outagekey000-${"o".repeat(43)}`;
let folder: string;
let database: TestDatabase;
let proxy: FaultProxy;
let service: Service;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "outage-"));
  const file = join(folder, "accounts.yaml");
  await writeFile(
    file,
    "accounts: [{ name: acme, keys: [{ name: server, fromEnv: ACME_KEY }], deployments: [{ id: 1, name: shop, default: true }] }]",
  );
  database = await createDatabase();
  proxy = await startFaultProxy(database.url);
  const read = readConfiguration(
    {
      DATABASE_URL: proxy.url,
      DATA_DIR: folder,
      BOOTSTRAP_FILE: file,
      PORT: "0",
      LOG_LEVEL: "silent",
    },
    folder,
  );
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  service = await serve(read.configuration, { ACME_KEY: apiKey });
});

afterAll(async () => {
  await service.stop();
  await proxy.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const mint = (externalId: string) =>
  fetch(`${service.url}/api/v1/embed/generate-session`, {
    method: "POST",
    headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({ externalId }),
  });

const readiness = async () => (await fetch(`${service.url}/readyz`)).json();

const expectUnavailable = async (response: Response): Promise<void> => {
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("1");
  const problem = (await response.json()) as object;
  expect(problem).toMatchObject({ code: "store_unavailable" });
  expect(JSON.stringify(problem)).not.toMatch(/postgres|ECONN|127\.0\.0\.1|select|insert/i);
};

test("T32 the database is gone in mid-request: 503 with Retry-After, and it heals by itself", async () => {
  expect((await mint("before")).status).toBe(200);

  proxy.resetOn('"kind":"create"'); // it stands in the changes, not in the load
  await expectUnavailable(await mint("during"));
  proxy.resetOn(undefined);
  expect((await mint("during")).status).toBe(200);

  proxy.set("refuse");
  proxy.reset();
  await expectUnavailable(await mint("away"));
  expect(await readiness()).toEqual({ status: "unavailable" });
  expect((await fetch(`${service.url}/livez`)).status).toBe(200);

  proxy.set("pass");
  expect((await mint("after")).status).toBe(200);
  expect(await readiness()).toEqual({ status: "ready" });
});

test("T32 connections that are cut again and again: each answer is 200 or 503, never another", async () => {
  const cutter = setInterval(() => {
    proxy.reset();
  }, 5);
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => (await mint(`cut-${at}`)).status),
  );
  clearInterval(cutter);
  expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // A connection that was cut a moment ago may be met once more before it is noticed.
  const last = await mint("at-last");
  expect(last.status === 200 ? 200 : (await mint("at-last")).status).toBe(200);
});
