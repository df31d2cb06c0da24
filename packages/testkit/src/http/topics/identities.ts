import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../declaration.js";
import { expectRefused } from "../expectations.js";
import { storedUser } from "../stored-user.js";
import { fresh, listPath, newUser, type Subject } from "../subject.js";

const badExternalIds: readonly (readonly [string, string])[] = [
  ["empty", ""],
  ["upper case", "User"],
  ["a capital that grows in lower case", "\u0130x"],
  ["white space before", " user"],
  ["white space after", "user\t"],
  ["a no-break space after", "user\u00a0"],
  ["a line feed inside", "us\ner"],
  ["DEL", "us\u007fer"],
  ["a C1 control", "us\u0085er"],
  ["not in NFC", "cafe\u0301"],
  ["256 bytes", "x".repeat(256)],
  ["256 bytes in 128 letters", "\u00e9".repeat(128)],
];

const goodExternalIds: readonly string[] = [
  "x",
  "user 1",
  "caf\u00e9",
  "\u00e9".repeat(127),
  "x".repeat(255),
  "\u4f60\u597d",
  "a@b.c",
  "'; drop table--",
  "__proto__",
  "constructor",
  "null",
];

/** Who a user is, and that ids are refused rather than repaired (A4, T23). */
export const identities = (subject: Subject): void => {
  const { acme } = keys;

  describe("A4 external users", () => {
    test.each(badExternalIds)("externalId: %s", async (_what, externalId) => {
      await expectRefused(subject, () => subject.generate(acme, { externalId }), {
        status: 400,
        code: "invalid_request",
        pointers: ["/externalId"],
      });
    });

    test.each(goodExternalIds)("externalId %j is taken to the byte", async (externalId) => {
      const embedTenantName = fresh("tenant");
      await subject.mint(acme, { externalId, embedTenantName });
      expect(await storedUser(subject, { key: acme, externalId, embedTenantName })).toBeDefined();
    });

    test("ids that look alike are different users", async () => {
      const embedTenantName = fresh("tenant");
      const alike = [
        "user",
        "us\u200ber",
        "\u0443ser",
        "uѕer",
        "user\u00ad",
        "ｕser",
        "ußer",
        "usser",
      ];
      for (const externalId of alike) {
        await subject.mint(acme, {
          externalId,
          embedTenantName,
          email: `${alike.indexOf(externalId)}@x.y`,
        });
      }
      for (const [at, externalId] of alike.entries()) {
        const user = await storedUser(subject, { key: acme, externalId, embedTenantName });
        expect(user?.email).toBe(`${at}@x.y`);
      }
    });

    test("the same id in two embed tenants is two users", async () => {
      const { externalId } = newUser();
      const [one, two] = [fresh("tenant"), fresh("tenant")];
      await subject.mint(acme, { externalId, embedTenantName: one, groups: ["analysts"] });
      await subject.mint(acme, { externalId, embedTenantName: two, groups: ["viewers"] });
      const groupsIn = async (embedTenantName: string) =>
        (await storedUser(subject, { key: acme, externalId, embedTenantName }))?.groups;
      expect([await groupsIn(one), await groupsIn(two)]).toEqual([["analysts"], ["viewers"]]);
      expect(await storedUser(subject, { key: acme, externalId })).toBeUndefined();
    });

    test("the account's name as embedTenantName is the account's own one", async () => {
      const { externalId } = newUser();
      await subject.mint(acme, { externalId, embedTenantName: "acme", email: "one@x.y" });
      expect((await storedUser(subject, { key: acme, externalId }))?.email).toBe("one@x.y");
      await subject.mint(acme, { externalId, email: "two@x.y" });
      const named = { key: acme, externalId, embedTenantName: "acme" };
      expect((await storedUser(subject, named))?.email).toBe("two@x.y");
    });

    test("another account's short name is no embed tenant's name", async () => {
      const body = newUser({ embedTenantName: "acme" });
      await expectRefused(subject, () => subject.generate(keys.race, body), {
        status: 400,
        code: "invalid_request",
        pointers: ["/embedTenantName"],
      });
    });

    test.each(["abcde", "a".repeat(36), "a-1-b", "a1234", "a--bc"])(
      "embedTenantName %s is taken (service.md 2.2)",
      async (embedTenantName) => {
        expect((await subject.generate(acme, newUser({ embedTenantName }))).status).toBe(200);
      },
    );

    test("an embed tenant comes into being with the first success that names it", async () => {
      const embedTenantName = fresh("tenant");
      const exists = async () =>
        (await subject.get(listPath(embedTenantName, "groups"), acme)).status;
      await subject.generate(acme, newUser({ embedTenantName, groups: ["no-such"] }));
      expect(await exists()).toBe(404);
      await subject.mint(acme, newUser({ embedTenantName }));
      expect(await exists()).toBe(200);
    });
  });

  describe("A4 email", () => {
    test("supplied and different overwrites, omitted keeps, and many may have the same", async () => {
      const { externalId } = newUser();
      const email = `${externalId}@x.y`;
      const stored = async () => (await storedUser(subject, { key: acme, externalId }))?.email;
      await subject.mint(acme, { externalId, email: "old@x.y" });
      await subject.mint(acme, { externalId, email });
      await subject.mint(acme, { externalId });
      expect(await stored()).toBe(email);
      await subject.mint(acme, newUser({ email }));
    });

    test.each(["", "x", "@x.y", "x@", "a b@x.y", "a@b@c", 7, "a@b\n.c"])(
      "%j is refused",
      async (email) => {
        await expectRefused(subject, () => subject.generate(acme, newUser({ email })), {
          status: 400,
          code: "invalid_request",
          pointers: ["/email"],
        });
      },
    );
  });

  describe("A4 internal users", () => {
    test.each(["ada@acme.test", " ADA@Acme.Test\t"])("%j is found", async (internalId) => {
      const { json } = await subject.exchange(await subject.mint(acme, { internalId }));
      const { user } = await subject.target().authenticateToken(json.token as string);
      expect(user).toMatchObject({ kind: "internal", username: "ada@acme.test" });
    });

    test("email is ignored; creatorMode and embedTenantName are accepted", async () => {
      const mark = "ignored-mail-mark";
      const more = { email: mark, creatorMode: true, embedTenantName: fresh("tenant") };
      await subject.mint(acme, { internalId: "ada@acme.test", ...more });
      expect(await subject.target().dump()).not.toContain(mark);
    });

    test("an external id is none, and takes no seat of one", async () => {
      const { externalId } = newUser();
      await subject.mint(acme, { externalId });
      await expectRefused(subject, () => subject.generate(acme, { internalId: externalId }), {
        status: 404,
        code: "internal_user_not_found",
      });
    });
  });
};
