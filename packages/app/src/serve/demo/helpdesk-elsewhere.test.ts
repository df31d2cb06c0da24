import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@embedded-analytics/adapters-prisma/testing";
import pg from "pg";
import { readConfiguration } from "../../configuration/read-configuration.js";
import { serve } from "../serve.js";
import { demoKeyPath } from "./demo.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "helpdesk-elsewhere-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the demo where DATABASE_URL names a server", () => {
  test("K1: has no help desk, and makes neither a database nor a role there", async () => {
    const database = await createDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const there = async () =>
      (
        await client.query<{ readonly name: string }>(
          `SELECT rolname AS name FROM pg_roles UNION ALL SELECT nspname FROM pg_namespace
           WHERE nspname !~ '^pg_' UNION ALL SELECT datname FROM pg_database WHERE datname = 'samples'
           ORDER BY 1`,
        )
      ).rows;
    const before = await there();
    const environment = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: "0" };
    const read = readConfiguration({ ...environment, LOG_LEVEL: "silent" }, folder);
    if ("problems" in read) throw new Error(read.problems.join("\n"));
    const service = await serve(read.configuration, environment);
    try {
      const key = (await readFile(demoKeyPath(folder), "utf8")).trim();
      const ask = async (deploymentId: number, cube: string, measure: string) => {
        const response = await fetch(`${service.url}/api/v1/deployments/${deploymentId}/sql`, {
          method: "POST",
          headers: { authorization: `Api-Key ${key}`, "content-type": "application/json" },
          body: JSON.stringify({
            query: `SELECT MEASURE(${measure}) FROM ${cube}`,
            sessionSettings: { externalId: "max", groups: ["managers"] },
          }),
        });
        const { code } = (await response.json().catch(() => ({}))) as { readonly code?: string };
        return [response.status, code];
      };
      expect(await ask(1, "order_lines", "revenue")).toEqual([200, undefined]);
      expect(await ask(2, "helpdesk", "count")).toEqual([404, "deployment_not_found"]);
      expect(await there()).toEqual(before);
    } finally {
      await service.stop();
      await client.end();
      await database.drop();
    }
  });
});
