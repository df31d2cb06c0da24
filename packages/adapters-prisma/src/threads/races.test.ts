import { afterAll, afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { prismaPorts } from "../ports.js";
import { emptyStores, type EmptyStore } from "../testing/empty-stores.js";
import { atOnce, tally } from "../testing/service.fixture.js";
import { ending, line, newMessageId, next, startChat, type Chat } from "./chat.fixture.js";

// Rivals meet inside the database, not in the pool's queue.
const stores = emptyStores({ walled: true, connectionsMax: 32 });
let store: EmptyStore;
let chat: Chat;

beforeEach(async () => {
  store = await stores.take();
  chat = await startChat(store.database, store.owner);
});
afterEach(() => store.release());
afterAll(() => stores.close());

const count = (sql: string): Promise<number> => chat.service.value(`select count(*)::int ${sql}`);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe("20 claims at once", () => {
  it("D6 of one first message without a thread's id: one thread, one turn", async () => {
    const messageId = newMessageId();
    const outcomes = await atOnce(20, () => chat.commit(chat.claim({ messageId })));
    expect(tally(outcomes)).toEqual({ committed: 1, conflict: 19 });
    expect(await count("from thread")).toBe(1);
    expect(await count("from turn")).toBe(1);
    expect(await count("from turn_line")).toBe(1);
  });

  it("D4 D6 of one thread whose id the client made up: one thread, one turn", async () => {
    const outcomes = await atOnce(20, () =>
      chat.commit(chat.claim({ threadId: "mine", newThread: { firstMessageId: undefined } })),
    );
    expect(tally(outcomes)).toEqual({ committed: 1, conflict: 19 });
    expect(await count("from turn")).toBe(1);
  });

  it("D6 of one message on a thread that is there: one turn", async () => {
    const first = await chat.begin();
    await chat.ports.threads.end(chat.accountId, first.turnId, 1, ending(5));
    const messageId = newMessageId();
    const outcomes = await atOnce(20, () =>
      chat.commit(chat.claim({ ...next(first, 5), messageId })),
    );
    expect(tally(outcomes)).toEqual({ committed: 1, conflict: 19 });
  });

  it("D6 of different messages on one thread: one turn runs", async () => {
    const first = await chat.begin();
    await chat.ports.threads.end(chat.accountId, first.turnId, 1, ending(5));
    const outcomes = await atOnce(20, () => chat.commit(chat.claim(next(first, 5))));
    expect(tally(outcomes)).toEqual({ committed: 1, conflict: 19 });
    expect(await count("from turn where state = 'claimed'")).toBe(1);
  });

  it("D6 of an interrupted turn that runs again: one of them replaces it", async () => {
    const first = await chat.begin();
    await chat.ports.threads.end(
      chat.accountId,
      first.turnId,
      1,
      ending(5, { state: "interrupted" }),
    );
    const again = { ...next(first, 5), messageId: first.messageId, replaces: first.turnId };
    const outcomes = await atOnce(20, () => chat.commit(chat.claim(again)));
    expect(tally(outcomes)).toEqual({ committed: 1, conflict: 19 });
    expect(await count("from turn")).toBe(1);
    expect(await count("from turn_line")).toBe(1);
  });

  it("D6 D10 of the first message of a new user: one user, with the thread", async () => {
    const { embedTenantId = 0 } = chat.claim();
    const messageId = newMessageId();
    const outcomes = await atOnce(20, (at) =>
      chat.commit(chat.claim({ userId: 100 + at, messageId }), {
        kind: "create",
        id: 100 + at,
        embedTenantId,
        externalId: "eva",
        profile: { email: undefined, displayName: undefined, picture: undefined },
        lifetime: { ttlSeconds: 60 },
        replaces: undefined,
        madeWithin: "all",
        rights: {
          lane: "tenant_wide",
          joinGroups: [],
          leaveGroups: [],
          setValues: [],
          clearValues: [],
          securityContext: undefined,
        },
      }),
    );
    expect(tally(outcomes)).toEqual({ committed: 1, conflict: 19 });
    expect(await count("from external_user where external_id = 'eva'")).toBe(1);
    expect(await count("from thread t join external_user u on u.id = t.external_user_id")).toBe(1);
  });
});

describe("claims against the writer", () => {
  it("D7 a claim beside the end before it comes in or has to decide again, and none waits in a circle", async () => {
    const { ports, accountId } = chat;
    let turn = await chat.begin();
    for (let round = 1; round <= 30; round++) {
      const before = turn;
      const claims = [round * 10, round * 10, (round - 1) * 10].map((sortFrom) =>
        chat.claim(next(before, sortFrom)),
      );
      const [ended, kept, outcomes] = await Promise.all([
        ports.threads.end(accountId, before.turnId, 1, ending(round * 10)),
        ports.threads.keep(accountId, before.turnId, 1, [line(1)]),
        Promise.all(claims.map((claim) => chat.commit(claim))),
      ]);
      expect([ended, typeof kept, outcomes[2]]).toEqual([true, "boolean", "conflict"]);
      const { committed = 0 } = tally(outcomes);
      expect(await count("from turn where state = 'claimed'")).toBe(committed);
      const winner = claims.find((_, at) => outcomes[at] === "committed");
      turn = winner ?? (await chat.begin(next(before, round * 10)));
    }
    expect(await count("from turn where state = 'completed'")).toBe(30);
    expect(await count("from turn_line where at > 0")).toBe(60);
  });

  it("T30 two instances take over what has been left behind: each turn once", async () => {
    for (let at = 0; at < 40; at++) await chat.begin();
    await store.owner.pool.query("update turn set lease_until = now() - interval '1 s'");
    const other = stores.open(store);
    const instances = [chat.ports, prismaPorts(other)];
    const taken = await atOnce(16, async (at) =>
      (instances[at % 2] ?? chat.ports).threads.claimExpired(60, 5),
    );
    await other.close();
    const ids = taken.flat().map(({ turn }) => turn.id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await chat.ports.threads.claimExpired(60, 100);
    expect(ids.length + rest.length).toBe(40);
    expect(await count("from turn where generation = 2 and lease_until > now()")).toBe(40);
  });

  it("T30 what is taken over while its writer keeps lines: every line is kept or refused", async () => {
    const { ports, accountId } = chat;
    const turns = await atOnce(10, () => chat.begin());
    await store.owner.pool.query("update turn set lease_until = now() - interval '1 s'");
    const kept = atOnce(100, async (at) => {
      const { turnId } = turns[at % 10]!;
      return ports.threads.keep(accountId, turnId, 1, [line(1 + Math.floor(at / 10))]);
    });
    const taken = await ports.threads.claimExpired(60, 10);
    const held = (await kept).filter(Boolean).length;
    expect(await count("from turn_line where at > 0")).toBe(held);
    for (const { turn } of taken) {
      expect(await ports.threads.keep(accountId, turn.id, 1, [line(99)])).toBe(false);
      expect(await ports.threads.keep(accountId, turn.id, 2, [line(99)])).toBe(true);
    }
  });
});

describe("a rival who has not committed yet", () => {
  /** Runs something in a transaction that stays open until `commit`. */
  const during = async (sql: string): Promise<{ commit(): Promise<void> }> => {
    const client = await store.owner.pool.connect();
    await client.query(`begin; ${sql}`);
    return {
      commit: async () => {
        await client.query("commit");
        client.release();
      },
    };
  };

  it("T30 who takes a turn over is waited for, and then the lines are refused", async () => {
    const { ports, accountId } = chat;
    const { turnId } = await chat.begin({ leaseSeconds: -1 });
    const takeOver = await during("select take_expired_turns_v1(60, 10)");
    const kept = ports.threads.keep(accountId, turnId, 1, [line(1)]);
    const ended = ports.threads.end(accountId, turnId, 1, ending(5));
    const renewed = ports.threads.renew(accountId, turnId, 1, 60);
    const aborted = ports.threads.abort(accountId, turnId, 1);
    expect(await ports.threads.claimExpired(60, 10)).toEqual([]);
    await takeOver.commit();
    expect(await Promise.all([kept, ended, renewed, aborted])).toEqual(Array(4).fill(false));
    expect(await ports.threads.isAborted(accountId, turnId, 2)).toBe(false);
    expect(await count("from turn_line")).toBe(1);
  });

  it("D9 a user who is being made permanent is passed over by the sweep, and stays", async () => {
    await store.owner.pool.query(
      "update external_user set ephemeral_until = now() - interval '1 s'",
    );
    const change = await during("update external_user set ephemeral_until = null");
    expect(await chat.ports.provisioning.removeExpiredUsers(10)).toBe(0);
    await change.commit();
    expect(await chat.ports.provisioning.removeExpiredUsers(10)).toBe(0);
    expect(await count("from external_user")).toBe(1);
  });
});

describe("the sweep of users whose time is over", () => {
  const expire = () =>
    store.owner.pool.query("update external_user set ephemeral_until = now() - interval '1 s'");

  it("D9 in the middle of a turn: the turn is removed, its writer notices, nothing new begins", async () => {
    const { ports, accountId } = chat;
    const turns = await atOnce(10, () => chat.begin());
    await expire();
    const [removed, outcomes] = await Promise.all([
      ports.provisioning.removeExpiredUsers(10),
      atOnce(10, () => chat.commit(chat.claim())),
      ...turns.flatMap(({ turnId }) => [
        ports.threads.keep(accountId, turnId, 1, [line(1)]),
        ports.threads.renew(accountId, turnId, 1, 60),
        ports.threads.end(accountId, turnId, 1, ending(5)),
      ]),
    ]);
    expect(tally(outcomes)).toEqual({ conflict: 10 });
    expect(removed + (await ports.provisioning.removeExpiredUsers(10))).toBe(1);
    for (const table of ["external_user", "embed_session", "thread", "turn", "turn_line"]) {
      expect([table, await count(`from ${table}`)]).toEqual([table, 0]);
    }
    const { turnId } = turns[0]!;
    expect(await ports.threads.keep(accountId, turnId, 1, [line(1)])).toBe(false);
    expect(await ports.threads.renew(accountId, turnId, 1, 60)).toBe(false);
    expect(await ports.threads.end(accountId, turnId, 1, ending(5))).toBe(false);
  });

  it("D9 C3 beside groups that are deleted: neither waits for the other in a circle", async () => {
    const { service, ports, accountId } = chat;
    for (let round = 0; round < 5; round++) {
      await store.owner.pool.query(`
        insert into group_def (id, catalog_id, name)
          select n, t.id, 'group-' || n from generate_series(1, 5) n, embed_tenant t;
        insert into external_user (id, account_id, embed_tenant_id, external_id, ephemeral_until)
          select n, t.account_id, t.id, 'bulk-' || n, now() - interval '1 s'
          from generate_series(1, 200) n, embed_tenant t;
        insert into membership
          select u, g from generate_series(1, 200) u, generate_series(1, 5) g order by random()`);
      const name = await service.value<string>("select name from embed_tenant");
      const [removed, ...deleted] = await Promise.all([
        ports.provisioning.removeExpiredUsers(500),
        ...[1, 2, 3, 4, 5].map((id) => ports.embedTenantCatalog.removeGroup(accountId, name, id)),
      ]);
      expect(tally(deleted)).toEqual({ removed: 5 });
      expect(removed + (await ports.provisioning.removeExpiredUsers(500))).toBe(200);
    }
  });

  it("D9 by many instances at once: each user once, none who is permanent, and no seat", async () => {
    const { service, ports } = chat;
    for (let at = 0; at < 30; at++)
      await service.generate({ externalId: `g${at}`, isEphemeral: true });
    await expire();
    await service.generate({ externalId: "permanent" });
    const removed = await atOnce(8, async () => ports.provisioning.removeExpiredUsers(7));
    const rest = await ports.provisioning.removeExpiredUsers(100);
    expect(sum(removed) + rest).toBe(31);
    expect(Math.max(...removed)).toBeLessThanOrEqual(7);
    expect(await count("from external_user")).toBe(1);
    expect(await service.value("select users from account_quota")).toBe(1);
  });
});
