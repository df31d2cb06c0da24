import { describe, expect, test } from "@jest/globals";
import {
  abortChat,
  chat,
  chatPath,
  openChat,
  type OpenChat,
  type Talking,
} from "../../chat-call.js";
import { chatIdOf, shapeOf, turnOf } from "../../chat-lines.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { expectNothingWritten, expectProblem } from "../../expectations.js";
import { inputOf } from "../../input-script.js";
import { newUser, type Subject } from "../../subject.js";

/** A thread of a user, and how to see that its turn is as it was. */
interface Thread {
  readonly sessionSettings: { readonly externalId: string };
  readonly chatId: string;
  /** Where a turn runs. */
  readonly open?: OpenChat;
}

const running = async (subject: Subject): Promise<Thread> => {
  const sessionSettings = newUser();
  const input = inputOf({ say: "So far" }, { hang: true });
  const open = await openChat(subject, { input, sessionSettings });
  await open.spoken;
  return { sessionSettings, chatId: open.chatId, open };
};

const ended =
  (input: string) =>
  async (subject: Subject): Promise<Thread> => {
    const sessionSettings = newUser();
    const lines = await chat(subject, { input, sessionSettings });
    return { sessionSettings, chatId: chatIdOf(lines) };
  };

const aborted = async (subject: Subject): Promise<Thread> => {
  const { sessionSettings, chatId, open } = await running(subject);
  await abortChat(subject, { chatId, sessionSettings });
  await open?.ended;
  return { sessionSettings, chatId };
};

const idle = async (subject: Subject): Promise<Thread> => {
  const thread = await ended("one")(subject);
  await chat(subject, { ...thread, input: "two" });
  await chat(subject, thread);
  return thread;
};

const states = {
  running,
  completed: ended("Hello"),
  aborted,
  failed: ended(inputOf({ say: "So far" }, { fail: true })),
  idle,
} as const;

type Verdict = readonly [
  404 | 403 | 401,
  "thread_not_found" | "tenant_not_found" | "not_thread_owner" | "unauthenticated",
];

/** Everybody but the owner: who they say they are, where they ask, and what they get (D4). */
const strangers = (stranger: object): readonly (readonly [string, object, Talking, Verdict])[] => {
  const unknown = newUser();
  const missing = [404, "thread_not_found"] as const;
  return [
    ["another user of the account", stranger, {}, [403, "not_thread_owner"]],
    ["a user whom nobody knows", unknown, {}, [403, "not_thread_owner"]],
    ["another user, at another agent", stranger, { agentId: "open" }, missing],
    [
      "another account, at its own path",
      stranger,
      { asking: { key: keys.globex }, account: "globex" },
      missing,
    ],
    [
      "another account, at this path",
      stranger,
      { asking: { key: keys.globex } },
      [404, "tenant_not_found"],
    ],
    ["nobody", stranger, { asking: undefined }, [401, "unauthenticated"]],
  ];
};

const times = [1, 2, 3];

/** Who may stop what, and that nobody else learns or changes anything (T8, D4, D7, D1). */
export const chatAborts = (subject: Subject): void => {
  const tokenOf = async (body: object): Promise<string> => {
    const exchanged = await subject.exchange(await subject.mint(keys.acme, body));
    return exchanged.json.token as string;
  };

  describe.each(Object.entries(states))("T8 abort of a turn that is %s", (state, prepare) => {
    test("by anybody else is refused, three times over, and changes nothing", async () => {
      const thread = await prepare(subject);
      const { chatId, sessionSettings, open } = thread;
      const other = newUser();
      await chat(subject, { input: "Hi", sessionSettings: other });
      const before = open?.text();
      const attempts = async (): Promise<void> => {
        for (const [, stranger, talking, [status, code]] of strangers(other)) {
          for (const _time of times) {
            const answer = await abortChat(subject, { chatId, sessionSettings: stranger }, talking);
            expectProblem(answer, { status, code });
          }
        }
        // Their own, but not at this agent.
        const elsewhere = await abortChat(subject, thread, { agentId: "open" });
        expectProblem(elsewhere, { status: 404, code: "thread_not_found" });
      };
      // A running turn says that it lives, which is written.
      await (open === undefined ? expectNothingWritten(subject, attempts) : attempts());
      expect(open?.text()).toBe(before);
      if (open === undefined) return;
      await abortChat(subject, { chatId, sessionSettings });
      expect(shapeOf(await open.ended)).toMatch(/__aborted__ __usage__$/);
    });

    test("by its owner is 204, three times over", async () => {
      const { chatId, sessionSettings, open } = await prepare(subject);
      const repeated = async (): Promise<void> => {
        for (const _time of times) {
          const answer = await abortChat(subject, { chatId, sessionSettings });
          expect([answer.status, answer.text]).toEqual([204, ""]);
        }
      };
      await (open === undefined ? expectNothingWritten(subject, repeated) : repeated());
      const shape = open && shapeOf(turnOf(await open.ended));
      expect(shape).toBe(
        state === "running"
          ? "user delta delta closing __state__ __aborted__ __usage__"
          : undefined,
      );
    });

    test("D2 by its owner's page is 204; by another page of the name in another tenant 403", async () => {
      const { chatId, sessionSettings, open } = await prepare(subject);
      const twin = await tokenOf({ ...newUser(sessionSettings), embedTenantName: "twin-tenant" });
      const refused = await abortChat(subject, { chatId }, { asking: { token: twin } });
      expectProblem(refused, { status: 403, code: "not_thread_owner" });
      const token = await tokenOf({ ...sessionSettings, isEphemeral: true });
      const answer = await abortChat(subject, { chatId }, { asking: { token } });
      expect(answer.status).toBe(204);
      if (open !== undefined) expect(shapeOf(await open.ended)).toMatch(/__aborted__ __usage__$/);
    });
  });

  describe("D1 the abort's addresses", () => {
    test.each(["stream-chat-state/abort", "abort"] as const)("…/%s stops a turn", async (last) => {
      for (const path of [chatPath(last), chatPath(last).slice("/local".length)]) {
        const { chatId, sessionSettings, open } = await running(subject);
        const answer = await subject.post(`${path}/`, keys.acme, { chatId, sessionSettings });
        expect([answer.status, answer.text]).toEqual([204, ""]);
        expect(shapeOf(await (open?.ended ?? []))).toMatch(/__aborted__ __usage__$/);
      }
    });
  });

  test("D4 abort of a thread that nobody has is 404", async () => {
    const sessionSettings = newUser();
    for (const chatId of ["no-such", "__cutoff__", "'; --", "x".repeat(500)]) {
      const answer = await abortChat(subject, { chatId, sessionSettings });
      expectProblem(answer, { status: 404, code: "thread_not_found" });
    }
  });
};
