import { beforeAll, describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys, conformanceServiceDomain } from "../declaration.js";
import { expectNothingWritten, expectProblem, withoutRequestId } from "../expectations.js";
import type { HttpAnswer } from "../http-call.js";
import {
  exchangePath,
  fresh,
  listPath,
  newUser,
  revokeIssuedPath,
  revokePath,
  type Subject,
} from "../subject.js";

/** An embed tenant of acme with a group and an attribute, and one beside it. */
interface Things {
  readonly tenant: string;
  readonly otherTenant: string;
  readonly groupId: number;
  readonly attributeId: number;
}

const prepare = async (subject: Subject): Promise<Things> => {
  const [tenant, otherTenant] = [fresh("tenant"), fresh("tenant")];
  for (const embedTenantName of [tenant, otherTenant]) {
    await subject.mint(
      keys.acme,
      newUser({
        creatorMode: true,
        embedTenantName,
        groupDefinitions: [{ name: "buyers" }],
        userAttributeDefinitions: [{ name: "region", type: "string" }],
      }),
    );
  }
  const idIn = async (list: "groups" | "user-attributes") =>
    (await subject.get(listPath(tenant, list), keys.acme)).json.items[0].id as number;
  return {
    tenant,
    otherTenant,
    groupId: await idIn("groups"),
    attributeId: await idIn("user-attributes"),
  };
};

