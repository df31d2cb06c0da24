import { afterEach, describe, expect, test } from "@jest/globals";
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { startService } from "../program.fixture.js";

const key = `sk-${"a".repeat(12)}-${"b".repeat(43)}`;
const deltas = { role: "assistant", graphPath: ["analyst"], isDelta: true, isInProcess: true };
const cutoff = {
  id: "__cutoff__",
  role: "assistant",
  sort: 0,
  state: { chatId: "t1", isStreaming: true },
};
const usage = { id: "__usage__", type: "usage", usage: {} };
const say = (sort: number, content: string) => ({
  id: "a",
  ...deltas,
  content,
  thinking: "",
  sort,
});
const answer = (sort: number, content: string, node: string) => ({
  ...{ id: node, role: "assistant", content, graphPath: [node], isDelta: false, sort },
});
const input = JSON.stringify({ queryTitle: "By \u001b[31mcity", sqlQuery: "SELECT city" });
const result = JSON.stringify({
  schema: [
    { name: "city", column_type: "String" },
    { name: "n", column_type: "Int64" },
  ],
  data: [
    ["Ber\u001b[2Jlin", 12345],
    ["Rome\u009b31m", 6000],
  ],
  totalRows: 2,
  vegaSpec: JSON.stringify({
    mark: "bar",
    encoding: { x: { field: "n", type: "quantitative" }, y: { field: "city", type: "nominal" } },
  }),
});
const tool = { id: "q", role: "assistant", isDelta: false };

interface Seen {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A service that does as told with each request; answers its Chat API URL and what it has seen. */
const serving = async (act: (seen: Seen, response: ServerResponse, at: number) => void) => {
  const seen: Seen[] = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Seen["body"];
      seen.push({ path, authorization: headers.authorization, body });
      act(seen.at(-1)!, response, seen.length);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/chat`, seen };
};

const send = (response: ServerResponse, ...lines: readonly object[]): void => {
  const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  // Cut in the middle of lines and letters.
  for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
};

const chat = (url: string, ...args: readonly string[]) =>
  startService({ EMBEDDED_ANALYTICS_API_KEY: key }, [
    ...["chat", "--url", url, "--user", "jane", "--message", "n by city?"],
    ...args,
  ]);

describe("npm run chat", () => {
  test("T18 D6: shows an answer with its chart, over a broken connection, and no row is a command", async () => {
    const { url, seen } = await serving((_, response, at) => {
      send(response, cutoff, { id: "m", role: "user", content: "n by city?", sort: 1 });
      if (at === 1) {
        send(response, { ...say(2, ""), thinking: "Hm\u001b[5m." });
        send(response, { ...tool, sort: 3, toolCall: { name: "svcSqlApi", input } });
        send(response, say(4, "Berlin "));
        setTimeout(() => response.destroy(), 200);
        return;
      }
      send(response, { ...tool, sort: 5, toolCall: { name: "svcSqlApi", input, result } });
      send(response, answer(6, "Berlin leads.", "analyst"), answer(7, "Berlin leads.", "final"));
      send(response, usage);
      response.end();
    });
    const asked = chat(url, "--attribute", "city=Berlin", "--group", "analysts");
    expect(await asked.ended()).toBe(0);
    const { stdout, stderr } = asked.output();
    expect(stderr).toBe("");
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(stdout).toMatch(
      /^Hm\.\n\nBy city\nSELECT city\n\nBerlin \n2 rows\n\nBerlin █+ 12,345\nRome {3}█+.? +6,000\n\nleads\.\n$/,
    );
    expect(seen).toHaveLength(2);
    expect(seen[0]).toMatchObject({
      authorization: `Api-Key ${key}`,
      body: {
        input: "n by city?",
        messageId: expect.stringMatching(/^\d{13,}-message$/),
        sessionSettings: {
          externalId: "jane",
          groups: ["analysts"],
          userAttributes: [{ name: "city", value: "Berlin" }],
        },
      },
    });
    expect(seen[1]?.body).toEqual({ ...seen[0]?.body, chatId: "t1" });
  });

  test("D7: Ctrl-C stops the turn through the service", async () => {
    let streaming: ServerResponse | undefined;
    const { url, seen } = await serving(({ path }, response) => {
      if (path === "/chat/abort") {
        response.writeHead(204).end();
        send(
          streaming!,
          { id: "__aborted__", type: "abort", code: "chat_aborted", error: "x" },
          usage,
        );
        streaming?.end();
        return;
      }
      streaming = response;
      send(response, cutoff, say(1, "Let me see "));
      setTimeout(() => asked.child.kill("SIGINT"), 500);
    });
    const asked = chat(url);
    expect(await asked.ended()).toBe(1);
    expect(asked.output().stdout).toBe("\nLet me see \nstopped\n");
    expect(seen[1]).toMatchObject({
      path: "/chat/abort",
      body: { chatId: "t1", sessionSettings: { externalId: "jane" } },
    });
  });

  test("F1: a refusal is shown in the service's words, and a typo with what was meant", async () => {
    const { url } = await serving((_, response) => {
      response.writeHead(404).end(JSON.stringify({ detail: "There is no\u001b[2J such agent." }));
    });
    const refused = chat(url);
    expect(await refused.ended()).toBe(1);
    expect(refused.output()).toEqual({ stdout: "", stderr: "There is no such agent.\n" });
    const typo = chat(url, "--mesage", "x");
    expect(await typo.ended()).toBe(2);
    expect(typo.output().stderr).toMatch(/unknown option '--mesage'\n\(Did you mean --message\?\)/);
  });

  test("A3: the demo's key goes nowhere but to this machine's demo", async () => {
    const { url, seen } = await serving((_, response) => response.end());
    const asked = startService({ BOOTSTRAP_API_KEY: key }, [
      "chat",
      "--url",
      url,
      "--message",
      "?",
    ]);
    expect(await asked.ended()).toBe(1);
    expect(asked.output().stderr).toContain("--url needs a key");
    expect(seen).toEqual([]);
  });
});
