import { afterAll, describe, expect, it } from "@jest/globals";
import { paidPlans } from "@embedded-analytics/domain";
import { prismaPorts } from "./ports.js";
import { isStorable } from "./storable.js";
import { emptyStores } from "./testing/empty-stores.js";
import { startService } from "./testing/service.fixture.js";

const stores = emptyStores();
afterAll(() => stores.close());

const unstorable = ["\0", "shop\0", "\ud800", "shop\udc00"];

describe("isStorable", () => {
  it("T23 refuses NUL and half a surrogate pair, and nothing else", () => {
    expect(unstorable.filter(isStorable)).toEqual([]);
    for (const text of ["", "shop", "\u{1f600}", "\ufffd", "\u0001", "'; --"]) {
      expect(isStorable(text)).toBe(true);
    }
  });
});

describe("names that come from an address", () => {
  it("T23 name nothing where they cannot be stored, and fail nothing", async () => {
    const { database, release } = await stores.take();
    const { value, generate } = await startService(database);
    await generate({ externalId: "ada" });
    // What the driver would make of half a pair.
    await database.pool.query("update embed_tenant set name = $1", ["shop\ufffd"]);
    const accountId = Number(await value<string>("select id from account"));
    const { embedTenantCatalog: catalog, embedSessions } = prismaPorts(database);
    const page = { first: 10, after: undefined };
    for (const name of unstorable) {
      expect(await catalog.listGroups(accountId, name, page)).toBeUndefined();
      expect(await catalog.listAttributes(accountId, name, page)).toBeUndefined();
      expect(await catalog.removeGroup(accountId, name, 1)).toBe("unknown_tenant");
      expect(await catalog.removeAttribute(accountId, name, 1)).toBe("unknown_tenant");
      expect(await embedSessions.exchange("x", name, paidPlans)).toBeUndefined();
    }
    expect(await catalog.listGroups(accountId, "shop\ufffd", page)).toBeDefined();
    await release();
  });
});
