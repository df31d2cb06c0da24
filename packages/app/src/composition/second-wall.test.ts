import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { createDatabase, type TestDatabase } from "@embedded-analytics/adapters-prisma/testing";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Configuration } from "../configuration/configuration.js";
import { readConfiguration } from "../configuration/read-configuration.js";
import { describeFailure } from "../program/describe-failure.js";
import { openStore, openStoreBeside, type Store } from "./store.js";

let folder: string;
let database: TestDatabase;
let store: Store | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "second-wall-"));
  database = await createDatabase();
});
afterEach(async () => {
  await store?.close();
  store = undefined;
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
});

const configurationOf = (environment: Readonly<Record<string, string>>): Configuration => {
  const read = readConfiguration({ DATA_DIR: folder, ...environment }, folder);
  if ("problems" in read) throw new Error(read.problems.join());
  return read.configuration;
};

const open = async (environment: Readonly<Record<string, string>>): Promise<Store> =>
  (store = await openStore(configurationOf(environment)));

/** Writes an account in a transaction that names it, and looks for it in a statement that names none. */
const forgotten = async ({ database: { pool } }: Store): Promise<number | null> => {
  await pool.query(`begin; select set_config('embedded_analytics.account', '7', true);
    insert into account (id, name, plan) values (7, 'forgotten', 'pro'); commit`);
  return (await pool.query("select from account")).rowCount;
};

describe("the second wall between accounts", () => {
  test("T4: stands in the embedded database, and for a command beside the service", async () => {
    const own = await open({});
    expect(own.hasSecondWall).toBe(true);
    expect(await forgotten(own)).toBe(0);
    const beside = await openStoreBeside(configurationOf({}), "a test");
    expect(beside.hasSecondWall).toBe(true);
    await beside.close();
  });

  test("T4: does not stand where requests use the owner's role, whom no policy binds", async () => {
    const own = await open({ DATABASE_URL: database.url });
    expect(own.hasSecondWall).toBe(false);
    expect(await forgotten(own)).toBe(1);
    await own.database.pool.query("delete from account");
  });

  test("T4: stands where requests use another role than the migrations", async () => {
    const own = await open({
      DATABASE_URL: database.serviceUrl,
      MIGRATION_DATABASE_URL: database.url,
    });
    expect(own.hasSecondWall).toBe(true);
    expect(await forgotten(own)).toBe(0);
  });

  test("T4: a role that may not migrate ends the start, which says what to set", async () => {
    const failure: unknown = await open({ DATABASE_URL: database.serviceUrl }).catch(
      (cause: unknown) => cause,
    );
    expect(describeFailure(failure)).toContain("set MIGRATION_DATABASE_URL");
  });
});
