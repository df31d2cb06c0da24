import { afterAll, describe, expect, it } from "@jest/globals";
import { Container } from "inversify";
import { portKey, portNames, type Ports } from "@embedded-analytics/domain";
import { openDatabase } from "./client.js";
import { prismaModule } from "./inversify.js";
import { createDatabase } from "./testing/create-database.js";

const test = await createDatabase();
afterAll(() => test.drop());

describe("prismaModule", () => {
  it("binds every port that PostgreSQL serves, and they work", async () => {
    const database = openDatabase(test.url);
    const container = new Container();
    container.load(prismaModule(database));
    const bound = portNames.filter((name) => container.isBound(portKey(name)));
    expect(bound).toEqual([
      "accounts",
      "administration",
      "apiKeys",
      "assistantGrants",
      "auditLog",
      "authTokens",
      "dataUsers",
      "embedSessions",
      "embedTenantCatalog",
      "provisioning",
      "tenantDashboards",
      "threads",
    ]);
    const apiKeys = container.get<Ports["apiKeys"]>(portKey("apiKeys"));
    expect(await apiKeys.find("unknown00000")).toBeUndefined();
    await container.unbindAllAsync();
  });

  for (const read of [["apiKeys"], ["apiKeys", "accounts", "provisioning"]] as const) {
    it(`closes the database when it is unbound, with ${read.length} ports in use`, async () => {
      const database = openDatabase(test.url);
      const container = new Container();
      container.load(prismaModule(database));
      for (const name of read) container.get(portKey(name));
      await container.unbindAllAsync();
      expect(database.pool.ended).toBe(true);
    });
  }

  it("leaves a database alone of which nobody asked for a port", async () => {
    const database = openDatabase(test.url);
    const container = new Container();
    container.load(prismaModule(database));
    await container.unbindAllAsync();
    expect(database.pool.ended).toBe(false);
    await database.close();
  });
});
