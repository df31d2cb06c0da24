import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import pg from "pg";
import { emptyStores, type EmptyStore } from "../testing/empty-stores.js";
import { startService, type Service } from "../testing/service.fixture.js";

const stores = emptyStores({ walled: true });
let store: EmptyStore;
let service: Service;

beforeAll(async () => {
  store = await stores.take();
  service = await startService(
    store.database,
    {
      groups: names("group", 300).map((name) => ({ name })),
      userAttributes: names("attribute", 300).map((name) => ({ name, type: "string" })),
      internalUsers: [{ username: "eve@demo.test", groups: ["group-1"] }],
    },
    store.owner,
  );
});
afterAll(() => stores.close());

function names(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${prefix}-${at}`);
}

/** How many statements go over the connections while this runs, by any sender. */
const statementsIn = async (run: () => Promise<unknown>): Promise<number> => {
  const query = jest.spyOn(pg.Client.prototype, "query");
  try {
    await run();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
};

const generate = (body: Record<string, unknown>) => async (): Promise<void> => {
  expect(await service.generate(body)).toBe("committed");
};

const rights = (count: number) => ({
  groups: names("group", count),
  userAttributes: names("attribute", count).map((name) => ({ name, value: name })),
});

const bootstrap = (count: number) => ({
  creatorMode: true,
  embedTenantName: `tenant-${count}`,
  groupDefinitions: names("own", count).map((name) => ({ name })),
  userAttributeDefinitions: names("own", count).map((name) => ({ name, type: "number" })),
  groups: names("own", count),
  userAttributes: names("own", count).map((name) => ({ name, value: 1 })),
});

const redefined = {
  ...bootstrap(100),
  groupDefinitions: names("own", 100).map((name) => ({ name, description: "Another" })),
};

describe("statements of one generate-session", () => {
  const cases: Record<string, () => Promise<void>> = {
    "B4 a new user": generate({ externalId: "ada" }),
    "B7 an unchanged user": generate({ externalId: "ada" }),
    "a changed profile": generate({ externalId: "ada", email: "ada@demo.test" }),
    "one group and one value": generate({ externalId: "ada", ...rights(1) }),
    "300 groups and 300 values": generate({ externalId: "ada", ...rights(300) }),
    "B7 the same 300 groups and 300 values": generate({ externalId: "ada", ...rights(300) }),
    "a bootstrap of 1 group and 1 attribute": generate({ externalId: "eva", ...bootstrap(1) }),
    "a bootstrap of 100 groups and 100 attributes": generate({
      externalId: "eva",
      ...bootstrap(100),
    }),
    "100 changed definitions": generate({ externalId: "eva", ...redefined }),
    "another name of the embed tenant": generate({
      externalId: "eva",
      embedTenantName: "tenant-100",
      embedTenantProfile: { displayName: "Hundred" },
    }),
    "an internal user": generate({ internalId: "eve@demo.test" }),
    "an ephemeral user": generate({ externalId: "guest", isEphemeral: true }),
    "D9 made permanent": generate({ externalId: "guest" }),
  };
  for (const [name, run] of Object.entries(cases)) {
    it(`${name}: one to read, one to write`, async () => {
      expect(await statementsIn(run)).toBe(2);
    });
  }

  it("B2 a refused request: one to read", async () => {
    const refused = async (): Promise<void> => {
      expect(await service.generate({ externalId: "ada", groups: ["nobody's"] })).toBe(
        "groups_not_found",
      );
    };
    expect(await statementsIn(refused)).toBe(1);
  });

  it("the counting would see a statement more", async () => {
    expect(await statementsIn(() => store.database.prisma.account.count())).toBe(1);
    expect(await statementsIn(() => store.owner.pool.query("select 1"))).toBe(1);
  });
});
