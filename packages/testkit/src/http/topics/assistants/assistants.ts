import { describe, expect, test } from "@jest/globals";
import type { FailureCode } from "@embedded-analytics/domain";
import {
  askAssistant,
  assistantMessage,
  assistantPath,
  messageIn,
  queryThrough,
  type AssistantCalling,
} from "../../assistant-call.js";
import { askData, resultOf, type Asking } from "../../data-call.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { newUser, revokeIssuedPath, type Subject } from "../../subject.js";
import { providerOf } from "../auth-tokens/provider.js";

const list = assistantMessage("tools/list");
const sql = "SELECT city, amount FROM sales";
const inBerlin = { userAttributes: [{ name: "city", value: "Berlin" }] };

/** Assistants ask for a stored user, by a token or by a server's key, and for nobody else (I1). */
export const assistants = (subject: Subject): void => {
  const stored = async (more: object = {}): Promise<{ externalId: string }> => {
    const user = newUser(more);
    await subject.mint(keys.acme, user);
    return { externalId: user.externalId };
  };
  const tokenFor = async (body: object): Promise<string> =>
    (await subject.exchange(await subject.mint(keys.acme, body))).json.token as string;
  const refused = async (
    asking: Asking,
    calling: AssistantCalling,
    [status, code]: readonly [number, FailureCode],
    message: unknown = list,
  ): Promise<void> => {
    const answer = await expectNothingWritten(subject, () =>
      askAssistant(subject, asking, message, calling),
    );
    expectProblem(answer, { status, code });
  };

  describe("I1 doors of assistants", () => {
    test("an embed token opens its own deployment, by either address", async () => {
      const token = await tokenFor(newUser());
      for (const calling of [{}, { deploymentId: 1 }]) {
        const answer = await askAssistant(subject, { token }, list, calling);
        expect([answer.status, messageIn(answer).result.tools[0].name]).toEqual([
          200,
          "search_data",
        ]);
      }
      await refused({ token }, { deploymentId: 2 }, [404, "deployment_not_found"]);
      await refused({ token }, { deploymentId: "1x" }, [404, "deployment_not_found"]);
    });

    test("a revoked token opens nothing", async () => {
      const sessionId = await subject.mint(keys.acme, newUser());
      const { token } = (await subject.exchange(sessionId)).json;
      await subject.revoke(keys.acme, sessionId);
      await refused({ token }, {}, [401, "unauthenticated"]);
    });

    test("D2 a token of the account's identity provider asks as its stored user, with its claims", async () => {
      const provider = await providerOf(subject);
      const { externalId } = newUser();
      await subject.mint(provider.key, { externalId, groups: ["analysts"] });
      const authToken = await provider.token({ sub: externalId, town: "Rome" });
      const asked = await queryThrough(subject, { authToken }, { sql: "SELECT city FROM sales" });
      expect(asked.data?.rows).toEqual([["Rome"]]);
      await refused({ authToken }, { deploymentId: 2 }, [404, "deployment_not_found"]);
      // What a key says of its user is nothing that a token may say.
      const settings = { externalId: "somebody-else" };
      const own = await askAssistant(subject, { authToken }, list, { settings });
      expect(own.status).toBe(200);
      const nobody = { authToken: await provider.token() };
      await refused(nobody, {}, [404, "user_not_found"]);
      for (const authToken of ["no token", `${await provider.token()}x`]) {
        await refused({ authToken }, {}, [401, "unauthenticated"]);
      }
      const beside = { Authorization: `Api-Key ${provider.key}` };
      await refused({ authToken }, { settings, headers: beside }, [400, "invalid_request"]);
      const revoked = {
        authToken: await provider.token({ sub: externalId, iat: (await provider.now()) - 5 }),
      };
      await subject.post(revokeIssuedPath, provider.key, { externalId });
      await refused(revoked, {}, [401, "unauthenticated"]);
    });

    test("a key asks as the stored user whom its header names, with the stored rights", async () => {
      const user = await stored(inBerlin);
      const asked = await queryThrough(subject, { key: keys.acme }, { sql }, { settings: user });
      expect(asked.data).toMatchObject({
        totalRows: 2,
        rows: [
          ["Berlin", 10.5],
          ["Berlin", 20.5],
        ],
      });
    });

    test.each<readonly [string, object | undefined, readonly [number, FailureCode]]>([
      ["nobody", undefined, [400, "invalid_request"]],
      ["somebody who is not stored", { externalId: "nobody-knows" }, [404, "user_not_found"]],
      [
        "an unknown internal user",
        { internalId: "no@acme.test" },
        [404, "internal_user_not_found"],
      ],
    ])("a key that names %s is refused", async (_what, settings, verdict) => {
      await refused({ key: keys.acme }, settings === undefined ? {} : { settings }, verdict);
    });

    test.each([
      ["groups", ["analysts"]],
      ["userAttributes", [{ name: "city", value: "Rome" }]],
      ["securityContext", { city: "Rome" }],
      ["isEphemeral", false],
      ["email", "a@b.test"],
    ])("a key carries no rights of its own: %s is refused by name", async (name, value) => {
      const user = await stored();
      const settings = { ...user, [name]: value };
      const answer = await expectNothingWritten(subject, () =>
        askAssistant(subject, { key: keys.acme }, list, { settings }),
      );
      const pointers = [`/sessionSettings/${name}`];
      expectProblem(answer, { status: 400, code: "invalid_request", pointers });
    });

    test("T3: a user of one embed tenant is not there in another, nor in another account", async () => {
      const embedTenantName = "assistants-one";
      const user = newUser({ creatorMode: true, embedTenantName });
      await subject.mint(keys.acme, user);
      const settings = { externalId: user.externalId };
      await refused({ key: keys.acme }, { settings }, [404, "user_not_found"]);
      const own = { ...settings, embedTenantName };
      await refused({ key: keys.globex }, { settings: own }, [404, "user_not_found"]);
      const answer = await askAssistant(subject, { key: keys.acme }, list, { settings: own });
      expect(answer.status).toBe(200);
    });
  });

  describe("I1 what is asked", () => {
    test("B1: a body that is no JSON is refused, after who asks", async () => {
      const settings = await stored();
      await refused({ key: keys.acme }, { settings }, [400, "invalid_json"], "{");
      await refused({ key: keys.acmeRevoked }, { settings }, [401, "unauthenticated"], "{");
    });

    test("other methods are 405, as clients of the protocol expect it", async () => {
      for (const method of ["GET", "DELETE", "PUT"]) {
        const answer = await subject.call({ method, path: assistantPath(), key: keys.acme });
        expect([answer.status, answer.headers.allow]).toEqual([405, "POST, OPTIONS"]);
      }
    });

    test("E1: the data API and run_query give the same rows, and refuse the same", async () => {
      const token = await tokenFor(newUser(inBerlin));
      const statements = [
        sql,
        "SELECT amount FROM sales WHERE amount > 15",
        "SELECT margin FROM sales",
        "SELECT * FROM no_such_cube",
        "DELETE FROM sales",
        "SELECT city FROM sales; SELECT 1",
      ];
      for (const query of statements) {
        const answer = await askData(subject, { token }, { query });
        const asked = await queryThrough(subject, { token }, { sql: query });
        if (answer.status === 200) {
          const { rows, totalRows } = resultOf(answer);
          const sorted = [...(asked.data?.rows ?? [])].sort((left, right) =>
            JSON.stringify(left) < JSON.stringify(right) ? -1 : 1,
          );
          expect([asked.data?.totalRows, sorted]).toEqual([totalRows, rows]);
        } else {
          expect(asked.isError).toBe(true);
          expect(asked.text.split("\n")[0]).toBe(`${answer.json.code}: ${answer.json.detail}`);
        }
      }
    });
  });

  describe("G2 pages and assistants", () => {
    test("a page of an origin that is not listed is refused, also where it forges our own", async () => {
      const token = await tokenFor(newUser());
      const { host } = new URL(subject.target().baseUrl);
      for (const Origin of ["https://evil.test", "null", `http://${host}`]) {
        await refused({ token }, { headers: { Origin } }, [403, "origin_not_allowed"]);
      }
      const settings = await stored();
      const Origin = "https://app.acme.test";
      const headers = { Origin };
      await refused({ key: keys.acme }, { settings, headers }, [403, "origin_not_allowed"]);
      const answer = await askAssistant(subject, { token }, list, { headers });
      expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([200, Origin]);
    });
  });
};
