import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../declaration.js";
import { storedUser } from "../stored-user.js";
import { fresh, listPath, newUser, type Subject } from "../subject.js";

/** A user's tenant-wide rights and those in the embed tenant, side by side (A5). */
export const lanes = (subject: Subject): void => {
  const key = keys.acme;

  /** One user, whom both lanes know groups and attributes of the same names for. */
  const twoLanes = async () => {
    const { externalId } = newUser();
    const embedTenantName = fresh("tenant");
    const definitions = {
      groupDefinitions: [{ name: "analysts" }, { name: "viewers" }],
      userAttributeDefinitions: [{ name: "city", type: "string" }],
    };
    const both = { externalId, embedTenantName };
    await subject.mint(key, { ...both, creatorMode: true, ...definitions });
    const inLane = (creatorMode: boolean) => storedUser(subject, { key, ...both, creatorMode });
    return {
      embedTenantName,
      wide: (more: object) => subject.mint(key, { ...both, ...more }),
      scoped: (more: object) => subject.mint(key, { ...both, creatorMode: true, ...more }),
      lanes: async () => ({ wide: await inLane(false), scoped: await inLane(true) }),
    };
  };
  const city = (value: string | null) => ({ userAttributes: [{ name: "city", value }] });

  describe("A5 lanes", () => {
    test("a session writes only the lane of its mode", async () => {
      const user = await twoLanes();
      await user.wide({ groups: ["analysts"], ...city("Berlin"), securityContext: { in: "wide" } });
      expect(await user.lanes()).toMatchObject({
        wide: { groups: ["analysts"], values: { city: "Berlin" }, securityContext: { in: "wide" } },
        scoped: { groups: [], values: {} },
      });
      await user.scoped({
        groups: ["viewers"],
        ...city("Paris"),
        securityContext: { in: "scope" },
      });
      expect(await user.lanes()).toMatchObject({
        wide: { groups: ["analysts"], values: { city: "Berlin" }, securityContext: { in: "wide" } },
        scoped: {
          groups: ["viewers"],
          values: { city: "Paris" },
          securityContext: { in: "scope" },
        },
      });
    });

    test.each([
      ["wide", "scoped"],
      ["scoped", "wide"],
    ] as const)("groups [] and null clear the %s lane only", async (cleared, kept) => {
      const user = await twoLanes();
      const rights = {
        groups: ["analysts", "viewers"],
        ...city("Rome"),
        securityContext: { a: 1 },
      };
      await user.wide(rights);
      await user.scoped(rights);
      await user[cleared]({ groups: [], ...city(null), securityContext: {} });
      const both = await user.lanes();
      expect(both[cleared]).toMatchObject({ groups: [], values: {}, securityContext: {} });
      expect(both[kept]).toMatchObject({
        groups: ["analysts", "viewers"],
        values: { city: "Rome" },
        securityContext: { a: 1 },
      });
    });

    test("definitions go to the embed tenant only, never tenant-wide (rule 4)", async () => {
      const name = fresh("group");
      const body = {
        creatorMode: true,
        embedTenantName: fresh("tenant"),
        groupDefinitions: [{ name }],
      };
      await subject.mint(key, newUser({ ...body, groups: [name] }));
      const wide = await subject.generate(key, newUser({ groups: [name] }));
      expect(wide.json.missing).toEqual([name]);
      const elsewhere = { creatorMode: true, embedTenantName: fresh("tenant"), groups: [name] };
      expect((await subject.generate(key, newUser(elsewhere))).json.missing).toEqual([name]);
    });

    test("the members of an embed tenant's group are counted in its lane (C2)", async () => {
      const user = await twoLanes();
      const count = async () => {
        const { json } = await subject.get(listPath(user.embedTenantName, "groups"), key);
        const groups = json.items as { name: string; userCount: number }[];
        return groups.find(({ name }) => name === "analysts")?.userCount;
      };
      await user.wide({ groups: ["analysts"] });
      expect(await count()).toBe(0);
      await user.scoped({ groups: ["analysts"] });
      expect(await count()).toBe(1);
    });

    test("creator mode without embedTenantName is the scope of the account's own tenant", async () => {
      const { externalId } = newUser();
      await subject.mint(key, { externalId, creatorMode: true, securityContext: { own: true } });
      const lane = (creatorMode: boolean) => storedUser(subject, { key, externalId, creatorMode });
      expect((await lane(true))?.securityContext).toEqual({ own: true });
      expect((await lane(false))?.securityContext ?? {}).toEqual({});
    });
  });
};
