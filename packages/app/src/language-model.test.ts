import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService, type ServiceProcess } from "./testing/service-process.js";

const keyCanary = "key-of-the-provider-canary";
const apiKey = `sk-chattest0000-${"c".repeat(43)}`;
const input = {
  sqlQuery: "SELECT city, MEASURE(revenue) AS revenue FROM sales GROUP BY ALL",
  queryTitle: "Revenue by city",
  vegaSpec: JSON.stringify({
    mark: "bar",
    encoding: {
      x: { field: "city", type: "nominal" },
      y: { field: "revenue", type: "quantitative" },
    },
  }),
};

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** Queries once, and then says what it has read. */
const answerTo = (messages: readonly { readonly role: string }[]): string => {
  if (messages.at(-1)?.role === "tool")
    return chunk({ content: "Here it is." }) + chunk({}, "stop");
  const call = { name: "svcSqlApi", arguments: JSON.stringify(input) };
  return chunk({ tool_calls: [{ index: 0, id: "c1", function: call }] }) + chunk({}, "tool_calls");
};

let provider: Server;
let service: ServiceProcess;
let dataDirectory: string;
const asked: { readonly authorization: string | undefined; readonly body: string }[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += piece.toString("utf8")));
    request.on("end", () => {
      asked.push({ authorization: request.headers.authorization, body });
      const { messages } = JSON.parse(body) as { messages: { role: string }[] };
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(`${answerTo(messages)}data: [DONE]\n\n`);
    });
  });
  provider.listen(0, "127.0.0.1");
  await once(provider, "listening");
  dataDirectory = await mkdtemp(join(tmpdir(), "language-model-"));
  service = startService({
    DATA_DIR: dataDirectory,
    PORT: "0",
    LOG_LEVEL: "trace",
    BOOTSTRAP_API_KEY: apiKey,
    OPENAI_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
    OPENAI_MODEL: "a-model",
    OPENAI_API_KEY: keyCanary,
  });
  await service.listening();
});

afterAll(async () => {
  service.child.kill("SIGTERM");
  await service.ended();
  provider.closeAllConnections();
  provider.close();
  await rm(dataDirectory, { recursive: true });
});

test("F4, E1, T17: the demo's second agent is the model of the environment, and queries as its user", async () => {
  const { stdout } = service.output();
  expect(stdout).toContain("Agent 2 of the demo account is the language model a-model at http:");
  const url = /agent 2 \(assistant\) of account demo: (\S+)\n/.exec(stdout)?.[1] ?? "";
  const userAttributes = [{ name: "city", value: "Berlin" }];
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({
      input: "Revenue by city?",
      sessionSettings: { externalId: "jane", groups: ["analysts"], userAttributes },
    }),
  });
  const text = await response.text();
  const lines = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const call = lines.find((line) => "toolCall" in line && line["isInProcess"] === false);
  const { result } = call?.["toolCall"] as { readonly result: string };
  const { data, vegaSpec } = JSON.parse(result) as { data: unknown[][]; vegaSpec: string };
  expect(data).toEqual([["Berlin", expect.any(Number)]]);
  expect(JSON.parse(vegaSpec)).toMatchObject({ mark: "bar" });
  expect(lines.find((line) => String(line["graphPath"]) === "final")).toMatchObject({
    content: "Here it is.",
  });
  expect(asked.map(({ authorization }) => authorization)).toEqual([
    `Bearer ${keyCanary}`,
    `Bearer ${keyCanary}`,
  ]);
  const { stdout: out, stderr } = service.output();
  expect(text + out + stderr + asked.map(({ body }) => body).join("")).not.toContain(keyCanary);
  const isTold = (member: string) => asked[0]?.body.includes(`\\"name\\":\\"${member}\\"`);
  expect(["revenue", "margin", "cost"].map(isTold)).toEqual([true, false, false]);
});
