import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { inputOf } from "@embedded-analytics/testkit/http";
import {
  assistantHost,
  bearer,
  connect,
  connectLastYears,
  revisions,
  serverFor,
  type AssistantHost,
  type TestClient,
} from "./assistants.fixture.js";

let host: AssistantHost;
let token: string;
beforeAll(async () => {
  host = await assistantHost();
  token = await host.tokenFor();
});
afterAll(() => host.close());

const address = { accountName: "acme", agentId: "1" };

/** Whether a turn of the thread runs, as its owner sees it. */
const isStreaming = async (chatId: string): Promise<boolean> => {
  const { items } = await host.analytics.listThreads(
    { embedToken: token, apiKey: undefined },
    address,
    {},
  );
  return items.find((thread) => thread.id === chatId)?.isStreaming ?? false;
};

const newestThread = async (): Promise<string> => {
  const { items } = await host.analytics.listThreads(
    { embedToken: token, apiKey: undefined },
    address,
    {},
  );
  return items[0]?.id ?? "";
};

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error("It did not come to that within 20 seconds");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const sql = "SELECT city, amount FROM sales";
const script = inputOf(
  { think: "hm" },
  { call: "svcSqlApi", input: { sqlQuery: sql, queryTitle: "Sales" } },
  { say: "Berlin sold " },
  { say: "twice." },
);

const clients: readonly (readonly [string, () => Promise<TestClient>])[] = [
  ...revisions.map(
    (revision) =>
      [`today's SDK in ${revision}`, () => connect(host, bearer(token), revision)] as const,
  ),
  ["last year's SDK", () => connectLastYears(host, bearer(token))],
];

describe.each(clients)("%s", (_name, open) => {
  let client: TestClient;
  beforeAll(async () => {
    client = await open();
  });
  afterAll(() => client.close());

  test("I1: an answer comes with its statements, and with progress before it", async () => {
    const progress: object[] = [];
    const onprogress = (at: object) => void progress.push(at);
    const answer = await client.call("ask_analyst", { question: script }, { onprogress });
    expect(answer).toMatchObject({ isError: false });
    const { chatId } = answer.data as { chatId: string };
    expect(answer.text).toBe(
      [
        "Berlin sold twice.",
        "Statements behind the answer; run_query gives all of their rows:",
        `1. Sales (2 rows)\n${sql}`,
        `chatId: ${chatId} (send it with the next question to go on)`,
      ].join("\n\n"),
    );
    expect(answer.data).toMatchObject({
      answer: "Berlin sold twice.",
      cut: false,
      statements: [{ title: "Sales", sql, totalRows: 2 }],
    });
    expect(progress).toEqual([{ progress: 1, message: "Working: Sales" }]);
    const second = await client.call("ask_analyst", { question: "And now?", chatId });
    expect(second.data).toMatchObject({ answer: "You said: And now?", chatId });
  });

  test("T17: of an agent that fails nothing is said but that it did", async () => {
    const question = inputOf({ say: "So far" }, { fail: true });
    const answer = await client.call("ask_analyst", { question });
    expect(answer.isError).toBe(true);
    expect(answer.text).toMatch(/^The analyst did not finish: .*\n\nSo far\n\nchatId: /);
    expect(answer.text).not.toContain("nobody may be shown");
  });

  test.each([
    [{}, /^invalid_request: .*\n\/question /s],
    [{ question: "" }, /\/question must not be empty/],
    [{ question: "x".repeat(32_769) }, /\/question must be at most 32768 bytes/],
    [{ question: "Hi", chatId: "of-nobody" }, /^thread_not_found: /],
    [{ question: "Hi", agent: "2" }, /\/agent/],
  ])("T9: a question that cannot be asked is refused (%#)", async (input, sentence) => {
    const answer = await client.call("ask_analyst", input);
    expect(answer).toMatchObject({ isError: true, text: expect.stringMatching(sentence) });
  });

  test("D7: a client that leaves in mid-answer ends its turn", async () => {
    const leaving = await open();
    const asked = leaving.call("ask_analyst", {
      question: inputOf({ say: "Wait" }, { hang: true }),
    });
    const ended = asked.catch(() => "ended");
    let chatId = "";
    await until(async () => isStreaming((chatId = await newestThread())));
    await leaving.close();
    await until(async () => !(await isStreaming(chatId)));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))]);
  });
});

describe("who may ask the analyst", () => {
  test("B6: without AI the tool is not offered, and not there", async () => {
    const client = await connect(
      host,
      bearer(await host.tokenFor({ settings: { allowAi: false } })),
    );
    const names = (await client.tools()).map(({ name }) => name);
    expect(names).toContain("run_query");
    expect(names).not.toContain("ask_analyst");
    await expect(client.call("ask_analyst", { question: "Hi" })).rejects.toThrow("no such tool");
    await client.close();
  });

  test("I1: by a key it is asked as the user whom the header names, and the thread is theirs", async () => {
    const client = await connect(host, serverFor({ externalId: "berta" }));
    const answer = await client.call("ask_analyst", { question: "By a server" });
    const { chatId } = answer.data as { chatId: string };
    expect(answer.data).toMatchObject({ answer: "You said: By a server" });
    expect(await newestThread()).toBe(chatId);
    await client.close();
  });

  test("the address names the agent, and one of another deployment is not there", async () => {
    const quiet = await connect(host, { ...bearer(token), path: "/mcp?agent=quiet" });
    expect(await quiet.call("ask_analyst", { question: "Hi" })).toMatchObject({ isError: false });
    const other = await connect(host, { ...bearer(token), path: "/mcp?agent=2" });
    const refused = await other.call("ask_analyst", { question: "Hi" });
    expect(refused).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^agent_not_found/),
    });
    await Promise.all([quiet.close(), other.close()]);
  });
});
