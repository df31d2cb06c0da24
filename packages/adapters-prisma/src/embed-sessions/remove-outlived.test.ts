import { afterAll, afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { emptyStores, type EmptyStore } from "../testing/empty-stores.js";
import { atOnce, startService } from "../testing/service.fixture.js";
import { scopedPool } from "../account-scope/scoped-pool.js";
import { removeOutlived } from "./remove-outlived.js";

const stores = emptyStores({ walled: true });
let store: EmptyStore;
beforeEach(async () => {
  store = await stores.take();
  const service = await startService(store.database, {}, store.owner);
  await service.generate({ externalId: "ada" });
  await store.owner.pool.query("delete from embed_session");
});
afterEach(() => store.release());
afterAll(() => stores.close());

/** Sessions of one user, minute for minute: number n expires in n minutes. */
const insertSessions = async (from: number, to: number, exchangedAt = "null"): Promise<void> => {
  await store.owner.pool.query(
    `insert into embed_session (digest, account_id, deployment_id, embed_tenant_id,
       external_user_id, creator_mode, expires_at, exchanged_at)
     select 'session ' || n, u.account_id, 1, u.embed_tenant_id, u.id, false,
       now() + n * interval '1 minute', ${exchangedAt}
     from external_user u, generate_series(${from}::int, ${to}::int) n`,
  );
};

const remaining = async (): Promise<number> =>
  (await store.owner.pool.query("select count(*)::int as count from embed_session")).rows[0].count;

const ttlSeconds = 3600;

describe("removeOutlived", () => {
  it("removes all of them, however many one statement looks at", async () => {
    for (const rows of [1, 3, 10, 50, 1000]) {
      await insertSessions(-49, 20);
      expect(await removeOutlived(scopedPool(store.database.pool), ttlSeconds, 0, rows)).toBe(50);
      expect(await remaining()).toBe(20);
      expect(await removeOutlived(scopedPool(store.database.pool), ttlSeconds, 0, rows)).toBe(0);
      await store.owner.pool.query("delete from embed_session");
    }
  });

  it("goes past exchanged ones that are still of use, and many that expire together", async () => {
    await insertSessions(-200, -101, "now()");
    await insertSessions(-100, -51);
    await store.owner.pool.query(
      "update embed_session set expires_at = now() - interval '1 minute' where exchanged_at is null",
    );
    expect(await removeOutlived(scopedPool(store.database.pool), ttlSeconds, 0, 7)).toBe(50);
    expect(await remaining()).toBe(100);
  });

  it("counts the token's life from the exchange", async () => {
    await insertSessions(-90, -90, "now() - interval '59 minutes'");
    // A second more than its life: times are kept in rounded milliseconds.
    await insertSessions(-91, -91, "now() - interval '60 minutes 1 second'");
    await insertSessions(3, 3, "now() - interval '60 minutes 1 second'");
    expect(await removeOutlived(scopedPool(store.database.pool), ttlSeconds, 0)).toBe(2);
    expect(await remaining()).toBe(1);
  });

  it("G2: keeps an ended one for so long", async () => {
    await insertSessions(-30, -1);
    await insertSessions(-90, -90, "now() - interval '75 minutes'");
    await insertSessions(-91, -91, "now() - interval '85 minutes'");
    const keptSeconds = 20 * 60 + 1;
    expect(await removeOutlived(scopedPool(store.database.pool), ttlSeconds, keptSeconds, 7)).toBe(
      11,
    );
    expect(await remaining()).toBe(21);
  });

  it("by many instances at once removes each once, and none waits for another", async () => {
    await insertSessions(-2000, -1);
    const removed = await atOnce(8, () =>
      removeOutlived(scopedPool(store.database.pool), ttlSeconds, 0, 100),
    );
    const sum = removed.reduce((total, each) => total + each, 0);
    const passedOver = await remaining();
    expect(sum + passedOver).toBe(2000);
    expect(await removeOutlived(scopedPool(store.database.pool), ttlSeconds, 0, 100)).toBe(
      passedOver,
    );
    expect(await remaining()).toBe(0);
  });
});
