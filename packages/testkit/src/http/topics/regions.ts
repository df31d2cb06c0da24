import { describe, expect, test } from "@jest/globals";
import { chatPath } from "../chat-call.js";
import { conformanceKeys as keys, conformanceServiceDomain } from "../declaration.js";
import { expectRefused } from "../expectations.js";
import type { HttpAnswer } from "../http-call.js";
import { dataPath, generatePath, listPath, newUser, type Subject } from "../subject.js";

/** Hosts that name a region, of which the service serves one (A1, D1). */
export const regions = (subject: Subject): void => {
  const post = (path: string, region: string, body: object): Promise<HttpAnswer> =>
    subject.call({
      method: "POST",
      path,
      key: keys.acme,
      headers: {
        "Content-Type": "application/json",
        Host: `ai.${region}.${conformanceServiceDomain}`,
      },
      body: JSON.stringify(body),
    });
  const message = { input: "Hi", sessionSettings: newUser() };
  const withoutRegion = chatPath("stream-chat-state").replace("/local", "");
  const calls = [
    [chatPath("stream-chat-state"), message],
    [withoutRegion, message],
    [dataPath(1), { query: "SELECT city FROM sales", sessionSettings: newUser() }],
    [generatePath, newUser()],
  ] as const;

  describe("A1 D1 a host with a region", () => {
    test.each(calls)("%s is served under the service's own region", async (path, body) => {
      for (const region of ["local", "LOCAL"]) {
        expect((await post(path, region, body)).status).toBe(200);
      }
    });

    test.each(calls)("%s is 404 under another one", async (path, body) => {
      for (const region of ["eu-1", "localx"]) {
        await expectRefused(subject, () => post(path, region, body), {
          status: 404,
          code: "not_found",
        });
      }
    });

    test("the account of a chat is that of the path, which must be the key's", async () => {
      const path = chatPath("stream-chat-state", { account: "globex" });
      await expectRefused(subject, () => post(path, "local", message), {
        status: 404,
        code: "tenant_not_found",
      });
      const list = listPath("acme-corp", "groups");
      await expectRefused(subject, () => post(list, "eu-1", {}), {
        status: 404,
        code: "not_found",
      });
    });
  });
};
