import { beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { codeOf, failureOf } from "../failures.fixture.js";
import { keys, withKey, world, type World } from "../world.fixture.js";

const tenant = "acme-corp";
let at: World;

beforeEach(async () => {
  at = await world();
});

/** Defines these groups in the embed tenant, each a second after the one before. */
const define = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) {
    at.clock.nowMs += 1000;
    await at.service.generateSession(withKey(), {
      externalId: "u",
      creatorMode: true,
      embedTenantName: tenant,
      groupDefinitions: [{ name }],
      userAttributeDefinitions: [{ name, type: "string" }],
    });
  }
};
const list = (query?: { first?: string | number | undefined; after?: string | undefined }) =>
  at.service.listGroups(withKey(), tenant, query);
const namesOf = (page: Awaited<ReturnType<typeof list>>) => page.items.map(({ name }) => name);

/** Follows the cursors to the end. */
const pages = async (first: number): Promise<readonly (readonly string[])[]> => {
  const read: (readonly string[])[] = [];
  let after: string | undefined;
  do {
    const page = await list({ first, after });
    read.push(namesOf(page));
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? undefined) : undefined;
  } while (after !== undefined && read.length < 50);
  return read;
};

describe("C1: lists of an embed tenant", () => {
  it("stand newest first, with their numbers of members", async () => {
    await define("a", "b");
    await at.service.generateSession(withKey(), {
      externalId: "u",
      creatorMode: true,
      embedTenantName: tenant,
      groups: ["a"],
    });
    expect((await list()).items).toMatchObject([
      { name: "b", userCount: 0 },
      { name: "a", userCount: 1 },
      { name: "buyers", userCount: 0 },
    ]);
  });

  it("tell of both sides, and give cursors of the first and the last item", async () => {
    await define("a", "b", "c");
    const whole = (await list()).pageInfo;
    expect(whole).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const newest = await list({ first: 2 });
    expect(newest.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const after = newest.pageInfo.startCursor ?? "";
    const next = await list({ first: 2, after });
    expect(namesOf(next)).toEqual(["b", "a"]);
    expect(next.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const last = await list({ first: 2, after: next.pageInfo.endCursor ?? "" });
    expect(namesOf(last)).toEqual(["buyers"]);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it("may be empty, and then have no cursors", async () => {
    const empty = await at.service.listUserAttributes(withKey(), tenant);
    expect(empty).toEqual({
      items: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  it("T25: show each item once, whatever the size of the pages, also where times are equal", async () => {
    const names = Array.from({ length: 7 }, (_, nth) => `g${nth}`);
    await at.service.generateSession(withKey(), {
      externalId: "u",
      creatorMode: true,
      embedTenantName: tenant,
      groupDefinitions: names.map((name) => ({ name })),
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (first) => {
        const read = await pages(first);
        expect(read.flat().toSorted()).toEqual([...names, "buyers"].toSorted());
        for (const page of read.slice(0, -1)) expect(page).toHaveLength(first);
      }),
      { numRuns: 9 },
    );
  });

  it("T25: go on where they were, when the item of the cursor was deleted and others were added", async () => {
    await define("a", "b", "c");
    const page = await list({ first: 2 });
    expect(namesOf(page)).toEqual(["c", "b"]);
    const deleted = page.items.at(-1)?.id ?? 0;
    await at.service.deleteGroup(withKey(), tenant, String(deleted));
    await define("d");
    expect(namesOf(await list({ after: page.pageInfo.endCursor ?? "" }))).toEqual(["a", "buyers"]);
  });
});

describe("C1: first", () => {
  it("is 50 when it is left out", async () => {
    for (let nth = 0; nth < 51; nth++) await define(`g${nth}`);
    const page = await list();
    expect(page.items).toHaveLength(50);
    expect(page.pageInfo.hasNextPage).toBe(true);
    expect((await list({ first: undefined })).items).toHaveLength(50);
  });

  it.each([1, 500, "1", "500"])("may be %j", async (first) => {
    expect((await list({ first })).items).toHaveLength(1);
  });

  it.each([
    0,
    -1,
    501,
    1.5,
    NaN,
    Infinity,
    "0",
    "-1",
    "501",
    "1.5",
    "1e2",
    "",
    " ",
    "ten",
    "0x10",
    "1 ",
    "9".repeat(400),
  ])("may not be %j", async (first) => {
    const failure = await failureOf(list({ first }));
    expect(failure.code).toBe("invalid_request");
    expect(failure.details.problems).toEqual([
      { pointer: "/first", message: "must be a whole number from 1 to 500" },
    ]);
  });
});

describe("A1, C3, T4, T24: whose list it is", () => {
  it("a foreign embed tenant is as unknown as one that does not exist", async () => {
    const foreign = at.service.listGroups(withKey(keys.other), tenant);
    const missing = at.service.listGroups(withKey(), "nowhere");
    const [first, second] = [await failureOf(foreign), await failureOf(missing)];
    expect(first.code).toBe("tenant_not_found");
    expect(first.detail).toBe(second.detail);
    expect(await codeOf(at.service.listUserAttributes(withKey(keys.other), tenant))).toBe(
      "tenant_not_found",
    );
  });

  it("the account's own embed tenant is listed under the account's name, and is not the tenant-wide catalog", async () => {
    expect((await at.service.listGroups(withKey(), "demo")).items).toEqual([]);
  });

  it("a cursor is good for one list of one embed tenant of one account", async () => {
    await define("a", "b");
    const cursor = (await list({ first: 1 })).pageInfo.endCursor ?? "";
    const own = at.service.listGroups(withKey(keys.other), "other", { after: cursor });
    expect(await codeOf(own)).toBe("invalid_cursor");
    expect(await codeOf(at.service.listGroups(withKey(), "demo", { after: cursor }))).toBe(
      "invalid_cursor",
    );
    expect(await codeOf(at.service.listUserAttributes(withKey(), tenant, { after: cursor }))).toBe(
      "invalid_cursor",
    );
    expect(await codeOf(list({ after: `${cursor}A` }))).toBe("invalid_cursor");
    expect(namesOf(await list({ after: cursor }))).toEqual(["a", "buyers"]);
  });

  it("a cursor is no good in another account's embed tenant of the same name", async () => {
    const namesake = { externalId: "u", deploymentId: 1, embedTenantName: tenant };
    await at.service.generateSession(withKey(keys.other), namesake);
    const cursor = (await list({ first: 1 })).pageInfo.endCursor ?? "";
    const foreign = at.service.listGroups(withKey(keys.other), tenant, { after: cursor });
    expect(await codeOf(foreign)).toBe("invalid_cursor");
  });
});
