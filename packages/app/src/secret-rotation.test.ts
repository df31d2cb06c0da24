import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { createDatabase, type TestDatabase } from "@embedded-analytics/adapters-prisma/testing";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfiguration } from "./configuration/read-configuration.js";
import { serve, type Service } from "./serve/serve.js";

const apiKey = `sk-rotating0000-${"r".repeat(43)}`;
const declaration = {
  name: "acme",
  keys: [{ name: "server", fromEnv: "ACME_KEY" }],
  deployments: [{ id: 1, name: "shop", default: true }],
  agents: [{ id: "1", name: "analyst" }],
};
const [oldKey, newKey] = ["the old secret of a test", "the new secret of a test"];

let folder: string;
let database: TestDatabase;
const running: Service[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rotation-"));
  database = await createDatabase();
  await writeFile(join(folder, "accounts.yaml"), JSON.stringify({ accounts: [declaration] }));
});

afterEach(async () => {
  for (const service of running.splice(0)) await service.stop();
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const start = async (...secretKeys: string[]): Promise<Service> => {
  const read = readConfiguration(
    {
      DATABASE_URL: database.url,
      SECRET_KEY: secretKeys.join(","),
      DATA_DIR: join(folder, String(running.length)),
      BOOTSTRAP_FILE: join(folder, "accounts.yaml"),
      PORT: "0",
      LOG_LEVEL: "silent",
    },
    folder,
  );
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  const service = await serve(read.configuration, { ACME_KEY: apiKey });
  running.push(service);
  return service;
};

const post = async (url: string, body: object, authorization?: string) => {
  const headers = {
    "content-type": "application/json",
    ...(authorization === undefined ? {} : { authorization }),
  };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as { readonly sessionId?: string; readonly token?: string };
};

/** A token that `service` signs. */
const tokenOf = async ({ url }: Service): Promise<string> => {
  const path = `${url}/api/v1/embed/generate-session`;
  const { sessionId } = await post(path, { externalId: "jane" }, `Api-Key ${apiKey}`);
  const { token } = await post(`${url}/api/v1/embed/session/token`, { sessionId });
  if (token === undefined) throw new Error("No token was signed.");
  return token;
};

/** What `service` answers to somebody with that token. */
const statusFor = async ({ url }: Service, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  const path = "/local/api/v1/public/acme/agents/1/chat/threads";
  return (await fetch(`${url}${path}`, { headers })).status;
};

const statuses = async (services: readonly Service[]): Promise<number[]> => {
  const tokens = await Promise.all(services.map(tokenOf));
  return Promise.all(
    tokens.flatMap((token) => services.map((service) => statusFor(service, token))),
  );
};

test.each([
  ["the new one is added behind the old one", [oldKey], [oldKey, newKey]],
  ["the new one signs", [oldKey, newKey], [newKey, oldKey]],
  ["the old one is dropped", [newKey, oldKey], [newKey]],
])(
  "B5: while %s, each of two instances takes what the other one signs",
  async (_, before, after) => {
    const services = [await start(...before), await start(...after)];
    expect(await statuses(services)).toEqual([200, 200, 200, 200]);
  },
);

test("B5: a token of the old secret is good until its end while the new one signs", async () => {
  const signed = await tokenOf(await start(oldKey));
  expect(await statusFor(await start(newKey, oldKey), signed)).toBe(200);
  expect(await statusFor(await start(newKey), signed)).toBe(401);
});

test("B5: to put the new secret first at once is refused by instances that do not have it", async () => {
  const services = [await start(oldKey), await start(newKey, oldKey)];
  expect(await statuses(services)).toEqual([200, 200, 401, 200]);
});
