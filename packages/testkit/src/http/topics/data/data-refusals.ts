import { describe, expect, test } from "@jest/globals";
import type { FailureCode } from "@embedded-analytics/domain";
import { askData, type Asking } from "../../data-call.js";
import { conformanceKeys as keys, conformanceServiceDomain } from "../../declaration.js";
import { expectProblem, expectRefused, withoutRequestId } from "../../expectations.js";
import { dataPath, newUser, type Subject } from "../../subject.js";

const query = "SELECT city FROM sales";
const acme = { key: keys.acme };
const dayAndMore = 86_401;

/** What the data API refuses, in which order, and that nothing is ever written (E2, E4, E8, A3). */
export const dataRefusals = (subject: Subject): void => {
  const refused = (
    asking: Asking,
    body: unknown,
    [status, code]: readonly [number, FailureCode],
    deploymentId?: number | string,
  ) => expectRefused(subject, () => askData(subject, asking, body, deploymentId), { status, code });
  const exchanged = async (body: object): Promise<{ token: string; sessionId: string }> => {
    const sessionId = await subject.mint(keys.acme, body);
    return { sessionId, token: (await subject.exchange(sessionId)).json.token as string };
  };

  describe("E8 refusals of the data API", () => {
    const badShape = { query: "", sessionSettings: { externalId: "Jane" } };
    const good = { query, sessionSettings: { externalId: "jane" } };

    test.each<readonly [string, string, unknown, number, readonly [number, FailureCode]]>([
      ["the key", keys.acmeRevoked, "{", 99, [401, "unauthenticated"]],
      ["the plan", keys.starter, "{", 99, [403, "plan_required"]],
      ["the JSON", keys.acmeLimited, "{", 99, [400, "invalid_json"]],
      ["the shape", keys.acmeLimited, badShape, 99, [400, "invalid_request"]],
      ["the key's scope", keys.acmeLimited, good, 99, [403, "deployment_out_of_scope"]],
      ["the identity", keys.acmePersonal, good, 99, [403, "identity_not_allowed"]],
      ["the deployment", keys.acme, good, 99, [404, "deployment_not_found"]],
    ])("B2 of several faults the first: %s", async (_what, key, body, id, verdict) => {
      await refused({ key }, body, verdict, id);
    });

    test("B1 all problems of a body at once, each where it is", async () => {
      const answer = await askData(subject, acme, {
        query: "x".repeat(32_769),
        branchName: 5,
        sessionSettings: { internalId: "ada@acme.test", groups: [], roles: [] },
      });
      expectProblem(answer, {
        status: 400,
        code: "invalid_request",
        pointers: ["/query", "/branchName", "/sessionSettings/groups", "/sessionSettings/roles"],
      });
      const missing = await askData(subject, acme, { query });
      expectProblem(missing, {
        status: 400,
        code: "invalid_request",
        pointers: ["/sessionSettings"],
      });
    });

    test.each<readonly [string, object, readonly [number, FailureCode]]>([
      ["a group", { groups: ["only-globex"] }, [400, "groups_not_found"]],
      [
        "an attribute",
        { userAttributes: [{ name: "no-such", value: 1 }] },
        [400, "user_attributes_not_found"],
      ],
      [
        "a type",
        { userAttributes: [{ name: "age", value: "old" }] },
        [400, "attribute_type_mismatch"],
      ],
      [
        "a name given twice",
        {
          userAttributes: [
            { name: "age", value: 1 },
            { name: "age", value: 2 },
          ],
        },
        [400, "duplicate_name"],
      ],
    ])("B3 D10 settings with %s that cannot be", async (_what, settings, verdict) => {
      await refused(acme, { query, sessionSettings: newUser(settings) }, verdict);
    });

    test("A1 another account's deployment is like one that is missing", async () => {
      const texts: string[] = [];
      for (const id of [7, 8, "x", "0", "1e0", "%00", "99999999999999999999"]) {
        const body = { query, sessionSettings: newUser() };
        texts.push(withoutRequestId(await refused(acme, body, [404, "deployment_not_found"], id)));
      }
      expect(new Set(texts).size).toBe(1);
    });

    test("A1 another account's internal user is like one that is missing", async () => {
      const texts: string[] = [];
      for (const internalId of ["ada@globex.test", "eve@globex.test"]) {
        const body = { query, sessionSettings: { internalId } };
        texts.push(withoutRequestId(await refused(acme, body, [404, "internal_user_not_found"])));
      }
      expect(new Set(texts).size).toBe(1);
    });

    test("D2 a token opens its own deployment only, and tells of no other", async () => {
      const { token } = await exchanged(newUser());
      const texts: string[] = [];
      for (const id of [2, 7, 8, "x"]) {
        const answer = await refused({ token }, { query }, [404, "deployment_not_found"], id);
        texts.push(withoutRequestId(answer));
      }
      expect(new Set(texts).size).toBe(1);
    });

    test("A1 a token does not open another account's host", async () => {
      const { token } = await exchanged(newUser());
      const at = (name: string) =>
        subject.call({
          method: "POST",
          path: dataPath(1),
          headers: {
            Host: `${name}.${conformanceServiceDomain}`,
            Authorization: `Bearer ${token}`,
            "Content-Type": "application/json",
          },
          body: JSON.stringify({ query }),
        });
      const foreign = await at("globex");
      expectProblem(foreign, { status: 404, code: "tenant_not_found" });
      expect(withoutRequestId(foreign)).toBe(withoutRequestId(await at("no-such")));
    });

    test("E4 a browser does not choose a branch", async () => {
      const { token } = await exchanged(newUser());
      for (const branchName of ["dev", "main", "no-such"]) {
        await refused({ token }, { query, branchName }, [403, "branch_not_allowed"]);
      }
      const dev = await exchanged(newUser({ branchName: "dev" }));
      const other = { query, branchName: "main" };
      await refused({ token: dev.token }, other, [403, "branch_not_allowed"]);
    });

    test("E4 an unknown branch is 404", async () => {
      for (const branchName of ["no-such", "Dev", "../dev", "constructor"]) {
        const body = { query, branchName, sessionSettings: newUser() };
        await refused(acme, body, [404, "branch_not_found"]);
      }
    });

    test("B5 a revoked token is 401, and so is one that is too old", async () => {
      const revoked = await exchanged(newUser());
      await subject.revoke(keys.acme, revoked.sessionId);
      await refused({ token: revoked.token }, { query }, [401, "unauthenticated"]);
      const old = await exchanged(newUser());
      await subject.target().passTime(dayAndMore);
      await refused({ token: old.token }, { query }, [401, "unauthenticated"]);
    });

    test("D9 the token of a user whose time is over is 401", async () => {
      const { token } = await exchanged(newUser({ isEphemeral: true }));
      await subject.target().passTime(604_801);
      await refused({ token }, { query }, [401, "unauthenticated"]);
    });

    test("T12 what is not one SELECT over the model is refused", async () => {
      const sessionSettings = newUser();
      for (const sql of [
        "nonsense",
        "DELETE FROM sales",
        "SELECT city FROM sales; SELECT city FROM sales",
        "SELECT * FROM 'data/sales.csv'",
        "COPY sales TO 'sales.csv'",
        "SELECT * FROM no_such_cube",
      ]) {
        const body = { query: sql, sessionSettings };
        await refused(acme, body, [400, "query_refused"]);
      }
    });

    test("a body of another type is 415, a long one 413", async () => {
      const send = (type: string, body: string) =>
        subject.call({
          method: "POST",
          path: dataPath(1),
          key: keys.acme,
          headers: { "Content-Type": type },
          body,
        });
      const text = await send("text/plain", "{}");
      expectProblem(text, { status: 415, code: "unsupported_media_type" });
      const long = await send("application/json", `"${"x".repeat(1024 * 1024)}"`);
      expectProblem(long, { status: 413, code: "body_too_large" });
    });
  });
};
