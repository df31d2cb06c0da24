import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { StoreUnavailable } from "@embedded-analytics/domain";
import { startFaultProxy, type FaultProxy } from "@embedded-analytics/testkit";
import pg from "pg";
import { openDatabase, type Database } from "./client.js";
import { calls } from "./outages.fixture.js";
import { prismaPorts } from "./ports.js";
import { emptyStores, type EmptyStore } from "./testing/empty-stores.js";
import { atOnce, instanceOf, outcomeOf, startService, tally } from "./testing/service.fixture.js";
import { dumpTables } from "./testing/table-contents.js";
import { ending, startChat } from "./threads/chat.fixture.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const stores = emptyStores();
let store: EmptyStore;
let service: Awaited<ReturnType<typeof startService>>;
let proxy: FaultProxy;
let database: Database;
let accountId: number;

beforeEach(async () => {
  store = await stores.take();
  service = await startService(store.database);
  accountId = Number(await service.value("select id from account"));
  proxy = await startFaultProxy(store.url);
  database = openDatabase(proxy.url, {
    connectionsMax: inParallel,
    connectTimeoutMs: 500,
    statementTimeoutMs: 300,
  });
});
afterEach(async () => {
  await database.close();
  await proxy.close();
  await store.release();
});
afterAll(() => stores.close());

/** As many calls at once as there are connections, so that they do not wait for each other. */
const inParallel = 4;

const failureOf = async (call: () => unknown): Promise<unknown> => {
  try {
    await call();
    return "no failure";
  } catch (error) {
    return error;
  }
};

const failures = async (): Promise<Record<string, unknown>> => {
  const waiting = Object.entries(calls(prismaPorts(database), accountId));
  const failed: Record<string, unknown> = {};
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      failed[next[0]] = await failureOf(next[1]);
    }
  };
  await Promise.all(Array.from({ length: inParallel }, work));
  return failed;
};

/** Each method fails as an outage, and keeps the cause for the log. */
const expectOutages = async (): Promise<void> => {
  for (const [name, failure] of Object.entries(await failures())) {
    expect([name, failure]).toEqual([name, expect.any(StoreUnavailable)]);
    expect((failure as StoreUnavailable).cause).toHaveProperty("message");
  }
};

const expectToWork = async (): Promise<void> => {
  for (const [name, failure] of Object.entries(await failures())) {
    expect([name, failure]).toEqual([name, "no failure"]);
  }
};

describe("every method of every port", () => {
  it("covers all of them", () => {
    const ports = prismaPorts(database);
    const methods = Object.entries(ports).flatMap(([port, table]) =>
      Object.keys(table).map((method) => `${port}.${method}`),
    );
    expect(Object.keys(calls(ports, accountId)).sort()).toEqual(methods.sort());
  });

  it("T32 is StoreUnavailable where the server refuses, and works when it is back", async () => {
    await expectToWork();
    proxy.set("refuse");
    proxy.reset();
    await expectOutages();
    proxy.set("pass");
    await expectToWork();
  });

  it("T32 is StoreUnavailable where the server takes connections and never answers", async () => {
    proxy.set("silent");
    await expectOutages();
    proxy.set("pass");
    await expectToWork();
  });

  it("T32 is StoreUnavailable where every connection is busy, and works when one is free", async () => {
    const held = await Promise.all([1, 2, 3, 4].map(() => database.pool.connect()));
    await expectOutages();
    for (const client of held) client.release();
    await expectToWork();
  });

  it("T32 is StoreUnavailable where a lock is held longer than a statement may run", async () => {
    const holder = new pg.Client({ connectionString: store.url });
    await holder.connect();
    await holder.query(
      `begin; lock table account, agent, api_key, embed_session, embed_tenant, deployment, token_revocation,
         external_user, thread, turn, turn_line, agent_usage, catalog, group_def, attribute_def,
         tenant_dashboard, audit_entry, audit_head, assistant_grant, assistant_request`,
    );
    await expectOutages().finally(() => holder.end());
    await expectToWork();
  });

  it("T32 is StoreUnavailable after the database was closed", async () => {
    await database.close();
    await expectOutages();
  });
});

