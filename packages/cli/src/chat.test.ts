import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  answerOf,
  chatIdOf,
  chatLinesOf,
  chatReader,
  type ChatReader,
  familyOf,
  holdSlot,
  oneSlot,
  revenueByCategory,
  type ServiceProcess,
} from "@embedded-analytics/app/testing";
import { startService } from "./program.fixture.js";

const run = promisify(execFile);
const question = "What is the revenue by category?";

const jane = {
  externalId: "jane",
  groups: ["analysts"],
  userAttributes: [{ name: "city", value: "Berlin" }],
};

// One story, told in order, with the process that a person starts.
describe("chat in the running service", () => {
  let dataDirectory: string;
  let service: ServiceProcess;
  let url: string;
  let chatUrl: string;
  let apiKey: string;

  const environment = () => ({
    DATA_DIR: dataDirectory,
    PORT: "0",
    TURN_LEASE_SECONDS: "3",
    SHUTDOWN_SECONDS: "5",
    ...oneSlot,
    BOOTSTRAP_API_KEY: `sk-chattest0000-${"c".repeat(43)}`,
  });

  const start = async (): Promise<void> => {
    service = startService(environment());
    url = await service.listening();
    chatUrl = /account demo: (\S+\/stream-chat-state)\n/.exec(service.output().stdout)?.[1] ?? "";
  };

  const post = (path: string, body: object, signal?: AbortSignal, authorization = apiKey) =>
    fetch(path, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });

  const say = async (body: object): Promise<ChatReader> => {
    const response = await post(chatUrl, { sessionSettings: jane, ...body });
    if (response.status !== 200) throw new Error(await response.text());
    return chatReader(response);
  };

  /** Sends a message whose turn waits in its query, and reads until it does. */
  const sayAndWait = async (body: object) => {
    const release = await holdSlot(url, environment().BOOTSTRAP_API_KEY);
    const reader = await say({ input: question, ...body });
    const cutoff = await reader.until(({ id }) => id === "__cutoff__");
    await reader.until(({ toolCall }) => toolCall?.name === "svcSqlApi");
    return { release, reader, chatId: chatIdOf([cutoff]) };
  };

  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), "chat-"));
    apiKey = `Api-Key ${environment().BOOTSTRAP_API_KEY}`;
    await start();
  });

  afterAll(async () => {
    for (const pid of familyOf(service.pid)) process.kill(pid, "SIGKILL");
    await rm(dataDirectory, { recursive: true, force: true });
  });

  test("D1, D11, E1: the printed curl line answers two users of other cities with their own figures and a chart", async () => {
    const { stdout } = service.output();
    const curl = / {2}curl [^\n]*stream-chat-state [^]*?'$/m.exec(stdout)?.[0] ?? "exit 1";
    for (const [user, city] of [
      ["jane", "Berlin"],
      ["otto", "Vienna"],
    ] as const) {
      const line = curl.replace("jane", user).replace("Berlin", city);
      const { said, final, result } = answerOf(
        chatLinesOf((await run("bash", ["-c", line])).stdout),
      );
      const expected = await revenueByCategory(city);
      expect(result.data).toEqual(expected);
      expect(JSON.parse(result.vegaSpec ?? "{}")).toMatchObject({ mark: { type: "bar" } });
      // D14: the figures that it says are those, in full.
      expect(said).toContain(expected[0]?.[1].toLocaleString("en-US"));
      expect(final).toBe(said);
    }
  });

  test("D4, D5: the thread read back is what was said, and nobody else's", async () => {
    const lines = await (await say({ input: question })).rest();
    const chatId = chatIdOf(lines);
    const messageOf = (at: readonly object[]) =>
      at.filter((line) => "content" in line && !("isDelta" in line && line.isDelta === true));
    const read = await (await say({ chatId })).rest();
    expect(messageOf(read)).toEqual(messageOf(lines));
    expect(read.find(({ id }) => id === "__cutoff__")?.state).toEqual({
      chatId,
      isStreaming: false,
    });
    expect(read.at(-1)?.id).toBe("__usage__");
    const foreign = await post(chatUrl, { chatId, sessionSettings: { externalId: "otto" } });
    expect(foreign.status).toBe(404);
  });

  test("D2: a page asks with its embed token, and sees what its user sees", async () => {
    const minted = await post(`${url}/api/v1/embed/generate-session`, {
      externalId: "paula",
      deploymentId: 1,
      groups: ["analysts"],
      userAttributes: [{ name: "city", value: "Paris" }],
    });
    const exchanged = await post(
      `${url}/api/v1/embed/session/token`,
      (await minted.json()) as object,
    );
    const { token } = (await exchanged.json()) as { token: string };
    const response = await post(chatUrl, { input: question }, undefined, `Bearer ${token}`);
    const { result } = answerOf(await chatReader(response).rest());
    expect(result.data).toEqual(await revenueByCategory("Paris"));
  });

  test("D7: a second request aborts the turn, and the thread is free for the next message", async () => {
    const { release, reader, chatId } = await sayAndWait({});
    const busy = await post(chatUrl, { input: "And now?", chatId, sessionSettings: jane });
    expect([busy.status, await busy.json()]).toEqual([
      409,
      expect.objectContaining({ code: "thread_busy" }),
    ]);
    const abort = { chatId, sessionSettings: { externalId: "jane" } };
    expect((await post(`${chatUrl}/abort`, abort)).status).toBe(204);
    release();
    const next = await say({ input: question, chatId });
    const ids = (await reader.rest()).map(({ id }) => id);
    expect(ids.slice(-3)).toEqual(["__state__", "__aborted__", "__usage__"]);
    expect(answerOf(await next.rest()).result.data).toEqual(await revenueByCategory("Berlin"));
  });

  test("D1: agents, beside it, prints the same Chat API URL, and what was used", async () => {
    const { port } = new URL(url);
    const agents = async (...names: readonly string[]) => {
      const command = startService({ ...environment(), PORT: port }, ["agents", ...names]);
      return { code: await command.ended(), ...command.output() };
    };
    const first = `Chat API of agent 1 (analyst) of account demo: ${chatUrl}\n`;
    const helpDesk = chatUrl.replace("agents/1/", "agents/3/");
    const said = `${first}Chat API of agent 3 (help desk analyst) of account demo: ${helpDesk}\n`;
    expect(await agents()).toEqual({ code: 0, stdout: said, stderr: "" });
    expect(await agents("demo", "nobody")).toEqual({
      code: 1,
      stdout: said,
      stderr: "There is no account nobody\n",
    });
    const { code, stdout } = await agents("--usage");
    expect([code, stdout.split("\n")[0]]).toEqual([0, first.trimEnd()]);
    expect(stdout).toMatch(/^ {2}1 \(analyst\) {2}\d{4}-\d\d-\d\d +[1-9]\d* +0 +0 +0$/m);
    expect((await agents("--usage", "--since", "9999-01-01")).stdout).toBe(said);
  });

  test("D1, C5: provision apply prints Chat API URLs; a language model without its key says so to who asks it", async () => {
    // Nothing so far was anything to be alarmed about, aborts among it.
    expect(service.output().stderr).toBe("");
    const file = join(dataDirectory, "second.yaml");
    const declaration = {
      name: "second",
      keys: [{ name: "server", fromEnv: "SECOND_KEY" }],
      deployments: [{ id: 1, name: "empty", default: true }],
      agents: [{ id: "two", name: "claude", kind: "anthropic", model: "some-model" }],
    };
    await writeFile(file, JSON.stringify({ accounts: [declaration] }));
    const key = `sk-second000000-${"s".repeat(43)}`;
    const own = { ...environment(), PUBLIC_URL: url, SECOND_KEY: key };
    const command = startService(own, ["provision", "apply", file]);
    expect(await command.ended()).toBe(0);
    const itsUrl = chatUrl.replace("demo/agents/1", "second/agents/two");
    expect(command.output()).toEqual({
      stdout: `Account second: created\nChat API of agent two (claude) of account second: ${itsUrl}\n`,
      stderr: "",
    });
    const body = { input: question, sessionSettings: { externalId: "jane" } };
    const response = await post(itsUrl, body, undefined, `Api-Key ${key}`);
    const lines = await chatReader(response).rest();
    expect(lines.find(({ error }) => error !== undefined)).toMatchObject({
      error: expect.stringContaining("agent_misconfigured"),
    });
  });

  test("D8: SIGTERM suspends a turn that does not end; sent again after the restart, it is answered", async () => {
    const messageId = `${Date.now()}-message`;
    const { reader, chatId } = await sayAndWait({ messageId });
    service.child.kill("SIGTERM");
    const ids = (await reader.rest()).map(({ id }) => id);
    expect(ids.slice(-3)).toEqual(["__state__", "__suspended__", "__usage__"]);
    expect(await service.ended()).toBe(0);

    await start();
    const again = await (await say({ input: question, chatId, messageId })).rest();
    expect(answerOf(again).result.data).toEqual(await revenueByCategory("Berlin"));
  });

  test("D8, T30: after SIGKILL in mid-turn the turn is interrupted, its thread free, and what was said is kept", async () => {
    const messageId = `${Date.now()}-message`;
    const { chatId } = await sayAndWait({ messageId });
    for (const pid of familyOf(service.pid)) process.kill(pid, "SIGKILL");
    await service.ended();

    await start();
    const kept = (await (await say({ chatId })).rest()).map(({ id }) => id);
    expect(kept).toContain(messageId);
    expect(kept.slice(-2)).toEqual(["__state__", "__usage__"]);
    const next = await (await say({ input: question, chatId })).rest();
    expect(next.map(({ id }) => id)).toContain(messageId);
    expect(answerOf(next).result.data).toEqual(await revenueByCategory("Berlin"));
  });
});
