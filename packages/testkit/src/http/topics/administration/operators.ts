import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten } from "../../expectations.js";
import type { Subject } from "../../subject.js";
import { adminRows } from "./admin-rows.js";

/** Names a file, a variable, an address within, or another account: only those who own the service may. */
const hostile: readonly (readonly [field: string, value: unknown])[] = [
  ["modelFolder", "../../canary"],
  ["model", "canary-model"],
  ["path", "/etc/canary"],
  ["file", "file:///etc/canary"],
  ["fromEnv", "CANARY_VARIABLE"],
  ["apiKeyFromEnv", "CANARY_VARIABLE"],
  ["baseUrl", "http://169.254.169.254/canary"],
  ["url", "postgres://canary@127.0.0.1:5432/postgres"],
  ["urlFromEnv", "CANARY_VARIABLE"],
  ["kind", "canary-kind"],
  ["sources", [{ name: "default", urlFromEnv: "CANARY_VARIABLE" }]],
  ["deployments", [{ id: 1, modelFolder: "../canary" }]],
  ["connect", { baseUrl: "http://10.0.0.1/canary", loginUrl: "http://10.0.0.1/canary" }],
  ["account", "globex-canary"],
  ["accountId", "globex-canary"],
  ["plan", "canary"],
  ["limits", { externalUsers: 4_242_424_242, canary: 1 }],
];

/** Operations of administration are no door to the host that the service runs on (T48). */
export const operatorsOnly = (subject: Subject): void => {
  describe("T48 J1 what only those who own the service may say", () => {
    const writes = adminRows.filter(({ route }) => /^(POST|PATCH|PUT) /.test(route));

    test.each(writes.map((row) => [row.route, row] as const))(
      "%s: a path, a variable, an address or another account is refused, or not there",
      async (_route, { prepare }) => {
        for (const [field, value] of hostile) {
          const { body, ...request } = await prepare(subject);
          const send = (more: object) =>
            subject.call({
              ...request,
              key: keys.acme,
              headers: { "Content-Type": "application/json" },
              body: JSON.stringify({ ...body, ...more }),
            });
          const before = await subject.target().dump();
          const answer = await send({ [field]: value });
          const shown = [field, answer.status, answer.text];
          expect(shown).not.toEqual([field, 500, expect.anything()]);
          if (answer.status >= 400) expect(await subject.target().dump()).toBe(before);
          else expect(await subject.target().dump()).not.toMatch(/canary|4242424242/i);
          expect(answer.text.toLowerCase()).not.toContain("canary");
        }
      },
    );

    test.each([
      [
        "account",
        "PATCH",
        { connect: { baseUrl: "http://10.0.0.1", loginUrl: "http://10.0.0.1" } },
      ],
      ["account", "PATCH", { limits: { externalUsers: 9 } }],
      ["agents", "POST", { id: "t48", name: "x", baseUrl: "http://169.254.169.254" }],
      ["agents", "POST", { id: "t48", name: "x", apiKeyFromEnv: "HOME" }],
      ["keys", "POST", { name: "t48", fromEnv: "HOME" }],
    ])("%s says operator_only, and writes nothing: %s %j", async (name, method, body) => {
      const answer = await expectNothingWritten(subject, () =>
        subject.call({
          method,
          path: `/api/v1/admin/${name}`,
          key: keys.acme,
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }),
      );
      expect([answer.status, answer.json.code]).toEqual([403, "operator_only"]);
    });
  });
};
