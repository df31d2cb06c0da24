import { afterAll, afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { emptyStores, type EmptyStore } from "../testing/empty-stores.js";
import { atOnce, startService, tally, type Service } from "../testing/service.fixture.js";

// 100 requests at once on 32 connections: rivals meet inside the database, not in the pool's queue.
const stores = emptyStores({ walled: true, connectionsMax: 32 });
let store: EmptyStore;

beforeEach(async () => {
  store = await stores.take();
});

/** What must hold after any of them: nobody without a seat, no seat without somebody. */
const expectSeatsToBeCounted = async (): Promise<void> => {
  const { rows } = await store.owner.pool.query(
    `select users, (select count(*)::int from external_user where ephemeral_until is null) as held
     from account_quota`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].users).toBe(rows[0].held);
};

afterEach(async () => {
  await expectSeatsToBeCounted();
  await store.release();
});
afterAll(() => stores.close());

const counts = async (...tables: readonly string[]): Promise<Record<string, number>> => {
  const columns = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  return (await store.owner.pool.query(`select ${columns.join(", ")}`)).rows[0];
};

const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}-${String(at).padStart(2, "0")}`);

/**
 * Asks again where a busy machine let the bounded wait for the account's lock run out: nothing was written
 * then (T32), and a host asks again as well.
 */
const untilAnswered = async (ask: () => Promise<string>): Promise<string> => {
  for (;;) {
    const outcome = await ask();
    if (outcome !== "store_unavailable") return outcome;
  }
};

/** So many sessions at once, each asked for again until it is decided; `bodyOf` as generate-session takes it. */
const generateAtOnce = (
  count: number,
  service: Service,
  bodyOf: (at: number) => Record<string, unknown>,
): Promise<string[]> => atOnce(count, (at) => untilAnswered(() => service.generate(bodyOf(at))));

const definitionsOf = (groups: readonly string[], attributes: readonly string[]) => ({
  creatorMode: true,
  embedTenantName: "acme-corp",
  groupDefinitions: groups.map((name) => ({ name, description: `Of ${name}` })),
  userAttributeDefinitions: attributes.map((name) => ({ name, type: "string" })),
});

describe("100 sessions at once", () => {
  it("A4 the same new user: one user, one seat, 100 sessions", async () => {
    const service = await startService(store.database, {}, store.owner);
    const outcomes = await generateAtOnce(100, service, () => ({
      deploymentId: 1,
      externalId: "u",
    }));
    expect(tally(outcomes)).toEqual({ committed: 100 });
    expect(await counts("external_user", "embed_session")).toEqual({
      external_user: 1,
      embed_session: 100,
    });
    expect(await service.value("select users from account_quota")).toBe(1);
  });

  it("T27 the same 20 groups and 20 attributes of a new embed tenant: one row each", async () => {
    const service = await startService(store.database, {}, store.owner);
    const groups = names("group", 20);
    const attributes = names("attribute", 20);
    const outcomes = await generateAtOnce(100, service, (at) => ({
      externalId: `user-${at % 50}`,
      ...definitionsOf(groups, attributes),
      groups,
      userAttributes: attributes.map((name) => ({ name, value: name })),
    }));
    expect(tally(outcomes)).toEqual({ committed: 100 });
    expect(
      await counts("embed_tenant", "group_def", "attribute_def", "external_user", "membership"),
    ).toEqual({
      embed_tenant: 2,
      group_def: 20,
      attribute_def: 20,
      external_user: 50,
      membership: 1000,
    });
    expect(await counts("attribute_value")).toEqual({ attribute_value: 1000 });
  });

  it("T28 two writers of one user: one's groups with that one's value, never a blend", async () => {
    const groups = names("group", 10);
    const service = await startService(
      store.database,
      {
        groups: groups.map((name) => ({ name })),
        userAttributes: [{ name: "writer", type: "string" }],
      },
      store.owner,
    );
    const writers = [groups.slice(0, 6), groups.slice(4)];
    const outcomes = await generateAtOnce(100, service, (at) => ({
      externalId: "u",
      groups: writers[at % 2],
      userAttributes: [{ name: "writer", value: `writer ${at % 2}` }],
    }));
    expect(tally(outcomes)).toEqual({ committed: 100 });
    const { rows } = await store.owner.pool.query(
      `select (select array_agg(g.name order by g.name) from membership m
         join group_def g on g.id = m.group_id) as groups,
         (select value #>> '{}' from attribute_value) as writer`,
    );
    expect([
      { groups: writers[0], writer: "writer 0" },
      { groups: writers[1], writer: "writer 1" },
    ]).toContainEqual(rows[0]);
  });

  it("B3 T26 37 free seats for 100 new users: exactly 37 get in", async () => {
    const service = await startService(
      store.database,
      { limits: { externalUsers: 37 } },
      store.owner,
    );
    const outcomes = await generateAtOnce(100, service, (at) => ({ externalId: `user-${at}` }));
    expect(tally(outcomes)).toEqual({ committed: 37, external_user_limit: 63 });
    expect(await counts("external_user", "embed_session")).toEqual({
      external_user: 37,
      embed_session: 37,
    });
  });

  it("B3 one attribute as string and as number: one type, and the others cannot change it", async () => {
    const service = await startService(store.database, {}, store.owner);
    const outcomes = await generateAtOnce(100, service, (at) => ({
      ...definitionsOf([], []),
      externalId: `user-${at}`,
      userAttributeDefinitions: [{ name: "size", type: at % 2 === 0 ? "string" : "number" }],
      userAttributes: [{ name: "size", value: at % 2 === 0 ? "large" : 42 }],
    }));
    expect(tally(outcomes)).toEqual({ committed: 50, cannot_change_type: 50 });
    const kinds = await service.value(
      "select array_agg(distinct jsonb_typeof(value)) from attribute_value",
    );
    expect([["string"], ["number"]]).toContainEqual(kinds);
    expect(await counts("attribute_def", "attribute_value", "external_user")).toEqual({
      attribute_def: 1,
      attribute_value: 50,
      external_user: 50,
    });
  });

  it("10 new users with 10 distinct definitions each, each from 10 requests", async () => {
    const service = await startService(store.database, {}, store.owner);
    const outcomes = await generateAtOnce(100, service, (at) => ({
      externalId: `user-${at % 10}`,
      ...definitionsOf(names(`group-${at}`, 10), []),
    }));
    expect(tally(outcomes)).toEqual({ committed: 100 });
    expect(await counts("group_def", "external_user", "embed_session")).toEqual({
      group_def: 1000,
      external_user: 10,
      embed_session: 100,
    });
  });
});

