import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@embedded-analytics/adapters-prisma";
import {
  ageTables,
  createDatabase,
  dumpTables,
  openPatientDatabase,
} from "@embedded-analytics/adapters-prisma/testing";
import { readConfiguration } from "../configuration/read-configuration.js";
import { serve, type Service, type ServeOptions } from "./serve.js";
import { noUpkeep } from "./upkeep.js";

const apiKey = `sk-upkeepkey000-${"p".repeat(43)}`;
const endings: (() => Promise<unknown>)[] = [];
let database: Database;
let start: (options: ServeOptions) => Promise<Service>;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "upkeep-"));
  endings.push(() => rm(folder, { recursive: true }));
  const file = join(folder, "accounts.yaml");
  const account = {
    name: "acme",
    keys: [{ name: "server", fromEnv: "ACME_KEY" }],
    deployments: [{ id: 1, name: "shop", default: true }],
    agents: [{ id: "1", name: "analyst" }],
  };
  await writeFile(file, JSON.stringify({ accounts: [account] }));
  const { url, drop } = await createDatabase();
  endings.push(drop);
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    BOOTSTRAP_FILE: file,
    PORT: "0",
    LOG_LEVEL: "silent",
  };
  const read = readConfiguration(environment, folder);
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  start = async (options) => {
    const service = await serve(read.configuration, { ACME_KEY: apiKey }, options);
    endings.push(() => service.stop());
    return service;
  };
  database = openPatientDatabase(url, { connectionsMax: 1 });
  endings.push(() => database.close());
});

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const dump = (): Promise<string> => dumpTables(database.pool);

/** A user whose week is over when it comes back; the sweep may remove it. */
const expiredUser = async ({ url }: Service): Promise<void> => {
  const answer = await fetch(`${url}/api/v1/embed/generate-session`, {
    method: "POST",
    headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({ deploymentId: 1, externalId: "expired-jane", isEphemeral: true }),
  });
  expect(answer.status).toBe(200);
  await ageTables(database.pool, 8 * 86_400_000);
};

test("D9: a service sweeps as often as it is asked to", async () => {
  await expiredUser(await start({ upkeep: { firstSweepMs: 500, sweepMs: 50 } }));
  const endMs = performance.now() + 10_000;
  while ((await dump()).includes("expired-jane")) {
    expect(performance.now()).toBeLessThan(endMs);
    await sleep(20);
  }
});

test("D9: one without upkeep removes and writes nothing by itself", async () => {
  await expiredUser(await start({ upkeep: noUpkeep }));
  const before = await dump();
  expect(before).toContain("expired-jane");
  await sleep(300);
  expect(await dump()).toBe(before);
});
