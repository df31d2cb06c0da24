import { describe, expect, test } from "@jest/globals";
import { chat } from "../../chat-call.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import type { HttpAnswer } from "../../http-call.js";
import { fresh, newUser, type Subject } from "../../subject.js";
import { adminPath } from "./admin-rows.js";

/** An account's own settings, and agents that go, over HTTP (J1). */
export const adminSettings = (subject: Subject): void => {
  const patch = (body: unknown, key: string = keys.globex): Promise<HttpAnswer> =>
    subject.call({
      method: "PATCH",
      path: adminPath("account"),
      key,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const read = async (): Promise<Record<string, unknown>> =>
    (await subject.get(adminPath("account"), keys.globex)).json as Record<string, unknown>;
  const newest = async (key: string) =>
    (await subject.get(adminPath("audit?first=1"), key)).json.items[0] as object;

  describe("J1 the account's settings over HTTP", () => {
    test("origins, the default deployment and creator mode are changed, the rest stays", async () => {
      const before = await read();
      const changed = {
        allowedOrigins: ["https://app.example", "http://localhost:*"],
        defaultDeploymentId: 7,
        flags: { useCreatorMode: false },
      };
      const answer = await patch(changed);
      expect([answer.status, answer.json]).toEqual([200, { ...before, ...changed }]);
      expect(await read()).toEqual(answer.json);
      expect(await newest(keys.globex)).toMatchObject({
        action: "account.update",
        details: { defaultDeploymentId: 7, useCreatorMode: false },
      });
      const minted = await subject.generate(keys.globex, newUser({ creatorMode: true }));
      expect(minted.status).toBe(403);
      const { allowedOrigins, defaultDeploymentId, flags } = before;
      const restored = await patch({ allowedOrigins, defaultDeploymentId, flags });
      expect(restored.json).toEqual(before);
    });

    test("B8 null takes origins and the default deployment away, and nothing that must be there", async () => {
      const before = await read();
      const { allowedOrigins, defaultDeploymentId } = before;
      const given = { allowedOrigins: ["https://app.example"], defaultDeploymentId: 7 };
      await patch(given);
      const cleared = { ...before, allowedOrigins: [], defaultDeploymentId: null };
      const answer = await patch({ allowedOrigins: null, defaultDeploymentId: null });
      expect([answer.status, answer.json]).toEqual([200, cleared]);
      expect(await read()).toEqual(cleared);
      for (const body of [{ flags: null }, { flags: { useCreatorMode: null } }]) {
        const refused = await expectNothingWritten(subject, () => patch(body));
        expectProblem(refused, { status: 400, code: "invalid_request" });
      }
      expect((await patch({ allowedOrigins, defaultDeploymentId })).json).toEqual(before);
    });

    test("what is as it was writes nothing", async () => {
      const { allowedOrigins, flags } = await read();
      for (const body of [{}, { allowedOrigins, flags }, { flags: {} }, { unknown: 1 }]) {
        const answer = await expectNothingWritten(subject, () => patch(body));
        expect(answer.status).toBe(200);
      }
    });

    test.each([
      [{ plan: "enterprise" }, "operator_only"],
      [{ limits: { externalUsers: 9 } }, "operator_only"],
      [{ connect: {} }, "operator_only"],
      [{ name: "acme" }, "operator_only"],
      [{ allowedOrigins: ["https://a.test/"] }, "invalid_request"],
      [{ allowedOrigins: "https://a.test" }, "invalid_request"],
      [{ flags: { useCreatorMode: "no" } }, "invalid_request"],
      [{ defaultDeploymentId: 99 }, "deployment_not_found"],
      [[], "invalid_request"],
    ])("%j is refused as %s, and writes nothing", async (body, code) => {
      const answer = await expectNothingWritten(subject, () => patch(body));
      expect([answer.status >= 400, answer.json.code]).toEqual([true, code]);
    });

    test("T4 another account keeps its own", async () => {
      const { json } = await subject.get(adminPath("account"), keys.acme);
      const before = await read();
      await patch({ allowedOrigins: ["https://theirs.example"] });
      expect((await subject.get(adminPath("account"), keys.acme)).json).toEqual(json);
      await patch({ allowedOrigins: before["allowedOrigins"] });
    });
  });

  describe("J1 deleting agents over HTTP", () => {
    const newAgent = async (): Promise<string> => {
      const id = fresh("agent");
      await subject.post(adminPath("agents"), keys.acme, { id, name: "made", deployment: 1 });
      return id;
    };
    const remove = (id: string, key: string = keys.acme) =>
      subject.remove(adminPath(`agents/${id}`), key);

    test("one that nobody has asked goes, with an entry of the audit log", async () => {
      const id = await newAgent();
      expect((await remove(id)).status).toBe(204);
      expect(await newest(keys.acme)).toMatchObject({ action: "agent.delete", details: { id } });
      expectProblem(await remove(id), { status: 404, code: "agent_not_found" });
    });

    test("one with threads of users stays, and so does what was said", async () => {
      const id = await newAgent();
      await chat(
        subject,
        { input: "Hello", sessionSettings: newUser() },
        {
          asking: { key: keys.acme },
          agentId: id,
        },
      );
      const answer = await expectNothingWritten(subject, () => remove(id));
      expectProblem(answer, { status: 409, code: "agent_in_use" });
    });

    test("T4 nobody deletes another account's agent", async () => {
      const id = await newAgent();
      const answer = await expectNothingWritten(subject, () => remove(id, keys.globex));
      expectProblem(answer, { status: 404, code: "agent_not_found" });
    });

    test("two administrators at once: one has deleted it", async () => {
      const id = await newAgent();
      const answers = await Promise.all([remove(id), remove(id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    });
  });
};
