import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../declaration.js";
import { expectNothingWritten, expectProblem } from "../expectations.js";
import { rawCall } from "../raw-call.js";
import { exchangePath, generatePath, listPath, newUser, type Subject } from "../subject.js";

const notFound = { status: 404, code: "not_found" } as const;

/** The form of answers, whatever is asked (F1). */
export const problems = (subject: Subject): void => {
  describe("F1 unknown routes and methods", () => {
    test.each([
      ["GET", "/api/v1/embed"],
      ["GET", "/api/v1/embed/"],
      ["GET", generatePath],
      ["PUT", generatePath],
      ["PATCH", exchangePath],
      ["POST", "/api/v1/embed/generate-sessions"],
      ["POST", `${generatePath}/more`],
      ["POST", `${generatePath}%2f`],
      ["GET", "/api/v1/embed-tenants"],
      ["GET", "/api/v1/embed-tenants/acme"],
      ["POST", listPath("acme", "groups")],
      ["PUT", listPath("acme", "groups", "/1")],
      ["DELETE", listPath("acme", "groups")],
      ["GET", listPath("acme", "groups", "/1")],
      ["GET", "/api/v1/embed-tenants/%ff/groups"],
      ["DELETE", listPath("acme", "groups", "/%c3%28")],
      ["DELETE", listPath("acme", "user-attributes", "/%")],
    ])("%s %s is 404 with a problem body, with and without a key", async (method, path) => {
      for (const key of [keys.acme, undefined]) {
        const answer = await expectNothingWritten(subject, () =>
          subject.call({ method, path, key }),
        );
        expectProblem(answer, notFound);
      }
    });

    test("OPTIONS of a path of the service names its methods; HEAD is GET without a body", async () => {
      const path = listPath("acme", "groups");
      const options = await subject.call({ method: "OPTIONS", path });
      expect([options.status, options.headers.allow]).toEqual([204, "GET, HEAD, OPTIONS"]);
      const head = await subject.call({ method: "HEAD", path, key: keys.acme });
      expect([head.status, head.text]).toEqual([200, ""]);
    });

    test("what is no HTTP is 400, and the process stays up", async () => {
      for (const bytes of ["nonsense\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\0\0\0\0\r\n\r\n"]) {
        const text = await rawCall(subject.target().baseUrl, bytes);
        expect(text).toMatch(/^HTTP\/1\.1 400 /);
        expect((await subject.generate(keys.acme, newUser())).status).toBe(200);
      }
    });
  });

  describe("F1 answers", () => {
    test("a request id that is well-formed is taken over, another one is replaced", async () => {
      const ask = (id: string) =>
        subject.call({ method: "GET", path: "/api/v1/embed/x", headers: { "X-Request-Id": id } });
      for (const id of ["a", "Ab_9.-", "x".repeat(64)]) {
        expect((await ask(id)).json.requestId).toBe(id);
      }
      for (const id of ["", "a b", "x".repeat(65), 'a"b', "a\u00e9"]) {
        const answer = await ask(id);
        expect(answer.json.requestId).not.toBe(id);
        expectProblem(answer, notFound);
      }
    });

    test("successes too have a request id, are not stored, and are not guessed at", async () => {
      const sessionId = await subject.mint(keys.acme, newUser());
      const answers = [
        await subject.generate(keys.acme, newUser()),
        await subject.exchange(sessionId),
        await subject.revoke(keys.acme, sessionId),
        await subject.get(listPath("acme", "groups"), keys.acme),
      ];
      for (const { headers, text } of answers) {
        expect(headers).toMatchObject({
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
        });
        expect(headers["x-request-id"]).toMatch(/^[A-Za-z0-9._-]{1,64}$/);
        expect(headers.etag).toBeUndefined();
        expect(headers["x-powered-by"]).toBeUndefined();
        if (text !== "") expect(headers["content-type"]).toMatch(/^application\/json/);
      }
    });

    test("T36 no failure shows a stack, a path, a statement or a key", async () => {
      const hostile = "'; drop table embed_session; --";
      const answers = await Promise.all([
        subject.generate(keys.acme, newUser({ groups: [hostile] })),
        subject.generate(keys.acme, { externalId: { $ne: 1 }, deploymentId: hostile }),
        subject.get(listPath(encodeURIComponent(hostile), "groups"), keys.acme),
        subject.get(listPath("acme", "groups", "?after=x"), keys.acme),
        subject.generate(`${keys.acme}x`, newUser()),
      ]);
      for (const { status, text } of answers) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(/\bat .*:\d+|node_modules|\.[jt]s\b|select |sk-[a-z0-9]{12}/i);
      }
    });
  });
};
