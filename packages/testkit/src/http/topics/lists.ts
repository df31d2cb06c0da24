import { beforeAll, describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../declaration.js";
import { expectProblem, expectRefused } from "../expectations.js";
import { storedUser } from "../stored-user.js";
import { fresh, listPath, newUser, type Subject } from "../subject.js";

const key = keys.acme;

interface ListBody {
  readonly items: readonly {
    readonly id: number;
    readonly name: string;
    readonly createdAt: string;
  }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** The lists of an embed tenant and deleting from them (C1 to C4). */
export const lists = (subject: Subject): void => {
  const define = (embedTenantName: string, groupNames: readonly string[], more: object = {}) =>
    subject.mint(
      key,
      newUser({
        creatorMode: true,
        embedTenantName,
        groupDefinitions: groupNames.map((name) => ({ name })),
        userAttributeDefinitions: groupNames.map((name) => ({ name, type: "string" })),
        ...more,
      }),
    );
  const page = async (tenant: string, list: "groups" | "user-attributes", query: string) => {
    const answer = await subject.get(listPath(tenant, list, query), key);
    expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
    return answer.json as ListBody;
  };
  /** The names of all pages, one after the other, and what happens between two of them. */
  const pagedThrough = async (
    tenant: string,
    list: "groups" | "user-attributes",
    first: number,
    between: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<readonly string[]> => {
    const names: string[] = [];
    for (let query = `?first=${first}`; ;) {
      const { items, pageInfo } = await page(tenant, list, query);
      names.push(...items.map(({ name }) => name));
      if (!pageInfo.hasNextPage) return names;
      expect(items).toHaveLength(first);
      await between();
      query = `?first=${first}&after=${encodeURIComponent(pageInfo.endCursor ?? "")}`;
    }
  };
  const numbered = (count: number, prefix = "g") =>
    Array.from({ length: count }, (_, at) => `${prefix}${at}`);

  describe("C1, C2 lists", () => {
    test("an embed tenant that defines nothing has empty lists", async () => {
      const tenant = fresh("tenant");
      await subject.mint(key, newUser({ embedTenantName: tenant }));
      const pageInfo = {
        hasNextPage: false,
        hasPreviousPage: false,
        startCursor: null,
        endCursor: null,
      };
      for (const list of ["groups", "user-attributes"] as const) {
        expect(await page(tenant, list, "")).toEqual({ items: [], pageInfo });
      }
    });

    test("items have the fields of C2 and no others", async () => {
      const tenant = fresh("tenant");
      const attribute = {
        name: "a",
        type: "number",
        displayName: "A",
        defaultValue: "1",
        description: "d",
      };
      await subject.mint(
        key,
        newUser({
          creatorMode: true,
          embedTenantName: tenant,
          groupDefinitions: [{ name: "g", description: "G" }],
          userAttributeDefinitions: [attribute],
          groups: ["g"],
        }),
      );
      const made = {
        id: expect.any(Number),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      };
      const [groups, attributes] = [
        await page(tenant, "groups", ""),
        await page(tenant, "user-attributes", ""),
      ];
      expect(groups.items).toEqual([{ name: "g", description: "G", userCount: 1, ...made }]);
      expect(attributes.items).toEqual([{ ...attribute, ...made }]);
    });

    test.each(["groups", "user-attributes"] as const)(
      "%s: newest first, in pages without gap or repetition",
      async (list) => {
        const tenant = fresh("tenant");
        for (const name of numbered(3, "old")) await define(tenant, [name]);
        await define(tenant, numbered(4, "batch"));
        const all = await page(tenant, list, "");
        const times = all.items.map(({ createdAt }) => Date.parse(createdAt));
        expect(times).toEqual([...times].sort((left, right) => right - left));
        expect(all.items.slice(4).map(({ name }) => name)).toEqual(["old2", "old1", "old0"]);
        const names = all.items.map(({ name }) => name);
        for (const first of [1, 2, 3, 6, 7, 8])
          expect(await pagedThrough(tenant, list, first)).toEqual(names);
      },
    );

    test("a page tells whether there is more at either side", async () => {
      const tenant = fresh("tenant");
      await define(tenant, numbered(3));
      const one = (await page(tenant, "groups", "?first=1")).pageInfo;
      expect(one).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
      expect(one.startCursor).toEqual(expect.any(String));
      const rest = await page(tenant, "groups", `?first=2&after=${one.endCursor}`);
      expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
      const beyond = await page(tenant, "groups", `?after=${rest.pageInfo.endCursor}`);
      expect(beyond.items).toEqual([]);
      expect(beyond.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    });

    test("T25 what was there throughout is seen once, whatever comes and goes between pages", async () => {
      const tenant = fresh("tenant");
      await define(tenant, numbered(9, "keep"));
      await define(tenant, numbered(6, "drop"));
      await define(tenant, numbered(9, "stay"));
      let round = 0;
      const { items } = await page(tenant, "groups", "");
      const doomed = items.filter(({ name }) => name.startsWith("drop"));
      const seen = await pagedThrough(tenant, "groups", 4, async () => {
        await define(tenant, [`late${round}`]);
        const id = doomed[round++]?.id;
        if (id !== undefined) await subject.remove(listPath(tenant, "groups", `/${id}`), key);
      });
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((name) => name.startsWith("late"))).toEqual([]);
      for (const name of [...numbered(9, "keep"), ...numbered(9, "stay")])
        expect(seen).toContain(name);
    });

    test("a page is 50 items unless said otherwise, and at most 500", async () => {
      const tenant = fresh("tenant");
      await define(tenant, numbered(501));
      expect((await page(tenant, "groups", "")).items).toHaveLength(50);
      const most = await page(tenant, "groups", "?first=500");
      expect([most.items.length, most.pageInfo.hasNextPage]).toEqual([500, true]);
    });

    test.each(["0", "501", "-1", "1.5", "x", "", "1e2", "%2B1", "1&first=2", "99999999999"])(
      "first=%s is 400",
      async (first) => {
        const tenant = fresh("tenant");
        await define(tenant, []);
        const path = listPath(tenant, "groups", `?first=${first}`);
        await expectRefused(subject, () => subject.get(path, key), {
          status: 400,
          code: "invalid_request",
        });
      },
    );
  });

  describe("C3 deleting", () => {
    let tenant: string;
    const externalId = newUser().externalId;
    const doomedValue = fresh("value");
    const stored = () =>
      storedUser(subject, {
        key,
        externalId,
        embedTenantName: tenant,
        creatorMode: true,
        groups: ["g0", "g1"],
        attributes: ["g0", "g1"],
      });
    beforeAll(async () => {
      tenant = fresh("tenant");
      const userAttributes = [
        { name: "g0", value: doomedValue },
        { name: "g1", value: "v1" },
      ];
      await define(tenant, ["g0", "g1"], { externalId, groups: ["g0", "g1"], userAttributes });
    });
    const idOf = async (list: "groups" | "user-attributes", wanted: string) =>
      (await page(tenant, list, "")).items.find(({ name }) => name === wanted)?.id;

    test("a group goes with its memberships, once; made anew it has none", async () => {
      const id = await idOf("groups", "g0");
      const path = listPath(tenant, "groups", `/${id}`);
      const answer = await subject.remove(path, key);
      expect([answer.status, answer.text]).toEqual([204, ""]);
      // The audit log names by its id what was removed (J10); nothing else does.
      const dumped = (await subject.target().dump()).replaceAll(/groupId\\*":\d+/g, "");
      expect(dumped).not.toContain(String(id));
      expect((await stored())?.groups).toEqual(["g1"]);
      expectProblem(await subject.remove(path, key), { status: 404, code: "group_not_found" });
      await define(tenant, ["g0"]);
      expect((await stored())?.groups).toEqual(["g1"]);
    });

    test("an attribute goes with its values, and may come back with another type (rule 5)", async () => {
      const path = listPath(tenant, "user-attributes", `/${await idOf("user-attributes", "g0")}`);
      expect(await subject.target().dump()).toContain(doomedValue);
      expect((await subject.remove(path, key)).status).toBe(204);
      expect(await subject.target().dump()).not.toContain(doomedValue);
      expect((await stored())?.values).toEqual({ g1: "v1" });
      expectProblem(await subject.remove(path, key), {
        status: 404,
        code: "user_attribute_not_found",
      });
      const other = { userAttributeDefinitions: [{ name: "g0", type: "number" }] };
      await define(tenant, [], { externalId, ...other });
      expect((await stored())?.values).toEqual({ g1: "v1" });
    });

    test("a body is not asked for, and harms nothing", async () => {
      await define(tenant, ["with-body"]);
      const path = listPath(tenant, "groups", `/${await idOf("groups", "with-body")}`);
      const headers = { "Content-Length": "0" };
      expect((await subject.call({ method: "DELETE", path, key, headers })).status).toBe(204);
      expect((await subject.call({ method: "DELETE", path, key, body: "x" })).status).toBe(404);
    });
  });

  test("C4 trailing slashes are accepted on every route", async () => {
    const tenant = fresh("tenant");
    await define(tenant, ["g"]);
    for (const { method, path } of subject.target().routes) {
      // An id that nobody has: agent 1 is one that other tests ask.
      const names = { ":cloudRegion": "local", ":name": tenant, ":id": "999999" };
      const real = path.replace(/:\w+/g, (name) => Reflect.get(names, name) ?? name) + "/";
      const { json } = await subject.call({ method, path: real, key });
      expect(json?.code).not.toBe("not_found");
    }
    // One of the routes has deleted the tenant.
    await define(tenant, ["g"]);
    expect((await subject.get(listPath(tenant, "groups", "/?first=1"), key)).status).toBe(200);
  });
};
