import { expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServedAgent } from "../composition/served-agents.js";
import { greet } from "./greeting.js";

const agent: ServedAgent = {
  accountName: "demo",
  id: "1",
  name: "analyst",
  kind: "builtin",
  isKnown: true,
  chatUrl: "http://localhost:4000/local/api/v1/public/demo/agents/1/chat/stream-chat-state",
};

test("D1: the Chat API URL of each agent is printed, also where there is no demo", () => {
  const greeting = greet({
    url: "http://localhost:4000",
    store: "somewhere",
    demo: undefined,
    agents: [agent, { ...agent, accountName: "acme", chatUrl: "the other's" }],
  });
  expect(greeting).toContain(`Chat API of agent 1 (analyst) of account demo: ${agent.chatUrl}\n`);
  expect(greeting).toContain("Chat API of agent 1 (analyst) of account acme: the other's\n");
  expect(greeting).not.toContain("curl");
});

test.each(["plain", "with space", "it's", '$HOME `x` "y"', "a;b&c", "(d)"])(
  "the curl lines can be pasted where the key's file lies in a folder named %s",
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), "greeting-"));
    mkdirSync(join(folder, name));
    const path = join(folder, name, "demo-admin-key");
    writeFileSync(path, "the key\n");
    const greeting = greet({
      url: "http://localhost:4000",
      store: "somewhere",
      demo: { apiKey: "unused", path, isNew: false },
      agents: [agent],
    });
    const lines = greeting.match(/^ {2}curl [^]*?'$/gm) ?? [];
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      const program = `curl() { printf '%s\\n' "$@"; }\n${line}`;
      const said = execFileSync("sh", ["-c", program], { encoding: "utf8" }).split("\n");
      expect(said).toContain("Authorization: Api-Key the key");
      expect(JSON.parse(said.at(-2) ?? "")).toBeDefined();
    }
    rmSync(folder, { recursive: true });
  },
);
