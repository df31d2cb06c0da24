import { describe, expect, test } from "@jest/globals";
import { chat } from "../../chat-call.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectProblem } from "../../expectations.js";
import { fresh, type Subject } from "../../subject.js";
import { adminPath } from "./admin-rows.js";

interface Used {
  readonly id: string;
  readonly name: string | null;
  readonly since: string;
  readonly turns: number;
}

/** What agents have used, over HTTP (J1). */
export const adminUsage = (subject: Subject): void => {
  const read = async (query = "", key: string = keys.acme): Promise<readonly Used[]> =>
    (await subject.get(adminPath(`usage${query}`), key)).json.items;
  const turns = (used: readonly Used[]): number => used.reduce((sum, each) => sum + each.turns, 0);

  describe("J1 what agents have used", () => {
    test("each answer counts, from a day on, and for its account alone", async () => {
      const before = turns(await read());
      const others = await read("", keys.globex);
      await chat(subject, { input: "how much", sessionSettings: { externalId: fresh("asker") } });
      const used = await read();
      expect(turns(used)).toBeGreaterThan(before);
      expect(await read("", keys.globex)).toEqual(others);
      const [{ id, name, since } = { id: "", name: null, since: "" }] = used;
      expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
      const { json } = await subject.get(adminPath("agents?first=500"), keys.acme);
      const agents = json.items as readonly { readonly id: string; readonly name: string }[];
      expect(agents.find((agent) => agent.id === id)?.name).toBe(name);
      expect(turns(await read(`?since=${since}`))).toBeGreaterThan(0);
      expect(await read("?since=9999-01-01")).toEqual([]);
    });

    test.each(["yesterday", "2026-02-31", "2026-01-31T00:00:00Z", ""])(
      "B1 no day: %j",
      async (since) => {
        const answer = await subject.get(adminPath(`usage?since=${since}`), keys.acme);
        expectProblem(answer, { status: 400, code: "invalid_request", pointers: ["/since"] });
      },
    );
  });
};
