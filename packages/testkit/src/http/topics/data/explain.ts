import { describe, expect, test } from "@jest/globals";
import { askData } from "../../data-call.js";
import { conformanceKeys as keys } from "../../declaration.js";
import {
  expectNothingWritten,
  expectProblem,
  expectRefused,
  withoutRequestId,
} from "../../expectations.js";
import { newUser, type Subject } from "../../subject.js";

const query = "SELECT city, amount FROM sales";
const acme = { key: keys.acme };
const inBerlin = () => newUser({ userAttributes: [{ name: "city", value: "Berlin" }] });

/** How a statement would run, for those who own the model (K5). */
export const explaining = (subject: Subject): void => {
  const explain = (body: object) => askData(subject, acme, { query, explain: true, ...body });

  describe("K5 explain over the data API", () => {
    test.each([true, "analyze"])(
      "%p: the head of an answer without rows says what would run, under the policies",
      async (asked) => {
        const sessionSettings = inBerlin();
        const answer = await expectNothingWritten(subject, () =>
          explain({ explain: asked, sessionSettings }),
        );
        expect([answer.status, answer.headers["content-type"]]).toEqual([
          200,
          "application/x-ndjson; charset=utf-8",
        ]);
        const [head, total, none] = answer.text.split("\n");
        expect([total, none]).toEqual(['{"totalRows":0}', ""]);
        const { schema, explain: explained } = JSON.parse(head ?? "") as {
          readonly schema: unknown;
          readonly explain: Readonly<Record<string, unknown>>;
        };
        expect(schema).toEqual([]);
        expect(Object.keys(explained).sort()).toEqual(["cache", "plan", "scans", "sql", "uses"]);
        expect(explained).toMatchObject({ uses: { sales: ["city", "amount"] }, scans: [] });
        expect(explained["cache"]).toEqual({ lasts: "always", kept: expect.any(Boolean) });
        expect(head).toContain("Berlin");
      },
    );

    test.each([false, null])("%p is as if it were not there", async (asked) => {
      const answer = await explain({ explain: asked, sessionSettings: inBerlin() });
      expect(answer.text).toContain('{"totalRows":2}\n');
      expect(answer.text).not.toContain("explain");
    });

    test("A3 neither a token nor a personal key explains, whatever it asks", async () => {
      const session = await subject.exchange(await subject.mint(keys.acme, newUser()));
      const refused = { status: 403, code: "admin_key_required" } as const;
      const token = session.json.token as string;
      for (const asked of [query, "nonsense"]) {
        const body = { query: asked, explain: true };
        await expectRefused(subject, () => askData(subject, { token }, body), refused);
        const own = { ...body, sessionSettings: { internalId: "ada@acme.test" } };
        const personal = { key: keys.acmePersonal };
        await expectRefused(subject, () => askData(subject, personal, own), refused);
      }
    });

    test.each([
      ["deployment", "deployment_not_found", 7, newUser(), 99, newUser()],
      [
        ...(["internal user", "internal_user_not_found", 1] as const),
        ...([{ internalId: "ada@globex.test" }, 1, { internalId: "eve@globex.test" }] as const),
      ],
    ] as const)(
      "A1 another account's %s is explained like one that is missing",
      async (_what, code, id, sessionSettings, missingId, missing) => {
        const ask = (at: number, settings: object) =>
          askData(subject, acme, { query, explain: true, sessionSettings: settings }, at);
        const [foreign, none] = [await ask(id, sessionSettings), await ask(missingId, missing)];
        expectProblem(foreign, { status: 404, code });
        expect(withoutRequestId(foreign)).toBe(withoutRequestId(none));
      },
    );

    test("A3 a key explains in its own deployments alone", async () => {
      const refused = { status: 403, code: "deployment_out_of_scope" } as const;
      const body = { query, explain: true, sessionSettings: newUser() };
      const limited = { key: keys.acmeLimited };
      await expectRefused(subject, () => askData(subject, limited, body, 1), refused);
    });

    test("B1 what is no way to explain is a problem of the body", async () => {
      for (const wrong of ["yes", 1, {}]) {
        const answer = await explain({ explain: wrong, sessionSettings: newUser() });
        expectProblem(answer, {
          status: 400,
          code: "invalid_request",
          pointers: ["/explain"],
        });
      }
    });

    test("E2 a statement that is refused is refused here as well", async () => {
      const answer = await explain({ query: "DELETE FROM sales", sessionSettings: newUser() });
      expectProblem(answer, { status: 400, code: "query_refused" });
    });
  });
};
