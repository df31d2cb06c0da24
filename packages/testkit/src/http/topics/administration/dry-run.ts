import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { fresh, newUser, type Subject } from "../../subject.js";
import { adminPath, newUserId } from "./admin-rows.js";

/** `dryRun: true` on generate-session (J6). */
export const dryRun = (subject: Subject): void => {
  const explain = async (body: object, key: string = keys.acme) =>
    expectNothingWritten(subject, () => subject.generate(key, { ...body, dryRun: true }));

  userRights(subject);

  describe("J6 a dry run of generate-session", () => {
    test("writes nothing, and says what would be written and which rights there would be", async () => {
      const embedTenantName = fresh("tenant");
      const { status, json } = await explain({
        ...newUser({ embedTenantName, creatorMode: true }),
        groupDefinitions: [{ name: "buyers" }],
        userAttributeDefinitions: [
          { name: "level", type: "number", defaultValue: "3" },
          { name: "region", type: "string" },
          { name: "team", type: "string" },
        ],
        groups: ["buyers"],
        userAttributes: [{ name: "region", value: "north" }],
        securityContext: { of: "it" },
      });
      expect(status).toBe(200);
      expect(json).not.toHaveProperty("sessionId");
      expect(json).toMatchObject({
        dryRun: true,
        errors: [],
        writes: {
          embedTenant: "create",
          user: "create",
          createdGroups: ["buyers"],
          createdUserAttributes: ["level", "region", "team"],
          joinedGroups: 1,
          setUserAttributes: 1,
          securityContext: true,
        },
        rights: {
          lane: "embed_tenant",
          groups: ["buyers"],
          userAttributes: [
            { name: "level", type: "number", value: 3, source: "default" },
            { name: "region", type: "string", value: "north", source: "request" },
            { name: "team", type: "string", value: null, source: "none" },
          ],
          securityContext: { of: "it" },
          policies: expect.any(Array),
        },
      });
    });

    test("B4 shows what is stored below what is asked for", async () => {
      const user = newUser();
      const userAttributes = [
        { name: "age", value: 7 },
        { name: "tags", value: ["a"] },
      ];
      await subject.mint(keys.acme, { ...user, groups: ["analysts"], userAttributes });
      const asked = [
        { name: "age", value: null },
        { name: "city", value: "Ulm" },
      ];
      const { json } = await explain({ ...user, deploymentId: 2, userAttributes: asked });
      expect(json.writes).toMatchObject({ embedTenant: null, user: "update" });
      expect(json.rights).toMatchObject({ lane: "tenant_wide", groups: ["analysts"] });
      expect(json.rights.policies).toBeNull();
      const sources = json.rights.userAttributes
        .filter(({ name }: { name: string }) => ["age", "city", "tags"].includes(name))
        .map(({ name, value, source }: Record<string, unknown>) => [name, value, source]);
      expect(sources).toEqual([
        ["age", null, "none"],
        ["city", "Ulm", "request"],
        ["tags", ["a"], "stored"],
      ]);
    });

    test("B3 says all that is wrong at once, each with its code", async () => {
      const { status, json } = await explain(
        newUser({
          groups: ["analysts", "no-one", "nor-this"],
          userAttributes: [
            { name: "age", value: "seven" },
            { name: "city", value: 7 },
            { name: "no-such", value: 1 },
          ],
          branchName: "no-branch",
        }),
      );
      expect(status).toBe(200);
      expect(json.writes).toBeNull();
      const errors = json.errors as { code: string; missing?: readonly string[] }[];
      expect(errors.map(({ code }) => code).toSorted()).toEqual([
        "attribute_type_mismatch",
        "attribute_type_mismatch",
        "branch_not_found",
        "groups_not_found",
        "user_attributes_not_found",
      ]);
      expect(errors.find(({ code }) => code === "groups_not_found")?.missing).toEqual([
        "no-one",
        "nor-this",
      ]);
      expect(json.rights.groups).toEqual(["analysts"]);
    });

    test("B1 a body that cannot be read is explained as such, with every problem", async () => {
      const { status, json } = await explain({ externalId: "", creatorMode: "yes" });
      expect(status).toBe(200);
      expect(json.errors).toMatchObject([
        {
          code: "invalid_request",
          errors: expect.arrayContaining([
            { pointer: "/externalId", message: expect.any(String) },
            { pointer: "/creatorMode", message: expect.any(String) },
          ]),
        },
      ]);
      expect([json.writes, json.rights]).toEqual([null, null]);
    });

    test("A2 A3 a caller that may not mint a session is refused as there", async () => {
      const personal = await explain(newUser(), keys.acmePersonal);
      expectProblem(personal, { status: 403, code: "admin_key_required" });
      const starter = await explain(newUser({ deploymentId: 1 }), keys.starter);
      expectProblem(starter, { status: 403, code: "plan_required" });
      const limited = await explain(newUser({ deploymentId: 1 }), keys.acmeLimited);
      expect(limited.json.errors).toMatchObject([{ code: "deployment_out_of_scope" }]);
    });

    test("`dryRun: false` mints a session, and any other value is a problem", async () => {
      const minted = await subject.generate(keys.acme, newUser({ dryRun: false }));
      expect(minted.json.sessionId).toEqual(expect.any(String));
      const answer = await expectNothingWritten(subject, () =>
        subject.generate(keys.acme, newUser({ dryRun: "true" })),
      );
      expectProblem(answer, { status: 400, code: "invalid_request", pointers: ["/dryRun"] });
    });
  });
};

/** The rights of a stored user, by the id that administrators list (J1, J6). */
const userRights = (subject: Subject): void => {
  const rightsOf = (id: string, body: object = {}) =>
    expectNothingWritten(subject, () =>
      subject.post(adminPath(`users/${id}/rights`), keys.acme, body),
    );

  describe("J6 the rights of a stored user", () => {
    test("are those of a dry run for the user, and writes nothing", async () => {
      const [user, tenant] = [newUser(), fresh("tenant")];
      const asked = {
        ...user,
        embedTenantName: tenant,
        userAttributes: [{ name: "city", value: "Ulm" }],
      };
      await subject.mint(keys.acme, asked);
      const listed = await subject.get(adminPath(`users?search=${user.externalId}`), keys.acme);
      const { status, json } = await rightsOf(String(listed.json.items[0].id), { deploymentId: 2 });
      const same = { externalId: user.externalId, embedTenantName: tenant, deploymentId: 2 };
      const dry = await subject.generate(keys.acme, { ...same, dryRun: true });
      expect([status, json]).toEqual([200, dry.json]);
      expect(json.rights.userAttributes).toContainEqual(
        expect.objectContaining({ name: "city", value: "Ulm", source: "stored" }),
      );
    });

    test("B1 what the body may not say is explained, and is nobody's right", async () => {
      const id = await newUserId(subject);
      const { status, json } = await rightsOf(id, { groups: ["analysts"], deploymentId: 1 });
      expect(status).toBe(200);
      expect(json.errors).toMatchObject([
        { code: "invalid_request", errors: [{ pointer: "/groups" }] },
      ]);
      expect([json.writes, json.rights]).toEqual([null, null]);
      const none = await rightsOf(id, { deploymentId: 987654 });
      expect(none.json.errors).toMatchObject([{ code: "deployment_not_found" }]);
    });
  });
};
