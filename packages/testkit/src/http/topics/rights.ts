import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../declaration.js";
import { storedUser } from "../stored-user.js";
import { fresh, listPath, newUser, type Subject } from "../subject.js";

const key = keys.acme;

/** What a request does to groups, values, context and definitions (service.md 4.1, B4). */
export const rights = (subject: Subject): void => {
  const userWith = async (more: object) => {
    const { externalId } = newUser();
    await subject.mint(key, { externalId, ...more });
    return {
      again: (rest: object) => subject.mint(key, { externalId, ...rest }),
      stored: () => storedUser(subject, { key, externalId }),
    };
  };

  describe("groups by value (rule 3)", () => {
    test("omitted keeps, a list replaces, duplicates collapse, an empty list clears", async () => {
      const user = await userWith({ groups: ["analysts", "viewers"] });
      await user.again({});
      expect((await user.stored())?.groups).toEqual(["analysts", "viewers"]);
      await user.again({ groups: ["editors", "viewers", "editors"] });
      expect((await user.stored())?.groups).toEqual(["editors", "viewers"]);
      await user.again({ groups: [] });
      expect((await user.stored())?.groups).toEqual([]);
    });
  });

  describe("B4 values", () => {
    test("of every type are stored as given, and stay while others are named", async () => {
      const given = {
        city: "Berlin \ud83c\udf0d",
        age: -0.5,
        tags: ["a", "a", ""],
        scores: [1, 2.5, 9007199254740991],
      };
      const entries = Object.entries(given).map(([name, value]) => ({ name, value }));
      const user = await userWith({ userAttributes: entries });
      expect((await user.stored())?.values).toEqual(given);
      await user.again({ userAttributes: [{ name: "city", value: "" }] });
      expect((await user.stored())?.values).toEqual({ ...given, city: "" });
      await user.again({
        userAttributes: [
          { name: "tags", value: [] },
          { name: "scores", value: [] },
        ],
      });
      expect((await user.stored())?.values).toMatchObject({ tags: [], scores: [] });
    });

    test("null clears one, and clearing what is not there is fine", async () => {
      const user = await userWith({
        userAttributes: [
          { name: "city", value: "x" },
          { name: "age", value: 0 },
        ],
      });
      const clear = {
        userAttributes: [
          { name: "city", value: null },
          { name: "tags", value: null },
        ],
      };
      await user.again(clear);
      await user.again(clear);
      expect((await user.stored())?.values).toEqual({ age: 0 });
    });
  });

  describe("A5 securityContext", () => {
    test("omitted keeps, supplied replaces it whole, {} clears", async () => {
      const first = { team: { id: 1 }, "a b": [null, true, "x"], __lookalike__: 1 };
      const user = await userWith({ securityContext: first });
      await user.again({});
      expect((await user.stored())?.securityContext).toEqual(first);
      await user.again({ securityContext: { other: 1 } });
      expect((await user.stored())?.securityContext).toEqual({ other: 1 });
      await user.again({ securityContext: {} });
      expect((await user.stored())?.securityContext ?? {}).toEqual({});
    });
  });

  describe("definitions (rule 4, B4)", () => {
    const listed = async (tenant: string, list: "groups" | "user-attributes") =>
      (await subject.get(listPath(tenant, list), key)).json.items as Record<string, unknown>[];
    const inTenant = (embedTenantName: string, more: object) =>
      subject.mint(key, newUser({ creatorMode: true, embedTenantName, ...more }));

    test("may be referenced in the same request", async () => {
      const embedTenantName = fresh("tenant");
      await inTenant(embedTenantName, {
        groupDefinitions: [{ name: "buyers" }],
        userAttributeDefinitions: [{ name: "limit", type: "number", defaultValue: "10" }],
        groups: ["buyers"],
        userAttributes: [{ name: "limit", value: 3 }],
      });
      expect((await listed(embedTenantName, "groups"))[0]).toMatchObject({
        name: "buyers",
        userCount: 1,
      });
    });

    test("are the same after the same request, down to their ids", async () => {
      const embedTenantName = fresh("tenant");
      const definitions = {
        groupDefinitions: [{ name: "one", description: "1" }, { name: "two" }],
        userAttributeDefinitions: [{ name: "a", type: "string_array", defaultValue: "[]" }],
      };
      await inTenant(embedTenantName, definitions);
      const lists = () =>
        Promise.all([
          listed(embedTenantName, "groups"),
          listed(embedTenantName, "user-attributes"),
        ]);
      const before = await lists();
      await inTenant(embedTenantName, definitions);
      expect(await lists()).toEqual(before);
    });

    test("a group's description is updated when different, never cleared", async () => {
      const embedTenantName = fresh("tenant");
      const described = async (description: string | undefined) => {
        await inTenant(embedTenantName, { groupDefinitions: [{ name: "g", description }] });
        return (await listed(embedTenantName, "groups"))[0]?.["description"];
      };
      expect(await described(undefined)).toBeNull();
      expect(await described("first")).toBe("first");
      expect(await described("second")).toBe("second");
      expect(await described(undefined)).toBe("second");
      expect(await described("")).toBe("second");
    });

    test("an attribute's fields are updated when different, each by itself", async () => {
      const embedTenantName = fresh("tenant");
      const defined = async (more: object) => {
        const definition = { name: "limit", type: "number", ...more };
        await inTenant(embedTenantName, { userAttributeDefinitions: [definition] });
        const { displayName, defaultValue, description } =
          (await listed(embedTenantName, "user-attributes"))[0] ?? {};
        return [displayName, defaultValue, description];
      };
      expect(await defined({})).toEqual([null, null, null]);
      expect(await defined({ displayName: "Limit", defaultValue: "1" })).toEqual([
        "Limit",
        "1",
        null,
      ]);
      expect(await defined({ description: "d", defaultValue: "2.5e3" })).toEqual([
        "Limit",
        "2.5e3",
        "d",
      ]);
      expect(await defined({})).toEqual(["Limit", "2.5e3", "d"]);
    });
  });

  describe("B7 repeating a request", () => {
    test("writes a session and nothing else", async () => {
      const body = newUser({
        creatorMode: true,
        embedTenantName: fresh("tenant"),
        embedTenantProfile: { displayName: "Tenant" },
        groupDefinitions: [{ name: "g", description: "d" }],
        userAttributeDefinitions: [{ name: "a", type: "number_array", defaultValue: "[1]" }],
        groups: ["g"],
        userAttributes: [{ name: "a", value: [1, 2] }],
        securityContext: { b: { c: 1, d: 2 } },
        email: "a@b.c",
        userProfile: { displayName: "U", picture: "https://x.y/z.png" },
      });
      const { externalId, embedTenantName } = body as {
        externalId: string;
        embedTenantName: string;
      };
      const version = async () =>
        (await storedUser(subject, { key, externalId, embedTenantName, creatorMode: true }))
          ?.version;
      const first = await subject.mint(key, body);
      const before = await version();
      const reordered = { ...body, securityContext: { b: { d: 2, c: 1 } } };
      const second = await subject.mint(key, reordered);
      expect(second).not.toBe(first);
      expect([before, await version()]).toEqual([before, before]);
      await subject.mint(key, { ...body, email: "other@b.c" });
      expect(await version()).not.toBe(before);
    });
  });
};
