import { beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { failureOf } from "../failures.fixture.js";
import { createEmbeddedAnalytics } from "../embedded-analytics.js";
import { emptyTables, inMemoryPorts } from "../in-memory/index.js";
import { apiKey, declaration, keys, world, type World } from "../world.fixture.js";
import { drawnDeclaration } from "./drawn-declarations.fixture.js";

const environment = Object.fromEntries(
  Object.entries(keys).map(([name, value]) => [name.toUpperCase(), value]),
);

let at: World;
const diff = async (account: object, variables: Record<string, string> = environment) => {
  const [first] = await at.service.diffDeclaration({ accounts: [account] }, variables);
  return first;
};
const changesOf = async (...asked: Parameters<typeof diff>) => (await diff(...asked))?.changes;

beforeEach(async () => {
  at = await world();
});

describe("J2: what applying would do", () => {
  it("is nothing for what is applied, account by account", async () => {
    expect(await at.service.diffDeclaration(declaration, environment)).toEqual(
      ["demo", "other", "poor"].map((name) => ({
        name,
        outcome: "unchanged",
        changes: [],
      })),
    );
  });

  it("names what changes, with the values before and after, and writes nothing", async () => {
    const before = at.stored();
    const account = {
      name: "demo",
      plan: "premium",
      deployments: [
        { id: 2, name: "crm", timezone: "Europe/Berlin" },
        { id: 3, name: "new" },
      ],
      agents: [{ id: "1", name: "analyst", deployment: 2, thinking: "off" }],
      groups: [{ name: "analysts", description: "May see revenue" }],
      internalUsers: [
        {
          username: "ada@demo.test",
          groups: ["analysts"],
          userAttributes: [{ name: "city", value: "Berlin" }],
        },
      ],
      embedTenants: [{ name: "acme-corp", groups: [{ name: "sellers" }] }, { name: "globex-corp" }],
    };
    expect(await diff(account)).toEqual({
      name: "demo",
      outcome: "changed",
      changes: [
        {
          action: "update",
          kind: "account",
          name: "demo",
          fields: [{ name: "plan", before: "enterprise", after: "premium" }],
        },
        {
          action: "update",
          kind: "deployment",
          name: "2",
          fields: [{ name: "timezone", before: "UTC", after: "Europe/Berlin" }],
        },
        {
          action: "create",
          kind: "deployment",
          name: "3",
          fields: [
            { name: "name", after: "new" },
            { name: "requirePolicies", after: false },
            { name: "timezone", after: "UTC" },
          ],
        },
        {
          action: "update",
          kind: "agent",
          name: "1",
          fields: [
            { name: "deployment", before: 1, after: 2 },
            { name: "thinking", before: "always", after: "off" },
          ],
        },
        { action: "create", kind: "embedTenant", name: "globex-corp", fields: [] },
        {
          action: "update",
          kind: "group",
          name: "analysts",
          fields: [{ name: "description", after: "May see revenue" }],
        },
        { action: "create", kind: "group", name: "sellers", embedTenant: "acme-corp", fields: [] },
        {
          action: "update",
          kind: "internalUser",
          name: "ada@demo.test",
          fields: [
            { name: "groups", before: [], after: ["analysts"] },
            { name: "userAttributes.city", after: "Berlin" },
          ],
        },
      ],
    });
    expect(at.stored()).toEqual(before);
  });

  it("A3: says that a key's value is replaced, and no part of either value", async () => {
    const next = apiKey("next", "n");
    const changed = await changesOf(
      { name: "demo", keys: [{ name: "admin", fromEnv: "NEXT" }] },
      { NEXT: next },
    );
    expect(changed).toEqual([
      {
        action: "update",
        kind: "key",
        name: "admin",
        fields: [{ name: "value", before: "the stored one", after: "another one" }],
      },
    ]);
    const made = await at.service.diffDeclaration(
      { accounts: [{ name: "fresh", keys: [{ name: "server" }] }] },
      {},
    );
    expect(JSON.stringify(made)).not.toMatch(/sk-|digest|[0-9a-f]{64}/);
  });

  it("names the user of a personal key, and when a key ends, in UTC", async () => {
    const account = {
      name: "demo",
      internalUsers: [{ username: "eve@demo.test" }],
      keys: [{ name: "personal", user: "eve@demo.test", expiresAt: "2031-01-31T02:00:00+02:00" }],
    };
    expect((await changesOf(account))?.at(-1)?.fields).toEqual([
      { name: "user", before: "ada@demo.test", after: "eve@demo.test" },
      { name: "expiresAt", after: "2031-01-31T00:00:00.000Z" },
    ]);
  });

  it("C5: refuses what applying refuses, with the same problems", async () => {
    const wrong = {
      accounts: [{ name: "demo", userAttributes: [{ name: "city", type: "number" }] }],
    };
    const refused = await failureOf(at.service.diffDeclaration(wrong, environment));
    expect(refused.details.problems?.map(({ pointer }) => pointer)).toEqual([
      "/accounts/0/userAttributes/0/type",
    ]);
    const applied = await failureOf(at.service.applyDeclaration(wrong, environment));
    expect(refused.details).toEqual(applied.details);
  });

  it("of any declarations, one after the other: applying does what the diff said, and then it is empty", async () => {
    let compared = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawnDeclaration(), { minLength: 1, maxLength: 4 }),
        async (all) => {
          const tables = emptyTables();
          const ports = inMemoryPorts({
            tables,
            nowMs: () => 0,
            secretKeys: ["a key of the tests"],
          });
          const service = createEmbeddedAnalytics(ports);
          for (const one of all) {
            const said = await settled(service.diffDeclaration(one, {}));
            const done = await settled(service.applyDeclaration(one, {}));
            if (!("answer" in said) || !("answer" in done)) {
              expect(said).toEqual(done);
              refused++;
              continue;
            }
            compared++;
            expect(said.answer.map(({ name, outcome }) => [name, outcome])).toEqual(
              done.answer.accounts.map(({ name, outcome }) => [name, outcome]),
            );
            for (const { outcome, changes } of said.answer) {
              expect(changes.length === 0).toBe(outcome === "unchanged");
              for (const { action, fields } of changes) {
                expect(action === "create" || fields.length > 0).toBe(true);
              }
            }
            const after = await service.diffDeclaration(one, {});
            expect(after.flatMap(({ changes }) => changes)).toEqual([]);
          }
        },
      ),
      { numRuns: 100 },
    );
    // Both kinds were drawn, so that neither half of the property is idle.
    expect(compared).toBeGreaterThan(30);
    expect(refused).toBeGreaterThan(3);
  }, 60_000);
});

/** What a call answered, or the problems for which it refused. */
const settled = <Answer>(
  call: Promise<Answer>,
): Promise<{ readonly answer: Answer } | { readonly problems: unknown }> =>
  call.then(
    (answer) => ({ answer }),
    async (cause: unknown) => ({
      problems: (await failureOf(Promise.reject(cause as Error))).details.problems,
    }),
  );
