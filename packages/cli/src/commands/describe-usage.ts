import type { UsageOfAgent } from "@embedded-analytics/domain";
import type { ServedAgent } from "@embedded-analytics/app/program";

const titles = ["agent", "since", "turns", "model calls", "tokens in", "tokens out"] as const;

/** What the agents of an account have used, as a table; nothing where none was asked. */
export const describeUsage = (
  usage: readonly UsageOfAgent[],
  agents: readonly Pick<ServedAgent, "id" | "name">[],
): string => {
  if (usage.length === 0) return "";
  const rows = [titles, ...usage.map((each) => cells(each, nameOf(agents, each.agentId)))];
  const widths = titles.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, at) => aligned(cell, at, widths)).join("  ")}\n`)
    .join("");
};

const cells = (usage: UsageOfAgent, name: string): readonly string[] => [
  name,
  new Date(usage.sinceMs).toISOString().slice(0, 10),
  ...[usage.turns, usage.llmCalls, usage.inputTokens, usage.outputTokens].map(number),
];

const number = (count: number): string => count.toLocaleString("en-US");

/** An agent that is gone has its id only. */
const nameOf = (agents: readonly Pick<ServedAgent, "id" | "name">[], agentId: string): string => {
  const name = agents.find(({ id }) => id === agentId)?.name;
  return name === undefined ? agentId : `${agentId} (${name})`;
};

/** Words stand left, numbers right. */
const aligned = (cell: string, at: number, widths: readonly number[]): string =>
  at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
