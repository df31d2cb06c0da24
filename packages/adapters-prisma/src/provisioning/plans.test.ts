import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { scopedPool } from "../account-scope/scoped-pool.js";
import { emptyStores, type EmptyStore } from "../testing/empty-stores.js";
import { rowsRead, scansOf } from "../testing/plan.fixture.js";
import { startService, type Service } from "../testing/service.fixture.js";
import { loadStatement } from "./load-statement.js";

// One connection: its plans are made while the tables are nearly empty, and are kept.
const stores = emptyStores({ walled: true, connectionsMax: 1 });
let store: EmptyStore;
let service: Service;

const body = {
  externalId: "first",
  creatorMode: true,
  embedTenantName: "acme-corp",
  groupDefinitions: [{ name: "buyers" }, { name: "sellers" }],
  userAttributeDefinitions: [{ name: "city", type: "string" }],
  groups: ["buyers"],
  userAttributes: [{ name: "city", value: "Rome" }],
};

/** Each kind of call once; `round` makes what is written another thing each time. */
const everything = async (round: number): Promise<void> => {
  const { analytics, credential } = service;
  const externalId = `user-${round}`;
  expect(await service.generate({ ...body, externalId })).toBe("committed");
  expect(await service.generate({ ...body, externalId })).toBe("committed");
  const changed = {
    ...body,
    externalId,
    groupDefinitions: [{ name: "buyers", description: `Text ${round}` }, { name: `new-${round}` }],
    groups: ["sellers", `new-${round}`],
    userAttributes: [{ name: "city", value: `City ${round}` }],
  };
  expect(await service.generate(changed)).toBe("committed");
  expect(await service.generate({ externalId, groups: [] })).toBe("committed");
  const session = await analytics.generateSession(credential, { externalId });
  const { token } = await analytics.exchangeSession(session);
  await analytics.authenticateToken(token);
  await analytics.revokeSession(credential, session);
  const list = await analytics.listGroups(credential, "acme-corp", { first: 2 });
  const after = list.pageInfo.endCursor ?? undefined;
  if (after !== undefined) await analytics.listGroups(credential, "acme-corp", { first: 2, after });
  await analytics.listUserAttributes(credential, "acme-corp");
  await analytics.deleteGroup(credential, "acme-corp", String(list.items[0]?.id));
};

/** How many rows and index entries are read while these rounds run. */
const readIn = async (rounds: readonly number[]): Promise<number> => {
  const before = await rowsRead(store);
  for (const round of rounds) await everything(round);
  return (await rowsRead(store)) - before;
};

let readWhileSmall: number;

beforeAll(async () => {
  store = await stores.take();
  service = await startService(store.database, {}, store.owner);
  // After five executions a prepared statement may keep its plan for good.
  await readIn([0, 1, 2, 3, 4, 5, 6, 7]);
  readWhileSmall = await readIn([10, 11, 12, 13, 14]);
  await store.owner.pool.query(`
    insert into external_user (id, account_id, embed_tenant_id, external_id)
      select n, t.account_id, t.id, 'bulk-' || n from generate_series(1, 10000) n, embed_tenant t
      where t.name = 'acme-corp';
    insert into catalog select 80000 + n, a.id from generate_series(1, 10000) n, account a;
    insert into embed_tenant (id, account_id, name)
      select 80000 + n, a.id, 'bulk-' || n from generate_series(1, 10000) n, account a;
    insert into deployment (account_id, id, name)
      select a.id, 10 + n, 'bulk' from generate_series(1, 5000) n, account a;
    insert into group_def (id, catalog_id, name)
      select 20000 + n, t.id, 'bulk-' || n from generate_series(1, 20000) n, embed_tenant t
      where t.name = 'acme-corp';
    insert into attribute_def (id, catalog_id, name, type)
      select 40000 + n, t.id, 'bulk-' || n, 'string' from generate_series(1, 20000) n, embed_tenant t
      where t.name = 'acme-corp';
    -- Some users have many groups and values, each of which only one user has, and each has also what
    -- all have: what is true on the average is not true of that.
    insert into membership select 1 + n % 2000, 20000 + n from generate_series(1, 20000) n;
    insert into membership
      select n, g.id from generate_series(1, 2000) n, group_def g where g.name in ('buyers', 'sellers');
    insert into attribute_value select 1 + n % 2000, 40000 + n, '"x"' from generate_series(1, 20000) n;
    insert into attribute_value
      select n, f.id, '"x"' from generate_series(1, 2000) n, attribute_def f where f.name = 'city';
    insert into embed_session (digest, account_id, deployment_id, embed_tenant_id,
        external_user_id, creator_mode, expires_at)
      select 'bulk-' || u.id, u.account_id, 1, u.embed_tenant_id, u.id, false, now() + interval '1 h'
      from external_user u where u.id <= 10000;
  `);
});
afterAll(() => stores.close());

describe("with 10,000 users and more groups and attributes, and statistics of none", () => {
  it("the load looks up by index, and reads no more rows than it answers", async () => {
    for (const statistics of ["old", "new"]) {
      const lookup = ["acme-corp", "bulk-77", null, true, ["bulk-77", "buyers"], ["bulk-77"]];
      const values = ["server000000", null, ...lookup];
      const scans = await scansOf(
        scopedPool(store.database.pool).ofEveryAccount(),
        loadStatement,
        values,
      );
      expect(scans.length).toBeGreaterThan(8);
      for (const { kind, rows } of scans) {
        expect([statistics, kind]).not.toEqual([statistics, "Seq Scan"]);
        // The user has twelve groups.
        expect(rows).toBeLessThanOrEqual(12);
      }
      await store.owner.pool.query("analyze");
    }
  });

  it("no call reads more than it did while the tables were small, with the plans of then", async () => {
    expect(readWhileSmall).toBeGreaterThan(100);
    expect(await readIn([20, 21, 22, 23, 24])).toBeLessThan(1.5 * readWhileSmall);
    const before = await rowsRead(store);
    await store.owner.pool.query("select count(*) from membership where user_id + 0 = 1");
    expect((await rowsRead(store)) - before).toBeGreaterThan(10_000);
  });

  it("nor with plans that are made now, before and after somebody looks at the tables", async () => {
    for (const [at, command] of ["discard plans", "analyze"].entries()) {
      for (const { pool } of [store.owner, store.database]) await pool.query(command);
      const read = await readIn([30, 31, 32, 33, 34].map((round) => round + 10 * at));
      expect([command, read < 2 * readWhileSmall]).toEqual([command, true]);
    }
  });
});
