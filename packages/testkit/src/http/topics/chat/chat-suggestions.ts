import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { headersFor } from "../../chat-call.js";
import { newUser, type Subject } from "../../subject.js";
import { settingsHeader, threadsPath, type ThreadsCall } from "../../thread-call.js";

/** Questions for an empty thread. */
export const chatSuggestions = (subject: Subject): void => {
  const suggest = ({ settings, ...talking }: ThreadsCall) =>
    subject.call({
      method: "GET",
      path: threadsPath(undefined, talking).replace(/threads$/, "suggestions"),
      headers: { ...headersFor(talking), ...settingsHeader(settings) },
    });

  describe("E1 suggestions", () => {
    test("are of what the user may see, for a page as for its server, and write nothing", async () => {
      const analyst = newUser({ groups: ["analysts"] });
      const { json } = await subject.exchange(await subject.mint(keys.acme, analyst));
      const page = { asking: { token: json.token as string } };
      await expectNothingWritten(subject, async () => {
        const seen = await suggest({ settings: analyst });
        expect(seen.status).toBe(200);
        const { suggestions } = seen.json as { readonly suggestions: readonly string[] };
        expect(suggestions.length).toBeLessThanOrEqual(4);
        for (const question of suggestions) expect(question).toMatch(/^\S.* by \S/);
        expect((await suggest(page)).json).toEqual({ suggestions });
      });
    });

    test("need an agent that is there, and whose they are", async () => {
      const unknown = await suggest({ settings: newUser(), agentId: "no-such" });
      expectProblem(unknown, { status: 404, code: "agent_not_found" });
      expectProblem(await suggest({}), { status: 400, code: "invalid_request" });
    });
  });
};
