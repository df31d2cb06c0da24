import { afterEach, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { StoreUnavailable } from "@embedded-analytics/domain";
import { httpCall, rawCall } from "@embedded-analytics/testkit/http";
import { answerUnreadableRequests } from "../request/unreadable-requests.js";
import {
  bodyOf,
  chatHeaders,
  chatHost,
  chatLinesOf,
  gate,
  requestOf,
  saying,
  streamPath,
  type Act,
  type ChatHost,
} from "../chat.fixture.js";

let chat: ChatHost | undefined;
afterEach(() => chat?.close());

const serving = async (...given: Parameters<typeof chatHost>): Promise<ChatHost> =>
  (chat = await chatHost(...given));

const send = ({ host }: ChatHost, body: object) =>
  httpCall(host.baseUrl, {
    method: "POST",
    path: streamPath,
    headers: chatHeaders,
    body: bodyOf(body),
  });

describe("T18 whatever an agent says", () => {
  const hostile = [
    "\n",
    "\r",
    "\r\n",
    "\u2028",
    "\u2029",
    "\ud800",
    "\udfff",
    "\0",
    '"',
    "\\",
    "}\n{",
  ];
  const anyText = fc
    .array(fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: "binary" })), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => parts.join(""))
    .filter((text) => text !== "");

  test("a line is one message, and every line parses back to what was said", async () => {
    let said: readonly string[] = [];
    const at = await serving((task, signal) => saying(...said)(task, signal));
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { maxLength: 8 }), async (texts) => {
        said = texts;
        const { status, text } = await send(at, { input: "Hi" });
        expect(status).toBe(200);
        // cutoff, user, an empty delta, what was said, and the four of the end.
        expect(text.split("\n")).toHaveLength(3 + texts.length + 4 + 1);
        expect(text).not.toMatch(/[\r\u2028\u2029\0]/);
        const lines = chatLinesOf(text);
        const deltas = lines.filter(({ isDelta }) => isDelta === true);
        expect(deltas.slice(1).map(({ content }) => content)).toEqual(texts);
        expect(lines.at(-3)).toMatchObject({ graphPath: ["final"], content: texts.join("") });
        expect(lines.at(-1)).toMatchObject({ id: "__usage__" });
      }),
      { numRuns: 100 },
    );
  });
});

describe("D5 D6 many readers of one turn", () => {
  test("get the same bytes: who asked, who sends it again, and who comes when it is over", async () => {
    const { opened, open } = gate();
    const slow: Act = async function* () {
      yield { kind: "thinking", text: "Hm" };
      yield { kind: "content", text: "one " };
      await opened;
      for (let at = 0; at < 500; at++) yield { kind: "content", text: `${at} ` };
    };
    const at = await serving(slow);
    const message = { input: "Hi", messageId: "1700000000000-message" };
    const early = Array.from({ length: 20 }, () => send(at, message));
    await new Promise((resolve) => setTimeout(resolve, 100));
    open();
    const texts = (await Promise.all(early)).map(({ text }) => text);
    texts.push((await send(at, message)).text);
    expect(new Set(texts).size).toBe(1);
    expect(chatLinesOf(texts[0] ?? "")).toHaveLength(3 + 502 + 4);
  });
});

describe("D12 T20 the heartbeat", () => {
  test("is an empty line where nothing was said for a while, and says nothing else", async () => {
    const { opened, open } = gate();
    const at = await serving(
      async function* () {
        yield { kind: "content", text: "one" };
        await opened;
        yield { kind: "content", text: "two" };
      },
      { heartbeatSeconds: 0.05 },
    );
    const socket = await at.reader({ input: "Hi" });
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    const beats = () => text.split("1\r\n\n\r\n").length - 1; // a chunk of one newline
    while (beats() < 3) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(text.indexOf('"one"')).toBeLessThan(text.indexOf("1\r\n\n\r\n"));
    open();
    while (!text.endsWith("0\r\n\r\n")) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(text).toContain('"two"');
    expect(text.trimEnd()).toMatch(/"__usage__".*\n\r\n0$/);
  });

  test("does not beat between lines that come, nor after the end", async () => {
    const at = await serving(
      async function* () {
        for (let count = 0; count < 15; count++) {
          yield { kind: "content", text: "." };
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      },
      { heartbeatSeconds: 1 },
    );
    expect((await send(at, { input: "Hi" })).text).not.toMatch(/\n\n/);
  });
});

describe("wire-format 3: a question whose length was counted in UTF-16 units", () => {
  test("is 400, writes nothing, and the service stays up", async () => {
    let asked = 0;
    const at = await serving((task, signal) => {
      asked += 1;
      return saying("Hello")(task, signal);
    });
    answerUnreadableRequests(at.host.server);
    for (const input of ["Wie viele Bücher?", "多少钱", "🙂 how many?"]) {
      const body = bodyOf({ input });
      const text = await rawCall(at.host.baseUrl, requestOf(body, body.length));
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      // By what is read first: the cut body, or its rest, which looks like a request that is none.
      expect(text).toMatch(/"code":"invalid_(?:json|request)"/);
    }
    expect(asked).toBe(0);
    expect((await send(at, { input: "Wie viele Bücher?" })).status).toBe(200);
    expect(asked).toBe(1);
  });
});

describe("D3 before the first line a failure is a status", () => {
  test("503 while the service is shutting down; what runs is not cut", async () => {
    const { opened, open } = gate();
    const begun = gate();
    const at = await serving(async function* () {
      begun.open();
      yield { kind: "content", text: "one" };
      await opened;
    });
    const running = send(at, { input: "Hi" });
    await begun.opened;
    const stopped = at.analytics.stopTurns(10);
    const refused = await send(at, { input: "And?" });
    expect([refused.status, refused.json.code]).toEqual([503, "shutting_down"]);
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
    open();
    expect(chatLinesOf((await running).text).at(-1)).toMatchObject({ id: "__usage__" });
    await stopped;
  });

  test.each([
    ["store_unavailable", new StoreUnavailable("a secret of the service")],
    ["internal", new Error("a secret of the service")],
  ])("%s", async (code, error) => {
    const at = await serving(saying("Hello"), {}, ({ threads }) => ({
      threads: {
        ...threads,
        load: () => {
          throw error;
        },
      },
    }));
    const { status, json, text } = await send(at, { input: "Hi" });
    expect([status, json.code]).toEqual([code === "internal" ? 500 : 503, code]);
    expect(text).not.toContain("secret");
    expect(at.errors).toHaveLength(1);
  });

  test("503 model_invalid", async () => {
    const at = await serving(saying("Hello"), {}, () => ({
      semanticCatalog: { hasBranch: () => true, load: () => ({ kind: "model_invalid" }) },
    }));
    const { status, json } = await send(at, { input: "Hi" });
    expect([status, json.code]).toEqual([503, "model_invalid"]);
  });
});
