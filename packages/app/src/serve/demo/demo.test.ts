import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEmbeddedAnalytics, type Environment } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { readConfiguration } from "../../configuration/read-configuration.js";
import { provisionDemo } from "./demo.js";

describe("the demo's admin key", () => {
  const preset = `sk-server000000-${"s".repeat(43)}`;
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "demo-"));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  const provision = (environment: Environment = {}) => {
    const read = readConfiguration({ DATA_DIR: folder, ...environment }, folder);
    if ("problems" in read) throw new Error(read.problems.join("\n"));
    const analytics = createEmbeddedAnalytics(inMemoryPorts());
    return provisionDemo(analytics, read.configuration, environment, undefined);
  };

  test("F4: with the variables of a language model there is a second agent, which is that model", async () => {
    const agentsWith = async (environment: Environment) => {
      const read = readConfiguration({ DATA_DIR: folder, ...environment }, folder);
      if ("problems" in read) throw new Error(read.problems.join("\n"));
      const ports = inMemoryPorts();
      await provisionDemo(
        createEmbeddedAnalytics(ports),
        read.configuration,
        environment,
        undefined,
      );
      return (await ports.accounts.load("demo", []))?.agents.map(({ id, config }) => ({
        id,
        ...config,
      }));
    };
    expect(await agentsWith({ OPENAI_MODEL: "" })).toHaveLength(1);
    const local = { OPENAI_BASE_URL: "http://127.0.0.1:11434/v1", OPENAI_MODEL: "a-model" };
    const [, first] = (await agentsWith(local)) ?? [];
    expect(first).toEqual({
      id: "2",
      thinking: "always",
      kind: "openai-compatible",
      baseUrl: "http://127.0.0.1:11434/v1",
      model: "a-model",
    });
    const secret = "key-canary";
    const [, openAi] =
      (await agentsWith({ OPENAI_API_KEY: secret, ANTHROPIC_API_KEY: secret })) ?? [];
    expect(openAi).toMatchObject({ kind: "openai-compatible", apiKeyFromEnv: "OPENAI_API_KEY" });
    const [, anthropic] = (await agentsWith({ ANTHROPIC_API_KEY: secret })) ?? [];
    expect(anthropic).toMatchObject({ kind: "anthropic", apiKeyFromEnv: "ANTHROPIC_API_KEY" });
    expect(JSON.stringify([openAi, anthropic])).not.toContain(secret);
  });

  const kept = async () => (await readFile(join(folder, "demo-admin-key"), "utf8")).trim();

  test("is made once and kept", async () => {
    const first = await provision();
    expect(first).toMatchObject({ apiKey: await kept(), isNew: true });
    expect(await provision()).toMatchObject({ apiKey: first.apiKey, isNew: false });
  });

  test("is the preset one where there is one", async () => {
    expect(await provision({ BOOTSTRAP_API_KEY: preset })).toMatchObject({ apiKey: preset });
    expect(await kept()).toBe(preset);
  });

  test.each(["", "sk-mistyped", `${preset}x`])(
    "is made anew where what was kept is no key (A3): %j",
    async (text) => {
      await writeFile(join(folder, "demo-admin-key"), text);
      const { apiKey, isNew } = await provision();
      expect(apiKey).toMatch(/^sk-[a-z0-9]{12}-[\w-]{43}$/);
      expect([await kept(), isNew]).toEqual([apiKey, true]);
    },
  );
});
