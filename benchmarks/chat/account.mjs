/** The API key of the benchmark's account: worth nothing outside a run. */
export const apiKey = `sk-benchmark000-${"0".repeat(43)}`;

/** Seconds that a turn of the second agent may take. */
export const shortSeconds = 2;

// Readers get what the agent thinks, too: some measures fill a turn with it, and hidden lines weigh nothing.
const agent = { deployment: 1, acceptClientChatIds: true, thinking: "always" };

/** More than any run asks for. */
const unbounded = 100_000_000;

/** An account with two agents that do as they are told: one with the usual budget, one in a hurry. */
export const declaration = {
  accounts: [
    {
      name: "benchmark",
      // One key asks for all readers: its limits are counted, and never reached.
      limits: {
        externalUsers: unbounded,
        callsPerMinute: unbounded,
        keyCallsPerMinute: unbounded,
        userCallsPerMinute: unbounded,
        concurrentTurns: unbounded,
        userConcurrentTurns: unbounded,
      },
      keys: [{ name: "server", fromEnv: "BENCHMARK_KEY" }],
      deployments: [{ id: 1, name: "shop", default: true }],
      agents: [
        { id: "1", name: "analyst", ...agent },
        { id: "2", name: "hasty", ...agent, budgets: { seconds: shortSeconds } },
      ],
    },
  ],
};

const chatOf = (url, agentId) => `${url}/local/api/v1/public/benchmark/agents/${agentId}/chat`;

/** Where our service is asked; the others have the same two addresses. */
export const addressesOf = (url) => ({
  stream: `${chatOf(url, "1")}/stream-chat-state`,
  abort: `${chatOf(url, "1")}/stream-chat-state/abort`,
  hasty: `${chatOf(url, "2")}/stream-chat-state`,
});

export const headers = {
  authorization: `Api-Key ${apiKey}`,
  "content-type": "application/json",
};

/**
 * What everybody is sent: the agent does as the input says. Who sends it again, while the turn runs,
 * watches it.
 */
export const messageOf = (chatId, script) => ({
  sessionSettings: { externalId: "jane" },
  chatId,
  messageId: "1700000000000-message",
  input: JSON.stringify(script),
});
