import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { emptyStores, type EmptyStore } from "../testing/empty-stores.js";
import { scansOf, type Scan } from "../testing/plan.fixture.js";
import { startService } from "../testing/service.fixture.js";
import { loadStatement } from "./load-statement.js";

const stores = emptyStores({ walled: true, connectionsMax: 1 });
let store: EmptyStore;

beforeAll(async () => {
  store = await stores.take();
  const service = await startService(
    store.database,
    {
      groups: [{ name: "analysts" }],
      userAttributes: [{ name: "city", type: "string" }],
      internalUsers: [{ username: "ada@demo.test", groups: ["analysts"] }],
    },
    store.owner,
  );
  const attributes = { userAttributes: [{ name: "city", value: "Rome" }] };
  const outcome = await service.generate({
    externalId: "jane",
    groups: ["analysts"],
    ...attributes,
  });
  expect(outcome).toBe("committed");
  await store.owner.pool.query(`
    insert into external_user (id, account_id, embed_tenant_id, external_id)
      select n, t.account_id, t.id, 'bulk-' || n from generate_series(1, 10000) n, embed_tenant t;
    insert into internal_user (id, account_id, username)
      select n, a.id, 'bulk-' || n from generate_series(1, 10000) n, account a;
    insert into catalog (id, account_id) select n, a.id from generate_series(1, 10000) n, account a;
    insert into group_def (id, catalog_id, name)
      select n, n, 'bulk' from generate_series(1, 10000) n;
    insert into attribute_def (id, catalog_id, name, type)
      select n, n, 'bulk', 'string' from generate_series(1, 10000) n;
    -- Some users have many groups and values, each of which only one user has, and each has also what
    -- all have: what is true on the average is not true of that.
    insert into membership select 1 + n % 1000, n from generate_series(1, 10000) n;
    insert into internal_membership select 1 + n % 1000, n from generate_series(1, 10000) n;
    insert into attribute_value select 1 + n % 1000, n, '"x"' from generate_series(1, 10000) n;
    insert into internal_attribute_value
      select 1 + n % 1000, n, '"x"' from generate_series(1, 10000) n;
    insert into membership
      select n, g.id from generate_series(1, 1000) n, group_def g where g.name = 'analysts';
    insert into internal_membership
      select n, g.id from generate_series(1, 1000) n, group_def g where g.name = 'analysts';
    insert into attribute_value
      select n, f.id, '"x"' from generate_series(1, 1000) n, attribute_def f where f.name = 'city';
    insert into internal_attribute_value
      select n, f.id, '"x"' from generate_series(1, 1000) n, attribute_def f where f.name = 'city';
  `);
});
afterAll(() => stores.close());

const scansFor = async (external: string, internal: string): Promise<readonly Scan[]> => {
  const { pool } = store.database;
  const { rows: accounts } = await pool.query<{ id: string }>("select id from account");
  const idOf = async (sql: string): Promise<string | null> =>
    (await pool.query<{ id: string }>(sql)).rows[0]?.id ?? null;
  return scansOf(pool, loadStatement, [
    accounts[0]?.id,
    1,
    await idOf(`select id from external_user where external_id = '${external}'`),
    await idOf(`select id from internal_user where username = '${internal}'`),
    "shop",
    false,
  ]);
};

describe("with 10,000 users, groups and attributes, and statistics of none", () => {
  it.each([
    ["an external user", "jane", "nobody"],
    ["an internal user", "nobody", "ada@demo.test"],
    ["somebody who is not stored", "nobody", "nobody"],
  ])("E1 the rights of %s are looked up by index", async (_who, external, internal) => {
    for (const statistics of ["old", "new"]) {
      const scans = await scansFor(external, internal);
      expect(scans.length).toBeGreaterThan(5);
      for (const { kind, rows } of scans) {
        expect([statistics, kind]).not.toEqual([statistics, "Seq Scan"]);
        expect(rows).toBeLessThanOrEqual(4);
      }
      await store.owner.pool.query("analyze");
    }
  });
});
