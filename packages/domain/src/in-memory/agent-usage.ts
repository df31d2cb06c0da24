import type { AgentUsage } from "../chat/ports/agent.js";
import type { UsageOfAgent } from "../chat/usage-of-agent.js";
import { keyIn, type Tables } from "./tables.js";
import type { AccountId, AgentId, Milliseconds } from "../shared/text/branded.js";

const dayMs = 86_400_000;

/** Adds a turn that has just ended to its agent's day. */
export const countTurn = (
  tables: Tables,
  accountId: AccountId,
  agentId: AgentId,
  usage: AgentUsage,
  nowMs: Milliseconds,
): void => {
  const sinceMs = startOfDay(nowMs);
  const key = keyIn(accountId, `${sinceMs}/${agentId}`);
  const turn = { ...counted(usage), agentId, sinceMs, turns: 1 };
  const before = tables.agentUsage.get(key);
  tables.agentUsage.set(key, { ...(before ? sumOf(before, turn) : turn), accountId });
};

/** What `ThreadsMethods.usage` answers. */
export const usageOf = (
  tables: Tables,
  accountId: AccountId,
  sinceMs = -Infinity,
): readonly UsageOfAgent[] => {
  const agents = new Map<string, UsageOfAgent>();
  for (const { accountId: owner, ...day } of tables.agentUsage.values()) {
    if (owner !== accountId || day.sinceMs < startOfDay(sinceMs)) continue;
    const before = agents.get(day.agentId);
    agents.set(day.agentId, before ? sumOf(before, day) : day);
  }
  return [...agents.values()].sort((a, b) => (a.agentId < b.agentId ? -1 : 1));
};

const startOfDay = (ms: number): number => Math.floor(ms / dayMs) * dayMs;

const sumOf = (a: UsageOfAgent, b: UsageOfAgent): UsageOfAgent => ({
  agentId: a.agentId,
  sinceMs: Math.min(a.sinceMs, b.sinceMs),
  turns: a.turns + b.turns,
  models: distinct([...a.models, ...b.models]),
  llmCalls: a.llmCalls + b.llmCalls,
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
  cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
});

const counted = (usage: AgentUsage): AgentUsage => ({
  models: distinct(usage.models),
  llmCalls: countOf(usage.llmCalls),
  inputTokens: countOf(usage.inputTokens),
  outputTokens: countOf(usage.outputTokens),
  cacheReadTokens: countOf(usage.cacheReadTokens),
  cacheWriteTokens: countOf(usage.cacheWriteTokens),
});

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

const countOf = (count: number): number =>
  Number.isFinite(count) ? Math.round(Math.min(Math.max(count, 0), 1e12)) : 0;
