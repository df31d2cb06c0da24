// The built-in analyst in this process: the whole chat, over this repository's engine and no store.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { textSearch, vegaLiteCheck } from "@embedded-analytics/adapters-ai";
import { duckdbPorts } from "@embedded-analytics/adapters-duckdb";
import { builtinAnalyst } from "@embedded-analytics/agent-analyst";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { answerIn } from "./lines.mjs";

/** Worth nothing outside a run. */
const apiKey = `sk-benchmark000-${"0".repeat(43)}`;
const address = { accountName: "judge", agentId: "1" };

/**
 * An agent over a model folder that takes every question for asked at noon of a day, UTC. `onTask` sees each
 * task before it is answered. Data are imported anew unless a `cacheDirectory` is given, which is kept.
 */
export const openInProcess = async (
  { folder, groups, cacheDirectory: kept },
  today,
  onTask = async () => undefined,
) => {
  const cacheDirectory = kept ?? (await mkdtemp(join(tmpdir(), "judge-")));
  const ports = duckdbPorts({
    folderOf: (modelFolder) => modelFolder,
    cacheDirectory,
    query: { seconds: 30, rowsMax: 100_000, concurrency: 2, memoryMb: 1024 },
    log: { info: () => undefined, warn: console.warn, error: console.error },
  });
  const agents = builtinAnalyst();
  const nowMs = Date.parse(`${today}T12:00:00Z`);
  const analytics = createEmbeddedAnalytics(
    {
      ...inMemoryPorts({
        agents: {
          async *answer(id, task, signal) {
            await onTask(task);
            yield* await agents.answer(id, { ...task, nowMs }, signal);
          },
        },
      }),
      modelSearch: textSearch(),
      chartCheck: vegaLiteCheck,
      semanticCatalog: ports.semanticCatalog,
      queryRunner: ports.queryRunner,
    },
    { onTurnError: console.error },
  );
  await analytics.applyDeclaration(declarationOf(folder, groups), { JUDGE_KEY: apiKey });
  const caller = { apiKey };
  return {
    ask: async (input, chatId) => {
      const began = performance.now();
      const body = { sessionSettings: { externalId: "judge", groups }, input };
      const stream = await analytics.streamChat(caller, address, {
        ...body,
        ...(chatId === undefined ? {} : { chatId }),
      });
      const lines = [];
      for await (const texts of stream.lines)
        for (const text of texts) if (text.trim() !== "") lines.push(JSON.parse(text));
      return answerIn(lines, (performance.now() - began) / 1000);
    },
    close: async () => {
      await ports.close();
      if (kept === undefined) await rm(cacheDirectory, { recursive: true, force: true });
    },
  };
};

const declarationOf = (folder, groups) => ({
  accounts: [
    {
      name: "judge",
      plan: "enterprise",
      keys: [{ name: "server", fromEnv: "JUDGE_KEY" }],
      deployments: [{ id: 1, name: "judged", default: true, model: folder, timezone: "UTC" }],
      agents: [{ id: "1", name: "analyst", deployment: 1, kind: "builtin" }],
      groups: groups.map((name) => ({ name })),
    },
  ],
});
