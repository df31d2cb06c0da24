import { beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { createEmbeddedAnalytics } from "../../embedded-analytics.js";
import { codeOf, failureOf } from "../../failures.fixture.js";
import { emptyTables, inMemoryPorts } from "../../in-memory/index.js";
import { declaration, keys, withKey, world, type World } from "../../world.fixture.js";
import { drawnDeclaration } from "../difference/drawn-declarations.fixture.js";
import type { AgreedRemoval } from "./removal.js";

let at: World;
const environment = Object.fromEntries(
  Object.entries(keys).map(([name, value]) => [name.toUpperCase(), value]),
);
const [demo] = declaration.accounts;

const prunable = async (account: object) => {
  const [one] = await at.service.diffDeclaration({ accounts: [account] }, environment, {
    prune: true,
  });
  const changes = one?.changes ?? [];
  return {
    deleted: changes
      .filter(({ action }) => action === "delete")
      .map(({ kind, name }) => [kind, name]),
    kept: (one?.kept ?? []).map(({ kind, name, reason }) => [kind, name, reason]),
  };
};

const agreedTo = (kind: AgreedRemoval["kind"], name: string): AgreedRemoval => ({
  account: "demo",
  kind,
  name,
});

beforeEach(async () => {
  at = await world();
});

describe("J2: what a declaration does not name", () => {
  it("C5: is deleted by no apply and shown by no diff unless that is asked for", async () => {
    const before = at.stored();
    const nothing = { accounts: [{ name: "demo", keys: [], agents: [], groups: [] }] };
    await at.service.applyDeclaration(nothing, {});
    expect(at.stored()).toEqual(before);
    expect((await at.service.diffDeclaration(nothing, {}))[0]?.changes).toEqual([]);
  });

  it("is listed where it is asked for; a list that is left out says nothing", async () => {
    expect(await prunable({ name: "demo" })).toEqual({ deleted: [], kept: [] });
    expect(await prunable({ name: "demo", agents: [{ id: "1", name: "analyst" }] })).toEqual({
      deleted: [
        ["agent", "2"],
        ["agent", "3"],
        ["agent", "4"],
      ],
      kept: [],
    });
    expect(
      await prunable({ name: "demo", groups: [], userAttributes: [{ name: "city" }] }),
    ).toEqual({
      deleted: [
        ["group", "analysts"],
        ["group", "managers"],
        ["userAttribute", "floor"],
      ],
      kept: [],
    });
    expect(await prunable({ name: "demo", embedTenants: [] })).toEqual({ deleted: [], kept: [] });
  });

  it("is deleted where that was agreed to, and nothing beside it", async () => {
    const account = { name: "demo", agents: [], groups: [] };
    await at.service.applyDeclaration({ accounts: [account] }, {}, undefined, [
      agreedTo("agent", "2"),
      agreedTo("group", "managers"),
      // Declared by nobody, there is none; of another account; not of a list that is declared.
      agreedTo("group", "nobody"),
      { account: "other", kind: "agent", name: "1" },
      agreedTo("key", "admin"),
    ]);
    const state = await at.ports.accounts.load("demo", []);
    expect(state?.agents.map(({ id }) => id)).toEqual(["1", "3", "4"]);
    expect(state?.groups.map(({ name }) => name)).toEqual(["analysts"]);
    expect(state?.keys).toHaveLength(5);
    expect((await at.ports.accounts.load("other", []))?.agents).toHaveLength(1);
  });

  it("stays where users have made something of it, and says of how much", async () => {
    await at.service.generateSession(withKey(), {
      externalId: "jane",
      deploymentId: 2,
      groups: ["managers"],
    });
    const account = { ...demo, deployments: [{ id: 1, name: "shop" }], agents: [], groups: [] };
    expect(
      await prunable({ ...account, keys: [{ name: "admin" }], agents: demo?.agents.slice(0, 2) }),
    ).toEqual({
      deleted: [
        ["key", "scoped"],
        ["key", "personal"],
        ["key", "revoked"],
        ["key", "expired"],
        ["agent", "3"],
        ["agent", "4"],
        ["group", "analysts"],
      ],
      kept: [
        ["deployment", "2", "is in use (dashboards and live sessions: 1)"],
        ["group", "managers", "is in use (users: 1)"],
      ],
    });
    const agreed = [agreedTo("group", "managers")];
    await at.service.applyDeclaration(
      { accounts: [{ name: "demo", groups: [] }] },
      {},
      undefined,
      agreed,
    );
    expect((await at.ports.accounts.load("demo", []))?.groups).toHaveLength(2);
  });

  it("stays where something that stays refers to it", async () => {
    const deployments = [{ id: 1, name: "shop" }];
    expect(await prunable({ name: "demo", deployments, internalUsers: [] })).toEqual({
      deleted: [],
      kept: [
        ["deployment", "2", "is referred to by agent 3"],
        ["internalUser", "ada@demo.test", "is referred to by key personal"],
      ],
    });
    // What the file itself refers to and does not declare is a mistake of the file.
    const wrong = {
      name: "demo",
      deployments,
      agents: [{ id: "9", name: "new", deployment: 2 }],
      keys: [],
    };
    const { details } = await failureOf(
      at.service.diffDeclaration({ accounts: [wrong] }, {}, { prune: true }),
    );
    expect(details.problems?.map(({ pointer }) => pointer)).toEqual([
      "/accounts/0/agents/0/deployment",
    ]);
  });

  it("a deleted key opens nothing; the default deployment is none once it is deleted", async () => {
    const account = { name: "demo", keys: [], deployments: [], agents: [] };
    const { deleted } = await prunable(account);
    expect(deleted).toContainEqual(["deployment", "1"]);
    const agreed = deleted.map(([kind, name]) =>
      agreedTo(kind as AgreedRemoval["kind"], name ?? ""),
    );
    await at.service.applyDeclaration({ accounts: [account] }, {}, undefined, agreed);
    const state = await at.ports.accounts.load("demo", []);
    expect([state?.keys, state?.deployments, state?.settings.defaultDeploymentId]).toEqual([
      [],
      [],
      undefined,
    ]);
    const call = at.service.generateSession(withKey(), { externalId: "u", deploymentId: 1 });
    expect(await codeOf(call)).toBe("unauthenticated");
  });

  it("J10: is in the audit log, internal users by id", async () => {
    const account = { name: "demo", keys: [], internalUsers: [] };
    const agreed = [agreedTo("key", "personal"), agreedTo("internalUser", "ada@demo.test")];
    await at.service.applyDeclaration({ accounts: [account] }, {}, undefined, agreed);
    const id = (await at.ports.accounts.load("demo", []))?.id ?? 0;
    const content = at.tables.audit.get(id)?.at(-1)?.content ?? "";
    expect(content).toContain('"kind":"key","name":"personal"');
    expect(content).toContain('"kind":"internalUser"');
    expect(content).not.toContain("ada@demo.test");
  });

  it("of any declarations, one after the other: once all that is listed is deleted, nothing is listed", async () => {
    let deleted = 0;
    await fc.assert(
      fc.asyncProperty(
        drawnDeclaration(),
        drawnDeclaration(),
        emptied,
        async (first, drawn, lists) => {
          const accounts = drawn.accounts.map((one) => ({ ...one, ...lists }));
          const second = { accounts };
          const ports = inMemoryPorts({ tables: emptyTables(), nowMs: () => 0, secretKeys: ["a"] });
          const service = createEmbeddedAnalytics(ports);
          await service.applyDeclaration(first, {}).catch(() => undefined);
          const listed = await service
            .diffDeclaration(second, {}, { prune: true })
            .catch(() => undefined);
          if (listed === undefined) return;
          const agreed = listed.flatMap(({ name: account, changes }) =>
            changes
              .filter(({ action }) => action === "delete")
              .map(({ kind, name }) => ({ account, kind, name }) as AgreedRemoval),
          );
          deleted += agreed.length;
          await service.applyDeclaration(second, {}, undefined, agreed);
          const after = await service.diffDeclaration(second, {}, { prune: true });
          expect(after.flatMap(({ changes }) => changes)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
    expect(deleted).toBeGreaterThan(10);
  });
});

/** Lists of which nothing is declared, together with those that refer to them. */
const emptied = fc.constantFrom(
  { keys: [] },
  { keys: [], agents: [] },
  { keys: [], agents: [], deployments: [] },
  { keys: [], internalUsers: [], groups: [], userAttributes: [] },
);
