import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type {
  CommitOutcome,
  NewSession,
  SessionChanges,
  TurnClaim,
} from "@embedded-analytics/domain";
import { prismaPorts } from "../ports.js";
import { emptyStores, type EmptyStore } from "../testing/empty-stores.js";
import { startService, type Service } from "../testing/service.fixture.js";

// One connection, so that a test sees whether it is still the same.
const stores = emptyStores({ walled: true, connectionsMax: 1 });
let store: EmptyStore;
let service: Service;
let accountId: number;
let session: NewSession;

beforeAll(async () => {
  store = await stores.take();
  service = await startService(
    store.database,
    {
      limits: { externalUsers: 1 },
      agents: [{ id: "1", name: "analyst", deployment: 1, kind: "builtin" }],
    },
    store.owner,
  );
  await service.generate({ externalId: "ada" });
  accountId = Number(await service.value("select id from account"));
  session = {
    digest: "another",
    keyId: "x",
    deploymentId: 1,
    embedTenantId: Number(await service.value("select id from embed_tenant")),
    userKind: "external",
    userId: Number(await service.value("select id from external_user")),
    creatorMode: false,
    branchName: undefined,
    settings: {},
    ttlSeconds: 300,
  };
  const turn = { threadId: "first", turnId: "first", newThread: { firstMessageId: "first" } };
  const { provisioning } = prismaPorts(store.database);
  expect(await provisioning.commit(accountId, turnOnly(turn))).toBe("committed");
});
afterAll(() => stores.close());

const sessionOnly = (over: Partial<NewSession> = {}): SessionChanges => ({
  embedTenant: undefined,
  definitions: undefined,
  user: undefined,
  seat: undefined,
  session: { ...session, ...over },
  turn: undefined,
});

const newUser = (externalId: string): SessionChanges => ({
  ...sessionOnly({ userId: 5 }),
  seat: { externalUsersMax: 1 },
  user: {
    kind: "create",
    id: 5,
    embedTenantId: session.embedTenantId,
    externalId,
    profile: { email: undefined, displayName: undefined, picture: undefined },
    lifetime: undefined,
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
  },
});

const turnOnly = (over: Partial<TurnClaim>): SessionChanges => ({
  ...sessionOnly(),
  session: undefined,
  turn: {
    embedTenantId: undefined,
    userKind: "external",
    userId: session.userId,
    askedBy: { kind: "key", keyId: "server000000" },
    agentId: "1",
    threadId: "another",
    newThread: { firstMessageId: undefined },
    threadScope: { lane: "tenant_wide", deploymentId: 1, branchName: undefined },
    turnId: "another",
    messageId: "another",
    input: "How much?",
    sortFrom: 0,
    replaces: undefined,
    userLine: { at: 0, kind: "user", sort: 1, text: "{}\n" },
    leaseSeconds: 60,
    ...over,
  },
});

const refusals: Record<string, [() => SessionChanges | Promise<SessionChanges>, CommitOutcome]> = {
  "a digest that is taken": [
    async () => sessionOnly({ digest: await service.value("select digest from embed_session") }),
    "conflict",
  ],
  "a user who is gone": [() => sessionOnly({ userId: 7 }), "conflict"],
  "an embed tenant that is gone": [() => sessionOnly({ embedTenantId: 7 }), "conflict"],
  "a deployment that is gone": [() => sessionOnly({ deploymentId: 7 }), "conflict"],
  "an id that no deployment can have": [() => sessionOnly({ deploymentId: 2 ** 40 }), "conflict"],
  "a new user who exists": [() => newUser("ada"), "conflict"],
  "a new user for a deployment that is gone": [
    () => ({ ...newUser("eva"), session: { ...session, userId: 5, deploymentId: 2 ** 40 } }),
    "conflict",
  ],
  "B3 a new user without a seat": [() => newUser("eva"), "external_user_limit"],
  "B3 a new user who was decided on under another limit": [
    () => ({ ...newUser("eva"), seat: { externalUsersMax: 2 } }),
    "conflict",
  ],
  "D6 a turn that is there": [() => turnOnly({ turnId: "first" }), "conflict"],
  "D6 a new thread that is there": [() => turnOnly({ threadId: "first" }), "conflict"],
  "D6 a message that has begun a thread": [
    () => turnOnly({ newThread: { firstMessageId: "first" } }),
    "conflict",
  ],
  "D6 a thread in which a turn runs": [
    () => turnOnly({ threadId: "first", newThread: undefined }),
    "conflict",
  ],
  "a turn at an agent that is gone": [() => turnOnly({ agentId: "7" }), "conflict"],
  "a turn of a user who is gone": [() => turnOnly({ userId: 7 }), "conflict"],
};

describe("a commit that is refused", () => {
  for (const [name, [changes, outcome]] of Object.entries(refusals)) {
    it(`for ${name} costs no connection`, async () => {
      const { provisioning } = prismaPorts(store.database);
      const before = await service.value("select pg_backend_pid()");
      expect(await provisioning.commit(accountId, await changes())).toBe(outcome);
      expect(await service.value("select pg_backend_pid()")).toBe(before);
    });
  }

  it("would be seen to cost one, were it an error", async () => {
    const before = await service.value("select pg_backend_pid()");
    await expect(store.owner.pool.query("select 1/0")).rejects.toThrow("division by zero");
    expect(await service.value("select pg_backend_pid()")).not.toBe(before);
  });
});
