import { beforeEach, describe, expect, test } from "@jest/globals";
import { HostLink, type MessageTarget } from "./host-link.js";

const origin = "https://app.example";
type Said = Readonly<Record<string, unknown>> & { readonly payload: Record<string, unknown> };

let said: { readonly message: Said; readonly to: string }[];
let parent: MessageTarget;
let nowMs: number;
let link: HostLink;
let asked: unknown[];

const action = (type: string, payload: unknown = {}, more: object = {}): object => ({
  source: "embedded-analytics",
  direction: "action",
  type,
  payload,
  timestamp: 1,
  surface: "chat",
  v: 1,
  frame: "f1",
  ...more,
});
const send = (data: unknown, more: object = {}): void => {
  link.receive({ data, origin, source: parent, ports: [], ...more });
};
const hello = (more: object = {}): void => {
  send(action("hello", { frame: "f1", handles: [], ...more }, { id: "hello" }));
};
const repliesTo = (id: string): unknown[] =>
  said.filter(({ message }) => message["re"] === id).map(({ message }) => message.payload);
const types = (): unknown[] => said.map(({ message }) => message["type"]);
const becomeReady = (): void => {
  link.emit("ready", { deploymentId: 1, mode: "read-only", version: 1, actions: [] });
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const start = (dialect: "own" | "cube" = "own", allowedOrigins: readonly string[] = [origin]) => {
  link = new HostLink({ parent, allowedOrigins, surface: "chat", dialect, nowMs: () => nowMs });
  link.handle("ask", ({ text }) => void asked.push(text));
};

beforeEach(() => {
  said = [];
  asked = [];
  nowMs = 0;
  parent = { postMessage: (message, to) => void said.push({ message: message as Said, to }) };
  start();
});

describe("G5: who is listened to", () => {
  test("the parent, of a listed origin; it is answered there and nowhere else", () => {
    hello();
    expect(said.map(({ to }) => to)).toEqual([origin]);
    expect(repliesTo("hello")).toEqual([{ ok: true, result: { version: 1 } }]);
    expect(said[0]?.message).toMatchObject({ frame: "f1", v: 1, direction: "event" });
  });

  test.each([
    ["another window", { source: {} }],
    ["no window", { source: null }],
    ["an origin that is not listed", { origin: "https://evil.test" }],
    ["a sandboxed frame", { origin: "null" }],
  ])("%s is not, and gets no answer", (_who, more) => {
    send(action("hello", { frame: "f1", handles: [] }, { id: "hello" }), more);
    send(action("ask", { text: "stolen" }, { id: "1" }), more);
    becomeReady();
    expect([said, asked]).toEqual([[], []]);
  });

  test("nobody, where the account lists no origin or the page is in no frame", () => {
    start("own", []);
    hello();
    link = new HostLink({
      parent: undefined,
      allowedOrigins: [origin],
      surface: "chat",
      dialect: "own",
      nowMs: () => nowMs,
    });
    link.receive({ data: action("hello"), origin, source: undefined, ports: [] });
    expect(said).toEqual([]);
  });

  test("an action before any hello has no effect", async () => {
    send(action("ask", { text: "early" }, { id: "1" }));
    hello();
    becomeReady();
    await settled();
    expect(asked).toEqual([]);
  });

  test("a port that came with the hello carries all that follows", async () => {
    const { port1, port2 } = new MessageChannel();
    const got: Said[] = [];
    port1.onmessage = ({ data }: MessageEvent<Said>) => void got.push(data);
    send(action("hello", { frame: "f1", handles: [] }, { id: "hello" }), { ports: [port2] });
    becomeReady();
    port1.postMessage(action("ask", { text: "by port" }, { id: "2" }));
    for (let tries = 0; tries < 500 && !got.some((each) => each["re"] === "2"); tries += 1) {
      await settled();
    }
    expect(asked).toEqual(["by port"]);
    expect(said).toEqual([]);
    port1.close();
    port2.close();
  });
});

describe("G5: actions", () => {
  test("wait for ready, in order; navigate drops filters that wait", async () => {
    const done: string[] = [];
    for (const type of ["set-filter", "navigate", "stop"] as const) {
      link.handle(type, () => void done.push(type));
    }
    hello();
    send(action("ask", { text: "first" }, { id: "1" }));
    send(action("set-filter", { filters: { a: 1 } }, { id: "2" }));
    send(action("navigate", { path: "/x" }, { id: "3" }));
    send(action("stop", {}, { id: "4" }));
    await settled();
    expect([asked, done]).toEqual([[], []]);
    becomeReady();
    await settled();
    expect([asked, done]).toEqual([["first"], ["navigate", "stop"]]);
    expect(repliesTo("2")).toEqual([{ ok: false, code: "not_ready" }]);
    expect(repliesTo("1")).toEqual([{ ok: true }]);
  });

  test("of a part that is on its way wait for it, in order, and are refused where it does not come", async () => {
    const done: string[] = [];
    const types = ["set-filter", "refresh"] as const;
    const end = link.expect(types);
    expect(link.actions()).toEqual(["ask", "refresh", "set-filter"]);
    hello();
    send(action("refresh", {}, { id: "1" }));
    becomeReady();
    send(action("set-filter", { filters: { a: 1 } }, { id: "2" }));
    send(action("ask", { text: "passes" }, { id: "3" }));
    await settled();
    expect([asked, repliesTo("1"), repliesTo("2")]).toEqual([["passes"], [], []]);
    // As a rendering does it: what was on its way ends before each of its handlers comes.
    end();
    const removals = types.map((type) => link.handle(type, () => void done.push(type)));
    await settled();
    expect(done).toEqual(["refresh", "set-filter"]);
    expect(repliesTo("2")).toEqual([{ ok: true }]);

    const endAgain = link.expect(types);
    for (const remove of removals) remove();
    send(action("set-filter", { filters: {} }, { id: "4" }));
    send(action("refresh", {}, { id: "5" }));
    link.handle("navigate", () => undefined);
    send(action("navigate", { path: "/x" }, { id: "6" }));
    await settled();
    expect([repliesTo("4"), repliesTo("5")]).toEqual([[{ ok: false, code: "not_ready" }], []]);
    endAgain();
    await settled();
    expect(repliesTo("5")).toEqual([{ ok: false, code: "not_allowed" }]);
  });

  test.each([
    ["unknown_action", action("explode", {}, { id: "1" }), ""],
    ["unknown_action", action("__proto__", {}, { id: "1" }), ""],
    ["unknown_action", action("toString", {}, { id: "1" }), ""],
    ["invalid_payload", action("ask", {}, { id: "1" }), "text"],
    ["invalid_payload", action("ask", { text: "x", extra: 1 }, { id: "1" }), "extra"],
    [
      "invalid_payload",
      action("ask", JSON.parse('{"text":"x","__proto__":{}}'), { id: "1" }),
      "__proto__",
    ],
    ["invalid_payload", action("ask", new Map(), { id: "1" }), ""],
    ["invalid_payload", action("ask", null, { id: "1" }), "text"],
    ["invalid_payload", action("set-timezone", { timezone: "Mars/Base" }, { id: "1" }), "timezone"],
    ["invalid_payload", action("set-locale", { locale: "../de" }, { id: "1" }), "locale"],
    ["invalid_payload", action("set-theme", { theme: 1 }, { id: "1" }), "theme"],
    [
      "invalid_payload",
      action("ask", { text: "x", ["y".repeat(99)]: 1 }, { id: "1" }),
      "y".repeat(64),
    ],
    ["invalid_payload", action("host-viewport", { top: NaN, height: 1 }, { id: "1" }), "top"],
    ["invalid_payload", action("set-session", { sessionId: "a/b" }, { id: "1" }), "sessionId"],
    ["not_allowed", action("export", { target: "x", format: "csv" }, { id: "1" }), ""],
    ["too_large", action("ask", { text: "x".repeat(65_536) }, { id: "1" }), ""],
  ])("are refused with %s and change nothing", async (code, message, field) => {
    hello();
    becomeReady();
    send(message);
    await settled();
    expect(repliesTo("1")).toEqual([{ ok: false, code, ...(field === "" ? {} : { field }) }]);
    expect(asked).toEqual([]);
  });

  test("deep or circular ones are refused, and other scripts' messages passed over", () => {
    hello();
    becomeReady();
    const circular: Record<string, unknown> = {};
    circular["self"] = circular;
    send(action("ask", circular, { id: "1" }));
    expect(repliesTo("1")).toEqual([{ ok: false, code: "invalid_payload" }]);
    const before = said.length;
    for (const data of ["ask", 1, null, [], {}, { type: "ask" }, { ...action("ask"), v: 2 }]) {
      send(data);
    }
    send({ ...action("ask", { text: "x" }, { id: "2" }), evil: 1 });
    expect(said.length).toBe(before);
  });

  test("of a flood at most fifty in a second are done, and the rest is busy", async () => {
    hello();
    becomeReady();
    for (let each = 0; each < 120; each += 1) send(action("ask", { text: "x" }, { id: `${each}` }));
    await settled();
    expect(asked.length).toBe(49);
    expect(repliesTo("119")).toEqual([{ ok: false, code: "busy" }]);
    nowMs += 1000;
    send(action("ask", { text: "later" }));
    await settled();
    expect(asked.at(-1)).toBe("later");
  });
});

describe("G5: events", () => {
  test("before a host is there, the last of each type is kept; ready is said again to another hello", () => {
    link.emit("session", { state: "needed" });
    link.emit("size", { width: 1, height: 1 });
    link.emit("size", { width: 1, height: 2 });
    becomeReady();
    expect(said).toEqual([]);
    hello();
    expect(types()).toEqual(["reply", "session", "size", "ready"]);
    said = [];
    hello();
    expect(types()).toEqual(["reply", "size", "ready"]);
  });

  test("a host that handles an event may cancel it within 300 ms; another one may not", async () => {
    hello();
    expect(await link.mayGoOn("open-link", { href: "https://a.example" })).toBe(true);
    hello({ handles: ["open-link"] });
    const isGoing = link.mayGoOn("open-link", { href: "https://a.example" });
    const id = said.at(-1)?.message["id"];
    send(action("reply", { cancel: true }, { re: id }));
    expect(await isGoing).toBe(false);
    expect(await link.mayGoOn("open-link", { href: "https://a.example" })).toBe(true);
  });

  test("?dialect=cube has the hosted product's names, and its actions are always understood", async () => {
    start("cube");
    becomeReady();
    send({ type: "cube:action:ask", payload: { text: "by its name" } });
    await settled();
    expect(asked).toEqual(["by its name"]);
    expect(said[0]?.message).toMatchObject({ source: "cube-embed", type: "cube:event:ready" });
    start();
    hello();
    becomeReady();
    send({ type: "cube:action:ask", payload: { text: "again" } });
    await settled();
    expect(asked).toEqual(["by its name", "again"]);
  });
});