/** What belongs to another account answers like what does not exist, on every route (A1, T4). */
export const foreign = (subject: Subject): void => {
  let things: Things;
  beforeAll(async () => {
    things = await prepare(subject);
  });

  const expectAlike = async (
    foreignCall: () => Promise<HttpAnswer>,
    missingCall: () => Promise<HttpAnswer>,
  ): Promise<void> => {
    const [theirs, missing] = await expectNothingWritten(subject, async () => [
      await foreignCall(),
      await missingCall(),
    ]);
    expect(theirs.status).toBe(404);
    expect([theirs.status, withoutRequestId(theirs)]).toEqual([
      missing.status,
      withoutRequestId(missing),
    ]);
    expectProblem(theirs, { status: 404, code: theirs.json.code });
  };

  describe("A1 foreign is like missing", () => {
    test.each(["groups", "user-attributes"] as const)("an embed tenant's list of %s", (list) =>
      expectAlike(
        () => subject.get(listPath(things.tenant, list), keys.globex),
        () => subject.get(listPath(fresh("tenant"), list), keys.globex),
      ),
    );

    test.each(["groups", "user-attributes"] as const)(
      "%s of an embed tenant, to delete",
      async (list) => {
        const id = list === "groups" ? things.groupId : things.attributeId;
        await expectAlike(
          () => subject.remove(listPath(things.tenant, list, `/${id}`), keys.globex),
          () => subject.remove(listPath(fresh("tenant"), list, `/${id}`), keys.globex),
        );
      },
    );

    test.each(["groups", "user-attributes"] as const)(
      "%s of another embed tenant, to delete",
      async (list) => {
        const id = list === "groups" ? things.groupId : things.attributeId;
        await expectAlike(
          () => subject.remove(listPath(things.otherTenant, list, `/${id}`), keys.acme),
          () => subject.remove(listPath(things.otherTenant, list, "/4503599627370495"), keys.acme),
        );
      },
    );

    test("an id of the other kind", async () => {
      const path = listPath(things.tenant, "groups", `/${things.attributeId}`);
      await expectAlike(
        () => subject.remove(path, keys.acme),
        () => subject.remove(listPath(things.tenant, "groups", "/4503599627370495"), keys.acme),
      );
    });

    test.each(["0", "-1", "x", "1e3", "0x1", "1.5", "%20", "99999999999999999999", "%00", "1%00"])(
      "an id that is none: %s",
      async (id) => {
        for (const list of ["groups", "user-attributes"] as const) {
          await expectAlike(
            () => subject.remove(listPath(things.tenant, list, `/${id}`), keys.acme),
            () => subject.remove(listPath(things.tenant, list, "/4503599627370495"), keys.acme),
          );
        }
      },
    );

    test.each(["a%00b", "UPPER", "%c3%a9cole", "a%2fb", "%20", "x".repeat(2000), "'%22;--"])(
      "an embed tenant's name that is none: %s",
      async (name) => {
        await expectAlike(
          () => subject.get(listPath(name, "groups"), keys.acme),
          () => subject.get(listPath(fresh("tenant"), "groups"), keys.acme),
        );
      },
    );

    test("a deployment", () =>
      expectAlike(
        () => subject.generate(keys.acme, newUser({ deploymentId: 7 })),
        () => subject.generate(keys.acme, newUser({ deploymentId: 8 })),
      ));

    test("an internal user", () =>
      expectAlike(
        () => subject.generate(keys.acme, { internalId: "ada@globex.test" }),
        () => subject.generate(keys.acme, { internalId: "eve@globex.test" }),
      ));

    test("a tenant-wide group is missing like any other name", async () => {
      const answer = await subject.generate(keys.acme, newUser({ groups: ["only-globex"] }));
      expectProblem(answer, { status: 400, code: "groups_not_found", missing: ["only-globex"] });
    });

    test("accounts share no embed tenant, though they use the same name", async () => {
      const body = newUser({
        creatorMode: true,
        embedTenantName: things.tenant,
        groupDefinitions: [{ name: "globex-only" }],
      });
      await subject.mint(keys.globex, body);
      const namesFor = async (key: string) =>
        (await subject.get(listPath(things.tenant, "groups"), key)).json.items.map(
          (item: { name: string }) => item.name,
        ) as string[];
      expect(await namesFor(keys.globex)).toEqual(["globex-only"]);
      expect(await namesFor(keys.acme)).toEqual(["buyers"]);
    });
  });

  describe("A1 the account that the host names", () => {
    const at = (host: string, path: string, method = "GET", body?: object) =>
      subject.call({
        method,
        path,
        key: keys.acme,
        headers: { Host: host, "Content-Type": "application/json" },
        body: body && JSON.stringify(body),
      });
    const foreignHost = `globex.${conformanceServiceDomain}`;
    const missingHost = `no-such.${conformanceServiceDomain}`;

    test.each([
      `acme.${conformanceServiceDomain}`,
      `ACME.${conformanceServiceDomain.toUpperCase()}:443`,
      `ai.local.${conformanceServiceDomain}`,
      conformanceServiceDomain,
      "localhost:4000",
      "127.0.0.1",
      "elsewhere.test",
    ])("%s lets the key decide, or agrees with it", async (host) => {
      expect((await at(host, listPath(things.tenant, "groups"))).status).toBe(200);
    });

    test("another account's host is like that of no account, on every route with a key", async () => {
      const calls: readonly (readonly [string, string, object?])[] = [
        ["POST", "/api/v1/embed/generate-session", newUser()],
        ["POST", revokePath, { sessionId: "0".repeat(64) }],
        ["POST", revokeIssuedPath, { sessionId: "0".repeat(64) }],
        ["GET", listPath(things.tenant, "groups")],
        ["GET", listPath(things.tenant, "user-attributes")],
        ["DELETE", listPath(things.tenant, "groups", `/${things.groupId}`)],
        ["DELETE", listPath(things.tenant, "user-attributes", `/${things.attributeId}`)],
      ];
      for (const [method, path, body] of calls) {
        await expectAlike(
          () => at(foreignHost, path, method, body),
          () => at(missingHost, path, method, body),
        );
      }
    });

    test("X-Forwarded-Host is not believed of a stranger", async () => {
      const answer = await subject.call({
        method: "GET",
        path: listPath(things.tenant, "groups"),
        key: keys.acme,
        headers: { "X-Forwarded-Host": foreignHost },
      });
      expect(answer.status).toBe(200);
    });

    test("a session is not exchanged on another account's host, and stays good", async () => {
      const sessionId = await subject.mint(keys.acme, newUser());
      const exchangeAt = (host: string, id: string) =>
        at(host, exchangePath, "POST", { sessionId: id });
      const refused = await expectNothingWritten(subject, () => exchangeAt(foreignHost, sessionId));
      const unknown = await exchangeAt(foreignHost, "0".repeat(64));
      expect([refused.status, withoutRequestId(refused)]).toEqual([401, withoutRequestId(unknown)]);
      expect((await exchangeAt(`acme.${conformanceServiceDomain}`, sessionId)).status).toBe(200);
    });
  });
};