describe("a request in the middle of which the database is gone", () => {
  const body = {
    externalId: "ada",
    creatorMode: true,
    embedTenantName: "acme-corp",
    groupDefinitions: [{ name: "buyers" }],
    groups: ["buyers"],
  };

  const statements = {
    "before the load": "load_session",
    "before the commit": "commit_session",
  };
  for (const [when, text] of Object.entries(statements)) {
    it(`T32 ${when}: nothing is written, and the next one works`, async () => {
      const analytics = instanceOf(database);
      const generate = () => outcomeOf(analytics.generateSession(service.credential, body));
      const before = await dumpTables(store.database.pool);
      proxy.resetOn(text);
      expect(await generate()).toBe("store_unavailable");
      expect(await dumpTables(store.database.pool)).toBe(before);
      proxy.resetOn(undefined);
      expect(await generate()).toBe("committed");
    });
  }

  it("T32 in mid-commit, its answer lost: all is written or nothing, and the next one works", async () => {
    const analytics = instanceOf(database);
    const generate = () => outcomeOf(analytics.generateSession(service.credential, body));
    proxy.loseAnswerTo("commit_session");
    expect(await generate()).toBe("store_unavailable");
    proxy.loseAnswerTo(undefined);
    const rows = () =>
      store.database.pool
        .query(
          `select (select count(*)::int from external_user) as users,
             (select count(*)::int from group_def) as groups,
             (select count(*)::int from membership) as memberships,
             (select count(*)::int from embed_session) as sessions,
             (select users from account_quota) as seats`,
        )
        .then((result) => Object.values(result.rows[0] as Record<string, number>));
    const written = await rows();
    expect([
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
    ]).toContainEqual(written);
    expect(await generate()).toBe("committed");
    expect(await rows()).toEqual([1, 1, 1, 1 + (written[3] ?? 0), 1]);
  });

  it("T32 D6 in mid-claim or at a turn's end, the answer lost: again it is the same", async () => {
    const chat = await startChat(store.database);
    const { provisioning, threads } = prismaPorts(database);
    const { accountId } = chat;
    const claim = chat.changes(chat.claim());
    proxy.loseAnswerTo("commit_session");
    expect(await failureOf(() => provisioning.commit(accountId, claim))).toBeInstanceOf(
      StoreUnavailable,
    );
    proxy.loseAnswerTo("end_turn");
    expect(await provisioning.commit(accountId, claim)).toBe("conflict");
    const { turnId } = claim.turn;
    const end = () => threads.end(accountId, turnId, 1, ending(5));
    expect(await failureOf(end)).toBeInstanceOf(StoreUnavailable);
    proxy.loseAnswerTo(undefined);
    expect(await end()).toBe(true);
    expect((await threads.turn(accountId, turnId, 0, 10))?.lines).toHaveLength(3);
  });

  it("T32 in the middle of an account's commit: nothing of it is there", async () => {
    const before = await dumpTables(store.database.pool);
    const analytics = instanceOf(database);
    const declaration = {
      accounts: [{ name: "late", deployments: [{ id: 1, name: "main" }], groups: [{ name: "g" }] }],
    };
    for (const text of ["group_def", "account_quota", "COMMIT"]) {
      proxy.resetOn(text);
      expect(await outcomeOf(analytics.applyDeclaration(declaration, {}))).toBe(
        "store_unavailable",
      );
      expect(await dumpTables(store.database.pool)).toBe(before);
    }
    proxy.resetOn(undefined);
    expect(await outcomeOf(analytics.applyDeclaration(declaration, {}))).toBe("committed");
  });

  it("T32 connections ended again and again under load: answers or 503, and no half a user", async () => {
    const analytics = instanceOf(database);
    const over = new AbortController();
    const killing = (async () => {
      while (!over.signal.aborted) {
        await store.database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()
             and query like '%_session%'`,
        );
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    const outcomes: string[] = [];
    for (let round = 0; round < 5; round++) {
      const answers = await atOnce(40, (at) =>
        outcomeOf(
          analytics.generateSession(service.credential, {
            ...body,
            externalId: `user-${round}-${at}`,
          }),
        ),
      );
      outcomes.push(...answers);
    }
    over.abort();
    await killing;
    const { committed = 0, store_unavailable: unavailable = 0 } = tally(outcomes);
    expect(committed + unavailable).toBe(200);
    expect(unavailable).toBeGreaterThan(0);
    // A user, the membership, the session and the seat are there together or not at all.
    const { rows } = await store.database.pool.query(
      `select (select count(*)::int from external_user) as users,
         (select count(*)::int from membership) as memberships,
         (select count(*)::int from embed_session) as sessions,
         (select users from account_quota) as seats`,
    );
    const { users, memberships, sessions, seats } = rows[0];
    expect([memberships, sessions, seats]).toEqual([users, users, users]);
    expect(users).toBeGreaterThanOrEqual(committed);
    // A connection that was ended a moment ago may be met once more before it is noticed.
    const last = () =>
      outcomeOf(analytics.generateSession(service.credential, { ...body, externalId: "last" }));
    const first = await last();
    expect(first === "committed" ? first : await last()).toBe("committed");
  });
});