describe("other races", () => {
  it("B3 T26 at limit - 10, 200 new users over two instances: exactly 10", async () => {
    const service = await startService(store.database, {}, store.owner);
    await store.owner.pool.query(
      `insert into external_user (id, account_id, embed_tenant_id, external_id)
       select n, t.account_id, t.id, 'old-' || n from generate_series(1, 9990) n, embed_tenant t;`,
    );
    await store.owner.pool.query("update account_quota set users = 9990");
    const other = stores.open(store);
    const instances = [service, await startService(other, {}, store.owner)];
    const outcomes = await atOnce(200, (at) =>
      untilAnswered(() => (instances[at % 2] ?? service).generate({ externalId: `new-${at}` })),
    );
    expect(tally(outcomes)).toEqual({ committed: 10, external_user_limit: 190 });
    expect(await counts("external_user", "embed_session")).toEqual({
      external_user: 10_000,
      embed_session: 10,
    });
    expect(await service.value("select users from account_quota")).toBe(10_000);
    await other.close();
  });

  it("D9 an ephemeral user made permanent from many sides takes one seat", async () => {
    const service = await startService(store.database, {}, store.owner);
    await service.generate({ externalId: "u", isEphemeral: true });
    expect(await service.value("select users from account_quota")).toBe(0);
    const outcomes = await generateAtOnce(50, service, () => ({ externalId: "u" }));
    expect(tally(outcomes)).toEqual({ committed: 50 });
    expect(await service.value("select users from account_quota")).toBe(1);
  });

  it("D9 the place of a user whose time is over goes to one new user", async () => {
    const service = await startService(store.database, {}, store.owner);
    await service.generate({ externalId: "u", isEphemeral: true });
    await store.owner.pool.query("update external_user set ephemeral_until = now()");
    const outcomes = await generateAtOnce(50, service, () => ({ externalId: "u" }));
    expect(tally(outcomes)).toEqual({ committed: 50 });
    expect(await counts("external_user", "embed_session")).toEqual({
      external_user: 1,
      embed_session: 50,
    });
  });

  it("C3 T28 a group deleted under those who join it: they end without it, or are refused", async () => {
    const service = await startService(store.database, {}, store.owner);
    await service.generate({ externalId: "first", ...definitionsOf(["doomed", "kept"], []) });
    const id = await service.value<string>("select id from group_def where name = 'doomed'");
    const [outcomes] = await Promise.all([
      generateAtOnce(60, service, (at) => ({
        externalId: `user-${at}`,
        creatorMode: true,
        embedTenantName: "acme-corp",
        groups: ["kept", "doomed"],
      })),
      service.analytics.deleteGroup(service.credential, "acme-corp", id),
    ]);
    const { committed = 0, groups_not_found: refused = 0 } = tally(outcomes);
    expect(committed + refused).toBe(60);
    // Of a refused request nothing stays, and of the group no membership (B2).
    expect(await counts("external_user", "membership")).toEqual({
      external_user: committed + 1,
      membership: committed,
    });
  });
});
